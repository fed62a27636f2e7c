// What a job of analysis, which keeps a core busy, costs a match beside it in the program's own window: how
// long the GUI thread's turns take, how long a person waits for the first answer to its play, and how long
// the job goes on when it is cancelled. A person, played by the baseline player, against experts; every second
// hand with the job, the others without, so that whatever else the machine does falls on both.
//
//   bench_thinker [SECONDS [GAME [LEVEL]]]       usually 60 of each, jaguar, expert:1000it
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
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

// Judges the decisions of a match again and again, until it is cancelled.
struct Analysis {
  std::vector<Thought> decisions;
  std::atomic<int> judged = 0;
  std::atomic<Clock::rep> ended = 0;

  explicit Analysis(MatchPlan const& plan, std::string const& level) {
    auto const table = openTable(plan.setup);
    while (decisions.size() < 40 && !table->matchOver()) {
      if (table->handOver()) {
        table->deal(table->nextDeal(), table->nextDealer());
        continue;
      }
      decisions.push_back(table->thought(level));
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
  }

  JobId begin(Thinker& thinker) {
    ended = 0;
    return thinker.begin(Purpose::analysis, [this](Thinker::Run const& run) -> Thinker::Answer {
      while (!run.stop.stopped()) {
        Thought decide = decisions[static_cast<std::size_t>(judged) % decisions.size()];
        (void)decide(run.stop);
        ++judged;
      }
      ended = Clock::now().time_since_epoch().count();
      return {};
    });
  }

  // How long it went on.
  Clock::duration cancel(Thinker& thinker, JobId id) {
    auto const begin = Clock::now();
    thinker.cancel(id);
    if (!comes([this] { return ended != 0; })) return Clock::duration::max();
    return std::max(Clock::duration(ended) - begin.time_since_epoch(), Clock::duration{});
  }
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
  session.setPaces(Paces::none());
  session.open(plan, openTable(plan.setup), {}, {});

  Analysis analysis(plan, level);
  Figures without;
  Figures with;
  std::vector<Clock::duration> cancels;
  (void)application.takeFigures();
  for (bool busy = false; without.time < wanted || with.time < wanted; busy = !busy) {
    Figures& figures = busy ? with : without;
    JobId const id = busy ? analysis.begin(session.thinker()) : 0;
    auto const begin = Clock::now();
    if (!playHand(desktop, figures)) {
      std::fprintf(stderr, "The match does not go on (phase %d).\n", static_cast<int>(session.phase()));
      return 1;
    }
    figures.time += Clock::now() - begin;
    figures.turns.add(application.takeFigures());
    if (busy) cancels.push_back(analysis.cancel(session.thinker(), id));
    (void)application.takeFigures();
    if (session.phase() == Session::Phase::over) session.open(plan, openTable(plan.setup), {}, {});
    session.nextHand();
  }
  std::printf("%s, %s, threads %zu; %d decisions judged beside it\n", game->id.data(), level.c_str(),
              Thinker::usualThreads(), analysis.judged.load());
  without.print("without");
  with.print("with");
  std::printf("ratios: turns p99 %.2f, answers' median %.2f\n",
              milliseconds(with.turns.quantile(0.99)) / milliseconds(without.turns.quantile(0.99)),
              milliseconds(part(with.answers, 0.5)) / milliseconds(part(without.answers, 0.5)));
  std::printf("cancelled: median %.3f, worst %.3f ms (%zu)\n", milliseconds(part(cancels, 0.5)),
              milliseconds(*std::ranges::max_element(cancels)), cancels.size());
  return 0;
}
