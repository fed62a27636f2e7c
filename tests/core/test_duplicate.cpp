// Duplicate: the same players make the same of the same cards; another one differs from where it decides something else
// on, and until there nobody does.
#include <QTest>
#include <thread>

#include "core/ai/players.h"
#include "core/match/duplicate.h"
#include "core/match/verify.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testDuplicate {

using namespace giaguaro;

namespace {

// The record with that hand as it was played now, and nothing behind it.
Record with(Record record, DuplicateHand const& hand) {
  record.hands.resize(hand.hand + 1);
  record.hands.back() = hand.played;
  record.settlement.reset();
  return record;
}

}  // namespace

class TestDuplicate : public QObject {
  Q_OBJECT

 private slots:
  void theSamePlayersDoTheSame() {
    for (GameInfo const* game : allGames())
      for (char const* player : {"greedy", "club:4it"}) {
        Record const record =
            playedRecord(*game, game->usualPlayers, {.hands = 2, .seed = 5, .player = player});
        auto const hands = playDuplicate(record, {.seat = 1, .player = player, .iterations = "300it"});
        QCOMPARE(hands.size(), record.hands.size());
        for (DuplicateHand const& hand : hands) {
          QVERIFY(!hand.parting);
          QVERIFY(hand.now == hand.then);
          QCOMPARE(hand.played.actions, record.hands[hand.hand].actions);
        }
      }
  }

  // Only the seat's player is another: what the rest does is what it would do.
  void anotherPartsWhereItDiffers() {
    int parted = 0;
    for (GameInfo const* game : allGames()) {
      Record const record =
          playedRecord(*game, game->usualPlayers, {.hands = 3, .seed = 6, .player = "greedy"});
      for (DuplicateHand const& hand :
           playDuplicate(record, {.seat = 2, .player = "random", .iterations = "4it"})) {
        RecordedHand const& then = record.hands[hand.hand];
        QCOMPARE(hand.played.deal, then.deal);
        QCOMPARE(hand.played.dealer, then.dealer);
        QCOMPARE(hand.now.scores[2], hand.played.result->scores[2]);
        QCOMPARE(hand.then.scores[2], then.result->scores[2]);
        Record again = with(record, hand);
        // (What is over has its settlement only where nothing was to follow.)
        if (auto const table = replay(again); table->matchOver())
          again.settlement = table->record().settlement;
        auto const wrong = verify(again);
        QVERIFY2(!wrong, wrong ? wrong->text().c_str() : "");
        if (!hand.parting) continue;
        ++parted;
        std::size_t const at = hand.parting->action;
        QCOMPARE(hand.parting->now.seat, Seat{2});
        QCOMPARE(hand.parting->seen.viewer, Seat{2});
        QCOMPARE(hand.parting->then, then.actions[at]);
        QCOMPARE(hand.parting->now, hand.played.actions[at]);
        for (std::size_t i = 0; i < at; ++i) QCOMPARE(hand.played.actions[i], then.actions[i]);
      }
    }
    QVERIFY(parted > 5);
  }

  // Players that would do something else now do what they did then, as long as that seat does; and it alone parts.
  void untilTheyPartEverybodyDoesAsThen() {
    int parted = 0;
    for (GameInfo const* game : allGames()) {
      Record record = playedRecord(*game, game->usualPlayers, {.hands = 3, .seed = 8});
      record.levels.assign(record.levels.size(), "greedy");
      record.levels[1] = "human";
      for (DuplicateHand const& hand : playDuplicate(record, {.seat = 0, .player = "greedy"})) {
        RecordedHand const& then = record.hands[hand.hand];
        std::size_t const at = hand.parting ? hand.parting->action : then.actions.size();
        for (std::size_t i = 0; i < at; ++i) QCOMPARE(hand.played.actions[i], then.actions[i]);
        if (!hand.parting) continue;
        ++parted;
        QCOMPARE(hand.parting->now.seat, Seat{0});
        // Behind it all are rules of thumb: who sat as a person too.
        Record again = with(record, hand);
        auto const table = replay(again);
        table->takeBack(static_cast<int>(hand.played.actions.size() - at));
        for (std::size_t i = at; i < hand.played.actions.size(); ++i) {
          QVERIFY(table->thought("greedy")(StopFlag{}).action == hand.played.actions[i].action);
          table->apply(hand.played.actions[i].action);
        }
      }
    }
    QVERIFY(parted > 5);
  }

  void whoThinksInTheSeats() {
    Record record = playedRecord(*findGame("jaguar"), 5, {.hands = 1, .seed = 5});
    record.levels = {"human", "club", "expert:250ms/deaf", "random", "novice:40it"};
    Duplicate const untimedOnes(record, {.seat = 0, .player = "club/untimed"});
    QCOMPARE(untimedOnes.players(), std::vector<std::string>({"club/untimed", "club/untimed",
                                                              "expert/untimed", "random", "novice:40it"}));
    record.levels = {"club", "human", "exec:rm", "expert:9999999it", "expert/weights=/etc/passwd"};
    Duplicate const withNumber(record, {.seat = 0, .player = "greedy", .iterations = "20it"});
    QCOMPARE(withNumber.players(),
             std::vector<std::string>({"greedy", "greedy", "greedy", "expert:20it", "expert:20it"}));
  }

  // At a table with talk too.
  void stoppedItGoesOnWhereItWas() {
    GameInfo const& game = *findGame("jaguar");
    Record record = playedRecord(game, 5, {.hands = 2, .seed = 11});
    record.table.values[talkOption] = static_cast<std::int16_t>(TableTalk::on);
    record.levels.assign(5, "club:40it");
    DuplicateSetup const setup{.seat = 3, .player = "club:40it"};
    auto const whole = playDuplicate(record, setup);
    Duplicate duplicate(record, setup);
    std::vector<DuplicateHand> hands;
    // Called off at whatever moment it has come to by then.
    int turns = 0;
    while (duplicate.done() < duplicate.hands()) {
      StopFlag const stop;
      std::thread canceller([&stop, rounds = 2000 * turns] {
        for (int round = 0; round < rounds; ++round) std::this_thread::yield();
        stop.stop();
      });
      if (auto hand = duplicate.next(stop)) hands.push_back(*std::move(hand));
      canceller.join();
      ++turns;
    }
    QVERIFY(turns > static_cast<int>(hands.size()));
    QVERIFY(hands == whole);
  }

  void whoIsFixed() {
    for (char const* player :
         {"random", "greedy", "club:300it", "expert:20it/deaf", "club/untimed", "novice/mute/untimed"})
      QVERIFY(isFixed(player));
    for (char const* player : {"club", "expert:200ms", "novice", "nobody", "", "expert:200ms/untimed"})
      QVERIFY(!isFixed(player));
    for (std::string const& level : allPlayers()) QVERIFY(isFixed(untimed(level)));
  }
};

}  // namespace testDuplicate

QTEST_GUILESS_MAIN(testDuplicate::TestDuplicate)
#include "test_duplicate.moc"
