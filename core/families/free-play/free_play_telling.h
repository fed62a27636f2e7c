// What the Tellings (core/reasons/telling.h) of games of free play have in common.
#pragma once

#include "core/families/free-play/free_play.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <class G>
struct FreePlayTelling {
  static constexpr int halvesOfPoint = 2;
  static Seat winnerOf(typename G::Public const& pub, int trick) { return winnerByRank<G>(pub, trick); }
  static int halvesOfTrick(typename G::Public const& pub, int trick) { return halvesOfCards<G>(pub, trick); }
  static Seat declarer(typename G::Public const& pub) { return G::Mind::stakes(pub).caller; }
};

}  // namespace giaguaro
