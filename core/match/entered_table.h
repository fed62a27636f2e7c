// A table that is entered in the middle of a match: as many hands lie behind it as are said, with what they have left
// of totals, and none of them is known. Its record does not tell how it came there, so it is none to be kept.
#pragma once

#include <memory>

#include "core/match/table.h"

namespace giaguaro {

// Before the deal of hand `hand`, counted from 0. What is said of openTable holds here too; and the match has as many
// hands as that.
std::unique_ptr<Table> enterTable(MatchSetup const& setup, int hand, PerSeat const& totals);

}  // namespace giaguaro
