// What figures count, for whoever reads them. A game's own scores and points may be halves (GameInfo); people
// get whole ones, and machines are told.
#pragma once

#include <string>
#include <string_view>

#include "core/rules/game.h"

namespace giaguaro::arena {

// What one whole point of a hand is called: "card points", "tricks"; and that of a score.
std::string_view pointsUnit(GameInfo const& game);
inline constexpr std::string_view scoreUnit = "points";

// The same of the game's own unit, as records have it: "half card points".
std::string ownPointsUnit(GameInfo const& game);
std::string ownScoreUnit(GameInfo const& game);

// How much of one the game's own unit is: 1 or a half.
double pointsScale(GameInfo const& game);
double scoreScale(GameInfo const& game);

}  // namespace giaguaro::arena
