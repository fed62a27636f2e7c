// The searches, once for every game: what is the best thing to do, given what a seat can know. Two forms:
// flat (core/ai/flat_search.h), and a tree over information sets (core/ai/tree_search.h).
//
// Playouts are uniform, or by the learned policy. The last tricks may be solved exactly in each world
// (core/ai/exact_worths.h), in the flat search.
//
// Budgets: iterations (flat: hands played out), or time, whichever ends first. The stop flag and the clock
// are read after each world; a stopped search answers nothing. With a budget of iterations alone the same
// seed gives the same answer. The loops do not allocate.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "core/ai/flat_search.h"
#include "core/ai/search_frame.h"
#include "core/ai/tree_search.h"
#include "core/ai/trick_hearing.h"
#include "core/ai/wish.h"

namespace giaguaro {

template <Minded G>
  requires Endable<G>
class Search {
 public:
  using Mind = typename G::Mind;

  // What they refer to outlives it. The seat of the view is the one to act.
  Search(View<G> const& view, SearchSettings const& settings, Policy<G> const& policy, Rng const& rng,
         StopFlag const& stop)
      : frame_{view, settings, policy, rng, stop} {}

  Advice run() {
    for (Action action : frame_.candidates()) frame_.tallies.push_back({.action = action});
    if (frame_.tallies.size() == 1 && frame_.settings.choices == 0)
      return {.action = frame_.tallies.front().action};
    Worlds<G> const worlds(frame_.view, frame_.settings.beliefs, frame_.policy, frame_.rng, frame_.stop);
    if (frame_.stop.stopped()) return {};
    if (!worlds.possible()) return {.action = G::greedy(frame_.view, frame_.rng)};
    if (frame_.settings.heeds) hearWishes(worlds.holders());
    TrickHearing<G> const hearing(frame_.view, frame_.policy, frame_.memory);
    bool const hears = frame_.settings.beliefs.hears && !hearing.empty();
    Advice advice = over([&](Rng& rng) { return hears ? heard(worlds, hearing, rng) : worlds.draw(rng); });
    advice.facts = G::facts(frame_.view);
    advice.question = Mind::question(frame_.view);
    advice.holders = worlds.holders();
    advice.capped = advice.capped || worlds.capped();
    return advice;
  }

  // The same over worlds from elsewhere.
  Advice runOver(WorldSource<G> const& draw) {
    for (Action action : frame_.candidates()) frame_.tallies.push_back({.action = action});
    if (frame_.tallies.size() == 1) return {.action = frame_.tallies.front().action};
    return over(draw);
  }

 private:
  static constexpr int mostPlayoutsOfACall = 1000;

  // Of worlds drawn alike, those are kept that what was said of this trick makes likely.
  static G heard(Worlds<G> const& worlds, TrickHearing<G> const& hearing, Rng& rng) {
    constexpr int mostTries = 20;
    for (int i = 1;; ++i) {
      G const world = worlds.draw(rng);
      if (i == mostTries || Policy<G>::uniform(rng) < hearing.chance(world, rng)) return world;
    }
  }

  void hearWishes(std::vector<Holder> const& holders) {
    if (!frame_.view.pub.playing() || frame_.view.talk.empty()) return;
    CardSet cards;
    for (Tally const& tally : frame_.tallies)
      if (tally.action.kind == Action::Kind::play) cards.insert(tally.action.card());
    frame_.wished = cardsAsHeard(frame_.view, holders, cards);
  }

  Advice over(WorldSource<G> const& draw) {
    if (!frame_.settings.plain && !frame_.view.pub.playing()) {
      int const playouts = std::min(frame_.settings.budget.iterations, mostPlayoutsOfACall);
      if (std::optional<Advice> called =
              Mind::call(frame_.view, frame_.candidates(), draw, playouts, frame_.rng, frame_.stop))
        return *std::move(called);
    }
    if (frame_.settings.form == SearchForm::flat || frame_.solvesEndings())
      return FlatSearch<G>(frame_).run(draw);
    return TreeSearch<G>(frame_).run(draw);
  }

  SearchFrame<G> frame_;
};

}  // namespace giaguaro
