// Records of matches that a test has played.
#pragma once

#include <algorithm>

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

// The same with a review of each hand: of three decisions of each of these seats, each of which lost so much, in thousandths;
// in one of them there was nothing to choose.
inline Record reviewed(Record record, int lost, std::vector<Seat> const& seats = {0}) {
  auto const table = replay(record);
  for (RecordedHand& hand : record.hands) {
    if (!hand.result || hand.result->isVoid) continue;
    KeptReview review{.program = "test", .iterations = 1};
    for (Seat const seat : seats) {
      int found = 0;
      for (std::size_t i = 0; i < hand.actions.size() && found < 3; ++i) {
        if (hand.actions[i].seat != seat) continue;
        Action const chosen = hand.actions[i].action;
        Verdict verdict{.best = chosen, .loss = (lost + static_cast<int>(i) * 9) / 1000.0};
        if (found++ != 1) verdict.mark = Mark::good;
        review.decisions.push_back({static_cast<int>(i), seat, chosen, verdict, std::nullopt});
      }
      std::int64_t const score = std::int64_t{1000} * hand.result->scores[static_cast<std::size_t>(seat)];
      review.seats[seat] = {
          .score = score, .expected = score / 3, .luck = score - score / 3 + lost, .own = -lost};
    }
    std::ranges::sort(review.decisions, {}, &JudgedDecision::action);
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
