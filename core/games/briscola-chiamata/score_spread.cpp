#include "core/ai/score_spread.h"

#include "core/games/briscola-chiamata/briscola_chiamata.h"

namespace giaguaro {

template <>
std::span<ScoreSpread const> scoreSpreads<BriscolaChiamata>() {
  static constexpr ScoreSpread spreads[] = {
#include "core/games/briscola-chiamata/score_spread.inc"
  };
  return spreads;
}

}  // namespace giaguaro
