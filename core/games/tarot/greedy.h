// The decisions of Tarot's rules of thumb, by phase. A part of Tarot::greedy; the units are halves of points
// throughout.
#pragma once

#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotGreedy {

// By how many points a contract is likely to be made by the holder of these cards before it sees the dog:
// with it, without it, and where it goes to the defence.
struct Margins {
  double withDog = 0, withoutDog = 0, againstDog = 0;
};
Margins marginsOf(CardSet hand, int players);

Action bid(View<Tarot> const& view);
Action call(View<Tarot> const& view);
Action discard(View<Tarot> const& view);
Action announce(View<Tarot> const& view);
Action showHandful(View<Tarot> const& view);
Action play(View<Tarot> const& view);

}  // namespace giaguaro::tarotGreedy
