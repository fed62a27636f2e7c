#include "app/desktop/decision_judge.h"

#include <algorithm>
#include <utility>

namespace giaguaro {

// Used by one job at a time.
struct DecisionJudge::Shared {
  Record record;
  std::size_t hand;
  ReviewSettings settings;
  std::optional<HandReview> review{};

  // Nothing: it was stopped. Else the verdict, if there is any.
  std::optional<std::optional<Verdict>> judge(int place, StopFlag const& stop) {
    if (!review) review.emplace(record, hand, settings);
    auto const& decisions = review->decisions();
    auto const found = std::ranges::find(decisions, place, &JudgedDecision::action);
    if (found == decisions.end()) return std::optional<Verdict>{};
    std::optional<Verdict> verdict = review->judge(static_cast<std::size_t>(found - decisions.begin()), stop);
    if (!verdict) return std::nullopt;
    return verdict;
  }
};

DecisionJudge::DecisionJudge(Thinker* thinker, Record record, std::size_t hand,
                             ReviewSettings const& settings)
    : thinker_(thinker), hand_(hand), shared_(new Shared{std::move(record), hand, settings}) {}

DecisionJudge::~DecisionJudge() { callOff(); }

Verdict const* DecisionJudge::verdict(int place) const {
  auto const found = known_.find(place);
  return found != known_.end() && found->second ? &*found->second : nullptr;
}

void DecisionJudge::ask(int place, std::function<void()> answered) {
  if (isAsked(place)) return;
  callOff();
  if (known_.contains(place)) return;
  asked_ = place;
  job_ = thinker_->begin(Purpose::analysis,
                         [this, shared = shared_, place,
                          answered = std::move(answered)](Thinker::Run const& run) -> Thinker::Answer {
                           auto found = shared->judge(place, run.stop);
                           return [this, place, answered, found = std::move(found)] {
                             job_ = 0;
                             if (found) known_[place] = *found;
                             answered();
                           };
                         });
}

void DecisionJudge::callOff() {
  if (job_ != 0) thinker_->cancel(std::exchange(job_, 0));
}

}  // namespace giaguaro
