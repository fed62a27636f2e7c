// A hand that is over and gone through, judged: at a decision of the person's, and where a computer player decides, with what
// it believed then.
#pragma once

#include <algorithm>

#include "app/desktop/command_line.h"
#include "app/desktop/review/judgement.h"
#include "app/desktop/review/review_work.h"
#include "app/desktop/scenes/believing.h"
#include "app/desktop/scenes/scene.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"

namespace giaguaro::test {

class ReviewedHand {
 public:
  explicit ReviewedHand(GameInfo const& game) {
    Set const set{&game, game.usualPlayers, completed(game.options, {})};
    plan_ = giaguaro::planOf(*lineOfSet(set, "en", 3).match, {}, usualAvatar);
    table_ = openTable(plan_.setup);
    while (others_ < 0 || !table_->handOver()) play();
    hand_ = table_->record().hands.size() - 1;
    ReviewWork work({.record = table_->record(),
                     .hand = hand_,
                     .first = plan_.viewer(),
                     .people = {plan_.viewer()},
                     .settings = settings,
                     .program = "test"});
    work.step({});
    while (work.verdicts().front().judged() < work.verdicts().front().toJudge()) work.step({});
    work.step({});  // what the open cards would have allowed at the last
    verdict_ = work.verdicts().front();
    verdict_.wanted = true;
  }

  HandVerdict const& verdict() const { return verdict_; }
  // In the second trick, of a seat to which somebody's partner is a secret if there is one.
  State computers() const { return at(others_); }
  // The dearest of the person's behind the first trick; else the last.
  State own() const {
    HandVerdict::Decision const* found = nullptr;
    for (HandVerdict::Decision const& each : verdict_.decisions)
      if (each.trick > 1 && each.judged && each.mark && (found == nullptr || each.loss > found->loss))
        found = &each;
    return at(found == nullptr ? others_ : found->place);
  }
  // Behind the trick that holds the person's dearest decision.
  State behindTrick() const {
    HandCourse const course = courseAt(0);
    int const place = own().scene.playback->step;
    for (HandCourse::Stage const& stage : course.stages)
      if (place >= stage.from && place < stage.end) return at(stage.end, true);
    return at(others_);
  }

 private:
  static constexpr ReviewSettings settings{};  // as the program judges

  void play() {
    if (table_->handOver()) {
      table_->deal(table_->nextDeal(), table_->nextDealer());
      others_ = -1;
    }
    SeatTable const seat = table_->at(table_->toAct());
    bool const own = table_->toAct() == plan_.viewer();
    auto const tricks = seat.seen().tricks.size();
    bool const decides = table_->playing() && !own && table_->legal().size() > 1;
    if (decides && (others_ < 0 || seat.knowledge().question.valid()) && tricks == 1)
      others_ = static_cast<int>(table_->record().hands.back().actions.size());
    // Or nothing would be dear.
    bool const errs = own && table_->playing() && tricks % 3 == 1;
    table_->apply(table_->thought(errs ? "random" : "greedy")(StopFlag{}).action);
  }

  HandCourse courseAt(int step, bool lying = false) const {
    auto const match = FinishedMatch::of(plan_, table_->copy(), rowsOf(table_->record()));
    HandCourse course = match->hand(static_cast<int>(hand_)).course(plan_.viewer());
    course.add(verdict_);
    course.current = course.stageAt(step, lying);
    return course;
  }

  State at(int place, bool lying = false) const {
    auto const match = FinishedMatch::of(plan_, table_->copy(), rowsOf(table_->record()));
    FinishedHand there = match->hand(static_cast<int>(hand_));
    there.goTo(place);
    TableScene scene = there.scene(plan_.viewer(), true, lying);
    scene.playback = Playback{.step = place,
                              .steps = there.steps(),
                              .hand = 1,
                              .hands = 1,
                              .open = true,
                              .course = courseAt(place, lying)};
    if (lying || there.next() == nullptr) {
      scene.review = ReviewScene{};
      scene.review->verdict = verdict_;
      return {scene, "review, behind a trick"};
    }
    Seat const seat = there.next()->seat;
    TableScene position = there.scene(seat, false, false);
    position.playback = scene.playback;
    HandReview const review(table_->record(), hand_, settings);
    auto const decision = std::ranges::find(review.decisions(), place, &JudgedDecision::action);
    auto const index = static_cast<std::size_t>(decision - review.decisions().begin());
    Verdict const judged = *review.judge(index, {});
    DecisionFound const found{
        .verdict = judged, .reason = review.reason(index, judged, {}), .open = *review.openCards(index, {})};
    scene.review = judgementOf(found, place, *there.next(), position);
    scene.review->verdict = verdict_;
    scene.review->aim = verdict_.aim;
    scene.review->mayTryAgain = seat == plan_.viewer();
    auto const then = table_->copy();
    then->takeBack(static_cast<int>(table_->record().hands[hand_].actions.size()) - place);
    scene.review->belief =
        believedOf(*then->at(seat).belief()(StopFlag{}), there, position, seat == plan_.viewer());
    return {scene, "review"};
  }

  MatchPlan plan_;
  std::unique_ptr<Table> table_;
  std::size_t hand_ = 0;
  int others_ = -1;
  HandVerdict verdict_;
};

}  // namespace giaguaro::test
