#include "app/desktop/played_on.h"

#include "core/match/table.h"

namespace giaguaro {

namespace {

constexpr char const* goesOnFor = "greedy";

}  // namespace

Record playedOn(Record const& record, std::string const& endedAt) {
  auto const table = replay(record);
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
