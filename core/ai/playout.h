// A hand played out at random: from where it stands to its end, every card drawn from what the rules allow
// (Game::playable) and every other action from Game::legal. The unit of the benches, and a fair picture of
// what a search spends on rules.
#pragma once

#include "core/rules/game.h"

namespace giaguaro {

// Any of at least one card, each as likely. A playout draws every card here: flattened, all that this calls is
// part of it, whatever stands beside it; how much stands in a source decides what g++ makes calls of.
[[gnu::flatten]] inline Card anyOf(CardSet cards, Rng& rng) {
  return cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

// Plays `hand` to its end; how many cards were played. Never allocates.
template <Game G>
int playOut(G& hand, Rng& rng) {
  int played = 0;
  while (!hand.pub.over()) {
    typename G::Private const& own = hand.own(hand.pub.toAct());
    CardSet const cards = G::playable(hand.pub, own);
    if (!cards.empty()) {
      hand.apply(Action::play(anyOf(cards, rng)), nullptr);
      ++played;
    } else {
      Actions const legal = G::legal(hand.pub, own);
      hand.apply(legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))], nullptr);
    }
  }
  return played;
}

}  // namespace giaguaro
