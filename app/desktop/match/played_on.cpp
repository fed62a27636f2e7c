#include "app/desktop/match/played_on.h"

#include <algorithm>
#include <vector>

#include "app/desktop/match/departures.h"
#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

constexpr char const* goesOnFor = "greedy";

}  // namespace

Record playedOn(Record const& record, std::string const& endedAt) {
  auto const table = replay(record);
  std::vector<Seat> const gone = goneBefore(record, record.hands.size());
  for (std::size_t seat = 0; seat < record.levels.size(); ++seat)
    if (record.levels[seat] == humanPlayer && std::ranges::count(gone, static_cast<Seat>(seat)) == 0)
      noteDeparture(*table, static_cast<Seat>(seat));
  while (!table->matchOver()) {
    if (table->handOver())
      table->deal(table->nextDeal(), table->nextDealer());
    else
      table->apply(table->thought(goesOnFor)(StopFlag{}).action);
  }
  if (!endedAt.empty()) table->endAt(endedAt);
  return table->record();
}

}  // namespace giaguaro
