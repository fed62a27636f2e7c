// The end of a hand on the cloth: what it says of a result, when its parts come, and what a key or a click does to it.
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "tests/joined.h"
#include "tests/ui/table_scenes.h"
#include "ui/drawing/text_line.h"
#include "ui/hand_end/hand_end.h"
#include "ui/hand_end/hand_end_motion.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/hand_end/trick_strip.h"
#include "ui/table/table_widget.h"

namespace testHandEnd {

using namespace giaguaro;
using namespace std::chrono_literals;

namespace {

Card card(char const* notation) { return *fortyCards.parse(notation); }

// Four at the table, seat 2 has called the ace of coins, which seat 3 held: two tricks for them, one for seat 0.
TableScene played() {
  TableScene scene;
  scene.match = 5;
  scene.handNumber = 2;
  scene.viewer = scene.seen.viewer = 0;
  scene.seen.players = 4;
  scene.seen.seats.resize(4);
  scene.seen.over = true;
  for (char const* name : {"Ida", "Anna", "Bruno", "Chiara"})
    scene.people.push_back(
        {QString::fromUtf8(name), static_cast<int>(scene.people.size()) + 1, name[0] == 'I'});
  auto const trick = [&scene](Seat winner, std::initializer_list<char const*> cards) {
    Seen::Trick made{.leader = 0, .winner = winner, .number = static_cast<int>(scene.seen.tricks.size()) + 1};
    for (char const* each : cards)
      made.cards.push_back({static_cast<Seat>(made.cards.size()), card(each), 0});
    scene.seen.tricks.push_back(made);
  };
  trick(2, {"2D", "4D", "KD", "5D"});
  trick(3, {"2C", "4C", "5C", "AD"});
  trick(0, {"AS", "2S", "4S", "5S"});
  Result result;
  result.leadSeat = 2;
  result.shownCard = card("AD");
  result.parts[2] = {"caller", true, true};
  result.parts[3] = {"partner", true, true};
  result.bar = {67, 61, 120};
  result.scores = {-1, -1, 2, 0};
  result.title = {Text{"", "Bruno makes it", ""}};
  result.counting = {{Text{"", "what each has", ""}}, {Text{"", "67 points of 61 needed", ""}}};
  result.countLine = 1;
  scene.seen.result = result;
  return scene;
}

// Its last trick lies there still.
TableScene resting() {
  TableScene scene = played();
  scene.resting = true;
  return scene;
}

HandEnd endOf(TableScene const& scene) { return *HandEnd::of(scene, tableScenes::wordingOf(scene)); }

template <class Change>
TableScene changed(TableScene scene, Change change) {
  change(scene);
  return scene;
}

}  // namespace

class TestHandEnd : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<TableWidget> table_;
  Travel::Time now_{};

  HandEndView* view() { return table_->findChild<HandEndView*>(); }
  void set(TableScene const& scene) { table_->setScene(scene, tableScenes::wordingOf(scene)); }
  void at(Travel::Time time) {
    now_ = time;
    view()->step();
  }
  // The last trick is looked at, and then the end comes.
  void begin(MotionPace pace = MotionPace::normal) {
    table_->setMotion(pace);
    set(resting());
    now_ = 1000ms;
    set(played());
  }

 private slots:
  void init() {
    art_ = std::make_unique<CardArt>();
    table_ = std::make_unique<TableWidget>(*art_);
    table_->resize(920, 698);
    view()->setClock([this] { return now_; });
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
  }
  void cleanup() {
    table_.reset();
    art_.reset();
  }

  // ---- What it says ----

  void aCountOfTwoSides() {
    HandEnd const end = endOf(played());
    QCOMPARE(end.title, QString("Bruno's side made it"));
    // The figure is drawn: it is said in full to who does not see it.
    QVERIFY(end.reason.isEmpty());
    QVERIFY2(end.spoken.contains("67 points of 61 needed"), qPrintable(end.spoken));
    QCOMPARE(end.needed, QString("61 needed"));
    QCOMPARE(end.distance, QString("6 over"));
    QVERIFY(!end.failed() && end.rows.empty());
    QCOMPARE(end.tricksTitle, QString("3 tricks, 2 to Bruno's side"));
    QVERIFY(end.called == card("AD"));
    QCOMPARE(end.holder, QString("Chiara held it"));
  }

  void whatIsMissing() {
    HandEnd const end =
        endOf(changed(played(), [](TableScene& scene) { scene.seen.result->bar.value = 58; }));
    QVERIFY(end.failed());
    QCOMPARE(end.title, QString("Bruno's side failed"));
    QCOMPARE(end.distance, QString("3 short"));
    QCOMPARE(endOf(changed(played(), [](TableScene& scene) { scene.seen.result->bar.value = 61; })).distance,
             QString("just made"));
  }

  // Between rows of piles there is a button to go on, too.
  void betweenPilesOneGoesOn() {
    HandEnd const end = endOf(played());
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(856, 498), QSizeF(600, 498), QSizeF(500, 498)}) {
      TableLayout const table(
          {.size = size, .players = 2, .anticlockwise = true, .cards = 0, .piles = true, .playing = true});
      HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(2, 1), QFont());
      QVERIFY(!layout.goOn.isNull());
      QVERIFY(table.piles()->band().contains(layout.goOn));
      QVERIFY(!layout.goOn.intersects(table.plate(0)));
      // Within it where the table is narrow.
      QVERIFY(size.width() < 560 ? layout.count.contains(layout.goOn)
                                 : !layout.goOn.intersects(layout.count));
    }
  }

  // Cards by which less was needed stand beside the words for that, clear of them.
  void cardsThatCountedAreDrawn() {
    HandEnd const end = endOf(changed(played(), [](TableScene& scene) {
      scene.seen.result->keyCards = {{card("AD"), true}, {card("AS"), false}, {card("AC"), true}};
      scene.seen.result->keyNote = {Text{"", "41 needed with one", ""}};
    }));
    QCOMPARE(end.reason, QString("41 needed with one"));
    QCOMPARE(end.keyCards, (std::vector{card("AD"), card("AC")}));
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(856, 498)}) {
      TableLayout const table({.size = size, .players = 4, .cards = 0});
      HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(4, 0), QFont());
      QCOMPARE(layout.keyCards.size(), std::size_t{2});
      for (QRectF const& each : layout.keyCards) {
        QVERIFY(layout.count.contains(each));
        QVERIFY(each.left() > layout.wordsRight);
        QVERIFY(!each.intersects(layout.goOn));
      }
      QVERIFY(layout.wordsRight > layout.wordsLeft + 60);
    }
    // Where they would leave the title no room there are none.
    TableLayout const narrow({.size = {520, 498}, .players = 4, .cards = 0});
    HandEndLayout const tight = HandEndLayout::of(end, narrow, std::vector<int>(4, 0), QFont());
    qreal const words = tight.wordsRight - tight.wordsLeft;
    QVERIFY(textFits(QFont(), {15 * tight.scale, true, {}}, end.title, words) || tight.keyCards.empty());
  }

  // What it came to stands on the cloth: the plate at the edge tells of the match.
  void theScorePlateTellsNoFigureTwice() {
    TableScene scene = played();
    scene.totals = {7, 0, 0, 0};
    Seen::Plate const plate = HandEnd::scorePlate(scene);
    QCOMPARE(plate.bar.total, 0);
    QCOMPARE(tableScenes::wordingOf(scene).say(plate.title), QString("Hand 2 is over"));
    QCOMPARE(plate.lines.size(), std::size_t{2});
    QCOMPARE(tableScenes::wordingOf(scene).say(plate.lines[1]), QString("your total: +7"));
    scene.viewer = nobody;
    QCOMPARE(HandEnd::scorePlate(scene).lines.size(), std::size_t{1});
  }

  // Where cards are shown what the far seats are paid makes way for them, at both alike.
  void theCardsHaveTheRoomBetweenTheFarSeats() {
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(856, 498)}) {
      HandEnd end = endOf(played());
      for (Seat seat = 4; seat < 5; ++seat) end.payments.push_back({.seat = seat, .figure = "+1"});
      end.aside = {card("2D"), card("4D"), card("5D")};
      end.asideTitle = "discarded by somebody: 2 points";
      TableLayout const table({.size = size, .players = 5, .cards = 0});
      HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(5, 0), QFont());
      QVERIFY(!layout.called.isNull());
      QVERIFY(layout.called.height() >= 60 * layout.scale);
      QCOMPARE(layout.aside.size(), std::size_t{3});
      for (Seat seat = 0; seat < 5; ++seat) {
        QRectF const plate = table.plate(seat);
        QVERIFY(!plate.intersects(layout.called));
        for (QRectF const& each : layout.aside) QVERIFY(!plate.intersects(each));
        QRectF const& paid = layout.paid[static_cast<std::size_t>(seat)];
        QVERIFY(!paid.intersects(layout.called) && !paid.intersects(layout.holder));
        if (plate.bottom() < layout.count.top()) QVERIFY(paid.center().y() < plate.top());
      }
    }
  }

  void theViewerIsSpokenTo() {
    HandEnd const end = endOf(changed(played(), [](TableScene& scene) {
      scene.seen.result->leadSeat = 0;
      scene.seen.result->parts = {};
      scene.seen.result->parts[0].caller = true;
      scene.seen.tricks[1].cards[3].card = card("AS");
      scene.seen.tricks[2].cards[0].card = card("AD");
    }));
    QCOMPARE(end.title, QString("You made it"));
    QCOMPARE(end.tricksTitle, QString("3 tricks, 1 to you"));
    QCOMPARE(end.holder, QString("you held it"));
  }

  void whoTookWhat() {
    std::vector<HandEnd::Trick> const tricks = endOf(played()).tricks;
    QCOMPARE(tricks.size(), std::size_t{3});
    QVERIFY(tricks[0].card == card("KD") && tricks[0].avatar == 3 && tricks[0].callers);
    QVERIFY(tricks[1].card == card("AD") && tricks[1].avatar == 4 && tricks[1].callers);
    QVERIFY(tricks[2].card == card("AS") && tricks[2].avatar == 1 && !tricks[2].callers);
    QVERIFY(tricks[0].spoken.contains("Bruno"));
    // The ring is told too, where two play together.
    QVERIFY(tricks[0].spoken.endsWith("Bruno's side."));
    QVERIFY(tricks[1].spoken.endsWith("Bruno's side."));
    QVERIFY(!tricks[2].spoken.contains("Bruno's side"));
    TableScene const alone = changed(played(), [](TableScene& scene) { scene.seen.result->parts[3] = {}; });
    QVERIFY(!endOf(alone).tricks[0].spoken.contains("Bruno's side"));
  }

  void whatIsPaid() {
    std::vector<HandEnd::Payment> const payments = endOf(played()).payments;
    QCOMPARE(payments.size(), std::size_t{4});
    QVERIFY(payments[2].gain && payments[2].figure == "+2");
    QVERIFY(!payments[3].gain && !payments[3].loss && payments[3].figure == "0");
    QVERIFY(!payments[0].gain && payments[0].loss && payments[0].figure == QString::fromUtf8("−1"));
  }

  // Where nobody plays against the others each has a line of its own, from the viewer on.
  void withoutSides() {
    HandEnd const end = endOf(changed(played(), [](TableScene& scene) {
      Result& result = *scene.seen.result;
      result.leadSeat = nobody;
      result.shownCard = {};
      result.bar = {};
      result.parts = {};
      result.parts[1].made = true;
      result.counting.clear();
      for (Seat seat = 0; seat < 4; ++seat)
        result.counting.push_back({Text{"", "{seat} took some", ""}, {}, {args::seat(seat)}});
      result.counting.push_back({Text{"", "that is all", ""}});
      scene.bottom = 1;
    }));
    QCOMPARE(end.title, QString("Bruno makes it"));
    QCOMPARE(end.rows.size(), std::size_t{4});
    QCOMPARE(end.rows[0].words, QString("Anna took some"));
    QVERIFY(end.rows[0].made && !end.rows[1].made);
    QCOMPARE(end.tricksTitle, QString("3 tricks"));
    QVERIFY(!end.called.valid() && end.bar.total == 0);
  }

  // Of tricks that were bid the one that spoilt it for the viewer lies there; if none did, the last that did for anybody.
  void theTrickThatDecidedLiesThere() {
    auto const bids = [](TableScene& scene, std::initializer_list<int> wanted) {
      Result& result = *scene.seen.result;
      result.leadSeat = nobody;
      result.shownCard = {};
      result.bar = {};
      result.counting.clear();
      result.tallies.clear();
      for (int const target : wanted) {
        auto const seat = static_cast<Seat>(result.tallies.size());
        result.counting.push_back({Text{"", "{seat} took some", ""}, {}, {args::seat(seat)}});
        result.shares.push_back({Text{"", "some", ""}});
        result.tallies.push_back({.target = target, .total = 3, .counted = true});
      }
    };
    HandEnd const own = endOf(changed(played(), [&](TableScene& scene) { bids(scene, {0, 0, 0, 1}); }));
    QCOMPARE(own.asideTitle, QString("trick 3: one too many for you"));
    QCOMPARE(own.aside.size(), std::size_t{4});
    QVERIFY(own.asideBest == card("AS"));
    QCOMPARE(own.rows[3].name, QString("Chiara"));
    QCOMPARE(own.rows[3].brief, QString("some"));
    // And each line knows by which cards its tricks were taken.
    std::size_t told = 0;
    for (HandEnd::Row const& row : own.rows)
      for (HandEnd::Won const& won : row.won) {
        HandEnd::Trick const& trick = own.tricks[static_cast<std::size_t>(won.number - 1)];
        QVERIFY(won.card == trick.card && row.avatar == trick.avatar);
        QCOMPARE(won.others.size() + 1, trick.cards.size());
        ++told;
      }
    QCOMPARE(told, own.tricks.size());
    HandEnd const other = endOf(changed(played(), [&](TableScene& scene) { bids(scene, {1, 2, 1, 1}); }));
    QCOMPARE(other.asideTitle, QString("trick 2: out of reach for Anna"));
    QVERIFY(other.asideBest == card("AD"));
    // Where all have made it there is none.
    QVERIFY(endOf(changed(played(), [&](TableScene& scene) { bids(scene, {1, 0, 1, 1}); })).aside.empty());
  }

  // Each seat has its line within the count, however many they are, and its title is as large as titles are.
  void linesOfTheirOwnHaveTheirPlaces() {
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(856, 498), QSizeF(1500, 978)})
      for (int players = 3; players <= 5; ++players) {
        HandEnd end;
        end.title = "You made your bid, and so did Massimiliano Bartolomeo and Wilhelmina";
        end.rows.resize(static_cast<std::size_t>(players));
        TableLayout const table({.size = size, .players = players, .cards = 0});
        HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(6, 1), QFont());
        QCOMPARE(layout.rows.size(), end.rows.size());
        QCOMPARE(layout.title.size(), 2);
        for (std::size_t i = 0; i < layout.rows.size(); ++i) {
          QVERIFY(layout.count.contains(layout.rows[i]));
          QVERIFY2(layout.rows[i].height() >= 24 * layout.scale, qPrintable(QString::number(players)));
          if (i > 0) QVERIFY(layout.rows[i].top() >= layout.rows[i - 1].bottom() - 0.01);
        }
        for (Seat seat = 0; seat < static_cast<Seat>(players); ++seat)
          QVERIFY(!layout.count.intersects(table.plate(seat)));
      }
  }

  void linesOfTheirOwnHideNoTricks() {
    HandEnd end;
    end.rows.resize(4);
    TableLayoutInput input;
    input.size = {920, 698};
    input.players = 4;
    TableLayout const table(input);
    std::vector<int> const tokens(4, 0);
    QRectF const count = HandEndLayout::of(end, table, tokens, QFont()).count;
    for (Seat seat = 0; seat < 4; ++seat) {
      QVERIFY(!count.adjusted(-10, 0, 10, 0).contains(table.tricksPile(seat)));
      QVERIFY(!count.intersects(table.plate(seat)));
    }
  }

  void onlyWhereAHandWasPlayed_data() {
    QTest::addColumn<int>("change");
    QTest::newRow("it rests") << 0;
    QTest::newRow("looked back") << 1;
    QTest::newRow("void") << 2;
    QTest::newRow("not over") << 3;
    QTest::newRow("no trick") << 4;
  }
  void onlyWhereAHandWasPlayed() {
    QFETCH(int, change);
    TableScene scene = played();
    QVERIFY(HandEnd::lies(scene));
    if (change == 0) scene.resting = true;
    if (change == 1) scene.lookingBack = true;
    if (change == 2) scene.seen.result->isVoid = true;
    if (change == 3) scene.seen.over = false;
    if (change == 4) scene.seen.tricks.clear();
    QVERIFY(!HandEnd::lies(scene) && !HandEnd::of(scene, tableScenes::wordingOf(scene)));
  }

  // ---- When its parts come ----

  void oneAfterTheOther() {
    HandEndMoment const begun = HandEndMoment::at(0ms);
    QCOMPARE(begun, (HandEndMoment{.strip = 0, .turn = 0, .count = 0, .paid = 0}));
    HandEndMoment const early = HandEndMoment::at(200ms);
    QVERIFY(early.strip == 1 && early.turn == 0 && early.count == 0);
    HandEndMoment const middle = HandEndMoment::at(450ms);
    QVERIFY(middle.turn == 1 && middle.count > 0.4 && middle.count < 1 && middle.paid == 0);
    QVERIFY(HandEndMoment::at(800ms).count == 1);
    QCOMPARE(HandEndMoment::at(900ms), HandEndMoment{});
    QCOMPARE(HandEndMoment::at(9000ms), HandEndMoment{});
  }

  // ---- On the table ----

  void itComesAndIsSeen() {
    begin();
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    QVERIFY(view()->isVisible() && view()->isComing() && !table_->isSettled());
    QCOMPARE(view()->moment().strip, 0.0);
    at(1100ms);
    QVERIFY(view()->moment().strip > 0.5 && view()->moment().turn == 0);
    at(1899ms);
    QVERIFY(view()->isComing());
    at(1900ms);
    QVERIFY(!view()->isComing());
    QCOMPARE(view()->moment(), HandEndMoment{});
    at(3899ms);
    QCOMPARE(seen.count(), 0);
    at(3900ms);
    QCOMPARE(seen.count(), 1);
    at(9000ms);
    QCOMPARE(seen.count(), 1);
  }

  void paceScalesIt() {
    begin(MotionPace::slow);
    at(1000ms + atPace(900ms, MotionPace::slow) - 1ms);
    QVERIFY(view()->isComing());
    at(1000ms + atPace(900ms, MotionPace::slow));
    QVERIFY(!view()->isComing());
  }

  // Who does not see it is told as it begins, and once.
  void itIsTold() {
    auto const* heard = table_->findChild<QLabel*>("heardLabel");
    begin();
    QVERIFY(!view()->spoken().isEmpty());
    QCOMPARE(heard->accessibleName(), view()->spoken());
    table_->announcePolitely({});
    set(changed(played(), [](TableScene& scene) { scene.lookingBack = true; }));
    set(played());
    QVERIFY(heard->accessibleName().isEmpty());
  }

  // Whoever looks at seats goes on being heard of.
  void theMouseIsTheTables() {
    struct Moves : QObject {
      int count = 0;
      bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::MouseMove) ++count;
        return false;
      }
    } moves;
    begin(MotionPace::off);
    table_->setMouseTracking(true);
    table_->installEventFilter(&moves);
    QRectF const strip = view()->handEndLayout().strip;
    for (QPointF const& at : {QPointF(460, 250), strip.center(), strip.topLeft() + QPointF(3, 20)}) {
      int const before = moves.count;
      QTest::mouseMove(table_->windowHandle(), at.toPoint());
      QTRY_VERIFY(moves.count > before);
    }
  }

  // Without motion all of it stands at once, and as long.
  void withoutMotionItStands() {
    begin(MotionPace::off);
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    QVERIFY(view()->isVisible() && !view()->isComing());
    QCOMPARE(view()->moment(), HandEndMoment{});
    at(2999ms);
    QCOMPARE(seen.count(), 0);
    at(3000ms);
    QCOMPARE(seen.count(), 1);
  }

  // A button that says so, once there is nothing left to come; it takes nobody's focus.
  void aButtonGoesOn() {
    begin();
    auto* const goOn = table_->findChild<QAbstractButton*>("endGoOn");
    QVERIFY(goOn != nullptr && !goOn->isVisible());
    at(1900ms);
    QVERIFY(goOn->isVisible() && goOn->focusPolicy() == Qt::NoFocus);
    QCOMPARE(goOn->text(), QString("Go on"));
    HandEndLayout const& layout = view()->handEndLayout();
    QRectF const place = goOn->geometry();
    QVERIFY(!place.intersects(layout.count) && !place.intersects(layout.strip));
    for (QRectF const& paid : layout.paid) QVERIFY(!place.intersects(paid));
    for (Seat seat = 0; seat < 5; ++seat) QVERIFY(!place.intersects(table_->tableLayout().plate(seat)));
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    QTest::mouseClick(goOn, Qt::LeftButton);
    QCOMPARE(seen.count(), 1);
  }

  // The first key or click shows all of it and does nothing else; the next goes on.
  void theFirstKeySkips_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Space") << int{Qt::Key_Space};
    QTest::newRow("Enter") << int{Qt::Key_Return};
    QTest::newRow("a click") << 0;
  }
  void theFirstKeySkips() {
    QFETCH(int, key);
    begin();
    table_->setFocus();
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    auto const press = [&] {
      if (key == 0)
        QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {}, QPoint(460, 250));
      else
        QTest::keyClick(table_->windowHandle(), static_cast<Qt::Key>(key));
    };
    at(1300ms);
    press();
    QVERIFY(!view()->isComing());
    QCOMPARE(view()->moment(), HandEndMoment{});
    QCOMPARE(seen.count(), 0);
    QVERIFY(QTest::qWaitFor([&] { return !view()->hasSkipped(); }));
    press();
    QCOMPARE(seen.count(), 1);
  }

  // Of a trick too the first key shows all, and only the next one the trick.
  void theFirstKeyOpensNoTrick() {
    begin();
    auto* const chip = table_->findChild<TrickChip*>("tookTrick_2");
    chip->setFocus(Qt::TabFocusReason);
    QSignalSpy wanted(table_.get(), &TableWidget::trickWanted);
    at(1300ms);
    QTest::keyClick(table_->windowHandle(), Qt::Key_Return);
    QVERIFY(!view()->isComing());
    QCOMPARE(wanted.count(), 0);
    QVERIFY(QTest::qWaitFor([&] { return !view()->hasSkipped(); }));
    QTest::keyClick(table_->windowHandle(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
  }

  void otherKeysSkipToo() {
    begin();
    table_->setFocus();
    at(1300ms);
    QTest::keyClick(table_->windowHandle(), Qt::Key_X);
    QVERIFY(!view()->isComing());
  }

  // Under the sheet, or in a hand that was over already, it stands and asks for nothing.
  void nothingComesWhereItWasOver() {
    table_->setMotion(MotionPace::normal);
    set(changed(played(), [](TableScene& scene) { scene.showResult = true; }));
    QVERIFY(view()->isVisible() && !view()->isComing());
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    at(20000ms);
    QCOMPARE(seen.count(), 0);
    set(changed(played(), [](TableScene& scene) { scene.handNumber = 9; }));
    QVERIFY(!view()->isComing());
  }

  void itGoesWithItsHand() {
    begin();
    at(1300ms);
    set(changed(played(), [](TableScene& scene) {
      scene.seen.over = false;
      scene.seen.result.reset();
    }));
    QVERIFY(!view()->isVisible() && !view()->isComing());
    QSignalSpy seen(table_.get(), &TableWidget::endSeen);
    at(20000ms);
    QCOMPARE(seen.count(), 0);
  }

  // By mouse, by keys and with its words for a screen reader.
  void eachTrickIsAButton() {
    begin(MotionPace::off);
    QSignalSpy wanted(table_.get(), &TableWidget::trickWanted);
    std::vector<TrickChip*> chips;
    for (int number = 1; number <= 3; ++number)
      chips.push_back(table_->findChild<TrickChip*>(QString("tookTrick_%1").arg(number)));
    for (TrickChip* chip : chips) QVERIFY(chip != nullptr && chip->isVisible());
    QVERIFY(chips[1]->accessibleName().contains("Chiara"));
    QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {},
                      chips[1]->mapTo(table_.get(), chips[1]->rect().center()));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 2);
    chips[1]->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table_->windowHandle(), Qt::Key_Right);
    QVERIFY(chips[2]->hasFocus());
    QTest::keyClick(table_->windowHandle(), Qt::Key_Right);
    QVERIFY(chips[2]->hasFocus());
    QTest::keyClick(table_->windowHandle(), Qt::Key_Return);
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 3);
  }

  // By Tab one comes to one of them, the one that was looked at last, and the focus comes back to it with the end.
  void theyAreOneStopOfTab() {
    begin(MotionPace::off);
    auto const chips = table_->findChildren<TrickChip*>();
    auto const stops = [&] {
      QStringList names;
      for (TrickChip const* chip : chips)
        if (chip->focusPolicy() != Qt::NoFocus) names << chip->objectName();
      return names.join(' ');
    };
    QCOMPARE(stops(), QString("tookTrick_1"));
    table_->findChild<TrickChip*>("tookTrick_1")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table_->windowHandle(), Qt::Key_Right);
    QCOMPARE(stops(), QString("tookTrick_2"));
    QTest::keyClick(table_->windowHandle(), Qt::Key_Return);
    set(changed(played(), [](TableScene& scene) { scene.lookingBack = true; }));
    table_->setFocus(Qt::OtherFocusReason);
    set(played());
    QCOMPARE(table_->focusWidget()->objectName(), QString("tookTrick_2"));
    // A click takes the focus nowhere, and brings none back.
    table_->setFocus(Qt::OtherFocusReason);
    auto const* third = table_->findChild<TrickChip*>("tookTrick_3");
    QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {},
                      third->mapTo(table_.get(), third->rect().center()));
    set(changed(played(), [](TableScene& scene) { scene.lookingBack = true; }));
    set(played());
    QVERIFY(table_->hasFocus());
    QCOMPARE(stops(), QString("tookTrick_3"));
    // Of another hand one begins at the first.
    set(changed(resting(), [](TableScene& scene) { scene.handNumber = 3; }));
    set(changed(played(), [](TableScene& scene) { scene.handNumber = 3; }));
    QCOMPARE(stops(), QString("tookTrick_1"));
  }

  // Where they lie in two rows arrows go from one to the other, and never out of the strip.
  void arrowsStayInTheStrip() {
    table_->resize(520, 420);
    auto const many = [](TableScene scene) {
      while (scene.seen.tricks.size() < 24) {
        scene.seen.tricks.push_back(scene.seen.tricks.front());
        scene.seen.tricks.back().number = static_cast<int>(scene.seen.tricks.size());
      }
      return scene;
    };
    set(many(resting()));
    set(many(played()));
    QVERIFY(view()->handEndLayout().twoRows);
    auto const press = [this](Qt::Key key) {
      QTest::keyClick(table_->windowHandle(), key);
      return table_->focusWidget()->objectName();
    };
    table_->findChild<TrickChip*>("tookTrick_3")->setFocus(Qt::TabFocusReason);
    QCOMPARE(press(Qt::Key_Up), QString("tookTrick_3"));
    QCOMPARE(press(Qt::Key_Down), QString("tookTrick_15"));
    QCOMPARE(press(Qt::Key_Down), QString("tookTrick_15"));
    QCOMPARE(press(Qt::Key_Up), QString("tookTrick_3"));
    QCOMPARE(press(Qt::Key_End), QString("tookTrick_24"));
    QCOMPARE(press(Qt::Key_Right), QString("tookTrick_24"));
    QCOMPARE(press(Qt::Key_Home), QString("tookTrick_1"));
  }

  // By one rule: on the upper edge of the plate, at its corner towards the middle; beside the lowest, over which the count lies.
  void allArePaidAtOneCorner() {
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(1280, 698)}) {
      HandEnd end;
      for (Seat seat = 0; seat < 5; ++seat)
        end.payments.push_back({.seat = seat, .figure = QStringLiteral("+2"), .gain = true});
      TableLayout const table({.size = size, .players = 5, .cards = 0});
      HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(6, 2), QFont());
      QRectF const own = layout.paid.front();
      QCOMPARE(own.center().y(), table.plate(0).center().y());
      for (Seat seat = 1; seat < 5; ++seat) {
        QRectF const plate = table.plate(seat);
        QRectF const& paid = layout.paid[static_cast<std::size_t>(seat)];
        qreal const lies = paid.bottom() - plate.top();  // so much on the plate
        QVERIFY(lies > 0 && lies < paid.height() / 2);
        QVERIFY(paid.left() > plate.left() && paid.right() < plate.right());
        QCOMPARE(table.mirrored(seat), paid.center().x() < plate.center().x());
      }
    }
  }

  // Nor does it lie on the tricks that somebody has taken.
  void whatIsPaidIsClearOfThePiles() {
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(856, 498), QSizeF(1280, 698)})
      for (int players = 3; players <= 6; ++players) {
        HandEnd end;
        for (int seat = 0; seat < players; ++seat)
          end.payments.push_back(
              {.seat = static_cast<Seat>(seat), .figure = QStringLiteral("+112"), .gain = true});
        TableLayout const table({.size = size, .players = players, .cards = 0});
        HandEndLayout const layout = HandEndLayout::of(end, table, std::vector<int>(6, 2), QFont());
        for (QRectF const& paid : layout.paid)
          for (int seat = 0; seat < players; ++seat) {
            QPointF const pile = table.tricksPile(static_cast<Seat>(seat));
            qreal const half = 0.8 * table.tricksHeight();
            QRectF const lies(pile - QPointF(half, half), QSizeF(2 * half, 2 * half));
            QVERIFY(!paid.intersects(lies));
          }
      }
  }

  // What is paid stands where nothing else does, or nowhere.
  void whatHasNoRoomIsNowhere_data() {
    QTest::addColumn<QSizeF>("size");
    for (QSizeF const size : {QSizeF(920, 698), QSizeF(520, 420), QSizeF(360, 300), QSizeF(260, 220)})
      QTest::addRow("%d", static_cast<int>(size.width())) << size;
  }
  void whatHasNoRoomIsNowhere() {
    QFETCH(QSizeF, size);
    std::vector<int> const tokens(4, 0);
    HandEnd const end = endOf(played());
    HandEndLayout const layout =
        HandEndLayout::of(end, TableLayout({.size = size, .players = 4, .cards = 0}), tokens, QFont());
    QCOMPARE(layout.paid.size(), std::size_t{4});
    for (std::size_t i = 0; i < layout.paid.size(); ++i) {
      QRectF const& paid = layout.paid[i];
      // Nor does a nought stand anywhere.
      bool const any = end.payments[i].gain || end.payments[i].loss;
      if (!any || size.width() > 900) QCOMPARE(!paid.isNull(), any);
      if (paid.isNull()) continue;
      QVERIFY(QRectF(QPointF(), size).contains(paid));
      QVERIFY(!paid.intersects(layout.count));
      for (std::size_t k = 0; k < i; ++k) QVERIFY(!paid.intersects(layout.paid[k]));
    }
    QCOMPARE(layout.called.isNull(), layout.holder.isNull());
    table_->resize(size.toSize());
    begin(MotionPace::off);
    (void)table_->grab();  // what is nowhere is not painted
  }
};

}  // namespace testHandEnd

QTEST_MAIN(testHandEnd::TestHandEnd)
#include "test_hand_end.moc"
