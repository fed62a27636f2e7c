// How what somebody has chosen becomes a plan, and the other way round.
#pragma once

#include <cstdint>

#include "app/desktop/match/match_plan.h"
#include "ui/choices/match_choice.h"

namespace giaguaro {

// A level that is empty, or not known, becomes the strongest. Wants a known game with its own player count
// and options.
MatchPlan planOf(MatchChoice const& choice, std::uint64_t seed);

// What somebody would choose to play the same again, with the same people and other deals.
MatchChoice choiceOf(MatchPlan const& plan);

}  // namespace giaguaro
