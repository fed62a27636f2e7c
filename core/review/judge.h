// Judges one decision of a seat from its View at that moment, and from nothing else.
//
// First the expert's search says what is best (core/ai/search.h). Where something else was chosen, both are
// played out in worlds that the search has not seen, each world for both and with the same luck: the search's
// figure of its best is too high, since it is the highest of several, and would find losses where none are.
// Worlds come in batches, each from beliefs formed anew (BatchedMean). More are drawn where the mark depends
// on it.
//
// Whatever is compared with the best is so in the same worlds as anything else would be: a hint that shows three cards
// (figures()) and the verdict on one of them say the same of it.
//
// Bids that a Mind values in a way of its own (Mind::call) are compared that way; what they change for others
// is not told then.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "core/ai/ending.h"
#include "core/ai/player_of.h"
#include "core/ai/search.h"
#include "core/review/comparison.h"
#include "core/review/verdict.h"

namespace giaguaro {

// The expert's, with as many iterations and no clock. Where they are few, beliefs rest on fewer worlds too.
template <Minded G>
SearchSettings reviewSearch(ReviewSettings const& settings) {
  PlayerSpec spec;
  spec.level = Level::expert;
  spec.iterations = settings.iterations;
  SearchSettings search = settingsFor<G>(spec);
  search.beliefs.candidates = std::clamp(settings.iterations / 2, 1, search.beliefs.candidates);
  search.leastWorldsOfACall = std::max(search.leastWorldsOfACall, settings.iterations / 12);
  search.heeds = false;  // a decision is judged by its figures, whatever somebody wished
  return search;
}

// How many worlds there are in a batch.
inline int worldsOfBatch(ReviewSettings const& settings) { return std::max(4, settings.iterations / 24); }

template <Minded G>
  requires Endable<G>
class Judge {
 public:
  // What they refer to outlives it. The seat of the view is the one to act.
  Judge(View<G> const& view, ReviewSettings const& settings, Rng const& rng, StopFlag const& stop)
      : view_(view),
        search_(reviewSearch<G>(settings)),
        batchWorlds_(worldsOfBatch(settings)),
        stop_(stop),
        frame_{view, search_, Policy<G>::learned(), rng, stop} {}

  // Nothing: it was stopped.
  std::optional<Verdict> verdict(Action chosen) {
    Verdict verdict{.best = chosen};
    if (G::legal(view_.pub, *view_.own).size() < 2) return verdict;
    Action const judged = amongConsidered(chosen);
    Advice const* const advice = search();
    if (advice == nullptr) return std::nullopt;
    bool const isBest = advice->action == judged;
    if (!isBest) verdict.best = advice->action;
    verdict.candidates = advice->candidates;
    for (Candidate& each : verdict.candidates)
      if (each.action == judged) each.action = chosen;
    if (isBest) {
      if (verdict.candidates.empty()) return verdict;
      verdict.aim = verdict.candidates.front().chance;
      verdict.mark = Mark::best;
      return verdict;
    }
    if (!compare(advice->action, judged)) return std::nullopt;
    if (comparison_->batches() > 0) conclude(verdict);
    return verdict;
  }

  // What is best, with figures of it also where there was nothing to choose between; none where no world could be drawn.
  // Null: it was stopped.
  Advice const* search() {
    if (searched_) return &*searched_;
    Rng const own(frame_.rng.next());
    Advice advice = Search<G>(view_, search_, frame_.policy, own, stop_).run();
    if (stop_.stopped()) return nullptr;
    compared_ = frame_.rng;
    if (advice.candidates.empty()) {
      if (!compare(advice.action, advice.action)) return nullptr;
      if (comparison_->batches() > 0)
        advice.candidates.push_back({.action = advice.action,
                                     .score = comparison_->score(),
                                     .chance = comparison_->aim(),
                                     .playouts = comparison_->worlds()});
    }
    searched_ = std::move(advice);
    return &*searched_;
  }

  // Of the best, of these, and of more up to `count`, each as the verdict on it has it, and in that order; `worth` tells by
  // its mark whether it is surely worse. Nothing: it was stopped.
  std::optional<std::vector<Candidate>> figures(std::vector<Action> const& wanted, std::size_t count) {
    Advice const* const advice = search();
    if (advice == nullptr) return std::nullopt;
    Actions const legal = G::legal(view_.pub, *view_.own);
    std::vector<Action> actions;
    auto const add = [&](Action action) {
      bool const may = std::find(legal.begin(), legal.end(), action) != legal.end();
      if (may && std::find(actions.begin(), actions.end(), action) == actions.end())
        actions.push_back(action);
    };
    add(advice->action);
    for (Action const action : wanted) add(action);
    for (Candidate const& each : advice->candidates)
      if (actions.size() < count) add(each.action);
    for (Action const action : legal)
      if (actions.size() < count) add(action);
    std::vector<Candidate> figures;
    if (!advice->candidates.empty()) figures.push_back(advice->candidates.front());
    for (Action const action : actions) {
      if (figures.empty() || action == advice->action) continue;
      std::optional<Verdict> const of = verdict(action);
      if (!of) return std::nullopt;
      std::vector<Candidate> const candidates = comparedCandidates(*of, action);
      auto const found = std::find_if(candidates.begin(), candidates.end(),
                                      [action](Candidate const& each) { return each.action == action; });
      if (found == candidates.end()) continue;
      Candidate& figure = figures.emplace_back(*found);
      figure.error = 0;
      figure.worth = figures.front().worth - (of->mark.value_or(Mark::best) == Mark::best ? 0 : 1);
    }
    return figures;
  }

  // Of cards that are the same a Mind thinks about one (Mind::considered): that one.
  Action amongConsidered(Action chosen) const {
    Actions const considered = Mind::considered(view_);
    bool const known = std::find(considered.begin(), considered.end(), chosen) != considered.end();
    if (known || chosen.kind != Action::Kind::play) return chosen;
    Action same = chosen;
    int nearest = 0;
    for (Action const action : considered) {
      if (!areSame(chosen.card(), action.card())) continue;
      int const distance = std::abs(action.card().strength() - chosen.card().strength());
      if (same != chosen && distance >= nearest) continue;
      same = action;
      nearest = distance;
    }
    return same;
  }

 private:
  using Mind = typename G::Mind;

  static constexpr int leastBatches = 6;
  static constexpr int mostBatches = 24;

  // Whether no card that others may hold, or that lies in the trick, is between them.
  bool areSame(Card a, Card b) const {
    if (a.suit() != b.suit() || !Ending<G>::alike(a, b)) return false;
    auto const [low, high] = std::minmax(a, b);
    CardSet between = CardSet::above(low) - CardSet::above(high);
    between.erase(high);
    return (between & (G::facts(view_).unseen | trick())).empty();
  }

  // The cards on the table.
  CardSet trick() const {
    CardSet played;
    int count = 0;
    for (Done const& done : view_.history) {
      if (done.action.kind != Action::Kind::play) continue;
      if (count++ % Ending<G>::players(view_.pub) == 0) played = {};
      played.insert(done.action.card());
    }
    return count % Ending<G>::players(view_.pub) == 0 ? CardSet{} : played;
  }

  // False: stopped. No batches: no world could be drawn.
  bool compare(Action best, Action chosen) {
    frame_.rng = *compared_;
    comparison_.emplace(frame_, batchWorlds_);
    while (comparison_->batches() < mostBatches) {
      Worlds<G> const worlds(view_, search_.beliefs, frame_.policy, frame_.rng, stop_);
      if (stop_.stopped()) return false;
      if (!worlds.possible()) return true;
      if (!comparison_->add([&worlds](Rng& rng) { return worlds.draw(rng); }, best, chosen)) return false;
      if (best == chosen) return true;  // for the chance alone
      if (comparison_->batches() >= leastBatches && comparison_->isSettled()) return true;
    }
    return true;
  }

  void conclude(Verdict& verdict) const {
    verdict.mark = Mark::best;
    verdict.error = comparison_->error();
    // From the same chance of the best, whatever is compared with it.
    double const best = verdict.candidates.empty() ? 0 : verdict.candidates.front().chance;
    verdict.aim = std::clamp(best + comparison_->chance(), 0.0, 1.0);
    verdict.chance = verdict.aim - best;
    if (comparison_->loss() <= 0) return;
    verdict.loss = comparison_->loss();
    for (std::size_t seat = 0; seat < verdict.effects.size(); ++seat)
      verdict.effects[seat] = comparison_->effect(seat);
    verdict.effects[static_cast<std::size_t>(view_.seat)] = -verdict.loss;
    verdict.mark = comparison_->mark();
  }

  View<G> const& view_;
  SearchSettings search_;
  int batchWorlds_;
  StopFlag const& stop_;
  SearchFrame<G> frame_;
  std::optional<Advice> searched_{};
  std::optional<Rng> compared_{};  // what is compared begins with it
  std::optional<Comparison<G>> comparison_{};
};

// What a seat's score is expected to be from here on, if all play as the expert's playouts do; the seat need
// not be the one to act.
struct Expectation {
  double score = 0;
  double error = 0;

  bool operator==(Expectation const&) const = default;
};

// Nothing: it was stopped.
template <Minded G>
std::optional<Expectation> expectation(View<G> const& view, ReviewSettings const& settings, Rng const& rng,
                                       StopFlag const& stop) {
  constexpr int batches = 8;
  SearchSettings const search = reviewSearch<G>(settings);
  SearchFrame<G> frame{view, search, Policy<G>::learned(), rng, stop};
  BatchedMean mean;
  for (int batch = 0; batch < batches; ++batch) {
    Worlds<G> const worlds(view, search.beliefs, frame.policy, frame.rng, stop);
    if (!stop.stopped() && !worlds.possible()) return Expectation{};
    for (int i = 0; i < worldsOfBatch(settings); ++i) {
      if (stop.stopped()) return std::nullopt;
      G hand = worlds.draw(frame.rng);
      Rng luck(frame.rng.next());
      mean.add(frame.outcome(hand, frame.memory, luck).scores[at(view.seat)]);
    }
    mean.endBatch();
  }
  return Expectation{mean.mean(), mean.error()};
}

}  // namespace giaguaro
