// A match is killed at fifty random moments and resumed each time: no action that was shown is missing from
// the journal, none is there twice, and the match that comes out is the one that was never killed.
#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/desktop/journal.h"
#include "core/match/table.h"
#include "tests/app/plans.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr int hands = 25;
constexpr int kills = 50;
constexpr std::uint32_t mostBetween = 60;  // actions from one kill to the next

// The lines that the child says, of a record.
QByteArrayList told(Record const& record, MatchPlan const& plan) {
  auto const table = openTable(plan.setup);
  QByteArrayList lines;
  for (std::size_t hand = 0; hand < record.hands.size(); ++hand) {
    int index = 0;
    for (Done const& done : record.hands[hand].actions)
      lines.append(QByteArray::number(static_cast<int>(hand) + 1) + ' ' + QByteArray::number(++index) + ' ' +
                   QByteArray::number(done.seat) + ' ' + QByteArray::fromStdString(table->text(done.action)));
  }
  return lines;
}

}  // namespace

class TestKill : public QObject {
  Q_OBJECT

  Rng random_{31};
  int killed_ = 0;

  // Starts the child on this journal, kills it somewhere, and returns what it said; `over`: it came to the
  // end of the match.
  QByteArrayList run(QString const& journal, std::uint64_t seed, bool& over) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationDirPath() + "/child_session",
                {journal, QString::number(hands), QString::number(seed)});
    QByteArray output;
    if (killed_ < kills) {
      // After so many more actions, and then anywhere within the next one's writing.
      auto const wait = static_cast<qsizetype>(random_.below(mostBetween));
      while (output.count('\n') < wait && child.waitForReadyRead(20000)) output += child.readAll();
      for (auto left = random_.below(300); left > 0; --left) std::this_thread::yield();
      child.kill();
    }
    bool const finished = child.waitForFinished(60000);
    output += child.readAll();
    if (finished && child.exitStatus() == QProcess::CrashExit)
      ++killed_;
    else
      over = true;
    if (over && child.exitCode() != 0) qWarning("The child ended with status %d.", child.exitCode());
    QByteArrayList lines = output.split('\n');
    lines.removeLast();  // what was torn by the kill was not shown; else it is empty
    return lines;
  }

  // One match, killed and resumed until it is over.
  void match(QString const& journal, std::uint64_t seed) {
    MatchPlan const plan = planOf("greedy", hands, seed);
    Record const expected = played(plan, 1000000)->record();
    QByteArrayList const all = told(expected, plan);
    QByteArrayList shown;  // by all the children so far
    for (bool over = false; !over;) {
      shown += run(journal, seed, over);
      JournalRead const read = readJournal(journal);
      QVERIFY2(read.state != JournalRead::State::bad, read.problem.c_str());
      QByteArrayList const kept = read.table ? told(read.table->record(), plan) : QByteArrayList();
      // What was shown is the journal's beginning, and the journal is a beginning of the match.
      QVERIFY(shown.size() <= kept.size());
      QCOMPARE(shown, kept.first(shown.size()));
      QCOMPARE(kept, all.first(kept.size()));
      // The next child goes on behind the journal; what was written and not yet shown is not shown again.
      shown = kept;
    }
    Record const final = readJournal(journal).table->record();
    QVERIFY(final == expected);
    QVERIFY(replay(final) != nullptr);
  }

 private slots:
  void killedFiftyTimes() {
    QTemporaryDir const folder;
    for (std::uint64_t seed = 20; killed_ < kills; ++seed) {
      match(folder.filePath(QString("match%1.jsonl").arg(seed)), seed);
      if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(killed_, kills);
  }
};

QTEST_GUILESS_MAIN(TestKill)
#include "test_kill.moc"
