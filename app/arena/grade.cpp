// `grade`: what the review finds of players, and whether it is so.
#include <memory>
#include <sstream>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/graded_lines.h"
#include "app/arena/interruption.h"
#include "app/arena/output.h"
#include "app/arena/units.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

GradingSetup setupOf(GradeArguments const& arguments, GameChoice const& choice) {
  GradingSetup setup;
  setup.game = choice.game->id;
  setup.players = choice.players;
  setup.options = choice.options;
  setup.seed = seedOf(arguments.seed);
  setup.rest = ownPlayerOf("--rest", arguments.rest);
  setup.deals = static_cast<int>(numberOf("--deals", arguments.deals, 1, 10'000'000));
  setup.replays = static_cast<int>(numberOf("--replays", arguments.replays, 1, 10'000));
  setup.plays = static_cast<int>(numberOf("--plays", arguments.plays, 1, 10'000));
  setup.settings.iterations =
      static_cast<int>(numberOf("--iterations", arguments.iterations, 24, 10'000'000));
  setup.again = static_cast<int>(numberOf("--again", arguments.again, 0, 1'000'000));
  std::istringstream names(arguments.graded);
  for (std::string name; std::getline(names, name, ',');)
    setup.graded.push_back(ownPlayerOf("--graded", name));
  return setup;
}

}  // namespace

// Interrupted, it keeps the deals before, and says what they came to.
int run(GradeArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  GradingSetup setup = setupOf(arguments, choice);
  double const scale = scoreScale(*choice.game);
  GradingTerms const terms{.game = setup.game,
                           .players = setup.players,
                           .rest = setup.rest,
                           .replays = setup.replays,
                           .plays = setup.plays,
                           .iterations = setup.settings.iterations};
  std::unique_ptr<Table> const table = openTable({setup.game, setup.players, setup.options, 0, {}, {}});
  Interruption const interruption;
  Output output{{}};
  std::unique_ptr<Output> const lines =
      arguments.perHand.empty() ? nullptr : std::make_unique<Output>(arguments.perHand);
  if (lines) {
    refuseSameFile(output, *lines, "--per-hand", arguments.perHand);
    setup.report = [&](GradedHand const& hand) { lines->line(lineOf(terms, hand, *table, scale)); };
  }
  bool interrupted = false;
  setup.isEnough = [&interrupted] { return interrupted = Interruption::asked(); };
  Grading const grading = grade(setup);
  if (lines) lines->commit();
  print(output, grading, setup.rest, scale);
  output.commit();
  if (interrupted) complain("interrupted after " + std::to_string(grading.deals) + " deals");
  return interrupted ? badInput : 0;
}

}  // namespace giaguaro::arena
