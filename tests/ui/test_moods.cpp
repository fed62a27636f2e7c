// How faces change: what pleases and dismays, how long it is held, and when somebody begins to think.
#include <QTest>

#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/plates/moods.h"

namespace testMoods {

using namespace giaguaro;
using namespace std::chrono_literals;

namespace {

// Five at the table; seats 0 and 2 are known to be of one side, the others of the other.
TableScene sceneOfSides() {
  TableScene scene;
  scene.match = 3;
  scene.handNumber = 1;
  scene.seen.players = 5;
  scene.seen.toAct = 1;
  for (int const side : {1, 0, 1, 0, 0}) scene.seen.seats.emplace_back().side = side;
  return scene;
}

// One trick more, of five cards from seat 0 on, each of which counts so many halves.
TableScene withTrick(TableScene scene, Seat winner, std::array<int, 5> const& halves) {
  Seen::Trick trick{.leader = 0, .winner = winner, .number = static_cast<int>(scene.seen.tricks.size()) + 1};
  for (std::size_t seat = 0; seat < halves.size(); ++seat)
    trick.cards.push_back(
        {static_cast<Seat>(seat), Card::of(Suit::clubs, static_cast<int>(seat)), 0, halves[seat]});
  scene.seen.tricks.push_back(trick);
  scene.resting = true;
  return scene;
}

TableScene withResult(TableScene scene, PerSeat const& scores) {
  scene.seen.over = true;
  scene.seen.result = Result{};
  scene.seen.result->scores = scores;
  return scene;
}

constexpr Mood calm = Mood::calm, pleased = Mood::pleased, dismayed = Mood::dismayed, thinks = Mood::thinking;

// The first five of them.
QList<int> told(SeatMoods const& moods) {
  QList<int> all;
  for (std::size_t seat = 0; seat < 5; ++seat) all << static_cast<int>(moods[seat]);
  return all;
}
QList<int> told(std::initializer_list<Mood> moods) {
  QList<int> all;
  for (Mood const mood : moods) all << static_cast<int>(mood);
  return all;
}

}  // namespace

class TestMoods : public QObject {
  Q_OBJECT

 private slots:
  void aTrickMovesWhoGainsAndWhoPays() {
    TableScene const before = sceneOfSides();
    // Twelve halves in all, eight of them the defenders' own: too few for them to mind.
    QCOMPARE(told(Moods::between(before, withTrick(before, 2, {4, 8, 0, 0, 0}))),
             told({pleased, calm, pleased, calm, calm}));
    // The defenders' own together.
    QCOMPARE(told(Moods::between(before, withTrick(before, 2, {0, 8, 0, 4, 0}))),
             told({pleased, dismayed, pleased, dismayed, dismayed}));
    QCOMPARE(told(Moods::between(before, withTrick(before, 3, {20, 0, 0, 0, 0}))),
             told({dismayed, pleased, dismayed, pleased, pleased}));
    QCOMPARE(told(Moods::between(before, withTrick(before, 3, {11, 0, 0, 0, 0}))), told(SeatMoods{}));
  }

  void nobodyIsMovedByWhatIsNoNews() {
    TableScene const before = sceneOfSides();
    TableScene const after = withTrick(before, 3, {20, 0, 0, 0, 0});
    QCOMPARE(told(Moods::between(after, after)), told(SeatMoods{}));
    QCOMPARE(told(Moods::between(after, before)), told(SeatMoods{}));  // taken back
    TableScene other = after;
    other.match = 4;  // a match was opened
    QCOMPARE(told(Moods::between(before, other)), told(SeatMoods{}));
    other = after;
    other.lookingBack = true;
    QCOMPARE(told(Moods::between(before, other)), told(SeatMoods{}));
  }

  void aHandMovesByScores() {
    TableScene const before = sceneOfSides();
    QCOMPARE(told(Moods::between(before, withResult(before, {2, -1, 1, -1, -1}))),
             told({pleased, dismayed, pleased, dismayed, dismayed}));
    // More or less than the others, where nobody loses.
    QCOMPARE(told(Moods::between(before, withResult(before, {1, 1, 0, 1, 1}))),
             told({pleased, pleased, dismayed, pleased, pleased}));
    QCOMPARE(told(Moods::between(before, withResult(before, {1, 1, 1, 1, 1}))), told(SeatMoods{}));
    TableScene isVoid = withResult(before, {2, -1, 1, -1, -1});
    isVoid.seen.result->isVoid = true;
    QCOMPARE(told(Moods::between(before, isVoid)), told(SeatMoods{}));
  }

  // As long as the hand's end lies there, also behind a trick that was looked at.
  void aHandMovesUntilItIsLeft() {
    TableScene const before = sceneOfSides();
    TableScene const after = withResult(before, {2, -1, 1, -1, -1});
    Moods moods;
    moods.follow({}, before, 0ms);
    moods.follow(before, after, 100ms);
    moods.step(1h);
    QVERIFY(moods.of(0).now == pleased && moods.of(1).now == dismayed);
    QVERIFY(!moods.next(1h));
    TableScene looks = after;
    looks.lookingBack = true;
    moods.follow(after, looks, 1h);
    moods.step(1h + 1min);
    QVERIFY(moods.of(0).now == calm);
    moods.follow(looks, after, 2h);
    moods.step(2h + 1min);
    QVERIFY(moods.of(0).now == pleased);
    TableScene next = before;
    next.handNumber = 2;
    moods.follow(after, next, 3h);
    moods.step(3h + 1min);
    QVERIFY(moods.of(0).now == calm);
  }

  void areHeldForAWhileAndFade() {
    TableScene const before = sceneOfSides();
    TableScene const after = withTrick(before, 3, {20, 0, 0, 0, 0});
    Moods moods;
    moods.follow({}, before, 0ms);
    moods.follow(before, after, 100ms);
    QVERIFY(moods.of(0) == (FaceLook{calm, dismayed, 0}));
    QVERIFY(moods.next(100ms) == 0ms);
    moods.step(160ms);
    QVERIFY(moods.of(0) == (FaceLook{calm, dismayed, 0.5}));
    moods.step(220ms);
    QVERIFY(moods.of(0) == (FaceLook{dismayed, dismayed, 1}));
    QVERIFY(moods.next(220ms) == Moods::held - 120ms);
    QVERIFY(!moods.step(100ms + Moods::held - 1ms));
    QVERIFY(moods.step(100ms + Moods::held));
    QVERIFY(moods.of(0) == (FaceLook{dismayed, calm, 0}));
    moods.step(100ms + Moods::held + Moods::fading);
    QVERIFY(!moods.next(100ms + Moods::held + Moods::fading));
    // What was taken back moves nobody any longer.
    moods.follow(before, after, 5000ms);
    moods.follow(after, before, 5010ms);
    QVERIFY(moods.of(0).now == calm);
    moods.clear();
    QVERIFY(moods.of(0) == FaceLook{});
  }

  void whoeverIsToActThinksAfterAWhile() {
    TableScene scene = sceneOfSides();
    Moods moods;
    moods.follow({}, scene, 0ms);
    QVERIFY(moods.next(0ms) == Moods::pondering);
    moods.step(Moods::pondering - 1ms);
    QVERIFY(moods.of(1).now == calm);
    // Something else has changed meanwhile: it is still the same turn.
    TableScene const same = scene;
    scene.mayUndo = true;
    moods.follow(same, scene, 500ms);
    moods.step(Moods::pondering);
    QVERIFY(moods.of(1).now == thinks && moods.of(2).now == calm);
    TableScene next = scene;
    next.seen.toAct = 2;
    moods.follow(scene, next, 700ms);
    QVERIFY(moods.of(1).now == calm);
    moods.step(700ms + Moods::pondering);
    QVERIFY(moods.of(2).now == thinks);
    // Nobody does while the table stands still.
    TableScene paused = next;
    paused.paused = true;
    moods.follow(next, paused, 2000ms);
    QVERIFY(moods.of(2).now == calm);
  }

  // Each face has a picture of each mood.
  void everyMoodIsDrawn() {
    CardArt art;
    for (int avatar = 1; avatar <= avatarCount; ++avatar)
      for (Mood const mood : {calm, thinks, pleased, dismayed}) (void)art.avatar(avatar, 28, 1, mood);
    QTRY_VERIFY(art.idle());
    for (int avatar = 1; avatar <= avatarCount; ++avatar) {
      QList<QImage> faces;
      for (Mood const mood : {calm, thinks, pleased, dismayed}) {
        QImage const face = art.avatar(avatar, 28, 1, mood).toImage();
        QVERIFY(!face.isNull() && !faces.contains(face));
        faces << face;
      }
    }
  }
};

}  // namespace testMoods

QTEST_MAIN(testMoods::TestMoods)
#include "test_moods.moc"
