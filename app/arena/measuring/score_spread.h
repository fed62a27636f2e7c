// How far scores of hands lie from their mean, by players and role (core/ai/score_spread.h), as played by one
// player in every seat.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/rules/game.h"

namespace giaguaro {

struct SpreadSetup {
  GameInfo const* game = nullptr;
  std::string player = "club";
  int hands = 1;  // for each number of players; void ones do not count
  std::uint64_t seed = 0;
};

// The standard deviation by role, for so many players; of an empty role: of whatever seat.
std::map<std::string, double> scoreSpread(SpreadSetup const& setup, int players);

}  // namespace giaguaro
