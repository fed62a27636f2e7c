#include "app/desktop/match/match_kind_of.h"

#include "core/match/challenge.h"
#include "core/match/deal_of_the_day.h"

namespace giaguaro {

MatchKind matchKindOf(Record const& record) {
  if (!challengeIn(record)) return MatchKind::usual;
  return isOfItsDay(record) ? MatchKind::ofTheDay : MatchKind::challenge;
}

}  // namespace giaguaro
