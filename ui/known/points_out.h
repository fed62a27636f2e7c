// What cards count together, by the ranks that a game lists (core/rules/card_ranks.h).
#pragma once

#include "core/cards/card_set.h"
#include "core/cards/deck.h"
#include "core/rules/card_ranks.h"

namespace giaguaro {

// In halves; -1: cards count nothing in this game, or the list does not say what each of these does.
int pointsOut(CardSet cards, CardRanks const& ranks, Deck const& deck);

}  // namespace giaguaro
