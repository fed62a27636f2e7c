// A trick as a face shows it, from the cards played.
#pragma once

#include "core/rules/phrases.h"
#include "core/rules/seen.h"
#include "core/rules/trick.h"

namespace giaguaro {

// The first `count` cards of trick `number` (from 0), as it stood with them on the table.
template <int Cards, int Tricks>
Seen::Trick trickSeen(PlayedCards<Cards, Tricks> const& history, int number, int count, int players,
                      Suit trump) {
  Seen::Trick trick;
  trick.number = number + 1;
  trick.leader = history.leaders[number];
  CurrentTrick state;
  for (int place = 0; place < count; ++place) {
    Card const card = history.card(number, place, players);
    Seat const seat = seatAfter(trick.leader, players, place);
    trick.cards.push_back({seat, card});
    state.add(seat, card, trump);
  }
  trick.winner = state.winner;
  if (state.complete(players))
    trick.taken = say(phrases::didTakeTrick, {args::seat(state.winner), args::card(state.best)});
  return trick;
}

// Those that are complete are called by their number among the hand's `total`, in the plates' own words.
inline void callTricks(Phrase const& words, int total, Seen& seen) {
  for (Seen::Trick& trick : seen.tricks)
    trick.called = say(words, {args::number(trick.number), args::number(total, "m")});
}

}  // namespace giaguaro
