// What a reader of a finished hand may ask where a caller and the holder of the called card play against the others: who
// that was, why so many points were needed, which trick mattered (core/rules/after_hand.h).
#pragma once

#include "core/families/free-play/free_play.h"
#include "core/rules/seen.h"

namespace giaguaro {

struct CallersAim {
  Seat caller = nobody;
  int needed = 0;  // points
  Message why{};   // why so many; empty: they are half of all, or one more
  Text side{};     // the caller's, with its article
};

// Of a hand that was played to its end; the tricks are in `seen`.
void explainHand(FreePlay const& play, CallersAim const& aim, Seen& seen);

}  // namespace giaguaro
