// Briscola Chiamata for the exact solver: its figures follow from the points of the caller's side; cappotto
// is 120 of them, or none.
#pragma once

#include "core/families/free-play/free_play_ending.h"
#include "core/games/briscola-chiamata/briscola_chiamata.h"

namespace giaguaro {

template <>
struct Ending<BriscolaChiamata> : FreePlayEnding<BriscolaChiamata> {
  using FreePlayEnding::FreePlayEnding;
};

}  // namespace giaguaro
