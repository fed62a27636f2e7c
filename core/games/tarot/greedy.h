// The decisions of Tarot's rules of thumb, by phase. A part of Tarot::greedy; the units are halves of points
// throughout.
#pragma once

#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotGreedy {

Action bid(View<Tarot> const& view);
Action call(View<Tarot> const& view);
Action discard(View<Tarot> const& view);
Action announce(View<Tarot> const& view);
Action showHandful(View<Tarot> const& view);
Action play(View<Tarot> const& view);

}  // namespace giaguaro::tarotGreedy
