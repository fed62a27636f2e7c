// What looks at all cards of a hand: the exact solution of a record's last position, and an all-seeing player
// that measures how much of a game the honest ones leave. The arena alone uses it.
#pragma once

#include "core/ai/players.h"
#include "core/match/record.h"
#include "core/match/table.h"

namespace giaguaro {

class ArenaYardstick {
 public:
  // The last hand of a record that keeps to the rules, and has one.
  template <Game G>
  static OpenView<G> lastHandOf(Record const& record) {
    Context following{.options = record.options, .players = static_cast<std::int8_t>(record.players)};
    for (std::size_t i = 0;; ++i) {
      RecordedHand const& recorded = record.hands[i];
      Context context = following;
      context.dealer = recorded.dealer;
      G hand = G::start(context, recorded.deal);
      for (Done const& done : recorded.actions) hand.apply(done.action, nullptr);
      if (i + 1 == record.hands.size()) return {OpenKey(), context, hand};
      following = *G::next(context, hand);
    }
  }

  // What the search of `spec` in the one true world does for the seat to act. The seed of its playouts
  // follows from the position.
  static Action choose(Table const& table, PlayerSpec const& spec);
};

}  // namespace giaguaro
