// Jaguar for the exact solver: its figures follow from the points of the jaguar's side.
#pragma once

#include "core/families/free-play/free_play_ending.h"
#include "core/games/jaguar/jaguar.h"

namespace giaguaro {

template <>
struct Ending<Jaguar> : FreePlayEnding<Jaguar> {
  using FreePlayEnding::FreePlayEnding;
};

}  // namespace giaguaro
