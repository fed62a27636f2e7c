// A match is killed at random moments, fifty times with computers alone, fifty times with a person who takes
// back, and fifty times where that person puts cards aside together, too; and resumed each time: no action or
// undo that was shown is missing from the journal, none is there twice, and the match that comes out is the
// one that was never killed.
#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <thread>

#include "app/desktop/disk/journal.h"
#include "core/match/table.h"
#include "tests/app/plans.h"
#include "tests/joined.h"

namespace testKill {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr int hands = 25;
constexpr int kills = 50;
constexpr std::uint32_t mostBetween = 60;  // actions from one kill to the next

// What the child says of all that the journal holds: its actions and undos, as they are.
QByteArrayList linesOf(QString const& journal, qint64 length) {
  QFile file(journal);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QByteArrayList lines;
  for (QByteArray const& line : file.read(length).split('\n'))
    if (line.startsWith("{\"action\"") || line.startsWith("{\"undo\"")) lines.append(line);
  return lines;
}

qsizetype undosIn(QByteArrayList const& lines) {
  return std::ranges::count_if(lines, [](QByteArray const& line) { return line.startsWith("{\"undo\""); });
}

// Actions and deals.
int length(Record const& record) {
  std::size_t count = record.hands.size();
  for (RecordedHand const& hand : record.hands) count += hand.actions.size();
  return static_cast<int>(count);
}

// Whether the one match, played on, comes to the other.
bool leadsTo(Record const& part, Record const& whole) {
  int const missing = length(whole) - length(part);
  return missing >= 0 && replay(takenBack(whole, missing))->record() == playOf(part);
}

}  // namespace

class TestKill : public QObject {
  Q_OBJECT

  Rng random_{31};
  GameInfo const* game_ = nullptr;
  bool withPerson_ = false;
  int killed_ = 0;
  qsizetype undone_ = 0;  // in all journals of a person

  // Starts the child on this journal, kills it somewhere, and returns what it said; `over`: it came to the
  // end of the match.
  QByteArrayList run(QString const& journal, std::uint64_t seed, bool& over) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments{journal, QString::fromStdString(std::string(game_->id)), QString::number(hands),
                          QString::number(seed)};
    if (withPerson_) arguments.append(QString::number(random_.below(1000000)));
    child.start(QCoreApplication::applicationDirPath() + "/child_session", arguments);
    QByteArray output;
    if (killed_ < kills) {
      // After so many more actions, a person every other time at the next undo, and then anywhere within the
      // next one's writing.
      auto const wait = static_cast<qsizetype>(random_.below(mostBetween));
      bool const inUndo = withPerson_ && random_.below(2) == 0;
      auto const isThere = [&] {
        return output.count('\n') >= wait && (!inUndo || output.endsWith("undoing\n"));
      };
      while (!isThere() && child.waitForReadyRead(20000)) output += child.readAll();
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
    lines.removeAll("undoing");
    return lines;
  }

  // One match, killed and resumed until it is over.
  void match(QString const& journal, std::uint64_t seed) {
    MatchPlan const plan =
        withPerson_ ? planWithViewer(hands, seed, *game_) : planOf("greedy", hands, seed, *game_);
    Record const expected = played(plan, 1000000)->record();
    QByteArrayList shown;  // by all the children so far
    for (bool over = false; !over;) {
      shown += run(journal, seed, over);
      JournalRead const read = readJournal(journal);
      QVERIFY2(read.state != JournalRead::State::bad, read.problem.c_str());
      QByteArrayList const kept = linesOf(journal, read.goodBytes);
      // What was shown is the journal's beginning, and where the journal leads is a beginning of the match.
      QVERIFY(shown.size() <= kept.size());
      QCOMPARE(shown, kept.first(shown.size()));
      QVERIFY(!read.table || leadsTo(read.table->record(), expected));
      // The next child goes on behind the journal; what was written and not yet shown is not shown again.
      shown = kept;
    }
    JournalRead const last = readJournal(journal);
    QVERIFY(last.table != nullptr);
    QVERIFY(playOf(last.table->record()) == expected);
    QVERIFY(replay(last.table->record()) != nullptr);
    undone_ += undosIn(shown);
  }

 private slots:
  void killedFiftyTimes_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("withPerson");
    QTest::newRow("computers") << "jaguar" << false;
    QTest::newRow("with a person") << "jaguar" << true;
    QTest::newRow("with a person and discards") << "tarot" << true;
  }
  void killedFiftyTimes() {
    QFETCH(QString, game);
    QFETCH(bool, withPerson);
    game_ = findGame(game.toStdString());
    QVERIFY(game_ != nullptr);
    withPerson_ = withPerson;
    killed_ = 0;
    undone_ = 0;
    QTemporaryDir const folder;
    for (std::uint64_t seed = 20; killed_ < kills; ++seed) {
      match(folder.filePath(QString("match%1.jsonl").arg(seed)), seed);
      if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(killed_, kills);
    QCOMPARE(undone_ > kills, withPerson);
  }
};

}  // namespace testKill

QTEST_GUILESS_MAIN(testKill::TestKill)
#include "test_kill.moc"
