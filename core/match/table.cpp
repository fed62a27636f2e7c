#include "core/match/table.h"

#include <set>

#include "core/ai/players.h"
#include "core/games/games.h"
#include "core/match/table_of.h"

namespace giaguaro {

std::vector<GameInfo const*> allGames() {
  std::vector<GameInfo const*> games;
  AllGames::forEach([&]<class G>() { games.push_back(&G::info); });
  return games;
}

GameInfo const* findGame(std::string_view id) {
  for (GameInfo const* game : allGames())
    if (game->id == id) return game;
  return nullptr;
}

std::vector<int> handSizes(GameInfo const& game, int players, Options const& options) {
  constexpr std::int16_t roundsOfAMatch = 13;
  std::set<int> sizes;
  AllGames::forEach([&]<class G>() {
    if (G::info.id != game.id) return;
    for (std::int16_t hand = 0; hand < roundsOfAMatch; ++hand)
      sizes.insert(G::handSize(
          Context{.options = options, .players = static_cast<std::int8_t>(players), .hand = hand}));
  });
  return {sizes.begin(), sizes.end()};
}

std::vector<std::string> allPlayers() {
  std::vector<std::string> names;
  for (std::string_view name : playerNames) names.emplace_back(name);
  return names;
}

bool isPlayer(std::string_view text) { return parsePlayer(text).has_value(); }

std::unique_ptr<Table> openTable(MatchSetup const& setup) {
  std::unique_ptr<Table> table;
  AllGames::forEach([&]<class G>() {
    if (G::info.id == setup.game) table = std::make_unique<TableOf<G>>(setup);
  });
  return table;
}

std::unique_ptr<Table> replay(Record const& record) {
  std::unique_ptr<Table> table = openTable({.game = record.game,
                                            .players = record.players,
                                            .options = record.options,
                                            .seed = record.seed,
                                            .names = record.names,
                                            .levels = record.levels});
  if (!table) return nullptr;
  for (RecordedHand const& hand : record.hands) {
    if (!table->handOver() || table->matchOver() || !table->dealProblem(hand.deal).empty()) return nullptr;
    table->deal(hand.deal, hand.dealer);
    for (Done done : hand.actions) {
      if (done.seat != table->toAct() || !table->isLegal(done.action)) return nullptr;
      table->apply(done.action);
    }
  }
  return table;
}

Record takenBack(Record record, int count) {
  if (count <= 0) return record;
  record.settlement.reset();
  for (; count > 0 && !record.hands.empty(); --count) {
    RecordedHand& last = record.hands.back();
    last.result.reset();
    if (last.actions.empty()) {
      record.hands.pop_back();
      continue;
    }
    last.actions.pop_back();
    if (!last.legal.empty()) last.legal.pop_back();
  }
  return record;
}

}  // namespace giaguaro
