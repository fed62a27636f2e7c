#include "app/arena/units.h"

namespace giaguaro::arena {

std::string_view pointsUnit(GameInfo const& game) {
  return game.points == GameInfo::Points::tricks ? "tricks" : "card points";
}

std::string ownPointsUnit(GameInfo const& game) {
  return (game.points == GameInfo::Points::halves ? "half " : "") + std::string(pointsUnit(game));
}

std::string ownScoreUnit(GameInfo const& game) {
  return (game.halves ? "half " : "") + std::string(scoreUnit);
}

double pointsScale(GameInfo const& game) { return game.points == GameInfo::Points::halves ? 0.5 : 1; }

double scoreScale(GameInfo const& game) { return game.halves ? 0.5 : 1; }

}  // namespace giaguaro::arena
