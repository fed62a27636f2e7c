// What is kept of a club table: its journal, of which nobody gets time back by a kill, and files of its matches.
#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/match_file.h"
#include "tests/app/club_tools.h"
#include "tests/joined.h"

namespace testClubJournal {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Phase = Session::Phase;

class TestClubJournal : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;

 private slots:
  void init() {
    path_ = folder_.filePath("match.jsonl");
    QFile::remove(path_);
  }

  // Whatever of the journal is there after a kill: the turn goes on with no more than was left, and loses little.
  void killedItGoesOnWithWhatWasLeft() {
    Rng random(17);
    for (int i = 0; i < 40; ++i) {
      QFile::remove(path_);
      FakeTime time;
      Session session;
      time.give(session);
      session.start(atClub(planWithViewer()), {.journal = path_});
      QVERIFY(comesToPlay(session));
      QVERIFY(runsDown(session));
      auto const passed = std::chrono::milliseconds(random.below(89000));
      time.pass(passed);
      QString const copy = folder_.filePath("killed.jsonl");
      QFile::remove(copy);
      // Behind all that was asked of the writer so far; nothing is told of the end.
      QVERIFY(writes(session, [&] { QFile::copy(path_, copy); }));
      FakeTime later;
      Session again;
      later.give(again);
      again.resume(readJournal(copy), copy);
      QVERIFY(reaches(again, Phase::choosing));
      QVERIFY(runsDown(again));
      auto const left = again.turnTimeLeft();
      QVERIFY2(left <= 90s - passed, qPrintable(QString::number(passed.count())));
      QVERIFY(left >= std::max(0ms, 87s - passed));
    }
  }

  // The program itself, killed at random moments of people's turns: whoever goes on has no more time than there was.
  void killedForGoodItGoesOnWithNoMore() {
    constexpr int kills = 8;
    Rng random(23);
    qint64 left = 0;
    QByteArray at;  // behind so many actions
    int same = 0;
    for (int i = 0; i < kills; ++i) {
      QProcess child;
      child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
      child.start(QCoreApplication::applicationDirPath() + "/child_session",
                  {path_, "jaguar", "25", "3", QString::number(random.below(1000000)), "club"});
      QByteArray told;
      auto const lines = [&told] { return told.left(told.lastIndexOf('\n')).split('\n'); };
      while (told.count('\n') < 2 && child.waitForReadyRead(20000)) told += child.readAll();
      QVERIFY(told.startsWith("left "));
      QList<QByteArray> const first = lines().front().split(' ');
      if (first[1] == at) {
        ++same;
        QVERIFY2(first[2].toLongLong() <= left, qPrintable(first[2] + " after " + QByteArray::number(left)));
      }
      auto const enough = static_cast<qsizetype>(random.below(80));
      while (told.count('\n') < enough && child.waitForReadyRead(20000)) told += child.readAll();
      child.kill();
      QVERIFY(child.waitForFinished(20000));
      QCOMPARE(child.exitStatus(), QProcess::CrashExit);
      told += child.readAll();
      at = lines().back().split(' ')[1];
      left = lines().back().split(' ')[2].toLongLong();
    }
    QVERIFY(same > 1);
  }

  // Left in good order it is exact.
  void leftItGoesOnWithWhatWasLeft() {
    FakeTime time;
    Session session;
    time.give(session);
    session.start(atClub(planWithViewer()), {.journal = path_});
    QVERIFY(reaches(session, Phase::choosing));
    QVERIFY(runsDown(session));
    time.pass(12345ms);
    session.leave();
    QVERIFY(writes(session));
    session.resume(readJournal(path_), path_);
    QVERIFY(runsDown(session));
    QCOMPARE(session.turnTimeLeft(), std::chrono::milliseconds(90000 - 12345));
    time.pass(90000ms - 12345ms);
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("lapsed"));
  }

  // Three have agreed, and the end was not written any more.
  void agreedItEndsWhenItIsGoneOnWith() {
    MatchPlan const plan = atClub(planWithViewer());
    auto const table = openTable(plan.setup);
    Deal const deal = table->nextDeal();
    Seat const dealer = table->nextDealer();
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(headerLine(plan) + dealLine(*table, deal, dealer) + agreeLine(0, true));
    file.close();
    Session session;
    session.resume(readJournal(path_), path_);
    QVERIFY(reaches(session, Phase::over));
    QCOMPARE(session.record().ended, std::string("agreed"));
  }

  void journalWithClubLinesOutOfPlace() {
    MatchPlan const plan = atClub(planWithViewer());
    auto const table = openTable(plan.setup);
    Deal const deal = table->nextDeal();
    QByteArray const head = headerLine(plan) + dealLine(*table, deal, table->nextDealer());
    for (char const* line :
         {R"({"agree":[9,true]})", R"({"agree":[0,1]})", R"({"agree":0})", R"({"used":[-1,0]})",
          R"({"used":5})", R"({"used":[1,1e30]})", R"({"clock":[1,3]})", R"({"clock":[0,"late"]})",
          R"({"clock":{}})", R"({"ended":"broken"})", R"({"ended":3})", R"({"left":0})", R"({"left":1})",
          R"({"left":"2"})"}) {
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(head + line + "\n" + undoLine(1));
      file.close();
      JournalRead const read = readJournal(path_);
      QVERIFY2(read.state == JournalRead::State::bad, line);
      QCOMPARE(read.badLine, 3);
    }
  }

  // Files: of a match that was ended early, to be looked at; of one in play, without its clock.
  void filesOfClubMatches() {
    Session session;
    session.start(atClub(planWithViewer()));
    QVERIFY(comesBehindTheLead(session));
    auto const read = [this](Record const& record) {
      QString const path = folder_.filePath("match.giaguaro");
      QFile out(path);
      if (out.open(QIODevice::WriteOnly)) out.write(matchFileOf(record));
      out.close();
      return readMatchFile(path);
    };
    MatchFile const inPlay = read(session.record());
    QVERIFY(inPlay.state == MatchFile::State::fine);
    QCOMPARE(clockSeconds(inPlay.setup.table), 0);
    QCOMPARE(clockSeconds(inPlay.table->record().table), 0);
    session.agreeToEnd(true);
    QVERIFY(reaches(session, Phase::over));
    MatchFile ended = read(session.record());
    QVERIFY(ended.state == MatchFile::State::fine);
    QVERIFY(ended.table->matchOver());
    QCOMPARE(clockSeconds(ended.setup.table), int{club::usualSeconds});
    std::vector<int> const faces(ended.setup.levels.size(), 1);
    Session looking;
    looking.open({ended.setup, faces}, std::move(ended.table), std::move(ended.rows), {});
    QVERIFY(reaches(looking, Phase::over));
    QVERIFY(looking.scene().matchOver && !looking.turnClock().isOn());
    QCOMPARE(looking.scene().club->ended, std::string("agreed"));
  }
};

}  // namespace testClubJournal

QTEST_GUILESS_MAIN(testClubJournal::TestClubJournal)
#include "test_club_journal.moc"
