// The rows of cards that a person goes through with keys: the hand, and where seats have piles what lies uncovered in
// one's own and, to be read only, in the other's.
#pragma once

#include <vector>

#include "ui/scene/table_scene.h"

namespace giaguaro {

struct CardSpot {
  enum class Row : std::uint8_t { hand, own, other };
  Card card{};
  Row row = Row::hand;
  int place = 0;           // in the hand; of piles which one, from 0
  bool lower = true;       // in the lower row of piles, or in the hand
  bool coversOne = false;  // a card lies face down beneath it
  bool justTurned = false;

  // From below: the hand, the lower row, the upper one.
  int level() const { return row == Row::hand ? 0 : lower ? 1 : 2; }

  bool operator==(CardSpot const&) const = default;
};

// A seat's piles as they are shown now: what was turned after a trick lies covered until the trick has been looked at.
std::vector<Seen::Pile> pilesShown(TableScene const& scene, Seat seat);

// From left to right, row by row. Where nobody holds a hand here, all piles are to be read only.
std::vector<CardSpot> cardSpots(TableScene const& scene);

}  // namespace giaguaro
