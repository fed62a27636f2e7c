// The review of one finished hand: every decision at which a seat had a choice is judged with what that seat
// could know then, and each seat's score is told apart into what its cards were good for under the contract,
// what it and the others gave away, and luck.
//
// Steps can be run one by one, on any thread but one at a time, and be stopped; what is done stays done. Each
// step has the View of one seat at one moment and nothing else: neither other cards nor what came after change
// its answer. The same record (its `id`, else its seed), hand and settings give the same verdicts.
//
// Beside that, where it is asked for, what the open cards would have allowed (core/review/open_cards.h).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/match/record.h"
#include "core/reasons/reason.h"
#include "core/review/open_cards.h"
#include "core/review/score_parts.h"
#include "core/review/verdict.h"

namespace giaguaro {

struct JudgedDecision {
  int action = 0;  // its place in the hand, from 0
  Seat seat = nobody;
  Action chosen{};
  std::optional<Verdict> verdict{};  // once it is judged
  std::optional<OpenCards> open{};   // once that was looked at

  bool operator==(JudgedDecision const&) const = default;
};

class HandReview {
 public:
  // A record that keeps to the rules (core/match/verify.h), and a hand of it, from 0, that is over. The
  // decisions of `first` come first; nobody: all in the order in which they were taken.
  HandReview(Record const& record, std::size_t hand, ReviewSettings const& settings, Seat first = nobody);

  std::vector<JudgedDecision> const& decisions() const { return decisions_; }

  // How many steps there are: a decision each, then what each seat could expect; and how many are done.
  std::size_t steps() const { return decisions_.size() + expecting_.size(); }
  std::size_t done() const { return done_; }
  // The next step; of those that are left at least one. False: it was stopped, and is still to be done.
  bool step(StopFlag const& stop);

  // One decision by its place among them, whether or not it is its turn, and without keeping the verdict.
  // Nothing: it was stopped.
  std::optional<Verdict> judge(std::size_t place, StopFlag const& stop) const {
    return judging_[place](stop);
  }

  // The same verdict, and of the best, of what is `wanted` beside that verdict and of more up to `count`, in that order, the
  // figures that a verdict on each has; of one search. Nothing: it was stopped.
  struct Weighed {
    Verdict verdict{};
    std::vector<Candidate> figures{};
  };
  using Wanted = std::function<std::vector<Action>(Verdict const&)>;
  std::optional<Weighed> weigh(std::size_t place, Wanted const& wanted, std::size_t count,
                               StopFlag const& stop) const {
    return weighing_[place](wanted, count, stop);
  }

  // What the open cards would have allowed there, likewise; and the same with what it finds kept in its decision, false:
  // it was stopped.
  std::optional<OpenCards> openCards(std::size_t place, StopFlag const& stop) const {
    return opening_[place](stop);
  }
  bool lookAtOpenCards(std::size_t place, StopFlag const& stop);
  // Why the best of this verdict is best: against what was chosen, or, where that is the best, what looks natural
  // (core/reasons). Null: it was stopped, or there is nothing to say.
  std::shared_ptr<Reason const> reason(std::size_t place, Verdict const& verdict,
                                       StopFlag const& stop) const {
    return explaining_[place](verdict, stop);
  }

  // What the search thinks about in the place of this legal action: of cards that are the same it is one.
  Action standIn(std::size_t place, Action action) const { return standing_[place](action); }

  // Once all steps are done.
  ScoreParts parts(Seat seat) const;

 private:
  struct Expected {
    double score = 0;
    double error = 0;
  };
  template <class G>
  class Reader;

  std::vector<JudgedDecision> decisions_;
  using Explaining = std::function<std::shared_ptr<Reason const>(Verdict const&, StopFlag const&)>;

  // Each decision.
  std::vector<std::function<std::optional<Verdict>(StopFlag const&)>> judging_;
  std::vector<std::function<std::optional<OpenCards>(StopFlag const&)>> opening_;
  using Weighing = std::function<std::optional<Weighed>(Wanted const&, std::size_t, StopFlag const&)>;
  std::vector<Weighing> weighing_;
  std::vector<Explaining> explaining_;
  std::vector<std::function<Action(Action)>> standing_;
  std::vector<std::function<std::optional<Expected>(StopFlag const&)>> expecting_;  // each seat
  std::vector<Expected> expected_;
  std::vector<std::int32_t> scores_;
  std::size_t done_ = 0;
};

// All of it. Nothing: it was stopped.
std::optional<HandReview> reviewed(Record const& record, std::size_t hand, ReviewSettings const& settings,
                                   StopFlag const& stop = {});

}  // namespace giaguaro
