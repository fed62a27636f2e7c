// `duplicate`: what it prints, for people and machines.
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/match/duplicate.h"
#include "core/match/record_json.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testDuplicate {

using namespace giaguaro;

class TestDuplicate : public QObject {
  Q_OBJECT

 private slots:
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
      QCOMPARE(one["score"].toInt(), hand.then.scores[2]);
      QCOMPARE(one["other"].toInt(), hand.now.scores[2]);
      QCOMPARE(one.contains("parted"), hand.parting.has_value());
      QCOMPARE(one["plays"].toArray().size(), static_cast<qsizetype>(hand.played.actions.size()));
      then += hand.then.scores[2];
      now += hand.now.scores[2];
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
