// "The rest is mine": whether the seat to act takes every trick that is left, the one on the table included,
// whatever the others hold and whatever they play. Decided from its View alone, by what differs from game to
// game as data (ClaimRules).
//
// The answer is an order of all its cards, the same whatever the others do; empty: not sure. It is sound in
// every world that Game::facts allow, and so claims for this seat alone: a partner's trick is none of its
// own. It is not complete: facts about several cards at once (Game::fits) are not used, nor that a seat must
// follow suit since a card of it can lie nowhere else, or must trump since it is void.
//
// Method. A card is safe if no seat still to play to the trick may hold one that beats it: a higher one of
// its suit, or a trump. Playing a safe card never harms: others only ever know fewer cards. So any safe card
// is played first, and what it draws is counted: where suit must be followed, a seat that may hold n cards of
// a suit has none left after n leads of it (one lead later where it may have played the excuse instead). A
// card that may lie in the stock counts as out. Of the first card only, where it is not a lead, each that
// would take the trick is tried: which of them is spent matters.
//
// A claim costs its seat nothing: no card of the order breaks a duty, one that is worth more in the last
// trick (keptForLast) is played as late as any other takes its trick, and a seat that would lose by taking
// them all (wantsAll) has no claim. What others may bring to the last trick is left to them.
//
// Cost: a microsecond on average, some tens of them at the worst.
#pragma once

#include <vector>

#include "core/rules/game.h"

namespace giaguaro {

// The position of the seat to act, as it sees it.
struct ClaimPosition {
  int players = 0;
  Seat seat = nobody;
  CardSet own{};
  CardSet playable{};  // of them, now
  Facts facts{};
  ClaimRules rules{};
};

std::vector<Card> claimOrder(ClaimPosition const& position);

// Of a view of the seat to act; of any other view, and where no cards are being played: empty.
template <Game G>
std::vector<Card> claim(View<G> const& view) {
  if (!view.own || view.seat != view.pub.toAct() || !view.pub.playing()) return {};
  ClaimRules const rules = G::claimRules(view);
  if (!rules.wantsAll) return {};
  return claimOrder({.players = view.context.players,
                     .seat = view.seat,
                     .own = view.own->cards,
                     .playable = G::playable(view.pub, *view.own) - rules.dear,
                     .facts = G::facts(view),
                     .rules = rules});
}

}  // namespace giaguaro
