// Records of matches that a test has played.
#pragma once

#include "app/identity/identity.h"
#include "core/match/record_json.h"
#include "core/review/kept_review.h"
#include "tests/app/plans.h"

namespace giaguaro::test {

// A match of which so many actions were taken, with an id of its own.
inline Record recordOf(MatchPlan plan, int actions = 100000,
                       std::string const& started = "2026-11-21T19:14:00Z") {
  plan.setup.identity = {freshUuid(), started, "test"};
  return played(plan, actions)->record();
}

// The same with a review of each hand: of three decisions of the first seat, each of which lost so much, in thousandths; in
// one there was nothing to choose.
inline Record reviewed(Record record, int lost) {
  auto const table = replay(record);
  for (RecordedHand& hand : record.hands) {
    if (!hand.result || hand.result->isVoid) continue;
    KeptReview review{.program = "test", .iterations = 1};
    for (std::size_t i = 0; i < hand.actions.size() && review.decisions.size() < 3; ++i) {
      if (hand.actions[i].seat != 0) continue;
      Action const chosen = hand.actions[i].action;
      Verdict verdict{.best = chosen, .loss = (lost + static_cast<int>(i) * 9) / 1000.0};
      if (review.decisions.size() != 1) verdict.mark = Mark::good;
      review.decisions.push_back({static_cast<int>(i), 0, chosen, verdict, std::nullopt});
    }
    std::int64_t const score = std::int64_t{1000} * hand.result->scores[0];
    review.seats[0] = {.score = score, .expected = score / 3, .luck = score - score / 3 + lost, .own = -lost};
    hand.notes.others.push_back({"review", toJson(review, *table)});
  }
  return record;
}

// As many hands as are over, and no further.
inline Record asFarAs(Record record, std::size_t hands) {
  if (hands < record.hands.size()) record.settlement.reset();
  record.hands.resize(hands);
  return record;
}

}  // namespace giaguaro::test
