// How long a level of play takes to decide, and how often the clock has its say: levels are budgets of
// iterations with time as a cap (core/ai/players.h), and only what the clock had no say in is decided the
// same again.
#pragma once

#include <string_view>

#include "core/rules/game.h"

namespace giaguaro {

struct Pace {
  int decisions = 0;        // in which there was something to think about
  int capped = 0;           // of these (core/ai/advice.h)
  double milliseconds = 0;  // of one, on average
  double longest = 0;
};

// Over decisions of all stages of hands that the rules of thumb play; always the same ones.
Pace paceOf(GameInfo const& game, int players, std::string_view player, int decisions);

}  // namespace giaguaro
