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
// Where a card lies covered that will be played yet, nothing is sure: its owner does not know what it must play, and
// nobody what it may be drawn by.
//
// Cost: a microsecond on average, some tens of them at the worst.
#pragma once

#include <optional>
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

// Why a claim is not sure, as far as the claimant may know it: the first of its cards that may not take its
// trick, however it plays, and the highest card that may take it instead.
struct ClaimDoubt {
  Card own{};
  Card against{};
  std::vector<Seat> holders{};  // who may hold that card, in turn order; none: it lies on the table already

  friend bool operator==(ClaimDoubt const&, ClaimDoubt const&) = default;
};

// Nothing where the claim is sure, or where no single card is in its way.
std::optional<ClaimDoubt> claimDoubt(ClaimPosition const& position);

// Of a view of the seat to act; of any other view, where no cards are being played, and where taking all
// would cost the seat: none.
template <Game G>
std::optional<ClaimPosition> claimPosition(View<G> const& view) {
  if (!view.own || view.seat != view.pub.toAct() || !view.pub.playing()) return std::nullopt;
  ClaimRules const rules = G::claimRules(view);
  if (!rules.wantsAll || rules.covered) return std::nullopt;
  Facts facts = G::facts(view);
  // What lies uncovered before another seat is seen, and played like what it holds.
  if constexpr (Piled<G>)
    for (Seat seat = 0; seat < view.context.players; ++seat) {
      if (seat == view.seat) continue;
      CardSet const open = view.pub.uncoveredOf(seat);
      facts.may[static_cast<std::size_t>(seat)] |= open;
      facts.count[static_cast<std::size_t>(seat)] += open.size();
    }
  return ClaimPosition{.players = view.context.players,
                       .seat = view.seat,
                       .own = view.own->cards,
                       .playable = G::playable(view.pub, *view.own) - rules.dear,
                       .facts = facts,
                       .rules = rules};
}
template <Game G>
std::vector<Card> claim(View<G> const& view) {
  std::optional<ClaimPosition> const position = claimPosition(view);
  return position ? claimOrder(*position) : std::vector<Card>{};
}

}  // namespace giaguaro
