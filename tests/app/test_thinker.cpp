// Jobs that are thought about elsewhere: which goes first, what gives way, what is heard of them, and that
// nobody hears of those that were cancelled. The jobs go on until they are told to end.
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <semaphore>
#include <stdexcept>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include "app/desktop/threads/thinker.h"
#include "tests/app/match_tools.h"
#include "tests/core/thread_state.h"
#include "tests/joined.h"

namespace testThinker {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Work that goes on until it is let go or called off.
struct Held {
  std::atomic<int> begun = 0;
  std::atomic<int> ended = 0;
  std::atomic<int> calledOff = 0;
  std::atomic<bool> letGo = false;

  void go(StopFlag const& stop) {
    ++begun;
    while (!letGo && !stop.stopped()) std::this_thread::yield();
    if (stop.stopped()) ++calledOff;
    ++ended;
  }
  Thinker::Work work(Thinker::Answer answer = {}) {
    return [this, answer = std::move(answer)](Thinker::Run const& run) {
      go(run.stop);
      return answer;
    };
  }
};

// Work that takes one step after the other until it is called off.
struct Stepping {
  std::atomic<int> steps = 0;
  std::atomic<pid_t> thread = 0;  // that it runs in
  std::atomic<int> calledOff = 0;

  Thinker::Work work() {
    return [this](Thinker::Run const& run) -> Thinker::Answer {
      thread = gettid();
      while (!run.stop.stopped()) ++steps;
      ++calledOff;
      calledOff.notify_all();
      return {};
    };
  }

  // Waits until it stands still, which it does before the step after the next; else false.
  bool standsStill() const {
    int const before = steps;
    while (!sleeps(thread) && steps <= before + 1) std::this_thread::yield();
    return steps <= before + 1;
  }
};

// What was heard, by name, and whether all of it was in this thread.
struct Heard {
  QStringList names;
  Qt::HANDLE here = QThread::currentThreadId();
  bool elsewhere = false;

  Thinker::Answer answer(QString const& name) {
    return [this, name] {
      names << name;
      elsewhere = elsewhere || QThread::currentThreadId() != here;
    };
  }
  Thinker::Work work(QString const& name) {
    return [answer = answer(name)](Thinker::Run const&) { return answer; };
  }
};

// Without events, so that what has come is still to be heard.
template <class Condition>
void awaitElsewhere(Condition isSo) {
  while (!isSo()) std::this_thread::yield();
}

}  // namespace

class TestThinker : public QObject {
  Q_OBJECT

 private slots:
  void playBeforeHintsBeforeAnalysis() {
    Held held;
    Heard heard;
    QStringList run;
    Thinker thinker(1);
    auto const named = [&](char const* name) {
      return [&run, name, answer = heard.answer(name)](Thinker::Run const&) {
        run << name;
        return answer;
      };
    };
    thinker.begin(Purpose::play, held.work(heard.answer("first")));
    awaitElsewhere([&] { return held.begun == 1; });
    thinker.begin(Purpose::analysis, named("analysis"));
    thinker.begin(Purpose::hint, named("hint"));
    thinker.begin(Purpose::play, named("play"));
    QVERIFY(heard.names.isEmpty());
    held.letGo = true;
    QVERIFY(comes([&] { return heard.names.size() == 4; }));
    QCOMPARE(run, QStringList({"play", "hint", "analysis"}));
    QCOMPARE(heard.names, QStringList({"first", "play", "hint", "analysis"}));
    QVERIFY(!heard.elsewhere);
  }

  // Where there are two threads, play and hints are answered while an analysis is under way, which makes room,
  // and still gets on where the machine is busy with something else.
  void analysisBesidePlay() {
    Held analysis;
    Heard heard;
    std::atomic<int> niceness = 0;
    Thinker thinker(2);
    thinker.begin(Purpose::analysis, [&, work = analysis.work(heard.answer("analysis"))](auto const& run) {
      niceness = getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
      return work(run);
    });
    awaitElsewhere([&] { return analysis.begun == 1; });
    thinker.begin(Purpose::hint, heard.work("hint"));
    QVERIFY(comes([&] { return heard.names.size() == 1; }));
    std::atomic<int> playing = -1;
    thinker.begin(Purpose::play, [&, answer = heard.answer("play")](auto const&) {
      playing = getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
      return answer;
    });
    QVERIFY(comes([&] { return heard.names.size() == 2; }));
    QCOMPARE(heard.names, QStringList({"hint", "play"}));
    QCOMPARE(analysis.calledOff.load(), 0);
    QCOMPARE(analysis.ended.load(), 0);
    int const usual = getpriority(PRIO_PROCESS, 0);
    QCOMPARE(playing.load(), usual);
    QCOMPARE(niceness.load(), std::min(usual + 10, 19));
    analysis.letGo = true;
    QVERIFY(comes([&] { return heard.names.size() == 3; }));
    QCOMPARE(analysis.begun.load(), 1);
  }

  // While they are thought about it takes no step but the one that it was at; then it goes on.
  void analysisStandsStill_data() {
    QTest::addColumn<Purpose>("urgent");
    QTest::newRow("beside play") << Purpose::play;
    QTest::newRow("beside a hint") << Purpose::hint;
  }
  void analysisStandsStill() {
    QFETCH(Purpose, urgent);
    Stepping analysis;
    Heard heard;
    bool stoodStill = true;
    std::atomic<int> atEnd = 0;
    Thinker thinker(2);
    thinker.begin(Purpose::analysis, analysis.work());
    for (int i = 1; i <= 3; ++i) {
      awaitElsewhere([&] { return analysis.steps > atEnd; });
      thinker.begin(urgent, [&, answer = heard.answer("urgent")](Thinker::Run const&) {
        stoodStill = stoodStill && analysis.standsStill();
        atEnd = analysis.steps.load();
        return answer;
      });
      QVERIFY(comes([&] { return heard.names.size() == i; }));
      QVERIFY(stoodStill);
    }
    awaitElsewhere([&] { return analysis.steps > atEnd; });
    QCOMPARE(analysis.calledOff.load(), 0);
  }

  // None is begun while something else is under way; it is when that ends.
  void analysisWaitsForPlay() {
    Held play;
    Heard heard;
    std::atomic<bool> playing = true;
    bool beside = false;
    Thinker thinker(2);
    thinker.begin(Purpose::play, [&, answer = heard.answer("play")](Thinker::Run const& run) {
      play.go(run.stop);
      playing = false;
      return answer;
    });
    awaitElsewhere([&] { return play.begun == 1; });
    thinker.begin(Purpose::analysis, [&, answer = heard.answer("analysis")](Thinker::Run const&) {
      beside = playing;
      return answer;
    });
    play.letGo = true;
    QVERIFY(comes([&] { return heard.names.size() == 2; }));
    QVERIFY(!beside);
  }

  // It ends at once, while what it stood still for goes on.
  void cancelledWhileItStandsStill() {
    Stepping analysis;
    std::binary_semaphore letGo(0);
    Heard heard;
    Thinker thinker(2);
    JobId const id = thinker.begin(Purpose::analysis, analysis.work());
    awaitElsewhere([&] { return analysis.steps > 0; });
    thinker.begin(Purpose::play, [&, answer = heard.answer("play")](Thinker::Run const&) {
      letGo.acquire();
      return answer;
    });
    bool const stoodStill = analysis.standsStill();
    thinker.cancel(id);
    analysis.calledOff.wait(0);
    letGo.release();
    QVERIFY(stoodStill);
    QVERIFY(comes([&] { return !heard.names.isEmpty(); }));
    QCOMPARE(heard.names, QStringList("play"));
  }

  // Where there is one, it gives way, and goes on with what it has kept: each part is done once.
  void analysisGivesWay() {
    constexpr int parts = 3;
    Held held;
    Heard heard;
    std::vector<int> found;
    std::vector<Progress> told;
    Thinker thinker(1);
    thinker.begin(
        Purpose::analysis,
        [&](Thinker::Run const& run) {
          while (static_cast<int>(found.size()) < parts) {
            int const part = static_cast<int>(found.size());
            if (part == 1) held.go(run.stop);
            if (run.stop.stopped()) break;
            found.push_back(part);
            run.report({part + 1, parts});
          }
          return heard.answer("analysis");
        },
        [&](Progress progress) { told.push_back(progress); });
    for (int i = 1; i <= 2; ++i) {
      awaitElsewhere([&] { return held.begun == i; });
      thinker.begin(Purpose::play, heard.work("play"));
      QVERIFY(comes([&] { return heard.names.size() == i; }));
      QCOMPARE(held.calledOff.load(), i);
    }
    held.letGo = true;
    QVERIFY(comes([&] { return heard.names.size() == 3; }));
    QCOMPARE(heard.names, QStringList({"play", "play", "analysis"}));
    QCOMPARE(found, (std::vector{0, 1, 2}));
    QCOMPARE(told.front(), (Progress{1, parts}));
    QCOMPARE(told.back(), (Progress{parts, parts}));
  }

  // A hint that gave way is thought about from the beginning: it comes to what it would have come to.
  void aThoughtBeginsAnew() {
    Held held;
    int hinted = 0;
    bool played = false;
    Thinker thinker(1);
    thinker.think(
        Purpose::hint,
        [&held, times = 0](StopFlag const& stop) mutable {
          held.go(stop);
          return Advice{.candidates = {{.playouts = ++times}}};
        },
        [&](Advice const& advice) { hinted = advice.candidates.front().playouts; });
    awaitElsewhere([&] { return held.begun == 1; });
    thinker.think(
        Purpose::play, [](StopFlag const&) { return Advice{}; }, [&](Advice const&) { played = true; });
    QVERIFY(comes([&] { return played; }));
    QCOMPARE(hinted, 0);
    held.letGo = true;
    QVERIFY(comes([&] { return hinted != 0; }));
    QCOMPARE(held.begun.load(), 2);
    QCOMPARE(hinted, 1);
  }

  // One that runs, one that waits, and one whose answer is there already.
  void cancelledIsNotHeardOf() {
    Held running;
    Heard heard;
    Thinker thinker(1);
    JobId const answered = thinker.begin(Purpose::play, heard.work("answered"));
    JobId const slow = thinker.begin(Purpose::play, running.work(heard.answer("running")));
    JobId const waiting = thinker.begin(Purpose::play, heard.work("waiting"));
    awaitElsewhere([&] { return running.begun == 1; });
    thinker.begin(Purpose::play, heard.work("last"));
    for (JobId const id : {answered, slow, waiting}) thinker.cancel(id);
    QVERIFY(comes([&] { return !heard.names.isEmpty(); }));
    QCOMPARE(heard.names, QStringList("last"));
    QCOMPARE(running.calledOff.load(), 1);
    thinker.cancel(slow);  // long ago
    thinker.begin(Purpose::hint, heard.work("more"));
    QVERIFY(comes([&] { return heard.names.size() == 2; }));
    QCOMPARE(heard.names, QStringList({"last", "more"}));
  }

  // What was reported between two turns of the event loop is told once: the last of it.
  void progressIsToldAsItStands() {
    Held held;
    bool answered = false;
    std::vector<Progress> told;
    Thinker thinker(1);
    thinker.begin(
        Purpose::analysis,
        [&](Thinker::Run const& run) -> Thinker::Answer {
          for (int i = 1; i <= 3; ++i) run.report({i, 4});
          held.go(run.stop);
          run.report({4, 4});
          return [&] { answered = true; };
        },
        [&](Progress progress) { told.push_back(progress); });
    awaitElsewhere([&] { return held.begun == 1; });
    QVERIFY(told.empty());
    QVERIFY(comes([&] { return !told.empty(); }));
    QCOMPARE(told, (std::vector{Progress{3, 4}}));
    held.letGo = true;
    QVERIFY(comes([&] { return answered; }));
    QCOMPARE(told, (std::vector{Progress{3, 4}, Progress{4, 4}}));
  }

  // Whoever hears of progress may have heard enough.
  void progressMayCancel() {
    Held held;
    Heard heard;
    int told = 0;
    Thinker thinker(1);
    JobId id = 0;
    id = thinker.begin(
        Purpose::analysis,
        [&, work = held.work(heard.answer("analysis"))](Thinker::Run const& run) {
          run.report({1, 2});
          Thinker::Answer answer = work(run);
          run.report({2, 2});
          return answer;
        },
        [&](Progress) {
          ++told;
          thinker.cancel(id);
        });
    QVERIFY(comes([&] { return held.ended == 1; }));
    thinker.begin(Purpose::analysis, heard.work("next"));
    QVERIFY(comes([&] { return !heard.names.isEmpty(); }));
    QCOMPARE(heard.names, QStringList("next"));
    QCOMPARE(told, 1);
    QCOMPARE(held.calledOff.load(), 1);
  }

  // As a match does.
  void anAnswerAsksForTheNext() {
    Thinker thinker(1);
    int answers = 0;
    std::function<void(Advice const&)> next;
    auto const ask = [&] {
      thinker.think(
          Purpose::play, [](StopFlag const&) { return Advice{.action = {Action::Kind::pass}}; }, next);
    };
    next = [&](Advice const& advice) {
      QVERIFY(advice.action.valid());
      if (++answers < 100) ask();
    };
    ask();
    QVERIFY(comes([&] { return answers == 100; }));
  }

  void survivesItsPlayers() {
    Thinker thinker(1);
    std::vector<Advice> answers;
    auto const answered = [&](Advice const& advice) { answers.push_back(advice); };
    QTest::ignoreMessage(QtWarningMsg, "A player failed: no idea");
    thinker.think(
        Purpose::play, [](StopFlag const&) -> Advice { throw std::runtime_error("no idea"); }, answered);
    thinker.think(Purpose::play, {}, answered);
    QVERIFY(comes([&] { return answers.size() == 2; }));
    for (Advice const& advice : answers) QVERIFY(!advice.action.valid());
  }

  // Going away calls off what runs, in each thread, or stands still, begins nothing more, and is heard of by
  // nobody.
  void goingAway() {
    Held play;
    Stepping analysis;
    Held never;
    Heard heard;
    {
      Thinker thinker(2);
      thinker.begin(Purpose::analysis, analysis.work());
      awaitElsewhere([&] { return analysis.steps > 0; });
      thinker.begin(Purpose::play, play.work(heard.answer("play")));
      thinker.begin(Purpose::hint, never.work(heard.answer("never")));
      awaitElsewhere([&] { return play.begun == 1; });
      QVERIFY(analysis.standsStill());
    }
    QCOMPARE(play.calledOff.load(), 1);
    QCOMPARE(analysis.calledOff.load(), 1);
    QCOMPARE(never.begun.load(), 0);
    QCoreApplication::processEvents();
    QVERIFY(heard.names.isEmpty());
    Thinker const idle(2);  // one that was never asked ends too
  }

  void asManyThreadsAsTheMachineHas() {
    QVERIFY(Thinker::usualThreads() >= 1 && Thinker::usualThreads() <= 2);
    QCOMPARE(Thinker::usualThreads() == 1, QThread::idealThreadCount() <= 1);
  }
};

}  // namespace testThinker

QTEST_GUILESS_MAIN(testThinker::TestThinker)
#include "test_thinker.moc"
