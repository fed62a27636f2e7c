// The duties of trick-taking games, as sets of cards.
#pragma once

#include "core/cards/card_set.h"

namespace giaguaro {

// The cards of a suit if there are any, else all: following suit without a duty to trump.
constexpr CardSet followed(CardSet cards, Suit led) {
  CardSet const suit = cards.in(led);
  return suit.empty() ? cards : suit;
}

// Of the cards of `best`'s suit, those that are stronger than it.
constexpr CardSet over(CardSet cards, Card best) { return cards.in(best.suit()) & CardSet::above(best); }

// Those over `best` if there are any, else all of its suit: the duty to go over.
constexpr CardSet overOrAny(CardSet suit, Card best) {
  CardSet const higher = over(suit, best);
  return higher.empty() ? suit : higher;
}

}  // namespace giaguaro
