// What a job of analysis, which keeps a core busy, costs a match beside it in the program's own window: how
// long the GUI thread's turns take, how long a person waits for the first answer to its play, and how long
// work goes on when it is cancelled. A person, played by the baseline player, against experts; every second
// hand with the job, the others without, so that whatever else the machine does falls on both.
//
// Work is cancelled after each hand, at moments drawn by chance: a decision, with the job beside it and
// without; and the job, while it goes on and while it stands still for a decision. Told is the time from the
// flag to the end of the work, and how much of it the work's thread had a processor: on a machine that does
// much else it gets one late.
//
//   bench_thinker [SECONDS [GAME [LEVEL]]]       usually 60 of each, jaguar, expert:1000it
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <pthread.h>
#include <random>
#include <vector>

#include "app/desktop/desktop.h"
#include "app/desktop/scene.h"
#include "app/desktop/turn_log.h"
#include "tests/app/match_tools.h"
#include "ui/table/table_widget.h"
#include "ui/text/game_id.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

Clock::duration part(std::vector<Clock::duration>& times, double quantile) {
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

Clock::duration processorTime(clockid_t of) {
  timespec time{};
  clock_gettime(of, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// Judges the decisions of a match again and again, until it is cancelled.
class Judging {
 public:
  Judging(MatchPlan const& plan, std::string const& level) {
    auto const table = openTable(plan.setup);
    while (decisions_.size() < 40 && !table->matchOver()) {
      if (table->handOver()) {
        table->deal(table->nextDeal(), table->nextDealer());
        continue;
      }
      decisions_.push_back(table->thought(level));
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
  }

  int judged() const { return judged_; }

  JobId begin(Thinker& thinker, Purpose purpose) {
    begun_ = ended_ = false;
    return thinker.begin(purpose, [this](Thinker::Run const& run) -> Thinker::Answer {
      pthread_getcpuclockid(pthread_self(), &processor_);
      begun_ = true;
      while (!run.stop.stopped()) {
        Thought decide = decisions_[static_cast<std::size_t>(judged_) % decisions_.size()];
        (void)decide(run.stop);
        ++judged_;
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

  std::vector<Thought> decisions_;
  std::atomic<int> judged_ = 0;
  std::atomic<bool> begun_ = false;
  std::atomic<bool> ended_ = false;
  // Of this run; the thread's until it is begun, and again until it has ended.
  clockid_t processor_{};
  Clock::duration busyAtEnd_{};
  Clock::time_point end_;
};

// Work that is cancelled, one after the other.
class Cancelling {
 public:
  Cancelling(Thinker& thinker, MatchPlan const& plan, std::string const& level)
      : thinker_(thinker), decision_(plan, level), analysis_(plan, level) {}

  void withoutAnalysis() {
    for (int i = 0; i < times; ++i) {
      JobId const decision = decision_.begin(thinker_, Purpose::play);
      wait();
      decision_.cancel(thinker_, decision, without_);
      JobId const analysis = analysis_.begin(thinker_, Purpose::analysis);
      wait();
      analysis_.cancel(thinker_, analysis, going_);
    }
  }
  void withAnalysis() {
    for (int i = 0; i < times; ++i) {
      JobId const analysis = analysis_.begin(thinker_, Purpose::analysis);
      analysis_.awaitBegin();  // which it does not while a decision is under way
      wait();
      JobId const decision = decision_.begin(thinker_, Purpose::play);
      wait();
      decision_.cancel(thinker_, decision, with_);
      JobId const next = decision_.begin(thinker_, Purpose::play);
      wait();
      analysis_.cancel(thinker_, analysis, held_);
      Lateness beside;
      decision_.cancel(thinker_, next, beside);
    }
  }

  void print() {
    without_.print("decisions, without the job");
    with_.print("decisions, with it");
    going_.print("the job, going");
    held_.print("the job, standing still");
    std::printf("ratios: cancelled decisions' median %.2f, the job's standing still %.2f\n",
                milliseconds(part(with_.times, 0.5)) / milliseconds(part(without_.times, 0.5)),
                milliseconds(part(held_.times, 0.5)) / milliseconds(part(going_.times, 0.5)));
  }

 private:
  static constexpr int times = 3;  // after each hand

  void wait() { QThread::usleep(std::uniform_int_distribution<unsigned long>(500, 20'000)(random_)); }

  Thinker& thinker_;
  Judging decision_;
  Judging analysis_;
  std::mt19937 random_{19};
  Lateness without_, with_, going_, held_;
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
bool playHand(Desktop& desktop, Figures& figures) {
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

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  MeasuredApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  std::chrono::seconds const wanted(arguments.value(1, "60").toInt());
  GameInfo const* const game = findGame(arguments.value(2, "jaguar").toStdString());
  std::string const level = arguments.value(3, "expert:1000it").toStdString();
  if (game == nullptr || wanted.count() < 1) return 2;
  MatchPlan plan = planWithViewer(100, 3, *game);
  for (std::size_t seat = 1; seat < plan.setup.levels.size(); ++seat) plan.setup.levels[seat] = level;

  QTemporaryDir const home;
  Preferences(home.filePath("preferences.ini")).addKnownGame(idOf(*game));  // no tips over the table
  CommandLine line = CommandLine{};
  line.match = CommandLine::Match{.game = game,
                                  .players = plan.setup.players,
                                  .options = plan.setup.options,
                                  .levels = plan.setup.levels,
                                  .seed = plan.setup.seed};
  Desktop desktop(line, {.preferences = home.filePath("preferences.ini"), .data = home.filePath("data")});
  desktop.open();
  Session& session = desktop.session();
  session.setPaces(Paces());
  session.open(plan, openTable(plan.setup), {}, {});

  Judging analysis(plan, level);
  Cancelling cancelling(session.thinker(), plan, level);
  Figures without;
  Figures with;
  Lateness afterHands;
  (void)application.takeFigures();
  for (bool busy = false; without.time < wanted || with.time < wanted; busy = !busy) {
    Figures& figures = busy ? with : without;
    JobId const id = busy ? analysis.begin(session.thinker(), Purpose::analysis) : 0;
    auto const begin = Clock::now();
    if (!playHand(desktop, figures)) {
      std::fprintf(stderr, "The match does not go on (phase %d).\n", static_cast<int>(session.phase()));
      return 1;
    }
    figures.time += Clock::now() - begin;
    figures.turns.add(application.takeFigures());
    if (busy) {
      analysis.cancel(session.thinker(), id, afterHands);
      cancelling.withAnalysis();
    } else {
      cancelling.withoutAnalysis();
    }
    (void)application.takeFigures();
    if (session.phase() == Session::Phase::over) session.open(plan, openTable(plan.setup), {}, {});
    session.nextHand();
  }
  std::printf("%s, %s, threads %zu; %d decisions judged beside it\n", game->id.data(), level.c_str(),
              Thinker::usualThreads(), analysis.judged());
  without.print("without");
  with.print("with");
  std::printf("ratios: turns p99 %.2f, answers' median %.2f\n",
              milliseconds(with.turns.quantile(0.99)) / milliseconds(without.turns.quantile(0.99)),
              milliseconds(part(with.answers, 0.5)) / milliseconds(part(without.answers, 0.5)));
  afterHands.print("the job, when a hand is over");
  cancelling.print();
  return 0;
}
