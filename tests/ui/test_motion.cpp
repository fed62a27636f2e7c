// Cards on their way: which, from where to where, as plain values; and on the table, where in the end
// everything looks as if nothing had moved.
#include <QAbstractEventDispatcher>
#include <QAccessible>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <optional>
#include <set>

#include "table_scenes.h"
#include "tests/joined.h"
#include "ui/motion/motion.h"
#include "ui/table/table_widget.h"

Q_DECLARE_METATYPE(giaguaro::TableScene)

namespace testMotion {

using namespace giaguaro;
using namespace std::chrono_literals;

namespace {

Card card(char const* notation) { return *fortyCards.parse(notation); }

std::vector<Seen::PlayedCard> played(std::initializer_list<std::pair<int, char const*>> cards) {
  std::vector<Seen::PlayedCard> all;
  for (auto const& [seat, notation] : cards) all.push_back({static_cast<Seat>(seat), card(notation), 0});
  return all;
}

// Four at the table, the viewer in seat 0; the first trick is over, seat 2 has taken it and leads.
TableScene sceneOfHand() {
  TableScene scene;
  scene.match = 5;
  scene.handNumber = 2;
  scene.viewer = scene.seen.viewer = 0;
  scene.seen.players = 4;
  scene.seen.dealer = 1;
  scene.seen.toAct = 2;
  scene.seen.seats.resize(4);
  scene.seen.hand = {card("AD"), card("4D"), card("AS")};
  scene.seen.tricks = {
      {.cards = played({{2, "3C"}, {3, "5C"}, {0, "6C"}, {1, "7C"}}), .leader = 2, .winner = 2, .number = 1}};
  for (char const* name : {"Ida", "Anna", "Bruno", "Chiara"})
    scene.people.push_back({QString::fromUtf8(name), 1, false});
  return scene;
}

// The second trick as far as it goes.
TableScene withTrick(std::vector<Seen::PlayedCard> const& cards) {
  TableScene scene = sceneOfHand();
  for (Seen::PlayedCard const& each : cards) std::erase(scene.seen.hand, each.card);
  if (!cards.empty()) scene.seen.trick = {.cards = cards, .leader = 2, .winner = 2, .number = 2};
  return scene;
}
TableScene withTrick(std::initializer_list<std::pair<int, char const*>> cards) {
  return withTrick(played(cards));
}

// The second trick is whole, and seat 3 takes it.
TableScene trickOver(bool resting) {
  TableScene scene = withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}, {1, "5D"}});
  scene.seen.trick.winner = 3;
  scene.seen.tricks.push_back(scene.seen.trick);
  scene.seen.trick = {};
  scene.resting = resting;
  return scene;
}

TableScene leadAfter(TableScene scene, char const* notation) {
  scene.seen.trick = {.cards = played({{3, notation}}), .leader = 3, .winner = 3, .number = 3};
  return scene;
}

TableScene dealt(int hand, Seat viewer = 0) {
  TableScene scene = sceneOfHand();
  scene.handNumber = hand;
  scene.viewer = scene.seen.viewer = viewer;
  scene.seen.tricks.clear();
  if (viewer == nobody) scene.seen.hand.clear();
  return scene;
}

template <class Change>
TableScene changed(TableScene scene, Change change) {
  change(scene);
  return scene;
}

// Before the first card: two lie on the cloth, face down or open.
TableScene withDog(int faceDown, std::vector<Card> const& open) {
  return changed(dealt(2),
                 [&](TableScene& scene) { scene.seen.spreads = {{.cards = open, .faceDown = faceDown}}; });
}

// The second of seat 3's piles; the first is empty.
TableScene withPile(TableScene scene, Seen::Pile const& pile) {
  scene.seen.seats[3].piles = {{}, pile};
  return scene;
}

// Two cards are to be put aside, of which these are chosen.
TableScene gathering(std::vector<char const*> const& chosen) {
  return changed(dealt(2), [&](TableScene& scene) {
    scene.mayAct = true;
    scene.draftSize = 2;
    for (char const* const each : chosen) scene.draft.push_back(card(each));
    for (Card const each : scene.seen.hand)
      scene.seen.offers.push_back({.action = {Action::Kind::discard, each.code}});
  });
}

QString nameOf(Card which) {
  return which.valid() ? QString::fromStdString(fortyCards.text(which)) : QStringLiteral("back");
}

QString nameOf(CardPlace const& place) {
  switch (place.kind) {
    case CardPlace::Kind::plate: return QStringLiteral("plate %1").arg(place.seat);
    case CardPlace::Kind::trick: return QStringLiteral("trick %1").arg(place.seat);
    case CardPlace::Kind::hand: return QStringLiteral("hand ") + nameOf(place.card);
    case CardPlace::Kind::tray: return QStringLiteral("tray ") + nameOf(place.card);
    case CardPlace::Kind::cloth:
      return place.seat == nobody ? QStringLiteral("cloth %1").arg(place.index)
                                  : QStringLiteral("before %1").arg(place.seat);
    case CardPlace::Kind::pile: return QStringLiteral("pile %1 of %2").arg(place.index).arg(place.seat);
  }
  return {};
}

QStringList inWords(Motion const& motion) {
  QStringList words;
  for (Travel const& travel : motion.travels)
    words << QStringLiteral("%1: %2 to %3, %4+%5%6")
                 .arg(nameOf(travel.card), nameOf(travel.from), nameOf(travel.to))
                 .arg(travel.begin.count())
                 .arg(travel.length.count())
                 .arg(travel.turnsOver ? QStringLiteral(", turns over") : QString());
  return words;
}

Wording wording(TableScene const& scene) { return tableScenes::wordingOf(scene); }

// As it is on the screen, not as it would be painted anew.
QImage onScreen(QWidget const& widget) {
  return widget.screen()->grabWindow(widget.winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

// A step forward that moves cards.
struct Step {
  char const* name;
  TableScene before, after;
};

std::vector<Step> steps() {
  return {
      {"another plays", withTrick({{2, "2D"}}), withTrick({{2, "2D"}, {3, "KD"}})},
      {"the viewer plays", withTrick({{2, "2D"}, {3, "KD"}}), withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}})},
      {"the last card of a trick", withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}}), trickOver(true)},
      {"the trick is taken", trickOver(true), trickOver(false)},
      {"no trick rests", withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}}), trickOver(false)},
      {"taken, and led again", trickOver(true), leadAfter(trickOver(false), "2C")},
      {"chosen to be put aside", gathering({"AS"}), gathering({"AS", "AD"})},
      {"taken back", gathering({"AS", "AD"}), gathering({"AD"})},
      {"put aside", gathering({"AS", "AD"}),
       changed(dealt(2), [](TableScene& scene) { scene.seen.hand = {card("4D")}; })},
      {"the dog", withDog(2, {}), withDog(0, {card("2C"), card("7C")})},
      {"fetched",
       changed(dealt(2),
               [](TableScene& scene) {
                 scene.seen.spreads = {{.cards = {card("2C")}, .goesTo = 1},
                                       {.cards = {card("7C")}, .goesTo = 3}};
               }),
       dealt(2)},
      {"from a pile", withPile(withTrick({{2, "2D"}}), {.top = card("KD"), .covered = true}),
       withPile(withTrick({{2, "2D"}, {3, "KD"}}), {.covered = true})},
      {"a pile is turned", withPile(trickOver(true), {.top = card("6D"), .turned = true}),
       withPile(trickOver(false), {.top = card("6D"), .turned = true})},
      {"shared out", withDog(2, {}),
       changed(withDog(0, {}),
               [](TableScene& scene) {
                 scene.seen.spreads = {{.seat = 1, .faceDown = 1}, {.seat = 3, .faceDown = 1}};
               })},
      {"a deal", trickOver(false), dealt(3)}};
}

}  // namespace

class TestMotion : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<TableWidget> table_;
  Travel::Time now_{};

  MotionLayer* layer() { return table_->findChild<MotionLayer*>(); }
  void set(TableScene const& scene) { table_->setScene(scene, wording(scene)); }
  bool settles() {
    return QTest::qWaitFor([this] { return table_->isSettled(); }, 20000);
  }
  // All pictures are drawn, and on the screen.
  QImage picture() {
    for (int round = 0; round < 3; ++round) {
      QCoreApplication::processEvents();
      if (!settles()) return {};
    }
    return onScreen(*table_);
  }
  // The layer has painted what is to be seen at this time.
  bool at(Travel::Time time) {
    now_ = time;
    auto const before = layer()->shown();
    return QTest::qWaitFor([&] { return !layer()->moving() || layer()->shown() != before; }, 20000);
  }
  std::optional<Pose> poseOf(Card which) {
    for (auto const& [shown, pose] : layer()->shown())
      if (shown == which) return pose;
    return std::nullopt;
  }
  static bool timerRuns(QObject* object) {
    return !QAbstractEventDispatcher::instance()->registeredTimers(object).isEmpty();
  }

 private slots:
  void initTestCase() { qRegisterMetaType<giaguaro::Action>(); }
  void init() {
    art_ = std::make_unique<CardArt>();
    table_ = std::make_unique<TableWidget>(*art_);
    table_->resize(920, 698);
    now_ = 1000ms;
    layer()->setClock([this] { return now_; });
    table_->show();
    table_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table_.get()));
  }
  void cleanup() {
    table_.reset();
    art_.reset();
  }

  // ---- Scenes compared ----

  void oneStepOn_data() {
    QTest::addColumn<QStringList>("words");
    QStringList const taken{"2D: trick 2 to plate 3, 0+420", "KD: trick 3 to plate 3, 0+420",
                            "AD: trick 0 to plate 3, 0+420", "5D: trick 1 to plate 3, 0+420"};
    QStringList takenLater = taken;
    takenLater.replaceInStrings("0+420", "200+420");
    QTest::newRow("another plays") << QStringList{"KD: plate 3 to trick 3, 0+200"};
    QTest::newRow("the viewer plays") << QStringList{"AD: hand AD to trick 0, 0+200"};
    QTest::newRow("the last card of a trick") << QStringList{"5D: plate 1 to trick 1, 0+200"};
    QTest::newRow("the trick is taken") << taken;
    QTest::newRow("no trick rests") << QStringList{"5D: plate 1 to trick 1, 0+200"} + takenLater;
    QTest::newRow("taken, and led again") << taken + QStringList{"2C: plate 3 to trick 3, 0+200"};
    QTest::newRow("chosen to be put aside") << QStringList{"AD: hand AD to tray AD, 0+200"};
    QTest::newRow("taken back") << QStringList{"AS: tray AS to hand AS, 0+200"};
    QTest::newRow("put aside") << QStringList{"AD: tray AD to plate 0, 0+200",
                                              "AS: tray AS to plate 0, 0+200"};
    QTest::newRow("the dog") << QStringList{"2C: cloth 0 to cloth 0, 0+260, turns over",
                                            "7C: cloth 1 to cloth 1, 240+260, turns over"};
    QTest::newRow("fetched") << QStringList{"2C: cloth 0 to plate 1, 0+260", "7C: cloth 1 to plate 3, 0+260"};
    QTest::newRow("from a pile") << QStringList{"KD: pile 1 of 3 to trick 3, 0+200"};
    QTest::newRow("a pile is turned")
        << taken + QStringList{"6D: pile 1 of 3 to pile 1 of 3, 0+200, turns over"};
    QTest::newRow("shared out") << QStringList{"back: cloth 0 to before 1, 0+260",
                                               "back: cloth 1 to before 3, 240+260"};
  }
  void oneStepOn() {
    QFETCH(QStringList, words);
    for (Step const& step : steps()) {
      if (QLatin1String(step.name) != QLatin1String(QTest::currentDataTag())) continue;
      Motion const motion = Motion::between(step.before, step.after);
      QVERIFY(motion.goesOn);
      QCOMPARE(inWords(motion), words);
      return;
    }
    QFAIL("no such step");
  }

  void nothingMoves_data() {
    QTest::addColumn<TableScene>("before");
    QTest::addColumn<TableScene>("after");
    QTest::addColumn<bool>("goesOn");
    TableScene const one = withTrick({{2, "2D"}});
    TableScene const two = withTrick({{2, "2D"}, {3, "KD"}});
    TableScene const three = withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}});
    auto const row = [](char const* name, TableScene const& before, TableScene const& after, bool goesOn) {
      QTest::newRow(name) << before << after << goesOn;
    };
    row("the same again", two, two, true);
    row("in another language", two,
        changed(two, [](TableScene& scene) { scene.people[0].name = QStringLiteral("Tu"); }), true);
    row("somebody thinks", two, changed(two, [](TableScene& scene) { scene.thinking = 0; }), true);
    row("a bid", dealt(2), changed(dealt(2), [](TableScene& scene) { scene.seen.seats[1].out = true; }),
        true);
    row("a pause while cards are chosen", gathering({"AD"}),
        changed(gathering({"AD"}), [](TableScene& scene) { scene.mayAct = false; }), true);
    row("cards come into the hand", dealt(2),
        changed(dealt(2), [](TableScene& scene) { scene.seen.hand.push_back(card("2C")); }), true);
    row("cards go back from the hand",
        changed(dealt(2), [](TableScene& scene) { scene.seen.hand.push_back(card("2C")); }), dealt(2), true);
    row("the dog is there", dealt(2), withDog(2, {}), true);
    row("the dog goes", withDog(0, {card("2C"), card("7C")}), dealt(2), true);
    row("the dog closes again", withDog(0, {card("2C"), card("7C")}), withDog(2, {}), true);
    row("of the dog not all", withDog(3, {}), withDog(0, {card("2C"), card("7C")}), true);
    row("a card is taken back", two, one, false);
    row("a trick is taken back", trickOver(true), three, false);
    row("and after it has gone", trickOver(false), three, false);
    row("two cards at once", one, three, false);
    row("another card", one, withTrick({{2, "6D"}, {3, "KD"}}), false);
    row("another match", one, changed(two, [](TableScene& scene) { scene.match = 6; }), false);
    row("another hand, in its middle", one, changed(two, [](TableScene& scene) { scene.handNumber = 3; }),
        false);
    row("from the first trick to the second hand", one,
        changed(dealt(3), [](TableScene& scene) { scene.seen.seats[2].bid = args::number(2); }), false);
    row("another viewer", one, changed(two, [](TableScene& scene) { scene.viewer = nobody; }), false);
    row("other seats", one, changed(two, [](TableScene& scene) { scene.bottom = 1; }), false);
    row("the hand again from its deal", two, dealt(2), false);
    row("back to the deal of an earlier hand", dealt(3), dealt(2), false);
    row("the sheet lies over it", trickOver(true),
        changed(trickOver(false), [](TableScene& scene) { scene.showResult = scene.seen.over = true; }),
        false);
    row("somebody looks back", one, changed(two, [](TableScene& scene) { scene.lookingBack = true; }), false);
    row("and no more", changed(one, [](TableScene& scene) { scene.lookingBack = true; }), two, false);
    row("nothing after nothing", TableScene{}, TableScene{}, true);
    row("no table any more", one, TableScene{}, false);
  }
  void nothingMoves() {
    QFETCH(TableScene, before);
    QFETCH(TableScene, after);
    QFETCH(bool, goesOn);
    Motion const motion = Motion::between(before, after);
    QCOMPARE(inWords(motion), QStringList());
    QCOMPARE(motion.goesOn, goesOn);
  }

  // The viewer's own cards, one after the other; what others get are backs; and all of it in time.
  void aDealIsForEverybody_data() {
    QTest::addColumn<TableScene>("before");
    QTest::addColumn<TableScene>("after");
    QTest::newRow("the first hand") << TableScene{} << dealt(1);
    QTest::newRow("the next hand") << trickOver(false) << dealt(3);
    QTest::newRow("another match") << trickOver(false)
                                   << changed(dealt(1), [](TableScene& scene) { scene.match = 6; });
    QTest::newRow("the viewer deals")
        << TableScene{} << changed(dealt(1), [](TableScene& scene) { scene.seen.dealer = 0; });
    QTest::newRow("watching") << TableScene{} << dealt(1, nobody);
    QTest::newRow("a large hand") << TableScene{} << changed(dealt(1), [](TableScene& scene) {
      scene.seen.hand.clear();
      for (Card const each : fortyCards.cards())
        if (scene.seen.hand.size() < 24) scene.seen.hand.push_back(each);
    });
  }
  void aDealIsForEverybody() {
    QFETCH(TableScene, before);
    QFETCH(TableScene, after);
    Motion const motion = Motion::between(before, after);
    QVERIFY(!motion.goesOn);
    std::vector<Card> own;
    std::vector<int> backs(4);
    Travel::Time last{}, end{};
    for (Travel const& travel : motion.travels) {
      QCOMPARE(travel.from, (CardPlace{CardPlace::Kind::plate, after.seen.dealer, {}}));
      end = std::max(end, travel.begin + travel.length);
      if (travel.to.kind == CardPlace::Kind::plate) {
        QVERIFY(travel.card == noCard);
        ++backs[static_cast<std::size_t>(travel.to.seat)];
        continue;
      }
      QVERIFY(travel.turnsOver && travel.to.card == travel.card && travel.to.seat == after.viewer);
      QVERIFY(own.empty() || travel.begin > last);
      last = travel.begin;
      own.push_back(travel.card);
    }
    QVERIFY(own == after.seen.hand);
    for (Seat seat = 0; seat < 4; ++seat)
      QCOMPARE(backs[static_cast<std::size_t>(seat)] > 0, seat != after.viewer && seat != after.seen.dealer);
    QVERIFY(end <= Motion::deal);
  }

  // What lies on the cloth comes from the dealer, too: after the hands have begun, and all of it in time; what is open
  // turns over on its way.
  void aDealLaysTheCloth() {
    TableScene const after = changed(
        dealt(3), [](TableScene& scene) { scene.seen.spreads = {{.cards = {card("7C")}, .faceDown = 2}}; });
    Motion const motion = Motion::between(trickOver(false), after);
    QStringList laid;
    Travel::Time end{};
    for (Travel const& travel : motion.travels) {
      end = std::max(end, travel.begin + travel.length);
      if (travel.to.kind != CardPlace::Kind::cloth) continue;
      QCOMPARE(travel.from, (CardPlace{CardPlace::Kind::plate, after.seen.dealer, {}}));
      QVERIFY(travel.begin > 0ms && travel.turnsOver == travel.card.valid());
      laid << nameOf(travel.card) + u' ' + nameOf(travel.to);
    }
    QCOMPARE(laid, (QStringList{"back cloth 0", "back cloth 1", "7C cloth 0"}));
    QVERIFY(end <= Motion::deal);
  }

  void aCardIsLiftedInBetween() {
    QVERIFY(liftAfter(0) < 0.001 && liftAfter(1) < 0.001);
    double highest = 0;
    for (int i = 1; i < 10; ++i) highest = std::max(highest, liftAfter(i / 10.0));
    QVERIFY(highest > 0.95 && highest <= 1);
  }

  void paces() {
    QCOMPARE(atPace(200ms, MotionPace::off), 0ms);
    QCOMPARE(atPace(200ms, MotionPace::normal), 200ms);
    QVERIFY(atPace(200ms, MotionPace::brisk) < 200ms && atPace(200ms, MotionPace::brisk) > 0ms);
    QVERIFY(atPace(200ms, MotionPace::slow) > 200ms);
  }

  // Quickly away and gently home, and never past it.
  void easesOut() {
    QCOMPARE(wayAfter(0), 0.0);
    QCOMPARE(wayAfter(1), 1.0);
    QCOMPARE(wayAfter(-1), 0.0);
    QCOMPARE(wayAfter(2), 1.0);
    double gained = 1;
    for (int i = 1; i <= 10; ++i) {
      double const step = wayAfter(i / 10.0) - wayAfter((i - 1) / 10.0);
      QVERIFY(step > 0 && step < gained);
      gained = step;
    }
  }

  // ---- On the table ----

  void inTheEndAllIsAsWithout_data() {
    QTest::addColumn<int>("step");
    QTest::addColumn<bool>("skipped");
    int index = 0;
    for (Step const& step : steps()) {
      QTest::addRow("%s", step.name) << index << false;
      QTest::addRow("%s, broken off", step.name) << index++ << true;
    }
  }
  void inTheEndAllIsAsWithout() {
    QFETCH(int, step);
    QFETCH(bool, skipped);
    Step const each = steps()[static_cast<std::size_t>(step)];
    set(each.before);
    set(each.after);
    QImage const still = picture();
    QVERIFY(!still.isNull());
    set(each.before);
    picture();
    table_->setMotion(MotionPace::normal);
    set(each.after);
    QVERIFY(layer()->moving() && layer()->isVisible() && !table_->isSettled());
    QSignalSpy settled(table_.get(), &TableWidget::settled);
    QVERIFY(at(now_ + 60ms));
    QVERIFY(layer()->moving());
    QVERIFY(onScreen(*table_) != still);
    if (skipped)
      layer()->finish();
    else
      QVERIFY(at(now_ + 1000ms));
    QVERIFY(!layer()->moving() && !layer()->isVisible() && !timerRuns(layer()));
    QCOMPARE(picture(), still);
    QVERIFY(settled.count() > 0);
  }

  void offMovesNothing() {
    for (Step const& step : steps()) {
      set(step.before);
      set(step.after);
      QVERIFY(!layer()->moving() && !layer()->isVisible() && !timerRuns(layer()));
    }
    // Where nobody sees it, nothing moves either.
    table_->setMotion(MotionPace::slow);
    table_->hide();
    for (Step const& step : steps()) {
      set(step.before);
      set(step.after);
      QVERIFY(!layer()->moving() && !timerRuns(layer()));
    }
  }

  // From the plate to its place, which is empty until then.
  void aCardTravels() {
    Step const step = steps()[0];
    set(step.before);
    QImage const before = picture();
    table_->setMotion(MotionPace::normal);
    set(step.after);
    TableLayout const& layout = table_->tableLayout();
    QVERIFY(poseOf(card("KD")).has_value());
    QCOMPARE(poseOf(card("KD"))->centre, layout.fan(3));
    QCoreApplication::processEvents();
    QRect const place = layout.trickCardBounds(3).toAlignedRect();
    QCOMPARE(onScreen(*table_).copy(place), before.copy(place));

    QPointF const home = layout.trickCard(3).centre;
    qreal left = QLineF(layout.plate(3).center(), home).length();
    for (Travel::Time const time : {40ms, 80ms, 120ms, 160ms}) {
      QVERIFY(at(1000ms + time));
      qreal const now = QLineF(poseOf(card("KD"))->centre, home).length();
      QVERIFY(now < left);
      left = now;
    }
    QVERIFY(layer()->moving());
    // It leaves nothing behind.
    QCoreApplication::processEvents();
    QRect const behind(layout.plate(3).center().toPoint() - QPoint(10, 10), QSize(20, 20));
    QCOMPARE(onScreen(*table_).copy(behind), before.copy(behind));
    QVERIFY(at(1000ms + Motion::play));
    QVERIFY(!layer()->moving());
    QVERIFY(picture().copy(place) != before.copy(place));
  }

  // Along a slight arc, over the straight line, and lifted.
  void itFliesInAnArc() {
    Step const step = steps()[0];
    set(step.before);
    picture();
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QPointF const from = poseOf(card("KD"))->centre;
    QCOMPARE(poseOf(card("KD"))->lift, 0.0);
    QPointF const home = table_->tableLayout().trickCard(3).centre;
    QVERIFY(at(1040ms));
    Pose const pose = *poseOf(card("KD"));
    QVERIFY(pose.lift > 0.5 && pose.lift <= 1);
    double const way = wayAfter(0.2);
    QPointF const straight = from + (home - from) * way;
    QVERIFY(pose.centre.y() < straight.y() - 1);
    QVERIFY(std::abs(pose.centre.x() - straight.x()) < 0.01);
  }

  // From the hand as it lies there.
  void itSetsOutAsItLies() {
    Step const step = steps()[1];
    set(step.before);
    picture();
    qreal const turn = table_->tableLayout().handTurn(0);
    QVERIFY(turn < -0.5);
    QPointF const from = table_->findChild<HandView*>()->placeOf(card("AD")).center();
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QCOMPARE(poseOf(card("AD"))->turn, turn);
    QCOMPARE(poseOf(card("AD"))->centre, from);
  }

  // In the middle of the table, where they turn over, and as backs to the pile.
  void aTrickIsGatheredFirst() {
    set(trickOver(true));
    picture();
    table_->setMotion(MotionPace::normal);
    set(trickOver(false));
    TableLayout const& layout = table_->tableLayout();
    QCOMPARE(layer()->shown().size(), std::size_t{4});
    for (auto const& [shown, pose] : layer()->shown()) QVERIFY(shown.valid());
    QVERIFY(at(1000ms + Motion::take * 41 / 100));
    for (auto const& [shown, pose] : layer()->shown())
      QVERIFY(QLineF(pose.centre, layout.trickCentre()).length() < 12);
    QVERIFY(at(1000ms + Motion::take * 8 / 10));
    QCOMPARE(layer()->shown().size(), std::size_t{4});
    for (auto const& [shown, pose] : layer()->shown()) {
      QVERIFY(shown == noCard);
      QVERIFY(QLineF(pose.centre, layout.tricksPile(3)).length() <
              QLineF(layout.trickCentre(), layout.tricksPile(3)).length());
    }
  }

  // While cards are dealt nothing is asked; then it is, and a key would have brought it at once.
  void noDockOpensBeforeTheDealHasLanded() {
    TableScene const asked = changed(dealt(3), [](TableScene& scene) {
      scene.mayAct = true;
      scene.seen.toAct = 0;
      scene.seen.dock.title = {Text{"", "Your bid", ""}};
      scene.seen.offers = {{.action = {Action::Kind::pass, 0}, .label = {Text{"", "Pass", ""}}}};
    });
    set(trickOver(false));
    table_->setMotion(MotionPace::normal);
    table_->setFocus();
    set(asked);
    auto const* const dock = table_->findChild<Dock*>();
    QVERIFY(layer()->moving() && dock->isOpen() && !dock->isVisible());
    QVERIFY(at(1000ms + Motion::deal / 2));
    QVERIFY(!dock->isVisible());
    QVERIFY(at(1000ms + Motion::deal));
    QVERIFY(!layer()->moving() && dock->isVisible());
  }

  // Cards that are left close up where one has gone.
  void theHandCloses() {
    Step const step = steps()[1];
    set(step.before);
    picture();
    auto const middle = [this] { return table_->findChild<HandView*>()->placeOf(card("AS")).center(); };
    QPointF const before = middle();
    set(step.after);
    QPointF const home = middle();
    QVERIFY(home.x() < before.x() - 10);
    set(step.before);
    picture();
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QVERIFY(QLineF(middle(), before).length() < 1);
    layer()->finish();
    QCOMPARE(middle(), home);
  }

  void paceScalesIt() {
    for (MotionPace const pace : {MotionPace::brisk, MotionPace::slow}) {
      Step const step = steps()[0];
      set(step.before);
      table_->setMotion(pace);
      set(step.after);
      Travel::Time const start = now_;
      QVERIFY(at(start + atPace(Motion::play, pace) - 1ms));
      QVERIFY(layer()->moving());
      QVERIFY(at(start + atPace(Motion::play, pace)));
      QVERIFY(!layer()->moving());
    }
  }

  // Until it comes, its player is marked as awaited, and who was winning still is.
  void theMarkWaitsForItsCard() {
    TableScene after = withTrick({{2, "2D"}, {3, "KD"}});
    after.seen.trick.winner = 3;
    TrickView const before = TrickView::of(withTrick({{2, "2D"}}), wording(after));
    TrickView const lying = TrickView::of(after, wording(after)).without({card("KD")}, before);
    QCOMPARE(lying.winner, Seat{2});
    QCOMPARE(lying.cards.size(), std::size_t{1});
    QCOMPARE(lying.awaited, before.awaited);
    TrickView const alone = TrickView::of(after, wording(after)).without({card("2D"), card("KD")}, before);
    QVERIFY(alone.cards.empty());
    QCOMPARE(alone.awaited, (std::vector<Seat>{0, 1, 2, 3}));
  }

  // Neither where it comes from nor in the hand is a dealt card seen before it has turned over, and others'
  // never are.
  void dealtCardsKeepTheirSecret() {
    set(trickOver(false));
    picture();
    table_->setMotion(MotionPace::normal);
    TableScene const after = dealt(3);
    set(after);
    QImage const start = (QCoreApplication::processEvents(), onScreen(*table_));
    auto* const ace = table_->findChild<CardButton*>(QStringLiteral("card_AD"));
    QVERIFY(ace && ace->isVisible());
    TableLayout const& layout = table_->tableLayout();
    // On the card's edge: paper, where there was cloth.
    QPoint const edge = (layout.handCard(0).topLeft() + QPointF(4, 75)).toPoint();
    QVERIFY(start.pixelColor(edge).lightness() < 128);
    std::set<std::uint8_t> faces;
    for (Travel::Time time = 1000ms; time < 1000ms + Motion::deal; time += 20ms) {
      if (time > 1000ms) QVERIFY(at(time));
      for (auto const& [shown, pose] : layer()->shown()) {
        if (!shown.valid()) continue;
        QVERIFY(std::ranges::count(after.seen.hand, shown) > 0);
        // Face up it is nearer to its place in the hand than to the dealer.
        auto const place = std::ranges::find(after.seen.hand, shown) - after.seen.hand.begin();
        QPointF const home = layout.handCard(static_cast<int>(place)).center();
        QVERIFY(QLineF(pose.centre, home).length() <
                QLineF(pose.centre, layout.plate(after.seen.dealer).center()).length());
        faces.insert(shown.code);
      }
    }
    QCOMPARE(faces.size(), after.seen.hand.size());
    QVERIFY(at(1000ms + Motion::deal));
    QVERIFY(picture().pixelColor(edge).lightness() > 200);
  }

  // A back until it is half over, then the card, where they lie; each once.
  void theDogTurnsOver() {
    set(withDog(2, {}));
    picture();
    table_->setMotion(MotionPace::normal);
    set(withDog(0, {card("2C"), card("7C")}));
    auto const backs = [this] {
      auto const shown = layer()->shown();
      return std::ranges::count(shown, noCard, [](auto const& one) { return one.first; });
    };
    QCOMPARE(backs(), 2);
    QVERIFY(at(now_ + 150ms));
    QVERIFY(poseOf(card("2C")) && !poseOf(card("7C")));
    QCOMPARE(backs(), 1);
    QVERIFY(at(now_ + Motion::turn - 160ms));
    QVERIFY(!poseOf(card("2C")) && poseOf(card("7C")));
    QVERIFY(at(now_ + 10ms));
    QVERIFY(!layer()->moving());
  }

  // What comes next does not wait: cards fly side by side, and one that is fetched turns round where it is.
  void scenesDoNotWait() {
    set(withTrick({{2, "2D"}}));
    table_->setMotion(MotionPace::normal);
    set(withTrick({{2, "2D"}, {3, "KD"}}));
    QVERIFY(at(now_ + 20ms));
    set(withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}}));
    QVERIFY(poseOf(card("KD")) && poseOf(card("AD")));
    QVERIFY(at(now_ + 20ms));
    set(trickOver(true));
    QCOMPARE(layer()->shown().size(), std::size_t{3});
    QVERIFY(at(now_ + 20ms));
    std::optional<Pose> const flying = poseOf(card("5D"));
    QVERIFY(flying && flying->centre != table_->tableLayout().trickCard(1).centre);
    set(trickOver(false));
    QCOMPARE(layer()->shown().size(), std::size_t{4});
    QCOMPARE(poseOf(card("5D")), flying);
    QVERIFY(at(now_ + Motion::take));
    QVERIFY(!layer()->moving());
  }

  // With a trick that does not rest: the last card comes, then all go, none is seen twice.
  void comesAndGoes() {
    set(withTrick({{2, "2D"}, {3, "KD"}}));
    table_->setMotion(MotionPace::normal);
    set(withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}}));
    set(trickOver(false));
    Travel::Time const start = now_;
    set(leadAfter(trickOver(false), "2C"));
    for (Travel::Time time = start + 20ms; time < start + Motion::play + Motion::take; time += 20ms) {
      QVERIFY(at(time));
      for (char const* each : {"2D", "KD", "AD", "5D"}) {
        auto const shown = layer()->shown();
        auto const faces = std::ranges::count(shown, card(each), [](auto const& one) { return one.first; });
        // Once they are gathered they are backs.
        if (time < start + Motion::play + Motion::take * 4 / 10) QCOMPARE(faces, 1);
        QVERIFY(faces <= 1);
        QCOMPARE(std::ranges::count_if(shown, [](auto const& one) { return one.first != card("2C"); }), 4);
      }
      if (time < start + Motion::play) {
        QVERIFY(poseOf(card("5D"))->centre != table_->tableLayout().trickCard(1).centre);
        QCOMPARE(poseOf(card("2D"))->centre, table_->tableLayout().trickCard(2).centre);
      }
    }
    QVERIFY(at(start + Motion::play + Motion::take));
    QVERIFY(!layer()->moving());
  }

  void takenBackWhileItFlies() {
    Step const step = steps()[1];
    set(step.before);
    QImage const before = picture();
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QVERIFY(at(now_ + 40ms));
    set(step.before);
    QVERIFY(!layer()->moving());
    QCOMPARE(picture(), before);
  }

  // What says nothing new lets them fly.
  void wordsDoNotStopIt() {
    Step const step = steps()[0];
    set(step.before);
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QVERIFY(at(now_ + 40ms));
    set(changed(step.after, [](TableScene& scene) { scene.thinking = 0; }));
    QVERIFY(layer()->moving());
  }

  void aNewSizeEndsIt() {
    Step const step = steps()[0];
    set(step.before);
    table_->setMotion(MotionPace::normal);
    set(step.after);
    QVERIFY(layer()->moving());
    table_->resize(900, 650);
    QVERIFY(QTest::qWaitFor([this] { return !layer()->moving(); }, 20000));
  }

  // Ends the motion, and does what it does.
  void aKeyGoesOnAtOnce() {
    TableScene after = withTrick({{2, "2D"}, {3, "KD"}});
    after.mayAct = true;
    after.seen.toAct = 0;
    for (Card const each : after.seen.hand) after.seen.offers.push_back({.action = Action::play(each)});
    set(withTrick({{2, "2D"}}));
    table_->setMotion(MotionPace::normal);
    set(after);
    auto* const ace = table_->findChild<CardButton*>(QStringLiteral("card_AD"));
    ace->setFocus();
    QSignalSpy chosen(table_.get(), &TableWidget::actionChosen);
    QVERIFY(layer()->moving());
    QTest::keyClick(ace, Qt::Key_Return);
    QVERIFY(!layer()->moving());
    QCOMPARE(chosen.count(), 1);
  }

  void aClickGoesOnAtOnce() {
    set(withTrick({{2, "2D"}, {3, "KD"}, {0, "AD"}}));
    table_->setMotion(MotionPace::normal);
    set(trickOver(true));
    QSignalSpy goOn(table_.get(), &TableWidget::goOn);
    QVERIFY(layer()->moving());
    // In the middle of what the layer covers.
    QTest::mouseClick(table_->windowHandle(), Qt::LeftButton, {}, layer()->geometry().center());
    QVERIFY(!layer()->moving());
    QCOMPARE(goOn.count(), 1);
  }

  // Neither mouse nor keyboard nor screen reader finds the layer, and it holds no words.
  void theLayerIsOnlyForTheEye() {
    set(trickOver(true));
    table_->setMotion(MotionPace::normal);
    set(trickOver(false));
    QVERIFY(layer()->isVisible());
    QCOMPARE(layer()->focusPolicy(), Qt::NoFocus);
    QVERIFY(table_->childAt(layer()->geometry().center()) != layer());
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(layer());
    for (QAccessible::Text const kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
      QVERIFY(face->text(kind).isEmpty());
    QVERIFY(!face->state().focusable);
    QVERIFY(layer()->toolTip().isEmpty());
  }

  // Flights draw pictures that the table shows anyway, whatever their size on the way.
  void nothingIsRenderedForIt() {
    set(dealt(2));
    // All cards are drawn ahead, for the hand and for the trick.
    QSize const inHand = CardPainter::size(table_->tableLayout().unit());
    QSize const inTrick = CardPainter::size(table_->tableLayout().trickCardHeight());
    auto const bytes = [](QSize size) { return qsizetype{4} * size.width() * size.height(); };
    qsizetype const deck = 39 * (bytes(inHand) + bytes(inTrick));
    QVERIFY(QTest::qWaitFor([&] { return art_->cachedBytes() > deck; }, 20000));
    for (Step const& step : steps()) {
      table_->setMotion(MotionPace::off);
      set(step.before);
      picture();
      set(step.after);
      picture();
      set(step.before);
      picture();
      qsizetype const before = art_->cachedBytes();
      table_->setMotion(MotionPace::normal);
      Travel::Time const start = now_;
      set(step.after);
      for (Travel::Time time = start + 15ms; layer()->moving(); time += 15ms) QVERIFY(at(time));
      picture();
      // A back is drawn once.
      QVERIFY2(art_->cachedBytes() - before <= bytes(inHand) + bytes(inTrick), step.name);
    }
  }
};

}  // namespace testMotion

QTEST_MAIN(testMotion::TestMotion)
#include "test_motion.moc"
