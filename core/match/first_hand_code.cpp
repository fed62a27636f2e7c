#include "core/match/first_hand_code.h"

#include "core/match/deal_code.h"
#include "core/match/table.h"
#include "core/rules/first_hand.h"

namespace giaguaro {

std::string codeOfFirstHand(GameInfo const& game) {
  FirstHand const& hand = firstHandOf(game.id);
  MatchSetup setup;
  setup.game = game.id;
  setup.players = hand.players;
  setup.options = completed(game.options, {});
  setup.seed = hand.seed;
  setup.names.resize(static_cast<std::size_t>(hand.players));
  auto const table = openTable(setup);
  table->deal(table->nextDeal(), table->nextDealer());
  return codeOfHand(table->record(), 0);
}

bool beginsWithFirstHand(Record const& record) {
  GameInfo const* const game = findGame(record.game);
  return game != nullptr && !record.hands.empty() && codeOfHand(record, 0) == codeOfFirstHand(*game);
}

}  // namespace giaguaro
