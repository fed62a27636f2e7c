// The page of what can be known: by keys and links, in numbers and words, and what it shows on the table.
#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <set>

#include "tests/joined.h"
#include "tests/ui/trick_scenes.h"
#include "ui/host/seat_bubble.h"
#include "ui/known/fact_rows.h"
#include "ui/known/known_page.h"
#include "ui/known/known_words.h"
#include "ui/known/move_row.h"
#include "ui/known/out_chart.h"
#include "ui/known/proof_link.h"
#include "ui/known/share_bars.h"
#include "ui/scene/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/rich_text.h"
#include "ui/toolkit/status_line.h"
#include "ui/window/main_window.h"

namespace testKnownPage {

using namespace giaguaro;

namespace {

using Kind = Known::Fact::Kind;

Known::Proof inTrick(int trick, Seat seat) { return {trick, seat, {}, {testMessage("A card was played.")}}; }
Known::Proof saidBy(Seat seat) { return {0, seat, testMessage("I bid"), {testMessage("Ivo bid.")}}; }

CardSet cards(std::initializer_list<char const*> texts) {
  CardSet set;
  for (char const* text : texts) set.insert(fortyCard(text));
  return set;
}

// Zoe's seat: Ugo has no cups since the first trick, Ivo called a card and holds the two; of Ada nothing is known.
TableScene knownScene() {
  TableScene scene = playScene();
  addTricks(scene, 3);
  scene.seen.seats[2].marks = {Seen::Mark::declarer};
  Known known;
  known.unseen = cards({"3H", "4H", "2D", "5D", "KS"});
  known.facts = {{1, Kind::lacksSuit, cards({"3H", "4H"}), inTrick(1, 1)},
                 {2, Kind::holds, cards({"2D"}), saidBy(2)},
                 {2, Kind::lacks, cards({"5D"}), saidBy(2)}};
  known.question = fortyCard("5D");
  known.caller = 2;
  known.shares = {{3, 70, 30}, {1, 20, 40}, {nobody, 10, 30}};
  known.moves = {
      {fortyCard("AC"), 3, 25, testMessage("Ada gave points"), testMessage("trick 2"), inTrick(2, 3)}};
  scene.known = known;
  return scene;
}

}  // namespace

class TestKnownPage : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> window_;

  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }
  KnownPage& page() { return *window_->findChild<KnownPage*>(); }
  QList<FactRows*> rows() {
    QList<FactRows*> shown;
    for (auto* each : page().findChildren<FactRows*>())
      if (each->isVisible()) shown += each;
    std::ranges::sort(shown, {}, [](FactRows const* each) { return each->y(); });
    return shown;
  }
  QString said() { return window_->findChild<QLabel*>(QStringLiteral("liveLabel"))->accessibleName(); }

 private slots:
  void init() {
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
    window_->setScene(knownScene());
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }

  void opensAndGoesByItsKey() {
    QSignalSpy const wanted(&window_->host(), &TableHost::knownWanted);
    QVERIFY(window_->findChild<KnownPage*>() == nullptr);  // made when it is wanted
    press(Qt::Key_I);
    QVERIFY(page().isVisible());
    QVERIFY(window_->findChild<QAction*>(QStringLiteral("actionKnown"))->isChecked());
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted[0][0].toBool());
    press(Qt::Key_I);
    QVERIFY(!page().isVisible());
    QCOMPARE(wanted.count(), 2);
    QVERIFY(!wanted[1][0].toBool());
    press(Qt::Key_I);
    press(Qt::Key_Escape);
    QVERIFY(!page().isVisible());
    QVERIFY(window_->host().panel()->isOpenAt(TablePanel::Page::guide));
  }

  void tellsWhatIsCertain() {
    press(Qt::Key_I);
    QCoreApplication::processEvents();
    QCOMPARE(rows().size(), 2);
    QCOMPARE(rows()[0]->accessibleName(), QStringLiteral("Ugo. Ugo has no cups."));
    QCOMPARE(rows()[1]->accessibleName(),
             QStringLiteral("Ivo. Ivo holds the two of coins; Ivo does not hold the five of coins."));
    auto const links = rows()[1]->findChildren<ProofLink*>();
    QCOMPARE(links.size(), 2);
    QCOMPARE(links[0]->text(), QStringLiteral("I bid"));
    QCOMPARE(links[0]->accessibleName(), QStringLiteral("Ivo holds the two of coins. I bid. Ivo bid."));
    QCOMPARE(rows()[0]->findChild<ProofLink*>()->text(), QStringLiteral("trick 1"));
    QStringList others;
    for (auto const* text : page().findChildren<RichText*>()) others += text->plain();
    QVERIFY2(others.contains(QStringLiteral("Ada. Nothing is certain: any card may be played.")),
             qPrintable(others.join(u'|')));
  }

  void tellsWhoPlaysWithWhom() {
    press(Qt::Key_I);
    QCoreApplication::processEvents();
    auto const* bars = page().findChild<ShareBars*>();
    QVERIFY(bars->isVisible());
    QCOMPARE(bars->accessibleName(),
             QStringLiteral("Ada: 70%, before the first trick 30%. Ugo: 20%, before the "
                            "first trick 40%. Nobody: 10%, before the first trick 30%."));
    QList<MoveRow*> moves;
    for (auto* each : page().findChildren<MoveRow*>())
      if (each->isVisible()) moves += each;
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves[0]->accessibleName(), QStringLiteral("Ada gave points. Trick 2. +25."));
    // Where nobody is hidden that part is missing.
    TableScene scene = knownScene();
    scene.known->question = {};
    window_->setScene(scene);
    QVERIFY(!bars->isVisible());
  }

  // Once the called card shows who it is: by which card, and of that seat it is not said that nothing is certain.
  void tellsByWhichCardThePartnerCameOut() {
    press(Qt::Key_I);
    TableScene scene = knownScene();
    scene.known->question = {};
    scene.known->shares.clear();
    scene.known->moves.clear();
    scene.known->partner = 3;
    scene.known->facts.push_back({3, Kind::hadCalled, cards({"AC"}), inTrick(2, 3)});
    window_->setScene(scene);
    QCoreApplication::processEvents();
    QVERIFY(!page().findChild<ShareBars*>()->isVisible());
    QCOMPARE(rows().size(), 3);
    auto const top = [](FactRows const* each, QWidget const* page) {
      return each->mapTo(page, QPoint()).y();
    };
    QList<FactRows*> all = rows();
    std::ranges::sort(all, {}, [&](FactRows const* each) { return top(each, &page()); });
    QCOMPARE(all[0]->accessibleName(), QStringLiteral("Ada. Ada had the called card, the ace of batons."));
    QStringList texts;
    for (auto const* heading : page().findChildren<QLabel*>())
      if (heading->isVisible()) texts += heading->text();
    QVERIFY2(texts.contains(QStringLiteral("Who plays with Ivo?")), qPrintable(texts.join(u'|')));
    for (auto const* text : page().findChildren<RichText*>())
      QVERIFY2(!text->isVisible() || !text->plain().contains(QStringLiteral("Nothing")),
               qPrintable(text->plain()));
    // The arrows come to it first, and its proof is the trick in which it fell.
    all[0]->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), all[1]);
    press(Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), all[0]);
    QCOMPARE(window_->findChild<SeatBubble*>()->seat(), Seat{3});
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QVERIFY(window_->host().isLookingBack());
    QVERIFY2(said().contains(QStringLiteral("Trick 2.")), qPrintable(said()));
  }

  // Of who holds no card any more there is nothing that could be uncertain.
  void whoHoldsNoCardIsNotSaidToBeUnknown() {
    press(Qt::Key_I);
    auto const saysNothing = [this] {
      return std::ranges::any_of(page().findChildren<RichText*>(), [](RichText const* text) {
        return text->isVisible() && text->plain().contains(QStringLiteral("Nothing"));
      });
    };
    TableScene scene = knownScene();
    window_->setScene(scene);
    QVERIFY(saysNothing());
    scene.seen.seats[3].cardsLeft = 0;
    window_->setScene(scene);
    QVERIFY(!saysNothing());
  }

  // What is not known yet has its place, and nothing moves when it comes.
  void nothingMovesWhenItComes() {
    press(Qt::Key_I);
    TableScene waiting = knownScene();
    for (Known::Share& share : waiting.known->shares) share.percent = share.before = Known::Share::unknown;
    waiting.known->moves.clear();
    waiting.known->movesComing = true;
    window_->setScene(waiting);
    QCoreApplication::processEvents();
    auto const* chart = page().findChild<OutChart*>();
    int const before = chart->mapTo(&page(), QPoint()).y();
    QVERIFY(page().findChild<ShareBars*>()->accessibleName().startsWith(QStringLiteral("Ada. Ugo.")));
    TableScene there = knownScene();
    there.known->moves.push_back(there.known->moves[0]);
    window_->setScene(there);
    QCoreApplication::processEvents();
    QCOMPARE(chart->mapTo(&page(), QPoint()).y(), before);
  }

  // By keys alone: seats by the arrows, links by Tab, and Enter shows the trick that proves it.
  void goesToItsProofsByKeys() {
    press(Qt::Key_I);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget(), rows()[0]);
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), rows()[1]);
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), rows()[1]);
    press(Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), rows()[0]);
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), rows()[0]->findChild<ProofLink*>());
    press(Qt::Key_Return);
    QVERIFY(window_->host().isLookingBack());
    QVERIFY2(said().contains(QStringLiteral("Trick 1.")), qPrintable(said()));
    press(Qt::Key_Escape);
    QVERIFY(!window_->host().isLookingBack());
    QVERIFY(page().isVisible());
    // L shows the last one still.
    press(Qt::Key_L);
    QVERIFY2(said().contains(QStringLiteral("Trick 3.")), qPrintable(said()));
    press(Qt::Key_L);
    // From one proof to another.
    QTest::mouseClick(rows()[0]->findChild<ProofLink*>(), Qt::LeftButton);
    auto const* move = page().findChild<MoveRow*>();
    QTest::mouseClick(const_cast<MoveRow*>(move), Qt::LeftButton);
    QVERIFY(window_->host().isLookingBack());
    QVERIFY2(said().contains(QStringLiteral("Trick 2.")), qPrintable(said()));
  }

  // What was said is shown where it was said.
  void showsWhatWasSaid() {
    press(Qt::Key_I);
    QCoreApplication::processEvents();
    QTest::mouseClick(rows()[1]->findChildren<ProofLink*>()[0], Qt::LeftButton);
    QVERIFY(!window_->host().isLookingBack());
    QCOMPARE(window_->findChild<StatusLine*>()->text(), QStringLiteral("Ivo bid."));
    QCOMPARE(said(), QStringLiteral("Ivo bid."));
  }

  void countsWhatIsOut() {
    press(Qt::Key_I);
    auto const* chart = page().findChild<OutChart*>();
    QVERIFY2(chart->accessibleName().contains(QStringLiteral("Coins: 2 out: the two and the five of coins")),
             qPrintable(chart->accessibleName()));
    QVERIFY(chart->accessibleName().contains(QStringLiteral("Batons: none out")));
    QStringList notes;
    for (auto const* label : page().findChildren<QLabel*>()) notes += label->text();
    QVERIFY2(notes.contains(QStringLiteral("5 cards")), qPrintable(notes.join(u'|')));
  }

  // Nobody's cards: nothing is told of anybody.
  void saysWhereThereIsNothing() {
    press(Qt::Key_I);
    TableScene scene = knownScene();
    scene.known.reset();
    scene.viewer = scene.seen.viewer = nobody;
    window_->setScene(scene);
    QCoreApplication::processEvents();
    QVERIFY(rows().isEmpty());
    QVERIFY(!page().findChild<OutChart*>()->isVisible());
    QVERIFY(!page().findChild<ShareBars*>()->isVisible());
  }

  // By a seat's plate: at once where the keyboard is at the seat, and gone with it.
  void isByThePlateToo() {
    auto const* bubble = window_->findChild<SeatBubble*>();
    QCOMPARE(bubble->seat(), nobody);
    press(Qt::Key_I);
    QCOMPARE(bubble->seat(), Seat{1});
    press(Qt::Key_Down);
    QCOMPARE(bubble->seat(), Seat{2});
    press(Qt::Key_Escape);
    QCOMPARE(bubble->seat(), nobody);
  }

  // The end of a hand is not covered by it.
  void makesWayForTheHandsEnd() {
    auto* bubble = window_->findChild<SeatBubble*>();
    bubble->lookAt(1);
    QCOMPARE(bubble->seat(), Seat{1});
    TableScene scene = knownScene();
    QVERIFY(!scene.seen.tricks.empty());
    scene.seen.over = true;
    scene.seen.result.emplace();
    window_->table()->setScene(scene, window_->host().wording());
    bubble->setScene(scene, window_->host().wording());
    QCOMPARE(bubble->seat(), nobody);
  }

  // Tab comes to a plate behind the hand, arrows go on to the next player, and what is certain of each is there at once.
  void isByThePlateThatHasTheKeyboard() {
    auto const* bubble = window_->findChild<SeatBubble*>();
    QSignalSpy const wanted(&window_->host(), &TableHost::knownWanted);
    QVERIFY(window_->table()->focusHand());
    auto const focused = [this] { return window_->focusWidget()->objectName(); };
    for (int i = 0; i < 20 && !focused().startsWith(QLatin1String("seat_")); ++i) press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("seat_1"));
    QCOMPARE(bubble->seat(), Seat{1});
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted[0][0].toBool());
    press(Qt::Key_Right);
    QCOMPARE(focused(), QStringLiteral("seat_2"));
    QCOMPARE(bubble->seat(), Seat{2});
    press(Qt::Key_Left);
    QCOMPARE(bubble->seat(), Seat{1});
    QVERIFY(!window_->focusWidget()->accessibleName().isEmpty());
    press(Qt::Key_Tab);
    QVERIFY(!focused().startsWith(QLatin1String("seat_1")));
    QVERIFY(window_->table()->focusHand());
    QCOMPARE(bubble->seat(), nobody);
    QVERIFY(!wanted.back()[0].toBool());
  }

  // Under the pointer, after a while: not before, and gone when that goes on.
  void comesUnderThePointer() {
    auto* bubble = window_->findChild<SeatBubble*>();
    TableWidget* const table = window_->table();
    QSignalSpy const wanted(&window_->host(), &TableHost::knownWanted);
    auto const moveTo = [table](QPointF const& at) { QTest::mouseMove(table, at.toPoint()); };
    constexpr int never = 1'000'000;
    bubble->setDelay(never);
    moveTo(table->tableLayout().plate(1).center());
    QCoreApplication::processEvents();
    QCOMPARE(bubble->seat(), nobody);
    QCOMPARE(wanted.count(), 1);
    moveTo(table->tableLayout().clothCentre());
    bubble->setDelay(0);
    moveTo(table->tableLayout().plate(3).center());
    QTRY_COMPARE(bubble->seat(), Seat{3});  // who may be the partner
    moveTo(table->tableLayout().clothCentre());
    QCOMPARE(bubble->seat(), nobody);
    QVERIFY(!wanted.back()[0].toBool());
    // Not of the viewer, and not where nothing is to be told.
    moveTo(table->tableLayout().plate(0).center());
    QCoreApplication::processEvents();
    QCOMPARE(bubble->seat(), nobody);
  }

  void liesOverNoCardOfTheTrick_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("900x600") << QSize(900, 600);
    QTest::newRow("1280x800") << QSize(1280, 800);
  }
  void liesOverNoCardOfTheTrick() {
    QFETCH(QSize, size);
    TableScene scene = knownScene();
    scene.seen.trick = scene.seen.tricks.back();
    scene.seen.trick.number = 4;
    scene.seen.trick.cards.resize(3);
    scene.known->facts.push_back({3, Kind::lacks, cards({"KS"}), inTrick(2, 3)});
    window_->resize(size);
    window_->setScene(scene);
    QCoreApplication::processEvents();
    auto* bubble = window_->findChild<SeatBubble*>();
    int shown = 0;
    for (Seat seat = 1; seat < 4; ++seat) {
      bubble->lookAt(seat);
      if (bubble->seat() == nobody) continue;
      ++shown;
      QVERIFY(window_->table()->rect().contains(bubble->box()));
      for (Seen::PlayedCard const& card : scene.seen.trick.cards)
        QVERIFY(
            !window_->table()->tableLayout().trickCardBounds(card.seat).intersects(QRectF(bubble->box())));
    }
    QVERIFY(shown > 1);
  }

  // In a narrow window all of it is there, nothing cut at the side.
  void fitsANarrowPanel() {
    window_->resize(900, 600);
    QCoreApplication::processEvents();
    press(Qt::Key_I);
    QCoreApplication::processEvents();
    QScrollArea const* scroll = nullptr;
    for (QWidget* above = page().parentWidget(); above != nullptr && scroll == nullptr;
         above = above->parentWidget())
      scroll = qobject_cast<QScrollArea*>(above);
    QVERIFY(scroll != nullptr);
    QVERIFY2(page().width() <= scroll->viewport()->width(), qPrintable(QString::number(page().width())));
    for (FactRows* each : rows())
      for (auto const* link : each->findChildren<ProofLink*>()) {
        QVERIFY(each->rect().contains(link->geometry()));
        QVERIFY(link->width() >= link->sizeHint().width());
      }
  }

  // What moved it most has as many lines as it needs, however long it is.
  void movesHaveAllTheirLines() {
    window_->resize(900, 600);
    press(Qt::Key_I);
    std::set<int> heights;
    for (char const* what :
         {"Ada gave 3", "Ada gave Ivo three", "Ada gave Ivo 3 points", "Ada gave Ivo three points",
          "Ada played the two of cups", "Ada played the two of swords", "Ada played the three of cups",
          "Ada played the three of coins", "Dario played the seven of coins",
          "Dario played the three of swords", "Dario played the king of swords to it"}) {
      TableScene scene = knownScene();
      scene.known->moves[0].what = testMessage(what);
      scene.known->moves.push_back(scene.known->moves[0]);
      window_->setScene(scene);
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      for (MoveRow const* row : page().findChildren<MoveRow*>()) {
        heights.insert(row->heightForWidth(row->width()));
        QVERIFY2(row->height() >= row->heightForWidth(row->width()), what);
      }
    }
    QVERIFY(heights.size() > 1);
  }

  // Whatever page was open in the match before, the next one begins with the guide; without it that page stays.
  void aNewMatchBeginsWithTheGuide() {
    for (GuideDepth const depth : {GuideDepth::newcomer, GuideDepth::off}) {
      window_->host().panel()->closePage(window_->findChild<KnownPage*>());
      Settings settings = window_->settings();
      settings.guide = depth;
      window_->setSettings(settings);
      press(Qt::Key_I);
      QVERIFY(page().isVisible());
      TableScene scene = window_->scene();
      ++scene.match;
      window_->setScene(scene);
      QCOMPARE(window_->host().panel()->isOpenAt(TablePanel::Page::guide), depth != GuideDepth::off);
      QCOMPARE(page().isVisible(), depth == GuideDepth::off);
    }
  }
};

}  // namespace testKnownPage

QTEST_MAIN(testKnownPage::TestKnownPage)
#include "test_known_page.moc"
