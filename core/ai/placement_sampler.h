// Draws worlds: puts the hidden cards into their places, every placement that fits being equally likely. By
// counting, never by trying again: hidden voids may leave one placement in a million shuffles.
//
// Method. Cards that the same places may hold form a class. A place is `count` slots; what is drawn is a
// matching of cards to slots, and each placement stands for equally many of them (the product of the counts'
// factorials). A class that any place may hold needs no thought: it is dealt last, into whatever is left. The
// other classes are dealt one after the other, and of what is left only this matters: how many slots each
// group of places has free, where a group is the places that are alike to all classes still to come. So the
// number of ways to go on is a sum over a table of few positions, found from the last class to the first, and
// drawing walks the classes with these numbers as weights. Places that share no class, even over others, get
// tables of their own. This is dynamic programming for the permanent of a matrix with few different rows;
// drawing from counts: Nijenhuis and Wilf, "Combinatorial Algorithms", 1978. Leaving out what later classes
// cannot tell apart is our own; no source is known to us.
//
// Numbers are doubles: a chance is off by some 1e-15 of itself, nothing else is approximate.
//
// Cost. Where a single class is left when cards with one place only are put there: no table, no allocation, a
// fifth of a microsecond. Else the table has positions times counts to choose from: dozens in most views of
// our games, some hundreds or thousands in a few (3 to 100 microseconds); four seats of 12 cards and more,
// each barred from other suits and other trumps, can take 100,000 and milliseconds. A draw takes about one
// random number a card and one a choice, and does not allocate.
#pragma once

#include <array>
#include <cstdint>

#include "core/ai/placement.h"
#include "core/ai/placement_table.h"
#include "core/rules/random.h"

namespace giaguaro {

// Fixed once built: any number of threads may draw, each with its own stream.
class PlacementSampler {
 public:
  // Each card of `hidden` goes to exactly one place, each place gets `count` of them, all in its `may`. The
  // places of one seat (and those aside) have disjoint `may`. No count is negative.
  PlacementSampler(Places const& places, CardSet hidden);

  // How many placements there are; 0: none, and then nothing can be drawn. Also where the counts do not add
  // up to the hidden cards.
  double ways() const { return ways_; }

  // Adds the hidden cards to what `placement` holds. Wants ways() > 0.
  void draw(Rng& rng, Placement& placement) const;

  // The size of the table, for measurements.
  std::size_t choices() const { return table_.choices(); }

 private:
  class Dividing;
  class Drawing;

  // Places that share classes, directly or over others.
  struct Part {
    std::size_t firstStep = 0;
    std::size_t steps = 0;
    std::uint32_t start = 0;                       // position
    CardClass anywhere{};                          // what any of them may hold
    FixedList<std::uint8_t, mostPlaces> places{};  // the one with most slots last
  };

  double ways_ = 0;
  Places places_;
  std::array<CardSet, mostPlaces> fixed_{};    // cards with one place only
  Slots slots_{};                              // beyond those
  std::array<Card, mostHiddenCards> cards_{};  // class by class
  FixedList<Part, mostPlaces> parts_;
  PlacementTable table_;
};

// Whether the hidden cards lie in `placement` as these places want it. Other cards there do not matter.
bool satisfies(Places const& places, CardSet hidden, Placement const& placement);

}  // namespace giaguaro
