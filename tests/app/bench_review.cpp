// What judging a finished hand costs (app/desktop/review/reviewing.h), in the program's own window: how long the GUI
// thread's turns take while a hand is judged and the next one is played, beside hands that are played while
// nothing is judged; how much of a processor a whole hand takes; and how long work goes on when it is called off,
// at moments drawn by chance. Turns are measured over matches of two hands: the first is played undisturbed, the
// second while the first is judged.
//
//   bench_review [SECONDS [GAME [PLAYERS [HANDS]]]]       usually 60 of each, tarot, 5, 3 hands judged whole
#include <QTemporaryDir>
#include <random>

#include "app/desktop/review/review_work.h"
#include "tests/app/work_bench.h"
#include "ui/text/game_id.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

MatchPlan planFor(GameInfo const& game, int players) {
  MatchPlan plan = planWithViewer(100, 3, game);
  plan.setup.players = players;
  plan.setup.names.resize(static_cast<std::size_t>(players), "Player");
  plan.setup.levels.resize(static_cast<std::size_t>(players));
  plan.avatars.resize(static_cast<std::size_t>(players), 1);
  for (std::size_t seat = 1; seat < plan.setup.levels.size(); ++seat)
    plan.setup.levels[seat] = std::string(usualPlayer) + ":300it";
  return plan;
}

ReviewWork workOn(Record const& record, std::size_t hand) {
  return ReviewWork({.record = record, .hand = hand, .first = 0, .people = {0}, .program = "bench"});
}

// The first step of a hand at the end of a long match cannot be called off: how long that takes.
void printFirstStep(MatchPlan const& plan) {
  constexpr std::size_t hands = 100;
  auto const table = openTable(plan.setup);
  while (!table->matchOver() && (table->record().hands.size() < hands || !table->handOver())) {
    if (table->handOver())
      table->deal(table->nextDeal(), table->nextDealer());
    else
      table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  ReviewWork work = workOn(table->record(), table->record().hands.size() - 1);
  auto const begin = Clock::now();
  auto const before = processorTime(CLOCK_THREAD_CPUTIME_ID);
  (void)work.step({});
  std::printf("the first step, of hand %zu: %.3f ms, busy %.3f ms\n", table->record().hands.size(),
              milliseconds(Clock::now() - begin),
              milliseconds(processorTime(CLOCK_THREAD_CPUTIME_ID) - before));
}

// Judges whole hands, one by one, where the program does it, and tells how long each takes.
class WholeHands {
 public:
  explicit WholeHands(Thinker& thinker) : thinker_(thinker) {}

  bool judge(Record const& record, std::size_t hand) {
    bool done = false;
    auto const begin = Clock::now();
    (void)thinker_.begin(Purpose::analysis, [&](Thinker::Run const& run) -> Thinker::Answer {
      clockid_t own{};
      pthread_getcpuclockid(pthread_self(), &own);
      auto const before = processorTime(own);
      ReviewWork work = workOn(record, hand);
      while (!work.isDone() && work.step(run.stop)) {
      }
      busy_.push_back(processorTime(own) - before);
      return [&done] { done = true; };
    });
    while (!done) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    times_.push_back(Clock::now() - begin);
    return true;
  }

  void print() {
    std::printf(
        "whole hands (%zu): a processor for median %.2f, worst %.2f s; median %.2f, worst %.2f s by the "
        "clock\n",
        busy_.size(), milliseconds(part(busy_, 0.5)) / 1000, milliseconds(part(busy_, 1)) / 1000,
        milliseconds(part(times_, 0.5)) / 1000, milliseconds(part(times_, 1)) / 1000);
  }

 private:
  Thinker& thinker_;
  std::vector<Clock::duration> busy_;
  std::vector<Clock::duration> times_;
};

// At many moments of a hand, and at any of a step.
Lateness calledOff(Thinker& thinker, Record const& record) {
  constexpr int times = 60;
  std::mt19937 random{20};
  Lateness lateness;
  ReviewWork work = workOn(record, 0);
  EndlessWork judging([&](StopFlag const& stop) {
    if (work.isDone()) work = workOn(record, 0);
    (void)work.step(stop);
  });
  for (int i = 0; i < times; ++i) {
    JobId const id = judging.begin(thinker, Purpose::analysis);
    judging.awaitBegin();
    QThread::usleep(std::uniform_int_distribution<unsigned long>(500, 300'000)(random));
    judging.cancel(thinker, id, lateness);
  }
  return lateness;
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  MeasuredApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  std::chrono::seconds const wanted(arguments.value(1, "60").toInt());
  GameInfo const* const game = findGame(arguments.value(2, "tarot").toStdString());
  if (game == nullptr || wanted.count() < 1) return 2;
  int const players =
      arguments.value(3, game->id == "tarot" ? "5" : QString::number(game->usualPlayers)).toInt();
  int const wholeHands = arguments.value(4, "3").toInt();
  MatchPlan plan = planFor(*game, players);

  QTemporaryDir const home;
  Preferences(home.filePath("preferences.ini")).addKnownGame(idOf(*game));  // no tips over the table
  CommandLine line = CommandLine{};
  line.match = CommandLine::Match{.game = game,
                                  .players = players,
                                  .options = plan.setup.options,
                                  .levels = plan.setup.levels,
                                  .seed = plan.setup.seed};
  Desktop desktop(line, {.preferences = home.filePath("preferences.ini"), .data = home.filePath("data")});
  desktop.open();
  Session& session = desktop.session();
  session.setPaces(Paces());

  Figures without;
  Figures with;
  WholeHands whole(session.thinker());
  Record record;
  int judged = 0;
  int unfinished = 0;
  int matches = 0;
  while (without.time < wanted || with.time < wanted || matches < wholeHands) {
    plan.setup.seed = 100 + static_cast<std::uint64_t>(matches++);
    desktop.reviewing().setUnasked(false);
    session.open(plan, openTable(plan.setup), {}, {});
    for (Figures* figures : {&without, &with}) {
      (void)application.takeFigures();
      auto const begin = Clock::now();
      if (!playHand(desktop, *figures)) {
        std::fprintf(stderr, "The match does not go on (phase %d).\n", static_cast<int>(session.phase()));
        return 1;
      }
      figures->time += Clock::now() - begin;
      figures->turns.add(application.takeFigures());
      if (figures == &with) break;
      record = session.record();
      desktop.reviewing().setUnasked(true);
      (void)application.takeFigures();
      session.nextHand();
    }
    unfinished += desktop.reviewing().isJudging() ? 1 : 0;
    ++judged;
    if (matches <= wholeHands) {
      session.open(plan, openTable(plan.setup), {}, {});  // what is judged is called off
      desktop.reviewing().setUnasked(false);
      if (!whole.judge(record, 0)) return 1;
    }
  }
  std::printf("%s, %d players, threads %zu; %d of %d hands were judged for the whole of the next\n",
              game->id.data(), players, Thinker::usualThreads(), unfinished, judged);
  without.print("without");
  with.print("with");
  std::printf("ratios: turns p99 %.2f, answers' median %.2f\n",
              milliseconds(with.turns.quantile(0.99)) / milliseconds(without.turns.quantile(0.99)),
              milliseconds(part(with.answers, 0.5)) / milliseconds(part(without.answers, 0.5)));
  whole.print();
  calledOff(session.thinker(), record).print("judging");
  printFirstStep(plan);
  return 0;
}
