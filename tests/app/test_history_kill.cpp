// A program that plays match after match is killed at fifty random moments, in the middle of writing its history too,
// and started again each time: each hand that was shown as finished is in the history, once, and the database is sound.
#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <set>
#include <thread>

#include "core/rules/random.h"
#include "tests/app/history_tools.h"
#include "tests/joined.h"

namespace testHistoryKill {

using namespace giaguaro;
using namespace giaguaro::test;

class TestHistoryKill : public QObject {
  Q_OBJECT

  static constexpr int kills = 50;
  static constexpr std::uint32_t mostBetween = 3;  // hands from one kill to the next

  // What the child has said, and whether it came to its end.
  static std::pair<QByteArray, bool> run(QString const& folder, int round, Rng& random, bool toTheEnd) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationDirPath() + "/child_history",
                {folder, QString::number(100 * round), toTheEnd ? "1" : "1000"});
    QByteArray output;
    auto const wait = static_cast<qsizetype>(random.below(mostBetween));
    while (!toTheEnd && output.count('\n') <= wait && child.waitForReadyRead(20000))
      output += child.readAll();
    if (!toTheEnd) {
      // Anywhere within what is being written of it, which takes some milliseconds.
      for (auto left = random.below(4000); left > 0; --left) std::this_thread::yield();
      child.kill();
    }
    bool const ended = child.waitForFinished(30000) && child.exitStatus() == QProcess::NormalExit;
    output += child.readAll();
    return {output.left(output.lastIndexOf('\n') + 1), ended && child.exitCode() == 0};
  }

 private slots:
  void killedFiftyTimes() {
    QTemporaryDir const folder;
    Rng random{57};
    std::set<QByteArray> shown;
    for (int round = 0; round <= kills; ++round) {
      auto const [output, ended] = run(folder.path(), round, random, round == kills);
      QCOMPARE(ended, round == kills);
      for (QByteArray const& line : output.split('\n'))
        if (!line.isEmpty()) shown.insert(line);
    }
    QVERIFY(shown.size() > kills);
    std::set<QByteArray> matches;
    Outside outside(MatchHistory::databaseIn(folder.path()));
    QCOMPARE(outside.ask("PRAGMA integrity_check"), QString("ok"));
    for (QByteArray const& line : shown) {
      QByteArray const match = line.left(line.indexOf(' '));
      int const hand = line.mid(line.indexOf(' ') + 1).toInt();
      matches.insert(match);
      QCOMPARE(
          outside.ask(
              QString("SELECT count(*) FROM hands JOIN matches ON id = match WHERE uuid = '%1' AND hand = %2")
                  .arg(QString::fromLatin1(match))
                  .arg(hand - 1)),
          QString("1"));
    }
    QCOMPARE(outside.ask("SELECT count(*) FROM matches WHERE hands + voids > 0").toULongLong(),
             matches.size());
    // What stands beside the records is what they say.
    AskedHistory history(folder.path());
    for (HistoryRow const& row : history.allRows()) {
      auto const read = readRecord(history.recordOf(row.id).toStdString());
      QVERIFY(std::holds_alternative<Record>(read));
      Record const& record = std::get<Record>(read);
      auto const over = std::ranges::count_if(
          record.hands, [](RecordedHand const& hand) { return hand.result.has_value(); });
      QCOMPARE(row.hands + row.voids, static_cast<int>(over));
    }
  }
};

}  // namespace testHistoryKill

QTEST_GUILESS_MAIN(testHistoryKill::TestHistoryKill)
#include "test_history_kill.moc"
