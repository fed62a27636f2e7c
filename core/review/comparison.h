// Plays out what was chosen and what is held against it, in the same worlds and with the same luck, and finds how far
// they are apart: for a seat that decides (core/review/judge.h), or with all cards open (core/review/open_cards.h).
//
// Worlds come in batches (BatchedMean); where they are from is the caller's affair. Bids that a Mind values in a way of
// its own (Mind::call) are compared that way; what they change for others is not told then.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "core/ai/score_spread.h"
#include "core/ai/search_frame.h"
#include "core/review/verdict.h"

namespace giaguaro {

// Plays on until cards are played: everybody speaks and puts aside by the rules of thumb of the Mind, but `seat` does what
// was best for it as soon as it may. For who has chosen something else: in an auction that comes round again, or with
// several cards to put aside, what was best is put off, and not lost.
template <Minded G>
void makeUpFor(Action best, Seat seat, G& hand, Rng& luck) {
  while (!hand.pub.over() && !hand.pub.playing()) {
    Seat const turn = hand.pub.toAct();
    typename G::Private const& own = hand.own(turn);
    // Asked for in any case, so that the luck stays in step with that of what is compared.
    Action const usual = G::Mind::speak(hand.pub, own, luck);
    Actions const legal = turn == seat ? G::legal(hand.pub, own) : Actions{};
    bool const may = std::find(legal.begin(), legal.end(), best) != legal.end();
    hand.apply(may ? best : usual, nullptr);
  }
}

template <Minded G>
class Comparison {
 public:
  // The frame outlives it, and its random numbers are used. The seat of its view is the one to act.
  Comparison(SearchFrame<G>& frame, int batchWorlds) : frame_(frame), batchWorlds_(batchWorlds) {}

  // One batch; false: stopped, and nothing can be told.
  bool add(WorldSource<G> const& draw, Action best, Action chosen) {
    if (!frame_.view.pub.playing()) {
      Actions both;
      both.push(best);
      if (chosen != best) both.push(chosen);
      if (std::optional<Advice> const called =
              Mind::call(frame_.view, both, draw, batchWorlds_, frame_.rng, frame_.stop))
        return addCalled(*called, best, chosen);
    }
    for (int i = 0; i < batchWorlds_; ++i) {
      if (frame_.stop.stopped()) return false;
      G const world = draw(frame_.rng);
      Rng const luck(frame_.rng.next());
      Ended const with = playedOut(world, chosen, best, luck);
      count(with, chosen == best ? with : playedOut(world, best, best, luck));
    }
    endBatch();
    return true;
  }

  int batches() const { return batches_; }
  // Once there are two batches. Scores are of the best less those of what was chosen, chances the other way.
  double loss() const { return score_.mean(); }
  double error() const { return score_.error(); }
  double chance() const { return chance_.mean(); }
  double aim() const { return aim_.mean(); }
  double score() const { return reached_.mean(); }  // of what was chosen
  int worlds() const { return batches_ * batchWorlds_; }
  double effect(std::size_t seat) const { return effects_[seat].mean(); }
  Mark mark() const { return markOf(loss(), error(), deviation_); }
  bool isSettled() const { return giaguaro::isSettled(loss(), error(), deviation_); }

 private:
  using Mind = typename G::Mind;

  struct Ended {
    PerSeat scores{};
    int success = 0;
  };

  static constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

  Ended playedOut(G hand, Action action, Action best, Rng luck) {
    typename Mind::Memory memory = frame_.memory;
    if (action.kind == Action::Kind::play) memory.see(hand.pub, action.card());
    hand.apply(action, nullptr);
    if (action != best) makeUpFor(best, frame_.view.seat, hand, luck);
    Outcome const reached = frame_.outcome(hand, memory, luck);
    if (batches_ == 0) findDeviation(hand);
    return {reached.scores, Mind::succeeded(hand, frame_.view.seat) ? 1 : 0};
  }

  // While cards are played a seat knows its role, and it is the same in every world; before, it has none.
  void findDeviation(G const& over) {
    if (deviation_ > 0) return;
    View<G> const& view = frame_.view;
    std::string_view const role = view.pub.playing() ? over.pub.result().parts[at(view.seat)].role : "";
    deviation_ = deviationOf(scoreSpreads<G>(), view.context.players, role);
  }

  void count(Ended const& with, Ended const& best) {
    std::size_t const own = at(frame_.view.seat);
    for (std::size_t seat = 0; seat < effects_.size(); ++seat)
      effects_[seat].add(with.scores[seat] - best.scores[seat]);
    score_.add(best.scores[own] - with.scores[own]);
    reached_.add(with.scores[own]);
    chance_.add(with.success - best.success);
    aim_.add(with.success);
  }

  bool addCalled(Advice const& called, Action best, Action chosen) {
    if (!called.action.valid()) return false;
    auto const of = [&called](Action action) {
      return *std::find_if(called.candidates.begin(), called.candidates.end(),
                           [action](Candidate const& one) { return one.action == action; });
    };
    Candidate const with = of(chosen);
    Candidate const without = of(best);
    deviation_ = deviationOf(scoreSpreads<G>(), frame_.view.context.players, "");
    for (BatchedMean& effect : effects_) effect.add(0);
    score_.add(without.score - with.score);
    reached_.add(with.score);
    chance_.add(with.chance - without.chance);
    aim_.add(with.chance);
    endBatch();
    return true;
  }

  void endBatch() {
    for (BatchedMean* mean : {&score_, &reached_, &chance_, &aim_}) mean->endBatch();
    for (BatchedMean& effect : effects_) effect.endBatch();
    ++batches_;
  }

  SearchFrame<G>& frame_;
  int batchWorlds_;
  double deviation_ = 0;
  int batches_ = 0;
  BatchedMean score_{};  // of the best less that of what was chosen
  BatchedMean reached_{};
  BatchedMean chance_{};
  BatchedMean aim_{};
  std::array<BatchedMean, mostSeats> effects_{};
};

}  // namespace giaguaro
