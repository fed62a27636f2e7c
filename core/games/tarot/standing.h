// What one viewer knows of a hand's sides, points and bouts: the figures behind the plates and the guide.
// Everything is in halves but bouts and tricks, and follows from the View alone.
#pragma once

#include <array>

#include "core/games/tarot/tarot.h"

namespace giaguaro {

struct TarotStanding {
  // Five players: whom the viewer knows to be the partner (the taker: alone), and whether it alone knows.
  Seat partner = nobody;
  bool secret = false;
  std::array<int, mostSeats> side{};  // of each seat: 1 of the taker's side, -1 against it, 0 not known

  int attack = 0;   // what is surely the taker's side's: tricks, and of discard and dog what is known
  int hidden = 0;   // cards besides that lie where the viewer does not see them, and are the taker's side's
  int defence = 0;  // and what surely is not
  int most = 0;     // what the taker's side can still come to
  int attackTricks = 0;    // won by seats that are known to be of the taker's side
  bool lostTrick = false;  // the other side has surely won one

  int bouts = 0;  // that the taker's side has, or that the viewer sees in its hands
  int sure = 0;   // of them, those that it has won
  int open = 0;   // on neither side yet, or on a side that is not known

  bool sidesKnown() const { return open == 0; }
  // Points as the bouts lie now.
  int needed() const { return Tarot::needed(bouts); }
  int lacking() const { return 2 * needed() - attack; }
  // Whatever happens to the open bouts; a card counts a half at least.
  bool safe() const { return attack + hidden >= 2 * Tarot::needed(sure); }
  bool lost() const { return most < 2 * Tarot::needed(sure + open); }

  // Once the auction is over and has a taker.
  static TarotStanding of(View<Tarot> const& view);
};

// What of the discard the viewer knows: what it has put aside itself, or of others what was shown.
inline Tarot::SmallPile knownDiscard(View<Tarot> const& view) {
  bool const own = view.own && view.own->discard.size() > view.pub.discard.size();
  return own ? view.own->discard : view.pub.discard;
}

}  // namespace giaguaro
