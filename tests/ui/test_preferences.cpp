// The preferences' sheet: every control, by mouse and by keyboard alone, changes its one value at once.
#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <cstdlib>
#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/preferences/deck_row.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/sheets/sheet.h"
#include "ui/toolkit/choice_row.h"
#include "ui/toolkit/paper_group.h"
#include "ui/toolkit/slider_row.h"

namespace testPreferences {

using namespace giaguaro;
using std::chrono::milliseconds;

namespace {

// A setting, and how it is reached: a control's name, and what is expected after it was used.
struct Change {
  char const* control;
  std::function<void(Settings&)> expected;
};

std::vector<Change> buttons() {
  std::vector<Change> all{
      {"clicks_1", [](Settings& set) { set.clicks = ClickMode::secondPlays; }},
      {"guideDepth_1", [](Settings& set) { set.guide = GuideDepth::player; }},
      {"guideDepth_2", [](Settings& set) { set.guide = GuideDepth::off; }},
      {"theme_wine", [](Settings& set) { set.theme = "wine", set.themeChosen = true; }},
      {"theme_night", [](Settings& set) { set.theme = "night", set.themeChosen = true; }},
      {"theme_linen", [](Settings& set) { set.theme = "linen", set.themeChosen = true; }},
      {"theme_contrast", [](Settings& set) { set.theme = "contrast", set.themeChosen = true; }},
      {"cardBack_2", [](Settings& set) { set.cards.back = CardBack::red; }},
      {"fourColours_1", [](Settings& set) { set.cards.variant.fourColours = true; }},
      {"largeIndices_1", [](Settings& set) { set.cards.variant.largeIndices = true; }},
      {"courtLetters_3", [](Settings& set) { set.cards.variant.letters = CourtLetters::french; }},
      {"cardSize_2", [](Settings& set) { set.cardSize = 110; }},
      {"trickUntil_1", [](Settings& set) { set.trickUntilClick = false; }},
      {"motion_0", [](Settings& set) { set.motion = MotionPace::off, set.motionChosen = true; }},
      {"motion_1", [](Settings& set) { set.motion = MotionPace::brisk, set.motionChosen = true; }},
      {"motion_3", [](Settings& set) { set.motion = MotionPace::slow, set.motionChosen = true; }},
      {"sound_1", [](Settings& set) { set.sound = true; }},
  };
  return all;
}

struct Slide {
  char const* control;
  std::function<int(Settings const&)> value;
  int most;
  int step;  // of the value, an arrow key
};

// With sounds, or there is nothing to be loud.
Settings loud() {
  Settings settings;
  settings.sound = true;
  return settings;
}

std::vector<Slide> slides() {
  return {
      {"thinking", [](Settings const& set) { return static_cast<int>(set.thinking.count()); }, 3000, 100},
      {"trickRest", [](Settings const& set) { return static_cast<int>(set.trickRest.count()); }, 5000, 100},
      {"resultRest", [](Settings const& set) { return static_cast<int>(set.resultRest.count()); }, 15000,
       100},
      {"volume", [](Settings const& set) { return set.volume; }, 100, 5}};
}

}  // namespace

class TestPreferences : public QObject {
  Q_OBJECT

  CardArt art_;
  std::unique_ptr<QWidget> parent_;
  PreferencesSheet* sheet_ = nullptr;
  std::vector<Settings> sent_;

  QAbstractButton* button(char const* name) { return sheet_->findChild<QAbstractButton*>(QString(name)); }
  QSlider* slider(char const* name) { return sheet_->findChild<QSlider*>(QString(name)); }
  // Through the window system, so that what lies over it would get it.
  void clickAt(QWidget* widget, QPoint const& at) {
    for (QWidget* up = widget->parentWidget(); up != nullptr; up = up->parentWidget())
      if (auto* area = qobject_cast<QScrollArea*>(up)) area->ensureWidgetVisible(widget);
    QTest::mouseClick(parent_->windowHandle(), Qt::LeftButton, {}, widget->mapTo(parent_.get(), at));
  }
  void click(QWidget* widget) {
    showSectionOf(*widget);
    clickAt(widget, widget->rect().center());
  }
  // One after the other, until the control is there.
  void showSectionOf(QWidget& control) {
    for (int i = 0; !control.isVisible() && i < 4; ++i)
      button(qPrintable(QString("section_%1").arg(i)))->click();
    QVERIFY2(control.isVisible(), qPrintable(control.objectName()));
  }
  // By Tab alone; false: it cannot be reached.
  bool tabTo(std::function<bool(QWidget*)> const& there) {
    for (int i = 0; i < 60; ++i) {
      if (there(QApplication::focusWidget())) return true;
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    return false;
  }

 private slots:
  void init() {
    parent_ = std::make_unique<QWidget>();
    parent_->resize(1280, 760);
    sheet_ = new PreferencesSheet(&art_, parent_.get());
    sheet_->resize(parent_->size());
    sheet_->setTheme(Theme::named("green"));
    parent_->show();
    sheet_->show();
    sheet_->focusFirst();
    QVERIFY(QTest::qWaitForWindowActive(parent_.get()));
    sent_.clear();
    connect(sheet_, &PreferencesSheet::changed, this,
            [this](Settings const& settings) { sent_.push_back(settings); });
  }
  void cleanup() { parent_.reset(); }

  // Where there is one deck alone there is nothing to choose.
  void decksAreOfferedFromTheSecondOn() {
    DeckRow row(QStringLiteral("deck"), parent_.get());
    row.add({});
    QVERIFY(row.isHidden() && row.fields().empty());
    DeckOffer other;
    other.id = other.name = QStringLiteral("other");
    row.add(other);
    QVERIFY(!row.isHidden());
    QCOMPARE(row.fields().size(), std::size_t{2});
    QCOMPARE(row.fields()[1]->objectName(), QStringLiteral("deck_other"));
  }

  // Whichever page is open but the cards', which grows with the decks that a machine has: the tabs and the buttons at the foot stay where they are, at every size.
  void nothingJumpsFromPageToPage_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1280, 760);
    QTest::newRow("low") << QSize(900, 560);
    QTest::newRow("high") << QSize(1400, 1000);
  }
  void nothingJumpsFromPageToPage() {
    QFETCH(QSize, size);
    parent_->resize(size);
    sheet_->resize(size);
    // And fields of two values are divided in the middle, all of them.
    for (char const* first : {"language_0", "clicks_0", "sound_0"}) {
      QString const second = QString::fromLatin1(first).replace(u'0', u'1');
      QVERIFY(std::abs(button(first)->width() - button(qPrintable(second))->width()) <= 1);
      QCOMPARE(button(qPrintable(second))->x(), button("language_1")->x());
    }
    QList<QPoint> tabs;
    QList<QPoint> feet;
    for (int i = 0; i < 4; ++i) {
      auto* const tab = button(qPrintable(QString("section_%1").arg(i)));
      tab->click();
      QCoreApplication::processEvents();
      tabs << button("section_0")->mapTo(parent_.get(), QPoint());
      feet << button("closePreferences")->mapTo(parent_.get(), QPoint());
    }
    for (int i = 1; i < 4; ++i) {
      if (i == 2) continue;  // the cards, of which there are more with each deck that is installed here
      QCOMPARE(tabs[i], tabs[0]);
      QCOMPARE(feet[i], feet[0]);
    }
  }

  void buttonsByMouse() {
    Settings expected;
    for (Change const& change : buttons()) {
      click(button(change.control));
      change.expected(expected);
      QVERIFY2(!sent_.empty() && sent_.back() == expected, change.control);
      QVERIFY2(button(change.control)->isChecked(), change.control);
      QCOMPARE(sent_.size(), std::size_t{1});
      sent_.clear();
    }
  }

  // Tab comes to the chosen value, arrows go on to the others and choose at once.
  void buttonsByKeys() {
    for (Change const& change : buttons()) {
      sheet_->setSettings({});
      sent_.clear();
      QAbstractButton* const wanted = button(change.control);
      showSectionOf(*wanted);
      sheet_->focusFirst();
      auto const inItsGroup = [&](QWidget* focus) {
        auto const* of = qobject_cast<QAbstractButton*>(focus);
        return of != nullptr && of->group() != nullptr && of->group() == wanted->group();
      };
      QVERIFY2(tabTo(inItsGroup), change.control);
      QVERIFY(qobject_cast<QAbstractButton*>(QApplication::focusWidget())->isChecked());
      // Along a line, back, and where there is a second line the same there.
      for (Qt::Key const key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right})
        for (int i = 0; i < 5 && QApplication::focusWidget() != wanted; ++i)
          QTest::keyClick(QApplication::focusWidget(), key);
      QCOMPARE(QApplication::focusWidget(), wanted);
      Settings expected;
      change.expected(expected);
      QVERIFY2(!sent_.empty() && sent_.back() == expected, change.control);
    }
  }

  void slidersByMouse() {
    sheet_->setSettings(loud());
    for (Slide const& slide : slides()) {
      QSlider* const track = slider(slide.control);
      showSectionOf(*track);
      clickAt(track, QPoint(track->width() - 3, track->height() / 2));
      QVERIFY2(!sent_.empty(), slide.control);
      QCOMPARE(slide.value(sent_.back()), slide.most);
      clickAt(track, QPoint(3, track->height() / 2));
      QCOMPARE(slide.value(sent_.back()), 0);
      clickAt(track, track->rect().center());
      QVERIFY(std::abs(slide.value(sent_.back()) - slide.most / 2) <= slide.step);
      sent_.clear();
    }
  }

  void volumeIsOfSounds() {
    sheet_->setSettings({});
    QVERIFY(!slider("volume")->isEnabled());
    sheet_->setSettings(loud());
    QVERIFY(slider("volume")->isEnabled());
  }

  void slidersByKeys() {
    for (Slide const& slide : slides()) {
      sheet_->setSettings(loud());
      showSectionOf(*slider(slide.control));
      sheet_->focusFirst();
      QVERIFY2(tabTo([&](QWidget* focus) { return focus == slider(slide.control); }), slide.control);
      int const before = slide.value(loud());
      QTest::keyClick(slider(slide.control), Qt::Key_Right);
      QCOMPARE(slide.value(sent_.back()), before + slide.step);
      Settings expected = sent_.back();
      QTest::keyClick(slider(slide.control), Qt::Key_Left);
      QCOMPARE(sent_.back(), loud());
      QTest::keyClick(slider(slide.control), Qt::Key_End);
      QCOMPARE(slide.value(sent_.back()), slide.most);
      QTest::keyClick(slider(slide.control), Qt::Key_Home);
      QCOMPARE(slide.value(sent_.back()), 0);
      // Nothing else has changed with it.
      sheet_->setSettings(expected);
      QCOMPARE(sheet_->settings(), expected);
    }
  }

  // The number is read out with what it means.
  void slidersSayTheirValue() {
    QSlider* const track = slider("thinking");
    showSectionOf(*track);
    QVERIFY2(track->accessibleName().endsWith(": 0.7 s"), qPrintable(track->accessibleName()));
    QTest::keyClick(track, Qt::Key_Home);
    QVERIFY2(track->accessibleName().endsWith(": 0.0 s"), qPrintable(track->accessibleName()));
  }

  void languages() {
    QSignalSpy const wanted(sheet_, &PreferencesSheet::languageWanted);
    click(button("language_1"));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), "it");
    button("language_1")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted.last().first().toString(), "en");
    QVERIFY(sent_.empty());
  }

  void defaultsAreRestored() {
    for (Change const& change : buttons()) click(button(change.control));
    for (Slide const& slide : slides()) {
      showSectionOf(*slider(slide.control));
      QTest::keyClick(slider(slide.control), Qt::Key_End);
    }
    QVERIFY(!(sent_.back() == Settings{}));
    sent_.clear();
    click(button("restoreDefaults"));
    QCOMPARE(sent_.size(), std::size_t{1});
    QCOMPARE(sent_.back(), Settings{});
    QVERIFY(button("clicks_0")->isChecked());
    QVERIFY(button("theme_green")->isChecked());
    QCOMPARE(slider("thinking")->value(), 7);
  }

  // What was stored between two ticks of a slider is not rounded by what others set.
  void storedNumbersAreKept() {
    Settings stored;
    stored.thinking = milliseconds(1234);
    stored.volume = 33;
    sheet_->setSettings(stored);
    QVERIFY(sent_.empty());
    click(button("clicks_1"));
    stored.clicks = ClickMode::secondPlays;
    QCOMPARE(sent_.back(), stored);
  }

  void closes() {
    QSignalSpy const closed(sheet_, &PreferencesSheet::closed);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
    click(button("closePreferences"));
    QCOMPARE(closed.size(), 2);
    showSectionOf(*slider("thinking"));
    slider("thinking")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 3);
  }

  void nothingIsSaidOfSoundsThatThereAreNot() {
    showSectionOf(*button("sound_1"));
    sheet_->setSoundOffered(false);
    QVERIFY(!button("sound_1")->isVisible());
    QVERIFY(!slider("volume")->isVisible());
    QVERIFY(button("clicks_1")->isVisible());
  }

  // Of all sections one, so that the eye goes down one line.
  void fieldsHaveOneEdge() {
    std::set<int> edges;
    QStringList told;
    for (int section = 0; section < 4; ++section) {
      button(qPrintable(QString("section_%1").arg(section)))->click();
      QCoreApplication::processEvents();
      for (ChoiceRow const* row : sheet_->findChildren<ChoiceRow*>()) {
        if (!row->isVisible()) continue;
        int const edge = row->button(0)->mapTo(sheet_, QPoint()).x();
        told << QString("%1: %2, %3 of %4")
                    .arg(row->button(0)->objectName())
                    .arg(edge)
                    .arg(row->wantedInForm())
                    .arg(row->width());
        edges.insert(edge);
      }
    }
    QVERIFY2(edges.size() == 1, qPrintable(told.join("; ")));
  }

  // Rows of one height follow each other at one distance in all groups, and groups lie further apart than rows.
  void rowsHaveOneDistance() {
    std::set<int> distances;
    for (int section = 0; section < 4; ++section) {
      button(qPrintable(QString("section_%1").arg(section)))->click();
      QCoreApplication::processEvents();
      auto const top = [this](QWidget const* part) { return part->mapTo(sheet_, QPoint()).y(); };
      int below = 0;
      for (PaperGroup const* group : sheet_->findChildren<PaperGroup*>()) {
        if (!group->isVisible()) continue;
        std::set<int> tops;
        for (ChoiceRow const* row : group->findChildren<ChoiceRow*>()) tops.insert(top(row));
        for (SliderRow const* row : group->findChildren<SliderRow*>()) tops.insert(top(row));
        for (auto each = tops.begin(); each != tops.end(); ++each)
          if (each != tops.begin()) distances.insert(*each - *std::prev(each));
        QVERIFY(below == 0 || top(group) - below >= 8);
        below = top(group) + group->height();
      }
      QVERIFY(below > 0);
    }
    QCOMPARE(distances.size(), std::size_t{1});
  }

  // The focus comes to the one that is open, arrows open the next, and its controls follow by Tab. The paper stays as it is.
  void sectionsByKeys() {
    QCOMPARE(QApplication::focusWidget(), button("section_0"));
    QWidget const* const foot = button("closePreferences");
    QPoint const before = foot->mapTo(parent_.get(), QPoint());
    constexpr int cardSection = 2;
    for (int section = 1; section < 4; ++section) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
      QCOMPARE(QApplication::focusWidget(), button(qPrintable(QString("section_%1").arg(section))));
      QVERIFY(!button("clicks_0")->isVisible());
      QCoreApplication::processEvents();
      if (section == cardSection) continue;  // which is longer with each deck that is installed here
      QCOMPARE(foot->mapTo(parent_.get(), QPoint()), before);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(slider("thinking")->hasFocus());
  }

  // In the smallest window each section is whole, without scrolling.
  void sectionsHaveRoom() {
    parent_->resize(900, 600 - 26);
    sheet_->resize(parent_->size());
    for (int section = 0; section < 4; ++section) {
      button(qPrintable(QString("section_%1").arg(section)))->click();
      QCoreApplication::processEvents();
      auto const* const area = sheet_->findChild<QScrollArea*>();
      QVERIFY2(area->widget()->height() <= area->viewport()->height(),
               qPrintable(QString("%1: %2 of %3")
                              .arg(section)
                              .arg(area->widget()->height())
                              .arg(area->viewport()->height())));
    }
  }
};

}  // namespace testPreferences

QTEST_MAIN(testPreferences::TestPreferences)
#include "test_preferences.moc"
