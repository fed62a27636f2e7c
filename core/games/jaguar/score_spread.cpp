#include "core/ai/score_spread.h"

#include "core/games/jaguar/jaguar.h"

namespace giaguaro {

template <>
std::span<ScoreSpread const> scoreSpreads<Jaguar>() {
  static constexpr ScoreSpread spreads[] = {
#include "core/games/jaguar/score_spread.inc"
  };
  return spreads;
}

}  // namespace giaguaro
