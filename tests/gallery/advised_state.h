// A moment in which the viewer is asked for a card, with what the strongest player advises there and why.
#pragma once

#include <optional>

#include "app/desktop/command_line.h"
#include "app/desktop/scenes/scene.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"

namespace giaguaro::test {

struct Advised {
  State state;
  Advice advice;
};

// What is advised is surely better than all else, and by as much as can be seen.
inline bool isClear(Advice const& advice) {
  if (advice.candidates.size() < 2) return false;
  Candidate const& best = advice.candidates[0];
  Candidate const& next = advice.candidates[1];
  return advice.action == best.action && best.worth - next.worth > 3 * next.error &&
         best.score - next.score > 0.3;
}

// The first, past two tricks and with cards on the table, in which one card is surely better than what looks natural,
// so that there is something to be said; of several such rather one where choices differ clearly. Nothing: none came in many
// hands.
inline std::optional<Advised> advisedState(Set const& set) {
  constexpr int mostHands = 20;
  constexpr std::size_t mostTricks = 5;
  constexpr std::ptrdiff_t leastLegal = 2;
  constexpr int mostCompared = 12;  // after the first
  std::optional<Advised> first;
  int compared = 0;
  MatchPlan const plan = giaguaro::planOf(*lineOfSet(set, "en", 7).match, {}, usualAvatar);
  auto const table = openTable(plan.setup);
  while (table->handNumber() < mostHands && !table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      bool const asked = table->playing() && table->toAct() == plan.viewer();
      Seen const seen = table->at(plan.viewer()).seen();
      if (asked && seen.tricks.size() >= 2 && seen.tricks.size() <= mostTricks &&
          seen.trick.cards.size() >= 2 && std::ranges::count_if(seen.offers, &Offer::legal) >= leastLegal) {
        Advice advice = table->thought("expert:4000it/choices=3/why")(StopFlag{});
        using enum Reason::Kind;
        bool const tells = advice.reason != nullptr && !advice.reason->sentences.empty() &&
                           advice.reason->kind != equal && advice.reason->kind != close &&
                           advice.reason->kind != alone && advice.reason->kind != aimAlone;
        bool const last = first && ++compared >= mostCompared;
        if (tells && (!first || isClear(advice))) {
          bool const clear = isClear(advice);
          first = Advised{.state = {giaguaro::sceneOf(table->at(plan.viewer()), plan, rowsOf(table->record()),
                                                      {.mayAct = true, .mayUndo = true, .mayHint = true}),
                                    "a hint"},
                          .advice = std::move(advice)};
          if (clear) return first;
        }
        if (last) return first;
      }
      table->apply(table->thought("greedy")(StopFlag{}).action);
    }
  }
  return first;
}

}  // namespace giaguaro::test
