// Duplicate: the same players make the same of the same cards; another one differs from where it does something else on.
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/arena/measuring/duplicate.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "tests/core/arena.h"
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
          QCOMPARE(hand.now, hand.then);
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
        QCOMPARE(hand.now, hand.played.result->scores[2]);
        QCOMPARE(hand.then, then.result->scores[2]);
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
        QCOMPARE(hand.parting->then, then.actions[at]);
        QCOMPARE(hand.parting->now, hand.played.actions[at]);
        for (std::size_t i = 0; i < at; ++i) QCOMPARE(hand.played.actions[i], then.actions[i]);
      }
    }
    QVERIFY(parted > 5);
  }

  void whoIsFixed() {
    for (char const* player : {"random", "greedy", "club:300it", "expert:20it/deaf"})
      QVERIFY(isFixed(player));
    for (char const* player : {"club", "expert:200ms", "novice", "nobody", ""}) QVERIFY(!isFixed(player));
  }

  void theArenaTellsIt() {
    QTemporaryDir folder;
    QString const file = folder.filePath("played.jsonl");
    QCOMPARE(run("play --game jaguar --hands 3 --seed 6 --seats greedy --out " + file).status, 0);
    QStringList const arguments{"duplicate", file, "--seat", "2", "--player", "random"};
    Answer const told = run(arguments);
    QVERIFY2(told.status == 0, told.err);
    QJsonObject const json = run(arguments + QStringList{"--json"}).json().object();
    Record const record = playedRecord(*findGame("jaguar"), 5, {.hands = 3, .seed = 6, .player = "greedy"});
    auto const hands = playDuplicate(record, {.seat = 2, .player = "random", .iterations = "300it"});
    QCOMPARE(json["hands"].toArray().size(), static_cast<qsizetype>(hands.size()));
    int then = 0;
    int now = 0;
    for (DuplicateHand const& hand : hands) {
      QJsonObject const one = json["hands"].toArray()[static_cast<qsizetype>(hand.hand)].toObject();
      QCOMPARE(one["score"].toInt(), hand.then);
      QCOMPARE(one["other"].toInt(), hand.now);
      QCOMPARE(one.contains("parted"), hand.parting.has_value());
      then += hand.then;
      now += hand.now;
    }
    QCOMPARE(json["score"].toInt(), then);
    QCOMPARE(json["other"].toInt(), now);
    auto const sign = [](int figure) {
      return QByteArray(figure < 0 ? "" : "+") + QByteArray::number(figure);
    };
    QVERIFY2(told.out.endsWith(QByteArray::number(static_cast<int>(hands.size())) + " hands: seat 2 " +
                               sign(then) + ", random " + sign(now) + '\n'),
             told.out);
    Answer const refused = run({"duplicate", file, "--seat", "2", "--player", "club"});
    QCOMPARE(refused.status, 2);
    QCOMPARE(refused.err,
             QByteArray(
                 "giaguaro-arena: --player: \"club\" must have a number of iterations, as in club:300it\n"));
    QCOMPARE(run({"duplicate", file, "--seat", "5"}).status, 2);
  }
};

}  // namespace testDuplicate

QTEST_GUILESS_MAIN(testDuplicate::TestDuplicate)
#include "test_duplicate.moc"
