// `bench`: how fast the rules run, by game and number of players.
#include "core/match/bench.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/output.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

struct BenchArguments {
  std::string game;
  std::string milliseconds = "1000";
  bool json = false;
};

int runBench(BenchArguments const& arguments) {
  double const seconds =
      static_cast<double>(numberOf("--milliseconds", arguments.milliseconds, 1, 600'000)) / 1000;
  std::vector<GameInfo const*> const games =
      arguments.game.empty() ? allGames() : std::vector{&gameOf(arguments.game)};

  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  Output output{{}};
  for (GameInfo const* game : games)
    for (int const players : game->players) {
      BenchFigures const figures = bench(*game, players, seconds);
      json[std::string(game->id)][std::to_string(players)] = {
          {"playouts_per_s", figures.playoutsPerSecond}, {"decisions_per_s", figures.decisionsPerSecond}};
      if (arguments.json) continue;
      char text[160];
      (void)std::snprintf(text, sizeof text, "%s with %d: %.0f playouts/s, %.0f decisions/s",
                          std::string(game->id).c_str(), players, figures.playoutsPerSecond,
                          figures.decisionsPerSecond);
      output.line(text);
    }
  if (arguments.json) output.line(json.dump(2));
  output.commit();
  return 0;
}

}  // namespace

void addBench(CLI::App& app, Run& run) {
  CLI::App* const command = app.add_subcommand("bench", "Measures how fast the rules run, on one thread.");
  auto const arguments = std::make_shared<BenchArguments>();
  command->add_option("--game", arguments->game, "this game alone");
  command->add_option("--milliseconds", arguments->milliseconds, "for each number of players")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "for machines");
  command->callback([arguments, &run] { run = [arguments] { return runBench(*arguments); }; });
}

}  // namespace giaguaro::arena
