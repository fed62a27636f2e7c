// A match that its people have left, played on for them to its end by the baseline player, as for the computers. It takes
// its time: not for the GUI thread.
#pragma once

#include <string>

#include "core/match/record.h"

namespace giaguaro {

// `endedAt`: as in records; empty: not known. Wants a record that can be replayed.
Record playedOn(Record const& record, std::string const& endedAt);

}  // namespace giaguaro
