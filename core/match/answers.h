// What was answered in positions that have been taken back. A thought that its time ended may come out
// otherwise the next time; where somebody has answered already, that answer holds for the rest of the match.
//
// A position is the hand's number, its dealer and deal, the totals before it, and what was done in it: all
// that a thought can depend on.
#pragma once

#include <vector>

#include "core/match/record.h"

namespace giaguaro {

class Answers {
 public:
  // `shortened`: the record without its last steps (core/match/table.h, takenBack).
  void keep(Record const& record, Record const& shortened);

  // What was done next in the position at the record's end, whose hand is in play; not valid: nothing that is
  // known.
  Action at(Record const& record) const;

 private:
  // A hand of which something was taken back, with all that was done in it.
  struct Line {
    std::size_t number;
    std::vector<std::int32_t> totals;  // before it; empty in the first hand
    RecordedHand hand;
  };
  static Line lineOf(Record const& record, std::size_t number);
  static bool isPartOf(Line const& part, Line const& whole);

  std::vector<Line> lines_;  // none is part of another
};

}  // namespace giaguaro
