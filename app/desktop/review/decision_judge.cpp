#include "app/desktop/review/decision_judge.h"

#include <algorithm>
#include <utility>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/scenes/hint.h"
#include "core/reasons/reason.h"

namespace giaguaro {

// Used by one job at a time.
struct DecisionJudge::Shared {
  Record record;
  std::size_t hand;
  ReviewSettings settings;
  std::optional<HandReview> review{};

  // Nothing: it was stopped. Else what was found, if there was anything to choose.
  std::optional<std::optional<DecisionFound>> judge(int place, StopFlag const& stop) {
    if (!review) review.emplace(record, hand, settings);
    auto const& decisions = review->decisions();
    auto const at = std::ranges::find(decisions, place, &JudgedDecision::action);
    if (at == decisions.end() || tableAt(place)->decided()) return std::optional<DecisionFound>{};
    auto const decision = static_cast<std::size_t>(at - decisions.begin());
    DecisionFound found;
    auto const wanted = [&](Verdict const& verdict) {
      found.reason = review->reason(decision, verdict, stop);
      std::vector<Action> actions{at->chosen};
      if (found.reason != nullptr) actions.push_back(found.reason->other);
      return actions;
    };
    auto weighed = review->weigh(decision, wanted, hintChoices, stop);
    if (!weighed) return std::nullopt;
    found.verdict = std::move(weighed->verdict);
    found.figures = std::move(weighed->figures);
    std::optional<OpenCards> const open = review->openCards(decision, stop);
    if (!open) return std::nullopt;
    found.open = *open;
    found.own = thoughtAgain(place, at->seat, stop);
    if (stop.stopped()) return std::nullopt;
    return found;
  }

  // Nothing: it was stopped.
  std::optional<Belief> believe(int place, StopFlag const& stop) const {
    auto const table = tableAt(place);
    BeliefThought const thought = table->at(table->toAct()).belief();
    return thought ? thought(stop) : Belief{};
  }

  // What follows from the record alone: the same as then, where its budget is one of iterations.
  std::optional<Advice> thoughtAgain(int place, Seat seat, StopFlag const& stop) const {
    std::string const level = levelOf(record.levels[static_cast<std::size_t>(seat)]);
    if (level.empty() || level == humanPlayer) return std::nullopt;
    Thought const thought = tableAt(place)->thought(level);
    return thought ? std::optional(thought(stop)) : std::nullopt;
  }

  std::unique_ptr<Table> tableAt(int place) const {
    auto table = replay(record);
    table->takeBack(static_cast<int>(record.hands[hand].actions.size()) - place);
    return table;
  }
};

DecisionJudge::DecisionJudge(Thinker* thinker, Record record, std::size_t hand,
                             ReviewSettings const& settings)
    : thinker_(thinker), hand_(hand), shared_(new Shared{std::move(record), hand, settings}) {}

DecisionJudge::~DecisionJudge() { callOff(); }

DecisionFound const* DecisionJudge::found(int place) const {
  auto const found = known_.find(place);
  return found != known_.end() && found->second ? &*found->second : nullptr;
}

Belief const* DecisionJudge::belief(int place) const {
  auto const found = believed_.find(place);
  return found != believed_.end() ? &found->second : nullptr;
}

void DecisionJudge::ask(int place, std::function<void()> answered) {
  if (isAsked(place)) return;
  callOff();
  if (known_.contains(place)) return;
  asked_ = place;
  if (believed_.contains(place))
    judge(place, std::move(answered));
  else
    believe(place, std::move(answered));
}

void DecisionJudge::believe(int place, std::function<void()> answered) {
  job_ = {*thinker_, thinker_->begin(Purpose::analysis,
                                     [this, shared = shared_, place, answered = std::move(answered)](
                                         Thinker::Run const& run) -> Thinker::Answer {
                                       auto belief = shared->believe(place, run.stop);
                                       return [this, place, answered, belief = std::move(belief)] {
                                         if (belief) believed_[place] = *belief;
                                         judge(place, answered);
                                         answered();
                                       };
                                     })};
}

void DecisionJudge::judge(int place, std::function<void()> answered) {
  job_ = {*thinker_, thinker_->begin(Purpose::analysis,
                                     [this, shared = shared_, place, answered = std::move(answered)](
                                         Thinker::Run const& run) -> Thinker::Answer {
                                       auto found = shared->judge(place, run.stop);
                                       return [this, place, answered, found = std::move(found)] {
                                         job_ = {};
                                         if (found) known_[place] = *found;
                                         answered();
                                       };
                                     })};
}

void DecisionJudge::callOff() { job_ = {}; }

}  // namespace giaguaro
