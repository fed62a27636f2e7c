// `calibrate`: how good a player's beliefs about hidden partners are.
#include <cstdio>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/calibration.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

int run(CalibrateArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  if (choice.game->hidesPartnerAt != choice.players)
    throw BadInput("--game: no partner is hidden in " + std::string(choice.game->id) + " for " +
                   std::to_string(choice.players) + " players, so there is nothing to measure");
  TournamentSetup setup;
  setup.game = choice.game->id;
  setup.players = choice.players;
  setup.options = choice.options;
  setup.table = choice.table;
  setup.seed = seedOf(arguments.seed);
  setup.a = ownPlayerOf("--player", arguments.player);
  setup.deals = static_cast<int>(numberOf("--deals", arguments.deals, 1, 10'000'000));
  int const tricks = static_cast<int>(numberOf("--tricks", arguments.tricks, 0, 24));
  Calibration const calibration = calibrate(setup, tricks);

  Output output{{}};
  char text[160];
  output.line("Who holds the card in question, as seen by each role after so many tricks:");
  for (auto const& [key, forecasts] : calibration.by) {
    (void)std::snprintf(
        text, sizeof text, "  %-8s %2d tricks: log loss %.3f (all alike %.3f), likeliest is right %.2f  (%d)",
        key.first.c_str(), key.second, forecasts.loss, forecasts.baseLoss, forecasts.right, forecasts.count);
    output.line(text);
  }
  (void)std::snprintf(text, sizeof text, "Chances given after %d tricks, and how often it was so:", tricks);
  output.line(text);
  for (Calibration::Bin const& bin : calibration.bins) {
    (void)std::snprintf(text, sizeof text, "  %.3f  %.3f  (%d)", bin.forecast, bin.was, bin.count);
    output.line(text);
  }
  (void)std::snprintf(text, sizeof text, "  mean error %.3f", calibration.error());
  output.line(text);
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
