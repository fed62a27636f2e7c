// A match's hands that are over, to be looked at again from any seat, or with everybody's cards. It is the one
// thing of the desktop that shows cards which the viewer did not hold, and it cannot show others: a hand
// without a result is none of its hands, and there is no way from here to the table of a match.
//
// A hand is asked for by its steps: 0 is the deal, each action is one, with what was said behind it, and the last one lays
// out the result.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "core/match/notes.h"
#include "core/match/table.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class FinishedHand {
 public:
  int steps() const { return static_cast<int>(done_.size()) + 1; }
  int step() const { return step_; }
  // Where it stands is within 0 … steps().
  void goTo(int step);

  // As `viewer` saw it, with nothing to be done; `open`: and what the others hold; `lying`: a trick that is over lies
  // there until it has been looked at, as when it was played.
  TableScene scene(Seat viewer, bool open, bool lying = true) const;
  // The last step ended a trick.
  bool tookTrick() const;
  // The tricks of the whole hand with what this seat played in them.
  HandCourse course(Seat seat) const;
  // Whether nothing that is done from here on can change a score.
  bool isSettled() const { return table_->decided(); }
  // Whether a person sits there as it stands; no more once they have left the table.
  bool isPerson(Seat seat) const { return plan_.isPerson(seat); }
  // What is done next, by whom; null: all is done.
  Done const* next() const;
  // Of the last step, as anyone could hear them; none of the deal and of the result.
  Events events(Seat viewer) const;
  // Who left the table behind the last step.
  std::vector<Seat> left() const;
  // Who holds a card as it stands, in the hand or covered before it; nobody: no seat does.
  Seat holderOf(Card card) const;

 private:
  friend class FinishedMatch;
  FinishedHand(MatchPlan plan, std::unique_ptr<Table> dealt, RecordedHand const& played,
               std::vector<Seat> goneBefore, std::vector<ScoreRow> rows);

  void sayNext();
  void seeWhoIsGone();
  bool showsResult() const { return step_ == steps(); }

  MatchPlan plan_;                // with those gone who had left as it stands
  std::unique_ptr<Table> dealt_;  // before its first action
  std::unique_ptr<Table> table_;  // as it stands
  History done_;
  Talk talk_;
  std::vector<Seat> goneBefore_;
  std::vector<Departure> departures_;
  std::vector<ScoreRow> rows_;  // of the hands before, and of this one
  int step_ = 0;
};

class FinishedMatch {
 public:
  // As a record has it that keeps to the rules: the table at its end, and the rows of its hands that are over.
  // Null: none is.
  static std::shared_ptr<FinishedMatch const> of(MatchPlan plan, std::unique_ptr<Table> table,
                                                 std::vector<ScoreRow> rows);

  int hands() const { return static_cast<int>(rows_.size()); }
  int players() const { return plan_.setup.players; }
  MatchPlan const& plan() const { return plan_; }
  // Whose match it was: the first person's seat, else the first.
  Seat owner() const;
  // Counted from 0.
  FinishedHand hand(int index) const;
  // The record as far as that hand and no further.
  Record recordTo(int hand) const;

 private:
  FinishedMatch(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows);

  MatchPlan plan_;
  std::unique_ptr<Table> end_;
  std::vector<ScoreRow> rows_;
};

}  // namespace giaguaro
