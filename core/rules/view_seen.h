// What every game shows alike: who looks, whose turn it is, the viewer's hand, and what it is offered.
#pragma once

#include <algorithm>

#include "core/rules/game.h"
#include "core/rules/phrases.h"
#include "core/rules/seen.h"
#include "core/rules/view.h"

namespace giaguaro {

// The frame, before the game fills it.
template <class G>
Seen frameSeen(View<G> const& view) {
  Seen seen;
  seen.players = view.context.players;
  seen.viewer = view.seat;
  seen.toAct = view.pub.toAct();
  seen.dealer = view.context.dealer;
  seen.anticlockwise = G::info.anticlockwise;
  seen.over = view.pub.over();
  seen.deck = G::info.deck->id();
  seen.ranks = G::ranks();
  if (view.own) seen.hand = G::info.deck->shown(heldOf(view.pub, view.own->cards, view.seat));
  return seen;
}

// The end: what the viewer is offered, or that it only waits or watches.
template <class G>
void offer(View<G> const& view, Seen& seen) {
  if (view.seat == nobody) {
    seen.guide.may.push_back(say(phrases::phaseWatching));
    return;
  }
  seen.offers = G::offered(view.pub, *view.own, view.seat);
  // Suits are named in the order in which cards are shown.
  auto const isName = [](Offer const& offer) { return offer.action.kind == Action::Kind::name; };
  auto const first = std::ranges::find_if(seen.offers, isName);
  std::ranges::stable_sort(
      first, std::find_if_not(first, seen.offers.end(), isName), {},
      [](Offer const& offer) { return Deck::shownPlace(static_cast<Suit>(offer.action.first)); });
  if (view.pub.toAct() != view.seat && !view.pub.over()) seen.guide.may.push_back(say(phrases::mayWait));
}

}  // namespace giaguaro
