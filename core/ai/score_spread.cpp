#include "core/ai/score_spread.h"

namespace giaguaro {

double deviationOf(std::span<ScoreSpread const> spreads, int players, std::string_view role) {
  double any = 1;
  for (ScoreSpread const& spread : spreads) {
    if (spread.players != players) continue;
    if (spread.role == role) return spread.deviation;
    if (spread.role.empty()) any = spread.deviation;
  }
  return any;
}

}  // namespace giaguaro
