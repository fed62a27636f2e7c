// Records to test with: matches that computer players have played.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/match/record.h"
#include "core/match/table.h"

namespace giaguaro {

inline Options defaultOptions(GameInfo const& game, int hands) {
  GivenOptions given{};
  if (game.handsOption >= 0)
    given[static_cast<std::size_t>(game.handsOption)] = static_cast<std::int16_t>(hands);
  return completed(game.options, given);
}

struct PlayedSetup {
  int hands = 3;
  std::uint64_t seed = 1;
  std::string player = "random";
  bool trace = false;
  std::optional<Options> options{};  // else `hands` and the defaults
};

inline Record playedRecord(GameInfo const& game, int players, PlayedSetup const& setup) {
  std::vector<std::string> const names(static_cast<std::size_t>(players), setup.player);
  Options const options = setup.options.value_or(defaultOptions(game, setup.hands));
  auto const table = openTable({std::string(game.id), players, options, setup.seed, names, names});
  std::vector<std::vector<std::vector<Action>>> legal;
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    legal.emplace_back();
    while (!table->handOver()) {
      legal.back().push_back(table->legal());
      table->apply(table->thought(setup.player)(StopFlag{}).action);
    }
  }
  Record record = table->record();
  if (setup.trace)
    for (std::size_t hand = 0; hand < legal.size(); ++hand) record.hands[hand].legal = legal[hand];
  return record;
}

}  // namespace giaguaro
