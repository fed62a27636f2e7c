// Judges one decision of a seat from its View at that moment, and from nothing else.
//
// First the expert's search says what is best (core/ai/search.h). Where something else was chosen, both are
// played out in worlds that the search has not seen, each world for both and with the same luck: the search's
// figure of its best is too high, since it is the highest of several, and would find losses where none are.
// Worlds come in batches, each from beliefs formed anew (BatchedMean). More are drawn where the mark depends
// on it.
//
// Bids that a Mind values in a way of its own (Mind::call) are compared that way; what they change for others
// is not told then.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/ai/ending.h"
#include "core/ai/player_of.h"
#include "core/ai/score_spread.h"
#include "core/ai/search.h"
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
    Advice advice = Search<G>(view_, search_, frame_.policy, Rng(frame_.rng.next()), stop_).run();
    if (stop_.stopped()) return std::nullopt;
    bool const isBest = advice.action == judged;
    if (!isBest) verdict.best = advice.action;
    verdict.candidates = std::move(advice.candidates);
    if (isBest && !verdict.candidates.empty()) {
      verdict.aim = verdict.candidates.front().chance;
      verdict.mark = Mark::best;
      return verdict;
    }
    if (!compare(advice.action, judged)) return std::nullopt;
    if (batches_ > 0) conclude(verdict, isBest);
    return verdict;
  }

 private:
  using Mind = typename G::Mind;

  static constexpr int leastBatches = 6;
  static constexpr int mostBatches = 24;

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
    while (batches_ < mostBatches) {
      Worlds<G> const worlds(view_, search_.beliefs, frame_.policy, frame_.rng, stop_);
      if (stop_.stopped()) return false;
      if (!worlds.possible()) return true;
      if (!isCompared(worlds, best, chosen)) return false;
      ++batches_;
      if (best == chosen) return true;  // for the chance alone
      if (batches_ >= leastBatches && isSettled(score_.mean(), score_.error(), deviation_)) return true;
    }
    return true;
  }

  // One batch; false: stopped.
  bool isCompared(Worlds<G> const& worlds, Action best, Action chosen) {
    if (!view_.pub.playing()) {
      Actions both;
      both.push(best);
      if (chosen != best) both.push(chosen);
      auto const draw = [&worlds](Rng& rng) { return worlds.draw(rng); };
      if (std::optional<Advice> const called = Mind::call(view_, both, draw, batchWorlds_, frame_.rng, stop_))
        return isCalled(*called, best, chosen);
    }
    for (int i = 0; i < batchWorlds_; ++i) {
      if (stop_.stopped()) return false;
      G const world = worlds.draw(frame_.rng);
      Rng const luck(frame_.rng.next());
      Ended const with = playedOut(world, chosen, luck);
      add(with, chosen == best ? with : playedOut(world, best, luck));
    }
    endBatch();
    return true;
  }

  struct Ended {
    PerSeat scores{};
    int success = 0;
  };

  Ended playedOut(G hand, Action action, Rng luck) {
    typename Mind::Memory memory = frame_.memory;
    if (action.kind == Action::Kind::play) memory.see(hand.pub, action.card());
    hand.apply(action, nullptr);
    Outcome const reached = frame_.outcome(hand, memory, luck);
    if (batches_ == 0) findDeviation(hand);
    return {reached.scores, Mind::succeeded(hand, view_.seat) ? 1 : 0};
  }

  // While cards are played a seat knows its role, and it is the same in every world; before, it has none.
  void findDeviation(G const& over) {
    if (deviation_ > 0) return;
    std::string_view const role = view_.pub.playing() ? over.pub.result().parts[at(view_.seat)].role : "";
    deviation_ = deviationOf(scoreSpreads<G>(), view_.context.players, role);
  }

  void add(Ended const& with, Ended const& best) {
    for (std::size_t seat = 0; seat < effects_.size(); ++seat)
      effects_[seat].add(with.scores[seat] - best.scores[seat]);
    score_.add(best.scores[at(view_.seat)] - with.scores[at(view_.seat)]);
    chance_.add(with.success - best.success);
    aim_.add(with.success);
  }

  bool isCalled(Advice const& called, Action best, Action chosen) {
    if (!called.action.valid()) return false;
    auto const of = [&called](Action action) {
      return *std::find_if(called.candidates.begin(), called.candidates.end(),
                           [action](Candidate const& one) { return one.action == action; });
    };
    Candidate const with = of(chosen);
    Candidate const without = of(best);
    deviation_ = deviationOf(scoreSpreads<G>(), view_.context.players, "");
    for (BatchedMean& effect : effects_) effect.add(0);
    score_.add(without.score - with.score);
    chance_.add(with.chance - without.chance);
    aim_.add(with.chance);
    endBatch();
    return true;
  }

  void endBatch() {
    for (BatchedMean* mean : {&score_, &chance_, &aim_}) mean->endBatch();
    for (BatchedMean& effect : effects_) effect.endBatch();
  }

  void conclude(Verdict& verdict, bool isBest) const {
    verdict.aim = aim_.mean();
    verdict.mark = Mark::best;
    if (isBest) return;
    verdict.error = score_.error();
    verdict.chance = chance_.mean();
    if (score_.mean() <= 0) return;
    verdict.loss = score_.mean();
    for (std::size_t seat = 0; seat < effects_.size(); ++seat) verdict.effects[seat] = effects_[seat].mean();
    verdict.effects[at(view_.seat)] = -verdict.loss;
    verdict.mark = markOf(verdict.loss, verdict.error, deviation_);
  }

  View<G> const& view_;
  SearchSettings search_;
  int batchWorlds_;
  StopFlag const& stop_;
  SearchFrame<G> frame_;
  double deviation_ = 0;
  int batches_ = 0;
  BatchedMean score_{};  // of the best less that of what was chosen
  BatchedMean chance_{};
  BatchedMean aim_{};
  std::array<BatchedMean, mostSeats> effects_{};
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
