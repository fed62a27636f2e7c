#include "core/ai/score_spread.h"

#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro {

template <>
std::span<ScoreSpread const> scoreSpreads<Jabberwocky>() {
  static constexpr ScoreSpread spreads[] = {
#include "core/games/jabberwocky/score_spread.inc"
  };
  return spreads;
}

}  // namespace giaguaro
