// Exact endings: what a hand is worth where all cards are known and everybody plays their best, and what each
// card of the seat to act is worth. Written once over the Game concept; what it must know of a game besides
// its rules is in its Ending (core/ai/ending.h).
//
// Two sides: alpha-beta (core/ai/alpha_beta.h), or, in additive games, a search of the game's own for points
// (core/ai/points_scale.h). Each for himself: max^n, where a rule breaks ties (core/ai/max_n.h).
//
// An objective must tell hands apart by nothing but their figures (of sides where there are sides), as
// Ending::standing has it; in an additive game it must not fall as the side's points rise.
//
// Answers are exact and always the same, whatever was solved before (core/ai/solver_frame.h). Nothing is
// allocated after the constructor. A solver belongs to one thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/ai/alpha_beta.h"
#include "core/ai/max_n.h"
#include "core/ai/points_scale.h"
#include "core/ai/solver_frame.h"

namespace giaguaro {

enum class Solving : std::uint8_t {
  solved,
  stopped,  // by the flag: there is no answer
  refused   // no card is to be played here, or more than `Solver::mostCards` are left
};

// Of `Value` std::int32_t (two sides) or PerSeat (each for himself).
template <class Value>
struct Solution {
  struct Choice {
    Card card{};
    Value value{};
    bool operator==(Choice const&) const = default;
  };

  Solving state = Solving::refused;
  Value value{};                    // with best play of all
  Card best{};                      // leads to it; of several the lowest
  FixedList<Choice, 24> choices{};  // every card that may be played, in ascending order
  std::uint64_t nodes = 0;          // positions looked at
};

template <Endable G>
class Solver {
 public:
  static constexpr int mostCards = SolverFrame<G>::mostCards;
  using Line = FixedList<Card, mostCards>;

  // Room for 2^size positions of 48 bytes; for an additive game as much as its own search makes of it.
  explicit Solver(int size = 15) : frame_(Ending<G>::additive ? 0 : std::size_t{1} << size), points_(size) {}

  // `side`: seats as bits. The objective takes a hand that is over and returns std::int32_t.
  template <class Objective>
  Solution<std::int32_t> twoSides(G const& hand, unsigned side, Objective const& objective,
                                  StopFlag const& stop = {}, ValueBounds bounds = {}) {
    if (!frame_.begin(hand, side, stop)) return {};
    auto const prefers = [this](Seat seat, std::int32_t a, std::int32_t b) {
      return frame_.ofSide(seat) ? a > b : a < b;
    };
    if constexpr (Ending<G>::additive) {
      PointsScale<G> const scale(hand, frame_.ending(), objective, bounds);
      points_.begin(hand, side, stop);
      return solve<std::int32_t>(hand, points_, prefers, [&](G& next, Bits) {
        int const won = frame_.ending().base(next);
        return scale.of(won + points_.points(next, scale.least - won, scale.most - won));
      });
    } else {
      AlphaBeta<G> search(frame_, Frame::template objectiveOf<std::int32_t>(objective));
      return solve<std::int32_t>(hand, frame_, prefers, [&](G& next, Bits left) {
        return std::clamp(search.visit(next, left, bounds.least, bounds.most), bounds.least, bounds.most);
      });
    }
  }

  // The objective takes a hand that is over and returns PerSeat.
  template <class Objective>
  Solution<PerSeat> eachForHimself(G const& hand, Objective const& objective, StopFlag const& stop = {})
    requires(!Ending<G>::hasSides)
  {
    if (!frame_.begin(hand, 0, stop)) return {};
    MaxN<G> search(frame_, Frame::template objectiveOf<PerSeat>(objective));
    return solve<PerSeat>(hand, frame_, &MaxN<G>::prefers,
                          [&](G& next, Bits left) { return search.visit(next, left); });
  }

  // The best card of each position in turn, to the end of the hand. Empty: stopped, or refused.
  template <class Objective>
  Line twoSidesLine(G const& hand, unsigned side, Objective const& objective, StopFlag const& stop = {}) {
    return line(hand, [&](G const& now) { return twoSides(now, side, objective, stop); });
  }
  template <class Objective>
  Line eachForHimselfLine(G const& hand, Objective const& objective, StopFlag const& stop = {})
    requires(!Ending<G>::hasSides)
  {
    return line(hand, [&](G const& now) { return eachForHimself(now, objective, stop); });
  }

 private:
  using Frame = SolverFrame<G>;
  using Bits = typename Frame::Bits;

  // `searched` knows whether it was stopped, and how many positions it has looked at.
  template <class Value, class Searched, class Prefers, class Visit>
  Solution<Value> solve(G const& hand, Searched const& searched, Prefers const& prefers,
                        Visit const& visitNext) {
    Solution<Value> solution;
    Seat const seat = hand.pub.toAct();
    CardSet const own = G::playable(hand.pub, hand.own(seat));
    CardSet const others = frame_.rivals(hand, seat);
    for (Card card : own) {
      if (!solution.choices.empty() && frame_.same(solution.choices.back().card, card, others)) {
        solution.choices.push({card, solution.choices.back().value});
        continue;
      }
      G next = hand;
      Bits left = frame_.all();
      frame_.play(next, card, left);
      Value const value = visitNext(next, left);
      if (searched.stopped()) {
        solution = {};
        solution.state = Solving::stopped;
        solution.nodes = searched.nodes();
        return solution;
      }
      if (solution.choices.empty() || prefers(seat, value, solution.value)) {
        solution.value = value;
        solution.best = card;
      }
      solution.choices.push({card, value});
    }
    solution.state = Solving::solved;
    solution.nodes = searched.nodes();
    return solution;
  }

  template <class Solve>
  Line line(G hand, Solve const& solveNow) {
    Line line;
    while (!hand.pub.over()) {
      auto const solution = solveNow(hand);
      if (solution.state != Solving::solved) return {};
      line.push(solution.best);
      hand.apply(Action::play(solution.best), nullptr);
    }
    return line;
  }

  Frame frame_;
  typename PointsSolverOf<G>::Type points_;
};

}  // namespace giaguaro
