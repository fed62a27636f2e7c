// Exact endings of additive games (core/ai/ending.h), which bring a search of their own for the side's
// points.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/ai/alpha_beta.h"
#include "core/ai/ending.h"

namespace giaguaro {

// Where only the side's points matter, they are what is searched for: they can be told from those that are
// still to come, so that a position is the same whatever was won before it. The objective of each number of
// points; and the window of those between which it changes.
template <Endable G>
  requires Ending<G>::additive
struct PointsScale {
  template <class Objective>
  PointsScale(G const& hand, Ending<G> const& ending, Objective const& objective, ValueBounds bounds)
      : first(ending.base(hand)), count(ending.open(hand) + 1) {
    G over = hand;
    while (!over.pub.over())
      over.apply(Action::play(G::playable(over.pub, over.own(over.pub.toAct())).lowest()), nullptr);
    for (int i = 0; i < count; ++i) {
      ending.setPoints(over, first + i);
      values[static_cast<std::size_t>(i)] =
          std::clamp(objective(std::as_const(over)), bounds.least, bounds.most);
    }
    least = first;
    most = first + count - 1;
    while (least < most && of(least + 1) == of(least)) ++least;
    while (most > least && of(most - 1) == of(most)) --most;
  }
  std::int32_t of(int points) const {
    return values[static_cast<std::size_t>(std::clamp(points - first, 0, count - 1))];
  }

  int first;
  int count;
  int least = 0;
  int most = 0;
  std::array<std::int32_t, 256> values{};
};

// The search of a game for the points of a side, whose table has room for 2^size positions or so; nothing
// where a game has none.
struct NoPointsSolver {
  explicit NoPointsSolver(int) {}
};
template <class G>
struct PointsSolverOf {
  using Type = NoPointsSolver;
};
template <class G>
  requires Ending<G>::additive
struct PointsSolverOf<G> {
  using Type = typename Ending<G>::PointsSolver;
};

}  // namespace giaguaro
