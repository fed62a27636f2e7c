// Who is locked out of club tables: for an hour by a time that nobody sets, across restarts of the program and of the
// machine.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/people/lock_outs.h"
#include "tests/app/plans.h"
#include "tests/joined.h"

namespace testLockOuts {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Why = LockOut::Why;

class TestLockOuts : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString path_;
  MachineTime now_;

  // A program that has been started just now.
  std::unique_ptr<LockOuts> program() {
    return std::make_unique<LockOuts>(
        path_,
        [](WorkQueue::Work const& work) {
          if (auto const answer = work()) answer();
        },
        nullptr, [this] { return now_; });
  }
  void pass(std::chrono::seconds time) {
    now_.wall += time;
    now_.awake += time;
  }
  void restartMachine(QString const& start) {
    now_.start = start;
    now_.awake = 10s;
  }
  static int left(LockOuts& lockOuts, QString const& who = {}) {
    auto const found = lockOuts.of(who);
    return found ? found->seconds : 0;
  }

 private slots:
  void init() {
    path_ = folder_.filePath("club.json");
    QFile::remove(path_);
    now_ = {.wall = 1'800'000'000s, .awake = 5000s, .start = "first"};
  }

  void lastsAnHour() {
    auto const lockOuts = program();
    QVERIFY(!lockOuts->of({}));
    QVERIFY(!QFile::exists(path_));
    lockOuts->lock({}, Why::left);
    QVERIFY(lockOuts->of({})->why == Why::left);
    QCOMPARE(left(*lockOuts), 3600);
    pass(1080s);
    QCOMPARE(left(*lockOuts), 42 * 60);
    pass(2519s);
    QCOMPARE(left(*lockOuts), 1);
    pass(1s);
    QVERIFY(!lockOuts->of({}));
  }

  // What was to be written is written late: by when it was, once, and never to make an hour shorter.
  void countsFromThen() {
    auto const lockOuts = program();
    ClubPerson const anna("anna", false);
    lockOuts->lockSince(anna, Why::left, now_.wall - 600s);
    QCOMPARE(left(*lockOuts, "anna"), 3000);
    lockOuts->lockSince(anna, Why::left, now_.wall - 600s);
    QCOMPARE(left(*lockOuts, "anna"), 3000);
    lockOuts->lockSince(anna, Why::left, now_.wall - 1200s);
    QCOMPARE(left(*lockOuts, "anna"), 3000);
    pass(3000s);
    lockOuts->lockSince(anna, Why::left, now_.wall - 3600s);
    QVERIFY(!lockOuts->of(anna));
    lockOuts->lockSince(anna, Why::left, now_.wall + 86400s);  // by a clock that was wrong then
    QCOMPARE(left(*lockOuts, "anna"), 3600);
  }

  void isOfOnePersonAlone() {
    auto const lockOuts = program();
    lockOuts->lock("anna", Why::lapsed);
    QVERIFY(lockOuts->of("anna") && !lockOuts->of({}) && !lockOuts->of("bruno"));
  }

  void lastsAcrossRestarts() {
    program()->lock({}, Why::lapsed);
    pass(600s);
    auto const second = program();
    QVERIFY(second->of({})->why == Why::lapsed);
    QCOMPARE(left(*second), 3000);
    restartMachine("second");
    now_.wall += 600s;
    QCOMPARE(left(*program()), 2400);
    now_.wall += 2400s;
    QCOMPARE(left(*program()), 0);
  }

  // Each has read the file before the other wrote.
  void whatOneWindowKnowsHoldsInTheOther() {
    auto const here = program();
    auto const there = program();
    QVERIFY(!here->of({}) && !there->of({}));
    there->lock({}, Why::lapsed);
    QCOMPARE(left(*here), 3600);
    pass(600s);
    here->lock("anna", Why::left);
    pass(60s);
    there->lock("bruno", Why::left);
    there->keep();
    here->keep();
    auto const third = program();
    for (LockOuts* each : {here.get(), there.get(), third.get()}) {
      QCOMPARE(left(*each), 2940);
      QCOMPARE(left(*each, "anna"), 3540);
      QCOMPARE(left(*each, "bruno"), 3600);
    }
    // Each hour has its end in both.
    pass(2940s);
    here->keep();
    there->keep();
    QVERIFY(!here->of({}) && !there->of({}) && !program()->of({}));
    QVERIFY(here->of("anna") && there->of("anna"));
  }

  void settingTheClockDoesNotHelp_data() {
    QTest::addColumn<int>("set");
    QTest::newRow("back") << -7200;
    QTest::newRow("forward") << 7200;
  }
  void settingTheClockDoesNotHelp() {
    QFETCH(int, set);
    program()->lock({}, Why::lapsed);
    now_.wall += std::chrono::seconds(set);
    QCOMPARE(left(*program()), 3600);
    pass(60s);
    auto const lockOuts = program();
    QCOMPARE(left(*lockOuts), 3540);
    lockOuts->keep();
    now_.wall -= std::chrono::seconds(set);
    QCOMPARE(left(*program()), 3540);
  }

  // Set back between two starts of the machine: nothing has passed, and what passes then counts.
  void setBackBetweenTwoStarts() {
    program()->lock({}, Why::lapsed);
    restartMachine("second");
    now_.wall -= 86400s;
    auto const lockOuts = program();
    QCOMPARE(left(*lockOuts), 3600);
    pass(600s);
    QCOMPARE(left(*lockOuts), 3000);
    lockOuts->keep();
    now_.wall += 86400s;
    QCOMPARE(left(*program()), 3000);
  }

  void damagedFileIsKeptAside() {
    for (char const* text : {"", "{", "[]", R"({"locked":[{"left":"x"}]})", R"({"locked":7})"}) {
      QFile file(path_);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text);
      file.close();
      auto const lockOuts = program();
      QSignalSpy const failed(lockOuts.get(), &LockOuts::failed);
      QVERIFY(!lockOuts->of({}));
      QCOMPARE(failed.size(), 1);
      QVERIFY(!QFile::exists(path_));
      lockOuts->lock({}, Why::left);
      QCOMPARE(left(*program()), 3600);
      QFile::remove(path_);
    }
  }

  void tooMuchIsAnHour() {
    QFile file(path_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"wall":1800000000,"awake":5000000,"start":"first",)"
               R"("locked":[{"profile":"","why":"left","left":99999999999}]})");
    file.close();
    QCOMPARE(left(*program()), 3600);
  }

  void profilesArePeopleByName() {
    MatchPlan plan = planWithViewer();
    plan.setup.names[0] = "Anna";
    QCOMPARE(profileOf(plan, 0, "Bruno"), ClubPerson("anna", true));  // who plays alone is the owner
    plan = planShared();
    plan.setup.names[0] = "Anna";
    plan.setup.names[2] = " BRUNO ";
    QCOMPARE(profileOf(plan, 0, "Bruno"), ClubPerson("anna", false));
    QCOMPARE(profileOf(plan, 2, "Bruno"), ClubPerson("bruno", true));
    plan.setup.names[0].clear();
    QCOMPARE(profileOf(plan, 0, "Bruno"), ClubPerson({}, true));
  }

  // Whoever the owner is by now, who was locked out is so, and nobody who only sat there too.
  void anotherOwnerFreesNobody() {
    MatchPlan plan = planShared();
    plan.setup.names[0] = "Anna";
    plan.setup.names[2] = "Bruno";
    auto const lockOuts = program();
    lockOuts->lock(profileOf(plan, 0, "Anna"), Why::left);
    QVERIFY(lockOuts->of(profileOf(plan, 0, "Anna")));
    QVERIFY(lockOuts->of(profileOf(plan, 0, "Zoe")));
    QVERIFY(!lockOuts->of(profileOf(plan, 2, "Zoe")));
    MatchPlan alone = planWithViewer();
    alone.setup.names[0] = "Zoe";
    QVERIFY(lockOuts->of(profileOf(alone, 0, "Zoe")));
    // Nor is who was at somebody else's table free by being the owner.
    pass(2h);
    QVERIFY(!lockOuts->of(profileOf(alone, 0, "Zoe")));
    lockOuts->lock(profileOf(plan, 2, "Anna"), Why::left);
    QVERIFY(!lockOuts->of(profileOf(alone, 0, "Zoe")));
    alone.setup.names[0] = "Bruno";
    QVERIFY(lockOuts->of(profileOf(alone, 0, "Bruno")));
  }
};

}  // namespace testLockOuts

QTEST_GUILESS_MAIN(testLockOuts::TestLockOuts)
#include "test_lock_outs.moc"
