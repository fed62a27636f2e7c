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
#include <random>

#include "tests/app/work_bench.h"
#include "ui/text/game_id.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Judges the decisions of a match again and again.
EndlessWork judging(MatchPlan const& plan, std::string const& level) {
  std::vector<Thought> decisions;
  auto const table = openTable(plan.setup);
  while (decisions.size() < 40 && !table->matchOver()) {
    if (table->handOver()) {
      table->deal(table->nextDeal(), table->nextDealer());
      continue;
    }
    decisions.push_back(table->thought(level));
    table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  return EndlessWork([decisions, at = std::size_t{0}](StopFlag const& stop) mutable {
    Thought decide = decisions[at++ % decisions.size()];
    (void)decide(stop);
  });
}

// Work that is cancelled, one after the other.
class Cancelling {
 public:
  Cancelling(Thinker& thinker, MatchPlan const& plan, std::string const& level)
      : thinker_(thinker), decision_(judging(plan, level)), analysis_(judging(plan, level)) {}

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
  EndlessWork decision_;
  EndlessWork analysis_;
  std::mt19937 random_{19};
  Lateness without_, with_, going_, held_;
};

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

  EndlessWork analysis = judging(plan, level);
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
              Thinker::usualThreads(), analysis.bits());
  without.print("without");
  with.print("with");
  std::printf("ratios: turns p99 %.2f, answers' median %.2f\n",
              milliseconds(with.turns.quantile(0.99)) / milliseconds(without.turns.quantile(0.99)),
              milliseconds(part(with.answers, 0.5)) / milliseconds(part(without.answers, 0.5)));
  afterHands.print("the job, when a hand is over");
  cancelling.print();
  return 0;
}
