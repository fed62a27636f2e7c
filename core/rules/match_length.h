// Matches of a fixed number of hands (option `hands`). A hand that nobody plays does not use up one of them,
// but a match ends all the same: at most ten times as many are dealt.
#pragma once

#include <optional>

#include "core/rules/context.h"
#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

// The hand after one with these scores: the totals with them, the deal one seat on. Nothing: the match is
// over.
std::optional<Context> nextOfHands(Context const& context, PerSeat const& scores, bool isVoid, int hands);

// "Hand 3 of 12".
Message placeOfHand(Context const& context, int hands);

}  // namespace giaguaro
