// Which difference of a table is told. Plain figures: no game, and no world.
#pragma once

#include <array>

#include "core/reasons/reason.h"

namespace giaguaro {

// What of the position decides which sentences make sense.
struct ReasonPosition {
  bool playing = false;
  bool byTricks = false;            // it is tricks that count, not points
  bool halves = false;              // averages are told in halves, else in whole points
  bool bestTrumps = false;          // the advised card is a trump
  bool otherTrumps = false;         // the other is
  bool opens = false;               // nobody has played to the trick yet
  bool otherLeads = false;          // it would be ahead of all cards that lie in the trick
  bool passes = false;              // what is advised is to pass
  bool contracts = false;           // and what is said otherwise would be a contract to be made
  bool folded = false;              // there are other cards, which the search takes for the same
  bool forOwnAim = false;           // the search has valued the choices by their chances alone
  std::array<int, 128> halvesOf{};  // by the card's code, to whoever wins it
  Suit trump = Suit::trumps;
};

// Fills in what is told, and its figures, from the table and the figures of the search.
void chooseReason(Reason& reason, ReasonPosition const& position);

}  // namespace giaguaro
