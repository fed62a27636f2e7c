// The table behind the sampler of worlds (core/ai/placement_sampler.h, which tells the method): positions of
// the walk over the classes of cards, and at each the choices with their weights.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/fixed_list.h"

namespace giaguaro {

inline constexpr std::size_t mostPlaces = 12;
inline constexpr int mostHiddenCards = 80;

// Places by number, as bits.
using PlaceBits = std::uint16_t;
constexpr bool single(PlaceBits places) { return std::has_single_bit(places); }
constexpr bool share(PlaceBits a, PlaceBits b) { return (a & b) != 0; }
template <class F>
constexpr void forEachPlace(PlaceBits places, F const& f) {
  for (unsigned left = places; left != 0; left &= left - 1)
    f(static_cast<std::size_t>(std::countr_zero(left)));
}

// Cards that the same places may hold.
struct CardClass {
  CardSet cards{};
  PlaceBits places = 0;
  int size = 0;
  int first = 0;  // where they are in the sampler's list, one after the other
};

// How many slots each place has.
using Slots = std::array<std::uint8_t, mostPlaces>;

// Fixed once all is added. A walk goes through the steps of one addition, from its first position on.
class PlacementTable {
 public:
  // One choice to make: how many cards of a class `taking` gets, in any of its slots. With it the class may
  // begin, and may end: then `rest` gets what is left of it.
  struct Step {
    std::uint8_t first = 0;  // the class's cards in the sampler's list
    std::uint8_t size = 0;
    PlaceBits taking = 0;  // none: there is nothing to choose
    PlaceBits rest = 0;
    bool begins = false;
    bool ends = false;
  };
  struct Choice {
    double upTo = 0;         // the weights of the position's choices, added up to this one
    std::uint32_t next = 0;  // position
    std::uint8_t count = 0;  // cards for `taking`
  };

  // Adds the steps for these classes of the places `together`; `anywhere` is how many cards will be dealt
  // after them, into any slots that are left. Answers in how many ways the slots for each class can be chosen
  // (0: none; the order of a class's cards in its slots is not counted).
  double add(std::vector<CardClass> classes, PlaceBits together, int anywhere, Slots const& slots);

  std::vector<Step> const& steps() const { return steps_; }
  std::uint32_t positions() const { return static_cast<std::uint32_t>(firstChoice_.size()); }
  std::size_t choices() const { return choices_.size(); }
  // Of a position that is not the end of a walk: from the first choice to the last.
  Choice const* first(std::uint32_t position) const { return choices_.data() + firstChoice_[position]; }
  Choice const* last(std::uint32_t position) const {
    std::size_t const end = position + 1 < firstChoice_.size() ? firstChoice_[position + 1] : choices_.size();
    return choices_.data() + end - 1;
  }

 private:
  class Adding;

  std::vector<Step> steps_;
  std::vector<std::uint32_t> firstChoice_;  // of each position; its choices end where the next one's begin
  std::vector<Choice> choices_;
};

// The number of ways to choose `few` of `many`, up to mostHiddenCards; exact as long as a double can be.
double waysToChoose(int many, int few);

}  // namespace giaguaro
