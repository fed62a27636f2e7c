// `spread`: how far scores of hands lie from their mean, as the file that the review marks by.
#include <cstdio>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/score_spread.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

int run(SpreadArguments const& arguments) {
  SpreadSetup setup;
  setup.game = &gameOf(arguments.game);
  setup.player = ownPlayerOf("--player", arguments.player);
  setup.hands = static_cast<int>(numberOf("--hands", arguments.hands, 2, 10'000'000));
  setup.seed = seedOf(arguments.seed);
  Output::check(arguments.out);
  std::vector<std::string> lines;
  for (int const players : setup.game->players)
    for (auto const& [role, deviation] : scoreSpread(setup, players)) {
      char line[96];
      (void)std::snprintf(line, sizeof line, "{%d, \"%s\", %.3f},", players, role.c_str(), deviation);
      lines.emplace_back(line);
    }
  Output output(arguments.out);
  for (std::string const& line : lines) output.line(line);
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
