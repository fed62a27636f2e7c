// How far the score of a hand lies from its mean, as a standard deviation, by players and role: what a loss is
// measured by (core/review). Each game has its own, `scoreSpreads<G>()`, in its folder
// (core/games/<id>/score_spread.inc, which `giaguaro-arena spread` writes).
#pragma once

#include <span>
#include <string_view>

namespace giaguaro {

struct ScoreSpread {
  int players = 0;
  std::string_view role;  // of Result::Part; empty: of whatever seat
  double deviation = 0;   // in the game's score unit
};

template <class G>
std::span<ScoreSpread const> scoreSpreads();

// Of this role; where there is none of it, of whatever seat.
double deviationOf(std::span<ScoreSpread const> spreads, int players, std::string_view role);

}  // namespace giaguaro
