// What somebody has played in some months, for pictures of what the house remembers: matches at which people call as
// people do, with what was judged of each choice.
#pragma once

#include <QDateTime>

#include "app/desktop/match/match_plan.h"
#include "core/match/record.h"

namespace giaguaro::test {

struct PastMatch {
  MatchPlan plan{};
  QDateTime began{};
  double cost = 0;          // what a choice of the first seat's cost then, on average; 0: nothing was judged
  int hands = 0;            // after which it stopped; 0: after its last
  bool wasInHand = false;   // and in the middle of the next
  bool isLikeClub = false;  // every second hand the first seat decides as the club player would
  char const* ended = "";   // as in the record: by what it stopped
};

Record pastMatch(PastMatch const& match);

}  // namespace giaguaro::test
