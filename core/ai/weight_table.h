// Where the weights of a play policy (core/ai/policy.h) lie: in tables, one after the other. A table has a
// weight for each combination of a few small numbers, its axes, the last of which runs fastest.
//
// A place is counted from the first weight of all. What it follows from may be known at different times: `at`
// of the first axes, once for a decision, plus `within` of the last ones, for each card, is `at` of all of
// them. Each number is at least 0 and below the size of its axis; an axis that both leave out counts as 0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace giaguaro {

template <int... sizes>
struct WeightTable {
  static constexpr int size = (1 * ... * sizes);

  int first = 0;

  // Where the next table begins.
  constexpr int end() const { return first + size; }

  // Of the first axes; the others are 0.
  template <class... Numbers>
  constexpr int at(Numbers... numbers) const {
    static_assert(sizeof...(Numbers) <= sizeof...(sizes));
    return first + placed<0>(std::index_sequence_for<Numbers...>(), numbers...);
  }
  // Of the last axes, counted from where the others stand.
  template <class... Numbers>
  static constexpr int within(Numbers... numbers) {
    static_assert(sizeof...(Numbers) <= sizeof...(sizes));
    return placed<sizeof...(sizes) - sizeof...(Numbers)>(std::index_sequence_for<Numbers...>(), numbers...);
  }

 private:
  // How far apart neighbours on an axis lie.
  static constexpr int step(std::size_t axis) {
    constexpr std::array<int, sizeof...(sizes)> all{sizes...};
    int apart = 1;
    for (std::size_t later = axis + 1; later < all.size(); ++later) apart *= all[later];
    return apart;
  }
  template <int apart>
  static constexpr int far(int number) {
    return apart * number;
  }
  template <std::size_t firstAxis, std::size_t... axes, class... Numbers>
  static constexpr int placed(std::index_sequence<axes...>, Numbers... numbers) {
    return (0 + ... + far<step(firstAxis + axes)>(numbers));
  }
};

// Places as a policy takes them, one of each group.
template <class... Places>
constexpr std::array<std::uint16_t, sizeof...(Places)> weightPlaces(Places... places) {
  return {static_cast<std::uint16_t>(places)...};
}

}  // namespace giaguaro
