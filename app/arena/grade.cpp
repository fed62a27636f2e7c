// `grade`: what the review finds of players, and whether it is so.
#include <cstdio>
#include <sstream>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/grading.h"
#include "app/arena/output.h"
#include "app/arena/units.h"

namespace giaguaro::arena {

int run(GradeArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  GradingSetup setup;
  setup.game = choice.game->id;
  setup.players = choice.players;
  setup.options = choice.options;
  setup.seed = seedOf(arguments.seed);
  setup.rest = ownPlayerOf("--rest", arguments.rest);
  setup.deals = static_cast<int>(numberOf("--deals", arguments.deals, 1, 10'000'000));
  setup.settings.iterations =
      static_cast<int>(numberOf("--iterations", arguments.iterations, 24, 10'000'000));
  setup.again = static_cast<int>(numberOf("--again", arguments.again, 0, 1'000'000));
  std::istringstream names(arguments.graded);
  for (std::string name; std::getline(names, name, ',');)
    setup.graded.push_back(ownPlayerOf("--graded", name));
  Grading const grading = grade(setup);

  double const scale = scoreScale(*choice.game);
  Output output{{}};
  char line[240];
  for (Grades const& grades : grading.grades) {
    (void)std::snprintf(line, sizeof line,
                        "%s: %d decisions, loss %.4f +- %.4f points each; best %d, good %d, small slips %d, "
                        "costly %d, blunders %d; score a hand %+.3f beside %s; %.2f s a decision",
                        grades.player.c_str(), grades.decisions, scale * grades.loss, scale * grades.error,
                        grades.marks[0], grades.marks[1], grades.marks[2], grades.marks[3], grades.marks[4],
                        scale * grades.score, setup.rest.c_str(), grades.seconds);
    output.line(line);
  }
  (void)std::snprintf(line, sizeof line, "Correlation of losses with scores, over %d hands: %.3f",
                      grading.hands, grading.correlation);
  output.line(line);
  if (setup.again > 0) {
    (void)std::snprintf(
        line, sizeof line,
        "Costly decisions judged again in ten times the worlds: %d, at least half as costly: %d",
        grading.again, grading.stayedHalf);
    output.line(line);
  }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
