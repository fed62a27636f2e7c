// What the history has of a match besides its record: read out of the record, whose end `table` stands at.
#pragma once

#include <vector>

#include "app/history/history_database.h"
#include "core/match/table.h"

namespace giaguaro {

// `avatars`: of each seat. `time`: when it was played, as far as the record does not say (seconds since 1970). It takes
// its time: not for the GUI thread.
HistoryEntry historyEntryOf(Table const& table, std::vector<int> const& avatars, std::int64_t time = 0);

}  // namespace giaguaro
