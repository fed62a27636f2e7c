// What a record says of its deals (core/match/challenge.h, core/match/deal_of_the_day.h).
#pragma once

#include "core/match/record.h"
#include "ui/choices/match_kind.h"

namespace giaguaro {

MatchKind matchKindOf(Record const& record);

}  // namespace giaguaro
