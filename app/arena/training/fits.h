// The fitted constants of a game, by its id (core/ai/fit.h).
#pragma once

#include "core/ai/fit.h"
#include "core/rules/game.h"

namespace giaguaro {

std::span<Fit const> fitsOf(GameInfo const& game);

}  // namespace giaguaro
