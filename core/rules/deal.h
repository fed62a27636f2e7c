// An explicit deal: every card of the deck somewhere. `stock` is what no seat was dealt, in order
// (a turned-up card first, then the undealt rest; the dog). Nothing random is left once it is known.
#pragma once

#include <array>

#include "core/cards/card_set.h"
#include "core/rules/fixed_list.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Deal {
  std::array<CardSet, mostSeats> hands{};
  FixedList<Card, 52> stock{};

  friend bool operator==(Deal const&, Deal const&) = default;
};

}  // namespace giaguaro
