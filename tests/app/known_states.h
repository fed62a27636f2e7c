// Moments of a hand in which there is something to be known of the others: after the first tricks, where somebody's
// partner may be a secret with likelihoods found, and later, when it may have come out.
#pragma once

#include <algorithm>

#include "app/desktop/command_line.h"
#include "app/desktop/scenes/known.h"
#include "app/desktop/scenes/scene.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"

namespace giaguaro::test {

inline Likelihoods likelihoodsAt(SeatTable const& table) {
  Likelihoods found;
  if (table.knowledge().question.valid())
    for (int const acts : momentsOfSuspicion(table)) found[acts] = table.likelihood(acts)(StopFlag{});
  return found;
}

// Of the first match in which somebody's partner has come out then, or else of the last one that was looked through.
inline std::vector<State> knownStates(GameInfo const& game) {
  constexpr std::uint64_t matches = 8;
  std::vector<State> states;
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    Set const set{&game, game.usualPlayers, completed(game.options, {})};
    MatchPlan const plan = giaguaro::planOf(*lineOfSet(set, "en", seed).match, {}, usualAvatar);
    auto const table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    states.clear();
    int plays = 0;
    auto const keep = [&](QString const& moment) {
      SeatTable const seat = table->at(plan.viewer());
      states.push_back({sceneOf(seat, plan, {}, {.mayUndo = true}, likelihoodsAt(seat)), moment});
    };
    while (!table->handOver()) {
      plays += table->playing();
      table->apply(table->thought("greedy")(StopFlag{}).action);
      if (table->handOver()) break;
      if (plays >= 2 * table->players() && states.empty()) {
        keep("known, after tricks");
        // Of some seat there may be nothing to tell yet.
        Known const& known = *states.back().scene.known;
        bool const ofSeats =
            std::ranges::any_of(known.facts, [](auto const& fact) { return fact.of != nobody; });
        if (!ofSeats && known.shares.empty()) states.clear();
      }
      if (states.size() == 1 && states[0].scene.known->question.valid() &&
          table->at(plan.viewer()).knowledge().shown)
        keep("known, the partner");
    }
    if (states.size() == 2) break;
  }
  return states;
}

}  // namespace giaguaro::test
