// Calls and choices of every kind, as a player makes them: by mouse, by keyboard alone, and read out; and
// that none of them is cut off or in another's way.
#include <QAccessible>
#include <QGuiApplication>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

#include "dock_scenes.h"
#include "tests/app/painted_texts.h"
#include "tests/joined.h"
#include "tests/ui/colour_vision.h"
#include "ui/dock/bid_tag.h"
#include "ui/dock/dock.h"
#include "ui/dock/dock_content.h"
#include "ui/dock/offer_button.h"
#include "ui/table/table_widget.h"

namespace testDock {

using namespace giaguaro;

namespace {

Action bid(int first, int second = 0) {
  return {Action::Kind::bid, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
}
Action const two = bid(static_cast<int>(Rank::two));
Action const solo{Action::Kind::solo};
Action const pass{Action::Kind::pass};

Action last(QSignalSpy const& spy) {
  return spy.isEmpty() ? Action{} : qvariant_cast<Action>(spy.last().first());
}

struct Named {
  char const* name;
  std::function<TableScene()> scene;
};
std::vector<Named> const everything{
    {"points", [] { return pointsScene(); }},
    {"points, four rows", [] { return pointsScene(3, 0, 85, false); }},
    {"points, one barred", [] { return pointsScene(0, 1); }},
    {"points, many barred", [] { return pointsScene(1, 5); }},
    {"points, the last", [] { return pointsScene(2, 0, 119); }},
    {"ranks", [] { return ranksScene(); }},
    {"tricks", [] { return tricksScene(); }},
    {"ten numbers", [] { return tricksScene(3, 9, 4); }},
    {"ten numbers, five players", [] { return tricksScene(5, 9, -1); }},
    {"contracts", [] { return contractsScene(); }},
    {"contracts, three players", [] { return contractsScene(3, -1); }},
    {"contracts, five players", [] { return contractsScene(5, 2); }},
    {"tagged contracts", [] { return contractsScene(4, 1, true); }},
    {"tagged contracts, five players", [] { return contractsScene(5, 2, true); }},
    {"slam", [] { return slamScene(); }},
    {"handful", [] { return handfulScene(); }},
    {"four cards", [] { return callScene(false); }},
    {"sixteen cards", [] { return callScene(true); }},
    {"tray",
     [] {
       return discardScene({"JC", "9D", "2C"});
     }},
    {"full tray",
     [] {
       return discardScene({"JC", "7C", "2C", "QD", "9D", "4D"});
     }},
    {"small tray", [] { return discardScene({}, 3); }}};

}  // namespace

class TestDock : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<TableWidget> table_;

  void show(TableScene const& scene) {
    table_->setScene(scene, dockWording(scene));
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
    table_->setFocus(Qt::TabFocusReason);
  }
  template <class Widget = QAbstractButton>
  Widget* find(QString const& name) {
    return table_->findChild<Widget*>(name);
  }
  QAbstractButton* offer(Action const& action) {
    return find(QStringLiteral("offer_%1_%2_%3")
                    .arg(static_cast<int>(action.kind))
                    .arg(action.first)
                    .arg(action.second));
  }
  NumberField* field() { return find<NumberField>(QStringLiteral("dock_number")); }
  QAbstractButton* gold() { return find(QStringLiteral("dock_act")); }
  void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

 private slots:
  void initTestCase() { qRegisterMetaType<giaguaro::Action>(); }
  void init() {
    dockItalian = false;
    if (!art_) art_ = std::make_unique<CardArt>();  // its pictures serve every test
    table_ = std::make_unique<TableWidget>(*art_);
    table_->resize(920, 698);
  }
  void cleanup() { table_.reset(); }

  // The pointer on what may be said is told what it promises; on what may not, why not. Of a number, as it stands.
  void tipsSayWhatIsPromised_data() {
    QTest::addColumn<int>("scene");
    for (std::size_t i = 0; i < everything.size(); ++i)
      QTest::newRow(everything[i].name) << static_cast<int>(i);
  }
  void tipsSayWhatIsPromised() {
    QFETCH(int, scene);
    TableScene const shown = everything[static_cast<std::size_t>(scene)].scene();
    show(shown);
    int told = 0;
    for (Offer const& one : shown.seen.offers) {
      QAbstractButton const* const button = offer(one.action);
      // A row says what its number does.
      if (button == nullptr || qobject_cast<RowButton const*>(button) != nullptr) continue;
      QStringList said;
      if (one.refusal) said << dockWording(shown).say(*one.refusal);
      for (Message const& each : one.means)
        if (!one.refusal) said << dockWording(shown).say(each);
      QString const tip = button->toolTip().replace(u'\n', u' ');
      for (QString const& each : said)
        QVERIFY2(tip.contains(each, Qt::CaseInsensitive), qPrintable(tip + " / " + each));
      QCOMPARE(tip.isEmpty(), said.isEmpty());
      told += said.isEmpty() ? 0 : 1;
    }
    for (auto const* row : table_->findChildren<RowButton*>()) {
      QVERIFY(!row->toolTip().isEmpty());
      ++told;
    }
    bool const isTray = std::ranges::any_of(
        shown.seen.offers, [](Offer const& one) { return one.action.kind == Action::Kind::discard; });
    QVERIFY(told > 0 || isTray);
  }

  // Two hundred offers are two rows and one number.
  void raisesShareOneNumber() {
    show(pointsScene());
    QVERIFY(field()->isVisible());
    QCOMPARE(table_->findChildren<RowButton*>().size(), 2);
    QVERIFY(table_->findChildren<TagButton*>().isEmpty());
    QCOMPARE(field()->minimum(), 67);
    QCOMPARE(field()->maximum(), 120);
    QCOMPARE(field()->value(), 67);
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    press(Qt::Key_Right);
    QCOMPARE(gold()->text(), QStringLiteral("Two for 67"));
    field()->setFocus();
    press(Qt::Key_Up);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(field()->value(), 68);
    press(Qt::Key_PageUp);
    QCOMPARE(gold()->text(), QStringLiteral("Two for 78"));
    press(Qt::Key_PageDown);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(field()->value(), 67);
    press(Qt::Key_End);
    QCOMPARE(field()->value(), 120);
    press(Qt::Key_Home);
    QCOMPARE(chosen.count(), 0);
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(two.first, 67));
  }

  // What stands at the foot begins and ends where the plates above it do, and what is said in one word is equally wide.
  void theFootStandsInColumns() {
    show(pointsScene());
    auto const rows = table_->findChildren<RowButton*>();
    QCOMPARE(rows.size(), 2);
    QVERIFY(gold()->y() > rows[1]->y());
    if (table_->findChild<Dock*>()->height() < 220) return;  // in the narrow form it has a line of its own
    QCOMPARE(gold()->geometry().left(), rows[1]->geometry().left());
    QCOMPARE(gold()->geometry().right(), rows[1]->geometry().right());
    QList<FootButton*> plain = table_->findChild<Dock*>()->findChildren<FootButton*>();
    plain.removeIf([this](FootButton const* each) { return each == gold() || each->isHidden(); });
    QCOMPARE(plain.size(), 2);
    QVERIFY(std::abs(plain[0]->width() - plain[1]->width()) <= 1);
    std::ranges::sort(plain, {}, &QWidget::x);
    QCOMPARE(plain[0]->x(), rows[0]->x());
    // In short; whoever listens is told all.
    auto const solo = std::ranges::find(plain, QStringLiteral("Solo"), &QAbstractButton::text);
    QVERIFY(solo != plain.end());
    QCOMPARE((*solo)->accessibleName(), QStringLiteral("Solo (without trump)"));
  }

  // How far the number is on its way from the least to the greatest is seen: in both forms of the dock.
  void theTrackIsFilledUpToTheNumber() {
    for (QSize const size : {QSize(920, 698), QSize(600, 498)}) {
      table_->resize(size);
      show(pointsScene());
      auto const filled = [this](int number) {
        field()->setValue(number);
        QImage const picture = field()->grab().toImage();
        QColor const fill = mixed(Theme::named({}).plate, Theme::named({}).accent, 0.75);
        int columns = 0;
        for (int x = 0; x < picture.width(); ++x) {
          bool any = false;
          for (int y = 0; y < picture.height(); ++y) {
            QColor const here = picture.pixelColor(x, y);
            any =
                any || (std::abs(here.red() - fill.red()) < 4 && std::abs(here.green() - fill.green()) < 4 &&
                        std::abs(here.blue() - fill.blue()) < 4);
          }
          columns += any ? 1 : 0;
        }
        return columns;
      };
      int const few = filled(70);
      int const more = filled(90);
      int const most = filled(115);
      QVERIFY2(few < more && more < most && most > 2 * few,
               qPrintable(QString("%1, %2, %3").arg(few).arg(more).arg(most)));
    }
  }

  void figuresReplaceTheNumber() {
    show(pointsScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    press(Qt::Key_7);
    QCOMPARE(field()->value(), 67);
    press(Qt::Key_5);
    QCOMPARE(field()->value(), 75);
    press(Qt::Key_1);
    press(Qt::Key_1);
    press(Qt::Key_2);
    QCOMPARE(field()->value(), 112);
    press(Qt::Key_9);
    press(Qt::Key_0);
    QCOMPARE(field()->value(), 90);
    // What has been passed by has its reason.
    press(Qt::Key_6);
    press(Qt::Key_5);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(last(refused), bid(two.first, 65));
    QCOMPARE(field()->accessibleDescription(), QStringLiteral("65 is not above the 66 already promised."));
    press(Qt::Key_3);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(field()->accessibleDescription(), QStringLiteral("From 67 to 120"));
    QCOMPARE(field()->value(), 90);
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(two.first, 90));
  }

  // A figure chooses the number that stands there from the beginning, too.
  void theLeastNumberIsTyped() {
    show(pointsScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    for (Qt::Key const key : {Qt::Key_6, Qt::Key_7, Qt::Key_Return}) press(key);
    QCOMPARE(last(chosen), bid(two.first, 67));
  }

  void rowsShareTheNumber() {
    show(pointsScene(2, 1));
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    press(Qt::Key_8);
    press(Qt::Key_1);
    auto const rows = table_->findChildren<RowButton*>();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[1]->accessibleName(), QStringLiteral("Five obbligata for 81"));
    QTest::mouseClick(rows[1], Qt::LeftButton, {}, rows[1]->rect().center());
    QVERIFY(rows[1]->isChecked() && !rows[0]->isChecked());
    QCOMPARE(gold()->text(), QStringLiteral("Five obbligata for 81"));
    QTest::mouseClick(gold(), Qt::LeftButton);
    Action const five{Action::Kind::oblige, static_cast<std::uint8_t>(Rank::five), 81};
    QCOMPARE(last(chosen), five);
    // By arrows, and the number from there too.
    rows[1]->setFocus();
    press(Qt::Key_Right);
    QVERIFY(rows[2]->isChecked());
    press(Qt::Key_Up);
    QCOMPARE(field()->value(), 82);
    press(Qt::Key_Right);
    QVERIFY(rows[2]->hasFocus() && rows[2]->isChecked());
    field()->setFocus();
    press(Qt::Key_6);
    press(Qt::Key_6);
    press(Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QVERIFY(rows[2]->isChecked());
  }

  // Of ranks at a price those are shown that may be said; why the others may not is for the guide to say.
  void ranksThatCannotBeSaidAreNotShown() {
    auto const ranks = [](int free, int barred) {
      TableScene const scene = pointsScene(free, barred);
      return std::ranges::count(DockContent::of(scene, dockWording(scene)).choices, Action::Kind::oblige,
                                [](Choice const& choice) { return choice.action.kind; });
    };
    QCOMPARE(ranks(0, 3), 0);
    QCOMPARE(ranks(1, 3), 1);
    QCOMPARE(ranks(2, 1), 2);
  }

  void numberByMouse() {
    show(pointsScene());
    QPoint const minus(field()->width() - 116, 20);
    QPoint const plus(field()->width() - 20, 20);
    QTest::mouseClick(field(), Qt::LeftButton, {}, plus);
    QTest::mouseClick(field(), Qt::LeftButton, {}, plus);
    QCOMPARE(field()->value(), 69);
    QTest::mouseClick(field(), Qt::LeftButton, {}, minus);
    QCOMPARE(field()->value(), 68);
    int const track = field()->height() - 12;
    QTest::mousePress(field(), Qt::LeftButton, {}, QPoint(field()->width() - 6, track));
    QCOMPARE(field()->value(), 120);
    QTest::mouseMove(field(), QPoint(field()->width() / 2, track));
    QVERIFY(field()->value() > 85 && field()->value() < 97);
    QTest::mouseRelease(field(), Qt::LeftButton, {}, QPoint(5, track));
  }

  // Each stretch of one price is as long as the next, however many of its numbers may still be said.
  void pricesShareTheTrackEqually() {
    for (int const standing : {66, 85}) {
      show(pointsScene(1, 0, standing));
      int const first[] = {62, 71, 81, 91, 101, 111, 121};
      int const track = field()->height() - 30;
      for (int price = 0; price < 6; ++price) {
        int const x = 4 + static_cast<int>((price + 0.5) / 6 * (field()->width() - 8));
        QTest::mouseClick(field(), Qt::LeftButton, {}, QPoint(x, track));
        int const value = field()->value();
        int const least = std::max(first[price], standing + 1);
        QVERIFY2(first[price + 1] <= standing + 1 ? value == standing + 1
                                                  : value >= least && value < first[price + 1],
                 qPrintable(QString("%1: %2").arg(price).arg(value)));
      }
    }
  }

  void theLastNumberNeedsNoField() {
    show(pointsScene(1, 0, 119, false));
    QVERIFY(!field()->isVisible());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(last(chosen).kind, Action::Kind::oblige);
    QCOMPARE(int{last(chosen).second}, 120);
  }

  // It ends the auction, so it is asked once more.
  void soloIsAskedTwice() {
    show(pointsScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QStyleHints* const hints = QGuiApplication::styleHints();
    int const usual = hints->mouseDoubleClickInterval();
    auto const back = qScopeGuard([&] { hints->setMouseDoubleClickInterval(usual); });
    hints->setMouseDoubleClickInterval(60000);
    press(Qt::Key_S);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(offer(solo)->isChecked());
    QCOMPARE(gold()->text(), QStringLiteral("Say solo"));
    press(Qt::Key_S);  // bounced
    QCOMPARE(chosen.count(), 0);
    hints->setMouseDoubleClickInterval(0);
    press(Qt::Key_S);
    QCOMPARE(last(chosen), solo);
    hints->setMouseDoubleClickInterval(60000);

    // The number takes the word back.
    press(Qt::Key_Up);
    QVERIFY(!offer(solo)->isChecked());
    QCOMPARE(gold()->text(), QStringLiteral("Two for 68"));
    QPoint const middle = offer(solo)->rect().center();
    QTest::mouseClick(offer(solo), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(offer(solo), Qt::LeftButton, {}, middle);
    QCOMPARE(chosen.count(), 1);
    QTest::mouseClick(gold(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(last(chosen), solo);
    press(Qt::Key_P);
    QCOMPARE(last(chosen), pass);
  }

  void soloBesideRanks() {
    show(ranksScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    press(Qt::Key_S);
    QVERIFY(offer(solo)->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), solo);
    press(Qt::Key_4);
    QVERIFY(!offer(solo)->isChecked());
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(static_cast<int>(Rank::four)));
  }

  void numbersByTheirKeys() {
    show(tricksScene(3, 9, 4));
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    press(Qt::Key_9);
    QCOMPARE(gold()->text(), QStringLiteral("Bid 9"));
    press(Qt::Key_0);
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(0));
    press(Qt::Key_4);
    QCOMPARE(last(refused), bid(4));
    QVERIFY(offer(bid(4))->hasFocus() && offer(bid(0))->isChecked());
    QVERIFY(offer(bid(4))->accessibleDescription().startsWith(QStringLiteral("Not 4: the bids")));
    press(Qt::Key_Right);
    QVERIFY(offer(bid(5))->isChecked());
    QCOMPARE(chosen.count(), 1);
  }

  void wordsAreChosenThenDone() {
    show(contractsScene());
    Action const all{Action::Kind::solo, 4};
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    QTest::mouseClick(offer(all), Qt::LeftButton);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(gold()->text(), QStringLiteral("Slam"));
    QTest::mouseClick(offer(bid(0)), Qt::LeftButton);
    QCOMPARE(last(refused), bid(0));
    QVERIFY(offer(all)->isChecked());
    offer(all)->setFocus();
    press(Qt::Key_Left);
    QVERIFY(offer(bid(3))->isChecked());
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(3));
    press(Qt::Key_P);
    QCOMPARE(last(chosen), pass);
    QTest::mouseDClick(offer(bid(2)), Qt::LeftButton, {}, offer(bid(2))->rect().center());
    QCOMPARE(last(chosen), bid(2));
    // The one that is everything takes a second word among others, too.
    QPoint const middle = offer(all)->rect().center();
    QTest::mouseClick(offer(all), Qt::LeftButton, {}, middle);
    QTest::mouseDClick(offer(all), Qt::LeftButton, {}, middle);
    QCOMPARE(last(chosen), bid(2));
    QVERIFY(offer(all)->isChecked());
    QTest::mouseClick(gold(), Qt::LeftButton);
    QCOMPARE(last(chosen), all);
  }

  // They stand in one row, equally large; a plain button has only its name, where the dock is narrow.
  void tagsOfBidsAreEqual() {
    for (bool const italian : {false, true}) {
      dockItalian = italian;
      for (QSize const size : {QSize(920, 698), QSize(1500, 978), QSize(600, 498)}) {
        table_->resize(size);
        TableScene const made = contractsScene(5, 1, true);
        QStringList cut;
        noteCutTexts(&cut);
        table_->setScene(made, dockWording(made));
        table_->show();
        table_->grab();
        noteCutTexts(nullptr);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'|')));
        // Those of the dock before are gone with the next turn of the event loop.
        QList<BidTag*> tags = table_->findChildren<BidTag*>();
        tags.removeIf([](BidTag const* tag) { return tag->isHidden(); });
        QCOMPARE(tags.size(), 5);
        if (size.width() == 600) continue;
        for (BidTag const* tag : tags) {
          QVERIFY(tag->height() > 100);
          QVERIFY(std::abs(tag->height() - tags[0]->height()) <= 1 &&
                  std::abs(tag->width() - tags[0]->width()) <= 1);
          QCOMPARE(tag->y(), tags[0]->y());
        }
      }
    }
    dockItalian = false;
  }

  // A key that was meant for something else says nothing, however often; nor does a click on the gold button. What is
  // explained stays where it is.
  void nothingIsSaidBeforeItIsChosen_data() {
    QTest::addColumn<int>("scene");
    for (std::size_t i = 0; i < everything.size(); ++i)
      if (everything[i].scene().draftSize == 0) QTest::newRow(everything[i].name) << static_cast<int>(i);
  }
  void nothingIsSaidBeforeItIsChosen() {
    QFETCH(int, scene);
    TableScene const made = everything[static_cast<std::size_t>(scene)].scene();
    show(made);
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    for (QAbstractButton const* button : find<QWidget>("dock")->findChildren<QAbstractButton*>())
      QVERIFY2(!button->isChecked(), qPrintable(button->objectName()));
    QString const waits = gold()->text();
    QVERIFY2(waits.startsWith(QStringLiteral("Choose ")), qPrintable(waits));
    QSignalSpy told(table_.get(), &TableWidget::nothingChosen);
    auto const picture = [this] { return find<QWidget>("dock")->grab().toImage(); };
    QImage const before = picture();
    for (Qt::Key const key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Return, Qt::Key_Space}) press(key);
    QVERIFY(told.count() >= 3);
    QVERIFY(picture() == before);
    QTest::mouseClick(gold(), Qt::LeftButton);
    QTest::mouseDClick(gold(), Qt::LeftButton);
    QCOMPARE(chosen.count() + refused.count(), 0);
    // One arrow chooses something that may be said, and Enter says it.
    press(Qt::Key_Right);
    QVERIFY(gold()->text() != waits);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    auto const said = std::ranges::find(made.seen.offers, last(chosen), &Offer::action);
    QVERIFY(said != made.seen.offers.end() && said->legal());
  }

  // Until something is chosen the button is not golden, and says what is wanted of one; chosen, its name is not said twice.
  void theButtonWaitsAndThenNamesTheDeed() {
    auto const words = [&](TableScene const& scene) {
      show(scene);
      return gold()->text();
    };
    QCOMPARE(words(ranksScene()), QStringLiteral("Choose a bid"));
    QCOMPARE(words(callScene(false)), QStringLiteral("Choose a card"));
    QCOMPARE(words(slamScene()), QStringLiteral("Choose an answer"));
    auto const inGold = [&] {
      QImage const picture = gold()->grab().toImage();
      QColor const middle = picture.pixelColor(12, picture.height() / 2);
      return test::difference(middle, Theme::named({}).accent, test::Vision::usual) < 20;
    };
    QVERIFY(!inGold());
    QTest::mouseClick(offer({Action::Kind::announce, 1}), Qt::LeftButton);
    QVERIFY(inGold());
    QVERIFY(gold()->text() != offer({Action::Kind::announce, 1})->text());
  }

  // What the button says that does nothing yet is read in every theme.
  void theWaitingButtonIsRead() {
    for (QString const& id : Theme::offered()) {
      Theme const theme = Theme::named(id);
      QVERIFY2(test::contrast(FootButton::waitingInk(theme), theme.plate) >= 4.5, qPrintable(id));
    }
  }

  // All bids so far, those for nothing too, and what is left.
  void bidsAreShownAsTheyWereSaid() {
    TableScene made = tricksScene();
    made.seen.dealer = 0;
    made.seen.dock.parts = 6;
    for (auto const& [seat, tricks] : {std::pair(1, 2), std::pair(2, 0), std::pair(3, 3)})
      made.seen.seats[static_cast<std::size_t>(seat)].bid = args::number(tricks);
    DockContent content = DockContent::of(made, dockWording(made));
    std::vector<int> counts;
    for (SharedPart const& share : content.shares) counts.push_back(share.count);
    QCOMPARE(counts, (std::vector{2, 0, 3}));
    QCOMPARE(content.partsLeft(), 1);
    // A bid for nothing has its name as well.
    show(made);
    QStringList written;
    for (test::PaintedText const& each : test::paintedTexts(*find<QWidget>("dock")))
      written += each.text.trimmed();
    for (SharedPart const& share : content.shares)
      QVERIFY2(written.contains(share.name),
               qPrintable(share.name + QStringLiteral(": ") + written.join(u'|')));
    made.seen.seats[3].bid = args::number(6);
    content = DockContent::of(made, dockWording(made));
    QCOMPARE(content.partsLeft(), 0);
  }

  // What the cards put aside come to lies in a bar, as far as they go.
  void theTrayHasABar() {
    auto const gilded = [&](TableScene const& scene) {
      show(scene);
      QWidget* const dock = find<QWidget>("dock");
      QImage const picture = dock->grab().toImage();
      int most = 0;  // the longest line in gold, but for the dock's own edge and the button
      for (int y = 60; y < picture.height() - 64; ++y) {
        int run = 0;
        for (int x = 8; x < picture.width() - 8; ++x) {
          bool const gold = picture.pixelColor(x, y) == Theme::named({}).accent;
          run = gold ? run + 1 : 0;
          most = std::max(most, run);
        }
      }
      return most;
    };
    TableScene few = discardScene({"JC"});
    few.seen.dock.bar = {8, 41, 91};
    TableScene many = few;
    many.seen.dock.bar.value = 24;
    TableScene none = few;
    none.seen.dock.bar = {};
    int const eight = gilded(few);
    QVERIFY2(eight > 25 && eight < 60, qPrintable(QString::number(eight)));
    int const thrice = gilded(many);
    QVERIFY2(std::abs(thrice - 3 * eight) < 12, qPrintable(QString::number(thrice)));
    QVERIFY(gilded(none) < 10);
  }

  // Where Tab alone has led, Enter chooses; where an arrow has come to what may not be said, it says why.
  void enterChoosesWhatWasReachedByTab() {
    show(contractsScene());
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    while (!offer(bid(3))->hasFocus()) press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(offer(bid(3))->isChecked());
    press(Qt::Key_Return);
    QCOMPARE(last(chosen), bid(3));
  }

  // An arrow from the left comes in at the first that may be said, from the right at the last.
  void arrowsComeInAtWhatMayBeSaid() {
    show(contractsScene());
    press(Qt::Key_Right);
    QVERIFY(offer(bid(2))->isChecked() && offer(bid(2))->hasFocus());
    show(slamScene());
    press(Qt::Key_Left);
    QVERIFY(offer({Action::Kind::announce, 0})->isChecked());
  }

  // The name of a rank is whole when it is chosen, too.
  void chosenNamesAreWhole() {
    TableScene made = ranksScene();
    for (Offer& offer : made.seen.offers)
      if (offer.glyph.kind == Argument::Kind::rank) offer.label = dockText("Quattro", "Quattro");
    show(made);
    QStringList cut;
    int chosen = 0;
    for (QSize const size : {QSize(600, 498), QSize(856, 498), QSize(920, 698), QSize(1500, 978)}) {
      table_->resize(size);
      for (TagButton* tag : table_->findChildren<TagButton*>()) {
        QTest::mouseClick(tag, Qt::LeftButton, {}, tag->rect().center());
        chosen += tag->isChecked() ? 1 : 0;
        noteCutTexts(&cut);
        tag->grab();
        noteCutTexts(nullptr);
      }
    }
    QVERIFY(chosen >= 8);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'|')));
  }

  // A long word among short ones.
  void namesInARowAreEquallyLarge() {
    TableScene made = ranksScene();
    int ranks = 0;
    for (Offer& offer : made.seen.offers)
      if (offer.glyph.kind == Argument::Kind::rank)
        offer.label = ++ranks == 3 ? dockText("Quattro o cinque", "Quattro o cinque") : dockText("Re", "Re");
    show(made);
    auto const tags = table_->findChildren<TagButton*>();
    QVERIFY(tags.size() > 3);
    QVERIFY(tags[2]->ownLabelSize() < tags[1]->ownLabelSize());
    for (TagButton const* tag : tags) QCOMPARE(tag->labelSize(), tags[2]->ownLabelSize());
  }

  void cardsInRows() {
    show(callScene(true));
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    auto const tags = table_->findChildren<TagButton*>();
    QCOMPARE(tags.size(), 16);
    press(Qt::Key_Right);
    QVERIFY(tags[1]->isChecked() && tags[1]->hasFocus());
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QVERIFY(tags[3]->isChecked());
    press(Qt::Key_Down);
    QVERIFY(tags[11]->hasFocus() && tags[3]->isChecked());
    press(Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QCOMPARE(last(chosen).card(), seventyEightCards.parse("KS").value());
    QCOMPARE(tags[3]->accessibleName(), QStringLiteral("Call the king of spades"));
  }

  // What is chosen leaves the hand for the tray, and comes back from there.
  void cardsAreGatheredInTheTray() {
    TableScene scene = discardScene();
    show(scene);
    auto const inHand = [this] { return table_->findChild<HandView*>()->inHand(); };
    auto const all = static_cast<int>(scene.seen.hand.size());
    QCOMPARE(inHand(), all);
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QSignalSpy refused(table_.get(), &TableWidget::refused);
    QSignalSpy confirmed(table_.get(), &TableWidget::draftConfirmed);
    QSignalSpy cleared(table_.get(), &TableWidget::draftCleared);
    auto* jack = static_cast<CardButton*>(find(QStringLiteral("card_JC")));
    QVERIFY(jack->hasFocus());                                     // the first that may go
    QCOMPARE(gold()->text(), QStringLiteral("Choose 6 card(s)"));  // not yet "more"
    press(Qt::Key_Space);
    Action const discard{Action::Kind::discard, jack->card().code};
    QCOMPARE(last(chosen), discard);
    QVERIFY(!find(QStringLiteral("dock_clear"))->isVisible());

    scene = discardScene({"JC"});
    table_->setScene(scene, dockWording(scene));
    QVERIFY(find(QStringLiteral("card_JC")) == nullptr);
    QCOMPARE(inHand(), all - 1);
    // The focus goes on to a neighbour that may go as well, and one is told how it stands.
    QWidget* const focus = QApplication::focusWidget();
    QVERIFY(qobject_cast<CardButton*>(focus) != nullptr);
    QCOMPARE(static_cast<CardButton*>(focus)->stand(), CardButton::Stand::free);
    QLabel const* const told = table_->findChild<QLabel*>(QStringLiteral("liveLabel"));
    QCOMPARE(told->text(), QStringLiteral("Chosen: the jack of clubs. 5 cards still to choose."));
    QAbstractButton* const lying = find(QStringLiteral("tray_JC"));
    QCOMPARE(lying->accessibleName(), QStringLiteral("Jack of clubs, chosen"));
    QCOMPARE(gold()->text(), QStringLiteral("Choose 5 more"));
    QVERIFY(QRectF(lying->mapTo(table_.get(), QPoint()), lying->size()).contains(table_->placeOf(discard)));
    // A click on it, or Backspace wherever the focus is, brings it back.
    QTest::mouseClick(lying, Qt::LeftButton);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(last(chosen), discard);
    press(Qt::Key_Backspace);
    QCOMPARE(chosen.count(), 3);
    QCOMPARE(last(chosen), discard);
    lying->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 5);
    QCOMPARE(last(chosen), discard);
    table_->setScene(discardScene(), dockWording(scene));
    QVERIFY(find(QStringLiteral("tray_JC")) == nullptr);
    QVERIFY(find(QStringLiteral("card_JC"))->hasFocus());
    QCOMPARE(inHand(), all);
    QCOMPARE(told->text(), QStringLiteral("Back in your hand: the jack of clubs. 6 cards still to choose."));
    press(Qt::Key_Backspace);  // nothing lies there
    QCOMPARE(chosen.count(), 5);
    table_->setScene(scene, dockWording(scene));
    auto* king = find(QStringLiteral("card_KC"));
    QCOMPARE(king->accessibleName(),
             QStringLiteral("King of clubs, may not be discarded. A king may never be discarded."));
    QTest::mouseClick(king, Qt::LeftButton, {}, QPoint(king->width() / 4, king->height() * 3 / 4));
    QCOMPARE(last(refused).kind, Action::Kind::discard);

    // Whether it is time to confirm is not the table's to say.
    press(Qt::Key_Return);
    QCOMPARE(confirmed.count(), 1);
    QTest::mouseClick(gold(), Qt::LeftButton);
    QCOMPARE(confirmed.count(), 2);
    QTest::mouseClick(find(QStringLiteral("dock_clear")), Qt::LeftButton);
    QCOMPARE(cleared.count(), 1);
    QCOMPARE(chosen.count(), 5);

    scene = discardScene({"JC", "7C", "2C", "QD", "9D", "4D"});
    table_->setScene(scene, dockWording(scene));
    QCOMPARE(gold()->text(), QStringLiteral("Discard"));
    QVERIFY(gold()->accessibleDescription().startsWith(QStringLiteral("6 of 6, jack of clubs")));
  }

  // When it is the viewer's turn to put cards aside, the focus comes to the first that may go.
  void trayOpensAtTheHand() {
    TableScene waiting = discardScene();
    waiting.mayAct = false;
    waiting.draftSize = 0;
    show(waiting);
    table_->setFocus(Qt::OtherFocusReason);
    TableScene const scene = discardScene();
    table_->setScene(scene, dockWording(scene));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("card_JC"));
  }

  void trayIsReachedAfterTheHand() {
    show(discardScene({"JC"}));
    find(QStringLiteral("card_T1"))->setFocus();
    for (char const* const name : {"tray_JC", "dock_act", "dock_clear"}) {
      press(Qt::Key_Tab);
      QCOMPARE(QApplication::focusWidget()->objectName(), QString(name));
    }
    QSignalSpy cleared(table_.get(), &TableWidget::draftCleared);
    press(Qt::Key_Return);
    QCOMPARE(cleared.count(), 1);
    // With the last card the button goes, and one chooses again.
    TableScene const scene = discardScene();
    table_->setScene(scene, dockWording(scene));
    QVERIFY(qobject_cast<CardButton*>(QApplication::focusWidget()) != nullptr);
  }

  // When the cards have gone, the same ones may be played.
  void whatIsLookedAtFollowsWhatIsAsked() {
    show(discardScene());
    QSignalSpy looked(table_.get(), &TableWidget::lookedAt);
    find(QStringLiteral("card_8S"))->setFocus();
    QCOMPARE(last(looked).kind, Action::Kind::discard);
    TableScene scene = discardScene();
    scene.draftSize = 0;
    scene.seen.offers.clear();
    for (Card const card : scene.seen.hand) scene.seen.offers.push_back({.action = Action::play(card)});
    table_->setScene(scene, dockWording(scene));
    QCOMPARE(last(looked).kind, Action::Kind::play);
    QSignalSpy away(table_.get(), &TableWidget::lookedAway);
    table_->setFocus(Qt::OtherFocusReason);
    QCOMPARE(away.count(), 1);
  }

  // Who calls a card and has to put some aside next looks at the call no more, though the pointer is still
  // there.
  void whatWasCalledIsNotLookedAtOverTheTray() {
    TableScene scene = callScene(false);
    show(scene);
    QSignalSpy looked(table_.get(), &TableWidget::lookedAt);
    auto* tag = table_->findChild<TagButton*>();
    QTest::mouseMove(tag);
    QTRY_COMPARE(last(looked).kind, scene.seen.offers.front().action.kind);
    scene = discardScene();
    table_->setScene(scene, dockWording(scene));
    QSignalSpy away(table_.get(), &TableWidget::lookedAway);
    table_->setFocus(Qt::OtherFocusReason);  // not at a card either
    QCOMPARE(away.count(), 1);
  }

  void numberIsReadOut() {
    show(pointsScene());
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(field());
    QCOMPARE(face->role(), QAccessible::Slider);
    QCOMPARE(face->text(QAccessible::Name), QStringLiteral("Your raise"));
    QVERIFY(face->valueInterface() != nullptr);
    QCOMPARE(face->valueInterface()->currentValue().toInt(), 67);
    QCOMPARE(face->valueInterface()->maximumValue().toInt(), 120);
    press(Qt::Key_8);
    press(Qt::Key_0);
    QVERIFY(field()->accessibleDescription().contains(QStringLiteral("here ×2")));
  }

  // The button that a hint names says so, a row for all of its numbers; and says what follows as before.
  void theHintIsTold() {
    show(contractsScene());
    auto* button = find("offer_1_0_0");
    QString const before = button->accessibleDescription();
    table_->setHinted({pass});
    QVERIFY(button->accessibleDescription().startsWith("Hint"));
    QVERIFY(button->accessibleDescription().endsWith(before));
    table_->setHinted({});
    QCOMPARE(button->accessibleDescription(), before);

    TableScene const scene = pointsScene();
    show(scene);
    auto const rows = table_->findChildren<RowButton*>();
    auto const told = [&] {
      return std::ranges::count_if(
          rows, [](RowButton const* row) { return row->accessibleDescription().startsWith("Hint"); });
    };
    QCOMPARE(told(), 0);
    auto const raise = std::ranges::find_if(scene.seen.offers, [](Offer const& offer) {
      return offer.legal() && offer.glyph.kind == Argument::Kind::rank;
    });
    QVERIFY(raise != scene.seen.offers.end());
    table_->setHinted({raise->action});
    QCOMPARE(told(), 1);
    press(Qt::Key_Up);  // another number
    QCOMPARE(told(), 1);
  }

  void whatFollowsIsTold() {
    show(pointsScene());
    QSignalSpy looked(table_.get(), &TableWidget::lookedAt);
    press(Qt::Key_Up);
    QCOMPARE(last(looked), bid(two.first, 68));
  }

  void nothingIsInTheWay_data() {
    QTest::addColumn<int>("scene");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    struct Table {
      char const* name;
      QSize size;
    };
    for (Table const& table : {Table{"900x600 panel", {600, 498}}, Table{"900x600 folded", {856, 498}},
                               Table{"1280x800", {920, 698}}, Table{"1920x1080", {1500, 978}}})
      for (int scene = 0; scene < static_cast<int>(everything.size()); ++scene)
        for (bool const italian : {false, true})
          QTest::addRow("%s, %s, %s", everything[static_cast<std::size_t>(scene)].name, table.name,
                        italian ? "it" : "en")
              << scene << table.size << italian;
  }
  void nothingIsInTheWay() {
    QFETCH(int, scene);
    QFETCH(QSize, size);
    QFETCH(bool, italian);
    dockItalian = italian;
    table_->resize(size);
    TableScene const made = everything[static_cast<std::size_t>(scene)].scene();
    table_->setScene(made, dockWording(made));
    table_->show();
    auto* dock = find<QWidget>(QStringLiteral("dock"));
    QVERIFY(dock->isVisible());
    QRect const inside = dock->rect().adjusted(4, 4, -4, -10);
    std::vector<std::pair<QString, QRect>> parts;
    for (QWidget* part : dock->findChildren<QWidget*>()) {
      if (!part->isVisible()) continue;
      // Without the rings round it.
      bool const tag = qobject_cast<TagButton*>(part) != nullptr;
      if (part == field()) {
        for (QRect const& box : part->mask())
          parts.emplace_back(part->objectName(), box.translated(part->pos()).adjusted(4, 4, -4, -4));
        continue;
      }
      parts.emplace_back(part->objectName(), tag ? part->geometry().adjusted(7, 9, -7, -7)
                                                 : part->geometry().adjusted(5, 5, -5, -5));
      // No narrower than the least of their words.
      if (auto const* button = qobject_cast<FootButton*>(part);
          button && !(qobject_cast<BidTag*>(part) && part->height() > 70)) {
        qreal const words = textWidth(part->font(), {leastText(), false, {}}, button->text());
        QVERIFY2(words <= part->width() - 17,
                 qPrintable(QStringLiteral("%1 in %2").arg(button->text()).arg(part->width())));
      }
    }
    QVERIFY(!parts.empty());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      QVERIFY2(inside.contains(parts[i].second), qPrintable(parts[i].first));
      for (std::size_t k = i + 1; k < parts.size(); ++k)
        QVERIFY2(parts[i].first == parts[k].first || !parts[i].second.intersects(parts[k].second),
                 qPrintable(parts[i].first + QStringLiteral(" and ") + parts[k].first));
    }
    TableLayout const& layout = table_->tableLayout();
    QVERIFY(dock->geometry().bottom() - 8 <= layout.plate(0).top());
  }
};

}  // namespace testDock

QTEST_MAIN(testDock::TestDock)
#include "test_dock.moc"
