// Which job goes next, and which gives way: a value, asked without threads.
#include <QTest>
#include <random>

#include "app/desktop/threads/job_queue.h"
#include "tests/joined.h"

namespace testJobQueue {

using namespace giaguaro;
using End = JobQueue::End;

namespace {

constexpr std::size_t playing = 0;  // a lane

// What the lane takes now; 0: nothing.
JobId taken(JobQueue& queue, std::size_t lane = playing) {
  auto const run = queue.take(lane);
  return run ? run->id : 0;
}

}  // namespace

class TestJobQueue : public QObject {
  Q_OBJECT

 private slots:
  void theMostUrgentThenTheOldest() {
    JobQueue queue(1);
    JobId const analysis = queue.add(Purpose::analysis);
    JobId const hint = queue.add(Purpose::hint);
    JobId const play = queue.add(Purpose::play);
    JobId const laterHint = queue.add(Purpose::hint);
    JobId const laterPlay = queue.add(Purpose::play);
    for (JobId const next : {play, laterPlay, hint, laterHint, analysis}) {
      QCOMPARE(taken(queue), next);
      QCOMPARE(queue.end(playing), End::done);
    }
    QCOMPARE(taken(queue), JobId{0});
  }

  void analysisHasALaneOfItsOwn() {
    JobQueue queue(2);
    std::size_t const analysing = queue.laneOf(Purpose::analysis);
    QVERIFY(analysing != playing);
    JobId const analysis = queue.add(Purpose::analysis);
    QCOMPARE(taken(queue), JobId{0});
    auto const run = queue.take(analysing);
    QVERIFY(run && run->id == analysis && run->purpose == Purpose::analysis);
    JobId const hint = queue.add(Purpose::hint);
    JobId const play = queue.add(Purpose::play);
    QCOMPARE(taken(queue), play);
    QCOMPARE(queue.end(playing), End::done);
    QCOMPARE(taken(queue), hint);
    QCOMPARE(queue.end(playing), End::done);
    QVERIFY(!run->stop.stopped());
    QCOMPARE(queue.end(analysing), End::done);
    QCOMPARE(taken(queue, analysing), JobId{0});
  }

  // From the moment that something more urgent comes until nothing of it waits or runs any more; and none is
  // begun meanwhile.
  void analysisStandsStill_data() {
    QTest::addColumn<Purpose>("urgent");
    QTest::newRow("beside play") << Purpose::play;
    QTest::newRow("beside a hint") << Purpose::hint;
  }
  void analysisStandsStill() {
    QFETCH(Purpose, urgent);
    JobQueue queue(2);
    std::size_t const analysing = queue.laneOf(Purpose::analysis);
    JobId const analysis = queue.add(Purpose::analysis);
    auto const run = queue.take(analysing);
    QVERIFY(run && run->id == analysis && !run->stop.held());
    JobId const first = queue.add(urgent);
    JobId const second = queue.add(urgent);
    QVERIFY(run->stop.held());
    QCOMPARE(taken(queue), first);
    QVERIFY(run->stop.held());
    QCOMPARE(queue.end(playing), End::done);
    QVERIFY(run->stop.held());
    QCOMPARE(taken(queue), second);
    QCOMPARE(queue.end(playing), End::done);
    QVERIFY(!run->stop.held());
    QVERIFY(!run->stop.stopped());

    JobId const later = queue.add(Purpose::analysis);
    queue.add(urgent);
    QCOMPARE(queue.end(analysing), End::done);
    QCOMPARE(taken(queue, analysing), JobId{0});
    QVERIFY(taken(queue) != 0);
    QCOMPARE(taken(queue, analysing), JobId{0});
    QCOMPARE(queue.end(playing), End::done);
    QCOMPARE(taken(queue, analysing), later);
  }

  // What is called off while it runs is under way until it has ended; what still waits, no more.
  void cancellingLetsAnalysisGoOn() {
    JobQueue queue(2);
    queue.add(Purpose::analysis);
    auto const run = queue.take(queue.laneOf(Purpose::analysis));
    QVERIFY(run);
    JobId const play = queue.add(Purpose::play);
    queue.cancel(play);
    QVERIFY(!run->stop.held());
    JobId const running = queue.add(Purpose::play);
    QCOMPARE(taken(queue), running);
    queue.cancel(running);
    QVERIFY(run->stop.held());
    QCOMPARE(queue.end(playing), End::cancelled);
    QVERIFY(!run->stop.held());
  }

  void cancelledWhileItStandsStill() {
    JobQueue queue(2);
    std::size_t const analysing = queue.laneOf(Purpose::analysis);
    JobId const analysis = queue.add(Purpose::analysis);
    auto const run = queue.take(analysing);
    QVERIFY(run);
    queue.add(Purpose::play);
    queue.cancel(analysis);
    QVERIFY(!run->stop.held());
    QVERIFY(run->stop.stopped());
    QCOMPARE(queue.end(analysing), End::cancelled);
  }

  // It goes back before those that came after it, and its next run has a flag that nobody has set.
  void theLessUrgentGivesWay() {
    JobQueue queue(1);
    JobId const analysis = queue.add(Purpose::analysis);
    JobId const laterAnalysis = queue.add(Purpose::analysis);
    auto const run = queue.take(playing);
    QVERIFY(run && run->id == analysis && !run->stop.stopped());
    JobId const hint = queue.add(Purpose::hint);
    QVERIFY(run->stop.stopped());
    QCOMPARE(queue.end(playing), End::interrupted);
    auto const hinting = queue.take(playing);
    QVERIFY(hinting && hinting->id == hint);
    JobId const play = queue.add(Purpose::play);
    QVERIFY(hinting->stop.stopped());
    QCOMPARE(queue.end(playing), End::interrupted);
    QCOMPARE(taken(queue), play);
    QCOMPARE(queue.end(playing), End::done);
    QCOMPARE(taken(queue), hint);
    QCOMPARE(queue.end(playing), End::done);
    auto const again = queue.take(playing);
    QVERIFY(again && again->id == analysis && !again->stop.stopped());
    QCOMPARE(queue.end(playing), End::done);
    QCOMPARE(taken(queue), laterAnalysis);
  }

  void nothingElseGivesWay_data() {
    QTest::addColumn<int>("lanes");
    QTest::addColumn<Purpose>("running");
    QTest::addColumn<Purpose>("added");
    QTest::newRow("play to play") << 1 << Purpose::play << Purpose::play;
    QTest::newRow("play to a hint") << 1 << Purpose::play << Purpose::hint;
    QTest::newRow("a hint to a hint") << 2 << Purpose::hint << Purpose::hint;
    QTest::newRow("a hint to analysis") << 1 << Purpose::hint << Purpose::analysis;
    QTest::newRow("analysis to analysis") << 2 << Purpose::analysis << Purpose::analysis;
  }
  void nothingElseGivesWay() {
    QFETCH(int, lanes);
    QFETCH(Purpose, running);
    QFETCH(Purpose, added);
    JobQueue queue(static_cast<std::size_t>(lanes));
    queue.add(running);
    auto const run = queue.take(queue.laneOf(running));
    QVERIFY(run);
    queue.add(added);
    QVERIFY(!run->stop.held());
    QVERIFY(!run->stop.stopped());
    QCOMPARE(queue.end(queue.laneOf(running)), End::done);
  }

  void cancelledNeverComesAgain() {
    JobQueue queue(1);
    JobId const waiting = queue.add(Purpose::play);
    queue.cancel(waiting);
    QCOMPARE(taken(queue), JobId{0});

    JobId const running = queue.add(Purpose::analysis);
    auto const run = queue.take(playing);
    queue.cancel(running);
    QVERIFY(run->stop.stopped());
    JobId const play = queue.add(Purpose::play);  // finds nothing to interrupt
    QCOMPARE(queue.end(playing), End::cancelled);
    QCOMPARE(taken(queue), play);
    QCOMPARE(queue.end(playing), End::done);
    QCOMPARE(taken(queue), JobId{0});

    // While it gives way, and after it has.
    for (bool const late : {false, true}) {
      JobId const hint = queue.add(Purpose::hint);
      QCOMPARE(taken(queue), hint);
      JobId const urgent = queue.add(Purpose::play);
      if (!late) queue.cancel(hint);
      QCOMPARE(queue.end(playing), late ? End::interrupted : End::cancelled);
      if (late) queue.cancel(hint);
      QCOMPARE(taken(queue), urgent);
      QCOMPARE(queue.end(playing), End::done);
      QCOMPARE(taken(queue), JobId{0});
    }
  }

  // What has ended, and what never was; the job that runs by then is another.
  void cancellingTooLate() {
    JobQueue queue(1);
    JobId const first = queue.add(Purpose::hint);
    QCOMPARE(taken(queue), first);
    QCOMPARE(queue.end(playing), End::done);
    JobId const second = queue.add(Purpose::hint);
    QVERIFY(second != first);
    auto const run = queue.take(playing);
    queue.cancel(first);
    queue.cancel(0);
    queue.cancel(second + 1);
    QVERIFY(!run->stop.stopped());
    QCOMPARE(queue.end(playing), End::done);
  }

  void copiesGoTheirOwnWay() {
    JobQueue queue(1);
    JobId const job = queue.add(Purpose::hint);
    JobQueue copy = queue;
    copy.cancel(job);
    QCOMPARE(taken(copy), JobId{0});
    QCOMPARE(taken(queue), job);
  }

  // Whatever comes in whatever order: each job that nobody cancels is done once, no lane takes a job while
  // a more urgent one waits for it, analysis stands still exactly while there is something else to do, and
  // none is left.
  void allAreDone_data() {
    QTest::addColumn<int>("lanes");
    QTest::newRow("one lane") << 1;
    QTest::newRow("two lanes") << 2;
  }
  void allAreDone() {
    QFETCH(int, lanes);
    auto const laneCount = static_cast<std::size_t>(lanes);
    std::mt19937 random(19);
    auto const upTo = [&random](std::size_t most) {
      return std::uniform_int_distribution<std::size_t>(0, most)(random);
    };
    JobQueue queue(laneCount);
    std::map<JobId, Purpose> open;  // neither done nor cancelled
    std::array<JobId, 2> runs{};    // by lane
    StopFlag analysing;             // the flag of the run in the second lane
    int interrupted = 0;
    int done = 0;
    int stoodStill = 0;
    auto const urgent = [&] {
      auto const waits = [&](auto const& job) { return queue.laneOf(job.second) == 0; };
      return runs[0] != 0 || std::ranges::any_of(open, waits);
    };
    auto const end = [&](std::size_t lane) {
      JobId const id = std::exchange(runs[lane], 0);
      End const how = queue.end(lane);
      interrupted += how == End::interrupted ? 1 : 0;
      done += how == End::done ? 1 : 0;
      QCOMPARE(open.contains(id), how != End::cancelled);
      if (how == End::done) open.erase(id);
    };
    auto const take = [&](std::size_t lane) {
      auto const run = queue.take(lane);
      if (!run) return false;
      [&] { QVERIFY(lane == 0 || !urgent()); }();
      runs[lane] = run->id;
      if (lane == 1) analysing = run->stop;
      for (auto const& [id, purpose] : open)
        if (queue.laneOf(purpose) == lane)
          [&, id = id, purpose = purpose] {
            QVERIFY(std::pair(run->purpose, run->id) <= std::pair(purpose, id));
          }();
      return true;
    };
    for (int step = 0; step < 20000; ++step) {
      std::size_t const lane = upTo(laneCount - 1);
      if (auto const deed = upTo(9); deed < 2) {
        auto const purpose = static_cast<Purpose>(upTo(2));
        open[queue.add(purpose)] = purpose;
      } else if (deed < 3 && !open.empty()) {
        auto const which = std::next(open.begin(), static_cast<std::ptrdiff_t>(upTo(open.size() - 1)));
        queue.cancel(which->first);
        open.erase(which);
      } else if (runs[lane] != 0) {
        end(lane);
      } else {
        take(lane);
      }
      if (runs[1] == 0) continue;
      QCOMPARE(analysing.held(), open.contains(runs[1]) && urgent());
      stoodStill += analysing.held() ? 1 : 0;
    }
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
      if (runs[lane] != 0) end(lane);
      while (take(lane)) end(lane);
    }
    QVERIFY(open.empty());
    QVERIFY(done > 1000);
    QVERIFY(interrupted > 100);
    QCOMPARE(stoodStill > 100, lanes == 2);
  }
};

}  // namespace testJobQueue

QTEST_GUILESS_MAIN(testJobQueue::TestJobQueue)
#include "test_job_queue.moc"
