#include "core/ai/score_spread.h"

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

template <>
std::span<ScoreSpread const> scoreSpreads<JaagoChalis>() {
  static constexpr ScoreSpread spreads[] = {
#include "core/games/jaago-chalis/score_spread.inc"
  };
  return spreads;
}

}  // namespace giaguaro
