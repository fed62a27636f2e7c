// Every offered theme on every kind of screen: whatever is written can be read on what lies under it, in the
// picture itself. Where texts stand is the same in all themes, and test_pictures looks at that.
#include <QAction>
#include <QHelpEvent>
#include <QImage>
#include <QLineEdit>
#include <QSet>
#include <QTest>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "tests/app/club_tools.h"
#include "tests/app/hint_tools.h"
#include "tests/app/painted_texts.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"
#include "tests/app/two_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/cloth/felt.h"
#include "ui/plates/pair_mark.h"
#include "ui/sheets/sheet.h"
#include "ui/table/table_widget.h"

namespace testThemes {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// As WCAG asks of large words and marks; that of ordinary words, 4.5, is LAYOUT.md's for the themes' own
// pairs.
constexpr double leastContrast = 3;
// What cannot be chosen now is faint on purpose, but not gone.
constexpr double leastOfBarred = 1.8;

double light(QColor const& color) {
  auto const channel = [](double part) {
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(QColor const& a, QColor const& b) {
  double const one = light(a) + 0.05;
  double const other = light(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

// The colour that most of this place has.
QColor groundAt(QImage const& picture, QRect const& place) {
  std::vector<QRgb> colours;
  for (int y = place.top(); y <= place.bottom(); ++y) {
    auto const* line = reinterpret_cast<QRgb const*>(picture.constScanLine(y));
    colours.insert(colours.end(), line + place.left(), line + place.right() + 1);
  }
  // What can hardly be told from each other counts as one: the ground may be lit from above.
  auto const like = [](QRgb colour) { return colour & 0xF8F8F8U; };
  std::ranges::sort(colours, {}, like);
  QRgb most = 0;
  std::ptrdiff_t count = 0;
  for (auto from = colours.begin(); from != colours.end();) {
    auto const to = std::ranges::upper_bound(from, colours.end(), like(*from), {}, like);
    if (to - from > count) {
      most = *from;
      count = to - from;
    }
    from = to;
  }
  return QColor(most);
}

}  // namespace

class TestThemes : public QObject {
  Q_OBJECT

  std::set<QString> faults_;
  int read_ = 0;

  // The sheet that lies over all else, if there is one.
  static Sheet* sheetOf(MainWindow& window) {
    for (Sheet* sheet : window.findChildren<Sheet*>())
      if (sheet->isVisible()) return sheet;
    return nullptr;
  }

  void check(MainWindow& window, QString const& moment) {
    haveTurnsUnpainted(window, 3);
    // The cloth is painted on another thread; until then the last one lies there, perhaps of another theme.
    QVERIFY(comes([&window] { return std::ranges::all_of(window.findChildren<Felt*>(), &Felt::settled); }));
    Sheet* const sheet = sheetOf(window);
    std::vector<PaintedText> const texts =
        sheet != nullptr ? paintedTexts(*sheet, window) : paintedTexts(window);
    Painting const painting(window);
    // What has faded at a page's end is read when it has been scrolled to.
    for (QWidget* fades : window.findChildren<QWidget*>(QStringLiteral("scrollFades")))
      fades->setVisible(false);
    QImage const picture = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    for (PaintedText const& text : texts) {
      QRect const place = (text.place & text.window).adjusted(-1, -2, 1, 2).toAlignedRect() & picture.rect();
      if (text.window.width() <= 1 || text.ink.alpha() < 128 || place.width() < 3 || place.height() < 6)
        continue;
      auto const* widget = window.childAt(place.center());
      bool const barred = widget != nullptr && !widget->isEnabled();
      QColor const ground = groundAt(picture, place);
      double const found = contrast(text.ink, ground);
      ++read_;
      if (found >= (barred ? leastOfBarred : leastContrast)) continue;
      QString const fault =
          QString("%1: %2 is %3 on %4").arg(moment, text.text, text.ink.name(), ground.name());
      if (faults_.insert(fault).second) qWarning().noquote() << fault << found;
    }
  }

  static void setTheme(MainWindow& window, QString const& id) {
    window.findChild<QAction*>("actionTheme_" + id)->trigger();
  }

 private slots:
  void screens_data() {
    QTest::addColumn<QString>("theme");
    for (QString const& id : Theme::offered()) QTest::newRow(qPrintable(id)) << id;
  }
  void screens() {
    QFETCH(QString, theme);
    faults_.clear();
    read_ = 0;
    // One set of rules for each deck and form of dock.
    std::set<QString> games;
    for (Set const& set : allSets()) {
      if (!games.insert(QString::fromStdString(std::string(set.game->id))).second) continue;
      QTemporaryDir const home;
      Program program(home.path(), lineOfSet(set, "en", 5));
      MainWindow& window = program.window();
      QVERIFY(program.isActive());
      setTheme(window, theme);
      program.session().setPaces(
          {.thinking = {}, .trickRest = {}, .trickUntilClick = true, .resultRest = {}});
      QVERIFY(comes([&] { return program.session().hasMatch(); }));
      std::vector<State> states;
      QVERIFY(live(program.session(), true, states));
      std::set<QString> kinds;
      std::erase_if(states, [&kinds](State const& state) {
        return !kinds.insert(kindOf(state.scene) + QString::number(state.scene.mayAct)).second;
      });
      // No colour follows from the size or the language: each size in one.
      for (auto const& [language, size] :
           {std::pair("en", QSize(1280, 800)), std::pair("it", QSize(900, 600))}) {
        emit window.languageWanted(language);
        window.resize(size);
        for (State const& state : states) {
          TableScene scene = state.scene;
          if (scene.mayAct && !openTo(scene).empty()) scene.hint = hintOf(madeUpAdvice(scene), scene);
          window.setScene(scene);
          check(window, QString("%1 %2 %3 %4").arg(theme, language).arg(size.width()).arg(state.moment));
        }
      }
    }
    qInfo("%d texts read", read_);
    QVERIFY(read_ > 1000);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // What is said at the table and the menu for it, the clock in its last seconds, piles and the line about them.
  void talkClockAndPiles_data() { screens_data(); }
  void talkClockAndPiles() {
    using namespace std::chrono_literals;
    QFETCH(QString, theme);
    faults_.clear();
    read_ = 0;
    QTemporaryDir const home;
    FakeTime time;
    Program program(home.path(), lineWithMatch("en", 11));
    MainWindow& window = program.window();
    Session& session = program.session();
    QVERIFY(program.isActive());
    setTheme(window, theme);
    time.give(session);
    session.start(atClub(talking(planWithViewer())));
    QVERIFY(comesToPlay(session));
    QVERIFY(runsDown(session));
    for (auto const& [language, size] :
         {std::pair("en", QSize(1280, 800)), std::pair("it", QSize(900, 600))}) {
      emit window.languageWanted(language);
      window.resize(size);
      window.table()->toggleTalk();
      check(window, theme + ' ' + language + " menu");
      window.table()->toggleTalk();
      auto const said = talkOfHand(session).size();
      session.speak({Saying::Kind::givePoints});
      QVERIFY(comes([&] { return talkOfHand(session).size() > said; }));
      check(window, theme + ' ' + language + " said");
      time.pass(82s);
      check(window, theme + ' ' + language + " last seconds");
    }
    MatchPlan const two = planOfTwo(5);
    for (int const cards : {0, 1, 8}) {
      auto const table = playedTo(two, cards);
      QVERIFY(!table->handOver());
      window.setScene(sceneOf(table->at(0), two, {}, {.mayAct = table->toAct() == 0}));
      check(window, theme + " piles");
    }
    QVERIFY(read_ > 100);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }

  // Rings and marks that are no words: the clock, whose turn it is, the pairs.
  void marksOnPlates() {
    for (QString const& id : Theme::offered()) {
      Theme const theme = Theme::named(id);
      std::vector<QColor> marks{theme.warn, theme.accent};
      for (PairMark const pair : {PairMark::disc, PairMark::triangle, PairMark::square})
        marks.push_back(pairColour(pair, theme));
      for (QColor const& mark : marks)
        QVERIFY2(contrast(mark, theme.plate) >= 4.5, qPrintable(id + ' ' + mark.name()));
      // What stands dotted, and what is dashed.
      QVERIFY2(contrast(theme.onplate2, theme.plate) >= 4.5, qPrintable(id));
      QVERIFY2(contrast(theme.bestedge, theme.best) >= 3, qPrintable(id));
    }
  }

  // What tooltips say can be read in every theme: with the colours that the program gives them, and in the
  // picture of one.
  void tooltips() {
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 11));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    QSet<QRgb> grounds;
    for (QString const& theme : Theme::offered()) {
      setTheme(window, theme);
      double const least = theme == "contrast" ? 7 : 4.5;
      QPalette const palette = QToolTip::palette();
      QColor const ink = palette.color(QPalette::Inactive, QPalette::ToolTipText);
      QColor const ground = palette.color(QPalette::Inactive, QPalette::ToolTipBase);
      QVERIFY2(contrast(ink, ground) >= least, qPrintable(theme));
      grounds << ground.rgb();

      QPoint const at = window.table()->tableLayout().plate(1).center().toPoint();
      QHelpEvent help(QEvent::ToolTip, at, window.table()->mapToGlobal(at));
      QApplication::sendEvent(window.table(), &help);
      auto const shown = [] {
        for (QWidget* each : QApplication::topLevelWidgets())
          if (each->inherits("QTipLabel") && each->isVisible()) return each;
        return static_cast<QWidget*>(nullptr);
      };
      QVERIFY(comes([&] { return shown() != nullptr; }));
      QImage const picture = shown()->grab().toImage().convertToFormat(QImage::Format_RGB32);
      QCOMPARE(groundAt(picture, picture.rect().adjusted(2, 2, -2, -2)), ground);
      double most = 0;
      for (int y = 2; y < picture.height() - 2; ++y)
        for (int x = 2; x < picture.width() - 2; ++x)
          most = std::max(most, contrast(picture.pixelColor(x, y), ground));
      QVERIFY2(most >= least, qPrintable(theme + QString(": %1").arg(most)));
      QToolTip::hideText();
      QVERIFY(comes([&] { return shown() == nullptr; }));
    }
    // The same in all of them would be the desktop's own.
    QVERIFY(grounds.size() >= 4);
  }

  void sheets_data() { screens_data(); }
  void sheets() {
    QFETCH(QString, theme);
    faults_.clear();
    read_ = 0;
    QTemporaryDir const home;
    Settings settings;
    settings.theme = theme;
    Preferences(home.filePath("preferences.ini")).setSettings(settings);
    Program program(home.path(), lineOf("en"));
    MainWindow& window = program.window();
    QVERIFY(program.isActive());
    auto const look = [&](QString const& what) {
      for (char const* language : {"en", "it"}) {
        emit window.languageWanted(language);
        check(window, theme + ' ' + language + ' ' + what);
      }
    };
    look("welcome");
    QVERIFY(program.click("sitDown"));
    look("new match");
    QVERIFY(program.click("dealCards"));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    window.findChild<QAction*>("actionPreferences")->trigger();
    look("preferences");
    program.press(Qt::Key_Escape);
    window.findChild<QAction*>("actionPeople")->trigger();
    look("people");
    QVERIFY(program.click("addPerson"));
    QTest::keyClicks(window.findChild<QLineEdit*>("personName"), "Anna");
    program.press(Qt::Key_Tab);
    look("people, one added");
    qInfo("%d texts read", read_);
    QVERIFY(read_ > 50);
    QVERIFY2(faults_.empty(), qPrintable(QString("%1 faults").arg(faults_.size())));
  }
};

}  // namespace testThemes

QTEST_MAIN(testThemes::TestThemes)
#include "test_themes.moc"
