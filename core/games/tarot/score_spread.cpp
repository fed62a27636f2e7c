#include "core/ai/score_spread.h"

#include "core/games/tarot/tarot.h"

namespace giaguaro {

template <>
std::span<ScoreSpread const> scoreSpreads<Tarot>() {
  static constexpr ScoreSpread spreads[] = {
#include "core/games/tarot/score_spread.inc"
  };
  return spreads;
}

}  // namespace giaguaro
