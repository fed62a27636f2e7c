// What the programs that measure work beside a match share: how late it ends when it is cancelled, and hands that
// are played in the program's own window while its turns are measured.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <pthread.h>
#include <utility>
#include <vector>

#include "app/desktop/desktop.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/turn_log.h"
#include "tests/app/match_tools.h"
#include "ui/table/table_widget.h"

namespace giaguaro::test {

using Clock = std::chrono::steady_clock;

inline double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

inline Clock::duration part(std::vector<Clock::duration>& times, double quantile) {
  if (times.empty()) return {};
  auto const at =
      std::min(times.size() - 1, static_cast<std::size_t>(quantile * static_cast<double>(times.size())));
  std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(at));
  return times[at];
}

// How long work went on after its flag was set.
struct Lateness {
  std::vector<Clock::duration> times;
  std::vector<Clock::duration> busy;  // of these, when its thread had a processor

  void print(char const* what) {
    std::printf("cancelled %-28s (%4zu): median %7.3f, worst %7.3f ms; busy: median %7.3f, worst %7.3f ms\n",
                what, times.size(), milliseconds(part(times, 0.5)), milliseconds(part(times, 1)),
                milliseconds(part(busy, 0.5)), milliseconds(part(busy, 1)));
  }
};

inline Clock::duration processorTime(clockid_t of) {
  timespec time{};
  clock_gettime(of, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Work without an end: does a bit of it again and again until it is cancelled, in a thread of the thinker's.
class EndlessWork {
 public:
  explicit EndlessWork(std::function<void(StopFlag const&)> bit) : bit_(std::move(bit)) {}

  int bits() const { return bits_; }

  JobId begin(Thinker& thinker, Purpose purpose) {
    begun_ = ended_ = false;
    return thinker.begin(purpose, [this](Thinker::Run const& run) -> Thinker::Answer {
      pthread_getcpuclockid(pthread_self(), &processor_);
      begun_ = true;
      while (!run.stop.stopped()) {
        bit_(run.stop);
        ++bits_;
      }
      busyAtEnd_ = processorTime(processor_);
      end_ = Clock::now();
      ended_ = true;
      return {};
    });
  }

  void awaitBegin() const { await(begun_); }

  // Of a job that has begun, or begins now.
  void cancel(Thinker& thinker, JobId id, Lateness& lateness) {
    awaitBegin();
    Clock::duration const busy = processorTime(processor_);
    auto const begin = Clock::now();
    thinker.cancel(id);
    await(ended_);
    lateness.times.push_back(std::max(end_ - begin, Clock::duration{}));
    lateness.busy.push_back(std::max(busyAtEnd_ - busy, Clock::duration{}));
  }

 private:
  static void await(std::atomic<bool> const& is) {
    while (!is) QThread::usleep(100);
  }

  std::function<void(StopFlag const&)> bit_;
  std::atomic<int> bits_ = 0;
  std::atomic<bool> begun_ = false;
  std::atomic<bool> ended_ = false;
  // Of this run; the thread's until it is begun, and again until it has ended.
  clockid_t processor_{};
  Clock::duration busyAtEnd_{};
  Clock::time_point end_;
};

// Of the hands with the job, or of those without.
struct Figures {
  TurnFigures turns;
  std::vector<Clock::duration> answers;
  Clock::duration time{};

  void print(char const* what) {
    std::printf(
        "%-8s %6.1f s  turns %7llu: median %7.3f, p99 %7.3f, worst %7.3f ms   answers %4zu: "
        "median %7.2f, p90 %7.2f ms\n",
        what, milliseconds(time) / 1000, static_cast<unsigned long long>(turns.count()),
        milliseconds(turns.quantile(0.5)), milliseconds(turns.quantile(0.99)), milliseconds(turns.worst()),
        answers.size(), milliseconds(part(answers, 0.5)), milliseconds(part(answers, 0.9)));
  }
};

// Plays one hand; false: it does not go on.
inline bool playHand(Desktop& desktop, Figures& figures) {
  Session& session = desktop.session();
  auto const stands = [&] {
    auto const phase = session.phase();
    return (phase == Session::Phase::choosing || phase == Session::Phase::showingResult ||
            phase == Session::Phase::over) &&
           desktop.window().table()->isSettled();
  };
  int happened = 0;
  Clock::time_point answered;
  auto const connection = QObject::connect(&session, &Session::happened, &session, [&] {
    if (++happened == 2) answered = Clock::now();
  });
  bool goesOn = comes(stands);
  while (goesOn && session.phase() == Session::Phase::choosing) {
    bool const alone = session.scene().draftSize > 0;
    happened = 0;
    auto const begin = Clock::now();
    actAsBaseline(session);
    goesOn = comes(stands);
    if (!alone && happened >= 2) figures.answers.push_back(answered - begin);
  }
  QObject::disconnect(connection);
  return goesOn;
}

}  // namespace giaguaro::test
