// A hand that is over, standing where a computer player decides, judged and with what it believed then.
#pragma once

#include <algorithm>

#include "app/desktop/believing.h"
#include "app/desktop/judgement.h"
#include "app/desktop/people.h"
#include "app/desktop/scene.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"

namespace giaguaro::test {

// In the second trick, of a seat to which somebody's partner is a secret if there is one.
inline State reviewState(GameInfo const& game) {
  Set const set{&game, game.usualPlayers, completed(game.options, {})};
  MatchPlan const plan = giaguaro::planOf(*lineOfSet(set, "en", 3).match, {}, usualAvatar);
  auto const table = openTable(plan.setup);
  std::optional<int> place;
  while (!place || !table->handOver()) {
    if (table->handOver()) {
      table->deal(table->nextDeal(), table->nextDealer());
      place.reset();
    }
    bool const decides = table->playing() && table->toAct() != plan.viewer() && table->legal().size() > 1;
    SeatTable const seat = table->at(table->toAct());
    if (decides && (!place || seat.knowledge().question.valid()) && seat.seen().tricks.size() == 1)
      place = static_cast<int>(table->record().hands.back().actions.size());
    table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  std::size_t const hand = table->record().hands.size() - 1;
  auto const match = FinishedMatch::of(plan, table->copy(), rowsOf(table->record()));
  FinishedHand there = match->hand(static_cast<int>(hand));
  there.goTo(*place);
  HandReview const review(table->record(), hand, {.iterations = 240});
  auto const decision = std::ranges::find(review.decisions(), *place, &JudgedDecision::action);
  auto const at = static_cast<std::size_t>(decision - review.decisions().begin());
  Seat const seat = there.next()->seat;
  TableScene scene = there.scene(plan.viewer(), true);
  scene.playback = Playback{.step = *place, .steps = there.steps(), .hand = 1, .hands = 1, .open = true};
  TableScene position = there.scene(seat, false);
  position.playback = scene.playback;
  Verdict const verdict = *review.judge(at, {});
  DecisionFound const found{
      .verdict = verdict, .reason = review.reason(at, verdict, {}), .open = *review.openCards(at, {})};
  scene.review = judgementOf(found, *place, *there.next(), position);
  auto const then = table->copy();
  then->takeBack(static_cast<int>(table->record().hands[hand].actions.size()) - *place);
  scene.review->belief = believedOf(*then->at(seat).belief()(StopFlag{}), there, position, false);
  return {scene, "review"};
}

}  // namespace giaguaro::test
