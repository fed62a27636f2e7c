// `bench`: how fast the rules run, by game and number of players; or how long the levels of play think.
#include "app/arena/measuring/bench.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/measuring/pace.h"
#include "app/arena/output.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

// Of every level that has a budget, at the usual tables.
int benchLevels(std::vector<GameInfo const*> const& games, int decisions, bool asJson) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  Output output{{}};
  for (GameInfo const* game : games)
    for (std::string const& level : allPlayers()) {
      if (!isPlayer(level + ":1it")) continue;
      Pace const pace = paceOf(*game, game->usualPlayers, level, decisions);
      json[std::string(game->id)][level] = {{"decisions", pace.decisions},
                                            {"capped", pace.capped},
                                            {"ms_per_decision", pace.milliseconds},
                                            {"longest_ms", pace.longest}};
      if (asJson) continue;
      char text[160];
      (void)std::snprintf(
          text, sizeof text,
          "%s with %d, %s: %.1f %% of %d decisions ended by the clock; %.0f ms each, %.0f at most",
          std::string(game->id).c_str(), game->usualPlayers, level.c_str(),
          100.0 * pace.capped / pace.decisions, pace.decisions, pace.milliseconds, pace.longest);
      output.line(text);
    }
  if (asJson) output.line(json.dump(2));
  output.commit();
  return 0;
}

}  // namespace

int run(BenchArguments const& arguments) {
  if (arguments.decisions && !arguments.levels) throw BadInput("--decisions: goes with --levels alone");
  if (arguments.milliseconds && arguments.levels) throw BadInput("--milliseconds: does not go with --levels");
  double const seconds =
      static_cast<double>(numberOf("--milliseconds", arguments.milliseconds.value_or("1000"), 1, 600'000)) /
      1000;
  std::vector<GameInfo const*> const games =
      arguments.game.empty() ? allGames() : std::vector{&gameOf(arguments.game)};
  if (arguments.levels)
    return benchLevels(
        games, static_cast<int>(numberOf("--decisions", arguments.decisions.value_or("40"), 1, 100'000)),
        arguments.json);

  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  Output output{{}};
  for (GameInfo const* game : games)
    for (int const players : game->allCounts()) {
      BenchFigures const figures = bench(*game, players, seconds);
      json[std::string(game->id)][std::to_string(players)] = {
          {"playouts_per_s", figures.playoutsPerSecond},
          {"decisions_per_s", figures.decisionsPerSecond},
          {"iterations_per_s", figures.iterationsPerSecond}};
      if (arguments.json) continue;
      char text[160];
      (void)std::snprintf(text, sizeof text,
                          "%s with %d: %.0f playouts/s, %.0f decisions/s, %.0f iterations/s",
                          std::string(game->id).c_str(), players, figures.playoutsPerSecond,
                          figures.decisionsPerSecond, figures.iterationsPerSecond);
      output.line(text);
    }
  if (arguments.json) output.line(json.dump(2));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
