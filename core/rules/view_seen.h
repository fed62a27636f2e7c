// What every game shows alike: who looks, whose turn it is, the viewer's hand, and what it is offered.
#pragma once

#include "core/rules/game.h"
#include "core/rules/phrases.h"
#include "core/rules/seen.h"
#include "core/rules/view.h"

namespace giaguaro {

// The cards by which a seat's hand is ordered for as long as it is played: what it holds, has put aside and has played.
// Where piles lie before seats what was played may have lain there: then all, so that nothing moves.
template <class G>
CardSet heldOrGone(View<G> const& view) {
  if constexpr (requires { view.pub.uncoveredOf(view.seat); })
    for (Seat seat = 0; seat < view.context.players; ++seat)
      if (!view.pub.uncoveredOf(seat).empty()) return G::info.deck->cards();
  CardSet cards = view.own->cards;
  if constexpr (requires { view.own->discard; })
    for (Card const card : view.own->discard) cards.insert(card);
  for (int place = 0; place < view.pub.history.cards.size(); ++place)
    if (view.pub.history.seat(place, view.context.players) == view.seat)
      cards.insert(view.pub.history.cards[place]);
  return cards;
}

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
  if (view.own)
    seen.hand = G::info.deck->heldUp(heldOf(view.pub, view.own->cards, view.seat), heldOrGone(view));
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
  if (view.pub.toAct() != view.seat && !view.pub.over()) seen.guide.may.push_back(say(phrases::mayWait));
}

}  // namespace giaguaro
