// `train`: fits a game's play policy by self-play, and writes its weights.
#include "app/arena/training/train.h"

#include <cstdio>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"

namespace giaguaro::arena {

int run(TrainArguments const& arguments) {
  TrainingSetup setup;
  setup.game = &gameOf(arguments.game);
  for (std::string const& players : arguments.players)
    setup.players.push_back(
        choiceOf({.game = arguments.game, .players = players, .options = {}, .hands = {}}).players);
  setup.seed = seedOf(arguments.seed);
  setup.rounds = static_cast<int>(numberOf("--rounds", arguments.rounds, 0, 100));
  setup.hands = static_cast<int>(numberOf("--hands", arguments.hands, 10, 10'000'000));
  setup.worlds = static_cast<int>(numberOf("--worlds", arguments.worlds, 1, 10'000));
  setup.temperature =
      static_cast<double>(numberOf("--temperature", arguments.temperature, 1, 1'000'000)) / 1000;
  setup.climbs = static_cast<int>(numberOf("--climbs", arguments.climbs, 0, 1'000'000'000));
  setup.replays = static_cast<int>(numberOf("--replays", arguments.replays, 0, 1'000));
  setup.entropy = static_cast<double>(numberOf("--entropy", arguments.entropy, 0, 1'000'000)) / 1000;
  setup.fromScratch = arguments.fromScratch;

  Output::check(arguments.out);
  std::vector<std::int16_t> const weights = train(setup, [](TrainingRound const& round) {
    if (round.round == 0) {
      std::fprintf(stderr, "climb: %d decisions\n", round.decisions);
      return;
    }
    std::fprintf(stderr, "round %d: %d decisions; held-out loss %.4f (uniform %.4f, least possible %.4f)\n",
                 round.round, round.decisions, round.loss, round.uniformLoss, round.targetEntropy);
  });
  Output output(arguments.out);
  constexpr std::size_t numbersALine = 20;
  std::string line;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    line += std::to_string(weights[i]);
    if (i + 1 < weights.size()) line += ',';
    if ((i + 1) % numbersALine == 0 || i + 1 == weights.size()) {
      output.line(line);
      line.clear();
    }
  }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
