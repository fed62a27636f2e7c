// Journals for tests to begin with, as text.
#pragma once

#include <vector>

#include "app/desktop/disk/journal.h"

namespace giaguaro::test {

// A journal that leads to this record, without the detours of undo.
inline QByteArray journalOf(Record const& record, std::vector<int> const& avatars) {
  MatchPlan const plan{
      {record.game, record.players, record.options, record.seed, record.names, record.levels}, avatars};
  auto const table = openTable(plan.setup);  // knows how deals and actions are written
  QByteArray text = headerLine(plan);
  for (RecordedHand const& hand : record.hands) {
    text += dealLine(*table, hand.deal, hand.dealer);
    for (Done const& done : hand.actions) text += actionLine(*table, done);
  }
  return text;
}

}  // namespace giaguaro::test
