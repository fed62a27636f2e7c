// The session's way into a match that was read from a file.
#include <utility>

#include "app/desktop/session.h"

namespace giaguaro {

void Session::open(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows,
                   QString const& journal) {
  leave();
  if (!journal.isEmpty()) {
    journalId_ = writer_.create(journal);
    // Not waited for: what it says lies in the file that the match came from.
    writer_.appendMade([plan, record = table->record()] { return headerLine(plan, record); });
    journal_ = journal;
    journalling_ = true;
  }
  begin(std::move(table), std::move(plan), std::move(rows));
}

}  // namespace giaguaro
