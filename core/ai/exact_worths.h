// What each card is worth to the seat to act in one world, with best play of all who see everything: its side
// makes as much of that as it can, the others as little. Whoever is of which side, worths of the seats of one
// rise together while the others' fall, so that each seat's best play is its side's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/ai/search_frame.h"
#include "core/ai/solver.h"

namespace giaguaro {

template <Minded G>
  requires Endable<G>
class ExactWorths {
 public:
  // Of the decision of this frame, which outlives it.
  explicit ExactWorths(SearchFrame<G> const& frame) : frame_(frame) {}

  // Whether the world could be solved.
  bool solve(G const& world) {
    constexpr float scale = 1e6F;
    auto const seat = static_cast<std::size_t>(frame_.view.seat);
    auto const inWhole = [&](G const& over, std::size_t of) {
      return static_cast<std::int32_t>(Mind::worths(over, frame_.view.context)[of] * scale);
    };
    unsigned const side = Mind::side(world);
    if (side != 0) {
      int const sign = (side >> seat & 1) != 0 ? 1 : -1;
      auto const solution = solver_.twoSides(
          world, side, [&](G const& over) { return sign * inWhole(over, seat); }, frame_.stop);
      for (auto const& choice : solution.choices)
        worths_[choice.card.code] = static_cast<float>(sign * choice.value) / scale;
      return solution.state == Solving::solved;
    }
    if constexpr (!Ending<G>::hasSides) {
      auto const objective = [&](G const& over) {
        PerSeat values{};
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = inWhole(over, i);
        return values;
      };
      auto const solution = solver_.eachForHimself(world, objective, frame_.stop);
      for (auto const& choice : solution.choices)
        worths_[choice.card.code] = static_cast<float>(choice.value[seat]) / scale;
      return solution.state == Solving::solved;
    }
    return false;
  }

  // In the world that was solved last.
  float of(Card card) const { return worths_[card.code]; }

 private:
  using Mind = typename G::Mind;
  static constexpr int tableSize = 12;

  SearchFrame<G> const& frame_;
  Solver<G> solver_{tableSize};
  std::array<float, 128> worths_{};  // by the card's code
};

}  // namespace giaguaro
