// Exact endings of each for himself: max^n. The objective is a number for each seat. A seat chooses
//   1. what is best for itself; among equals
//   2. what is worst for the others together; among equals
//   3. what leaves the best of the others with the least; among equals
//   4. its card with the lowest code.
// The rule is a part of the answer: what a hand is worth depends on it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/ai/solver_frame.h"

namespace giaguaro {

template <Endable G>
class MaxN {
 public:
  using Frame = SolverFrame<G>;
  using Bits = typename Frame::Bits;
  using Objective = typename Frame::template Objective<PerSeat>;

  // Of the solve that the frame has begun; both outlive it.
  MaxN(Frame& frame, Objective objective) : frame_(frame), objective_(objective) {}

  // What the position is worth. `hand` is played on.
  PerSeat visit(G& hand, Bits left) {
    if (!frame_.playForced(hand, left)) return frame_.stopped() ? PerSeat{} : objective_(hand);
    bool const remembers = hand.pub.trick.count == 0;
    std::uint64_t const standing = remembers ? frame_.standingOf(hand) : 0;
    if (remembers)
      if (Entry const& entry = frame_.place(left, standing); frame_.holds(entry, left, standing))
        return entry.values;

    Seat const seat = hand.pub.toAct();
    PerSeat best{};
    bool any = false;
    for (Move const& move : frame_.movesOf(hand)) {
      G next = hand;
      Bits nextLeft = left;
      frame_.play(next, move.card(), nextLeft);
      PerSeat const value = visit(next, nextLeft);
      if (frame_.stopped()) return {};
      if (!any || prefers(seat, value, best)) best = value;
      any = true;
    }
    if (remembers) frame_.place(left, standing) = {left, standing, best, frame_.turn(), Card{}};
    return best;
  }

  // By the first three rules; the fourth is the order in which cards are tried.
  static bool prefers(Seat seat, PerSeat const& a, PerSeat const& b) {
    auto const own = static_cast<std::size_t>(seat);
    if (a[own] != b[own]) return a[own] > b[own];
    auto const others = [own](PerSeat const& values) {
      std::int64_t sum = 0;
      std::int32_t most = std::numeric_limits<std::int32_t>::min();
      for (std::size_t other = 0; other < values.size(); ++other) {
        if (other == own) continue;
        sum += values[other];
        most = std::max(most, values[other]);
      }
      return std::pair(sum, most);
    };
    return others(a) < others(b);
  }

 private:
  using Entry = typename Frame::Entry;
  using Move = typename Frame::Move;

  Frame& frame_;
  Objective objective_;
};

}  // namespace giaguaro
