// The review of one finished hand as it is done beside a match: what is asked of a thread step by step, and what
// has come of it. It has the record as far as that hand and no further, so that nothing it says can come from a
// hand that is in play.
//
// One thread at a time: a step is done elsewhere, and what it came to is looked at when it has answered.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/match/table.h"
#include "core/review/hand_review.h"
#include "core/review/kept_review.h"
#include "ui/scene/hand_verdict.h"

namespace giaguaro {

class ReviewWork {
 public:
  // Of a hand that is over, from 0. `people` are whose decisions are wanted; those of `first`, one of them, are judged
  // first.
  struct Asked {
    Record record;
    std::size_t hand = 0;
    Seat first = nobody;
    std::vector<Seat> people{};
    ReviewSettings settings{};
    std::string program{};
  };

  explicit ReviewWork(Asked asked);

  RecordedHand const& hand() const { return asked_.record.hands.back(); }

  // A bit of it, of all that is left; false: it was stopped, and is to be done again. The first only looks at the
  // hand: what has been kept with it is taken from there.
  bool step(StopFlag const& stop);
  bool isDone() const { return prepared_ && kept_.has_value(); }
  // Whether all of it was there already.
  bool wasKept() const { return wasKept_; }

  // One for each of the people, in that order.
  std::vector<HandVerdict> const& verdicts() const { return verdicts_; }
  std::string const& json() const { return json_; }  // to be kept; wants isDone()

 private:
  bool takeStep(StopFlag const& stop);
  void prepare();
  std::optional<std::size_t> toBeOpened() const;
  void readTimeline();
  void fill(std::vector<JudgedDecision> const& decisions);
  void conclude(KeptReview kept);
  std::vector<Seat> everySeat() const;
  HandVerdict* verdictOf(Seat seat);  // null: it is none of the people
  Deed deedOf(int place, Action action) const;

  Asked asked_;
  bool prepared_ = false;
  bool wasKept_ = false;
  std::unique_ptr<Table> table_;
  std::optional<HandReview> review_;
  std::optional<KeptReview> kept_;
  std::map<int, std::vector<Deed>> offered_;  // at the decisions of the people, by their places
  std::vector<HandVerdict> verdicts_;
  std::string json_;
};

}  // namespace giaguaro
