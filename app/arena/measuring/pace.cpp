#include "app/arena/measuring/pace.h"

#include <algorithm>
#include <chrono>
#include <string>

#include "core/match/table.h"
#include "core/rules/random.h"

namespace giaguaro {

namespace {

constexpr char const* baseline = "greedy";

void think(Table const& table, std::string_view player, Pace& pace) {
  auto const begun = std::chrono::steady_clock::now();
  Advice const advice = table.thought(player)({});
  std::chrono::duration<double, std::milli> const took = std::chrono::steady_clock::now() - begun;
  if (advice.candidates.size() < 2) return;
  ++pace.decisions;
  pace.capped += advice.capped ? 1 : 0;
  pace.milliseconds += (took.count() - pace.milliseconds) / pace.decisions;
  pace.longest = std::max(pace.longest, took.count());
}

}  // namespace

Pace paceOf(GameInfo const& game, int players, std::string_view player, int decisions) {
  constexpr std::uint32_t oneIn = 7;
  Pace pace;
  Rng rng(1);
  for (std::uint64_t seed = 1; pace.decisions < decisions; ++seed) {
    auto const table = openTable({std::string(game.id), players, completed(game.options, {}), seed, {}, {}});
    while (!table->matchOver() && pace.decisions < decisions) {
      if (table->handOver()) {
        table->deal(table->nextDeal(), table->nextDealer());
        continue;
      }
      if (rng.below(oneIn) == 0 && table->legal().size() > 1) think(*table, player, pace);
      table->apply(table->thought(baseline)({}).action);
    }
  }
  return pace;
}

}  // namespace giaguaro
