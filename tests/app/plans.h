// Plans of matches for tests of the controller, and a table that is played without it.
#pragma once

#include <memory>
#include <string>

#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"

namespace giaguaro::test {

// `hands`: where the game has such an option.
inline MatchPlan planOf(std::string const& player, std::int16_t hands = 2, std::uint64_t seed = 7,
                        GameInfo const& game = *allGames().front()) {
  GivenOptions given;
  if (game.handsOption >= 0) given[static_cast<std::size_t>(game.handsOption)] = hands;
  MatchPlan plan;
  plan.setup = {std::string(game.id), game.usualPlayers, completed(game.options, given), seed, {}, {}};
  for (int seat = 0; seat < game.usualPlayers; ++seat) {
    plan.setup.names.push_back("Player " + std::to_string(seat));
    plan.setup.levels.push_back(player);
    plan.avatars.push_back(seat + 1);
  }
  return plan;
}

// The same with a person in seat 0.
inline MatchPlan planWithViewer(std::int16_t hands = 2, std::uint64_t seed = 7,
                                GameInfo const& game = *allGames().front()) {
  MatchPlan plan = planOf("greedy", hands, seed, game);
  plan.setup.levels[0] = std::string(humanPlayer);
  return plan;
}

// The same with people in seats 0 and 2, who share the screen.
inline MatchPlan planShared(std::int16_t hands = 2, std::uint64_t seed = 7,
                            GameInfo const& game = *allGames().front()) {
  MatchPlan plan = planWithViewer(hands, seed, game);
  plan.setup.levels[2] = std::string(humanPlayer);
  return plan;
}

// A record without its notes: the match alone.
inline Record playOf(Record record) {
  record.identity = {};
  record.endedAt.clear();
  record.commitment = {};
  for (RecordedHand& hand : record.hands) hand.notes = {};
  return record;
}

// As far as `actions` actions, all by the named player.
inline std::unique_ptr<Table> played(MatchPlan const& plan, int actions,
                                     std::string const& player = "greedy") {
  auto table = openTable(plan.setup);
  while (!table->matchOver()) {
    if (table->handOver()) {
      table->deal(table->nextDeal(), table->nextDealer());
      continue;
    }
    if (actions-- == 0) break;
    table->apply(table->thought(player)(StopFlag{}).action);
  }
  return table;
}

}  // namespace giaguaro::test
