// French Tarot for two, with people in both seats, as far as a test wants it.
#pragma once

#include <memory>

#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"

namespace giaguaro::test {

inline MatchPlan planOfTwo(std::uint64_t seed) {
  GameInfo const& tarot = *findGame("tarot");
  MatchPlan plan;
  plan.setup = {std::string(tarot.id), 2, completed(tarot.options, {}), seed, {"Ida", "Bruno"}, {}};
  plan.setup.levels = {std::string(humanPlayer), std::string(humanPlayer)};
  plan.avatars = {1, 2};
  return plan;
}

// As far as so many cards were played.
inline std::unique_ptr<Table> playedTo(MatchPlan const& plan, int cards) {
  auto table = openTable(plan.setup);
  table->deal(table->nextDeal(), table->nextDealer());
  for (int plays = 0; !table->handOver() && plays < cards;) {
    plays += table->playing();
    table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  return table;
}

}  // namespace giaguaro::test
