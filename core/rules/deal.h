// An explicit deal: every card of the deck somewhere. `stock` is what no seat was dealt, in order
// (a turned-up card first, then the undealt rest; the dog). Nothing random is left once it is known.
//
// Where there are piles each seat is dealt as many, of two cards each, the lower one face down.
#pragma once

#include <array>

#include "core/cards/card_set.h"
#include "core/rules/fixed_list.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct DealtPile {
  Card under{};  // face down: known to nobody until it is turned
  Card top{};    // face up

  friend bool operator==(DealtPile const&, DealtPile const&) = default;
};

struct Deal {
  std::array<CardSet, mostSeats> hands{};
  FixedList<Card, 52> stock{};
  FixedList<DealtPile, 24> piles{};  // the seats' piles, one seat after the other; empty: nobody has any

  friend bool operator==(Deal const&, Deal const&) = default;
};

}  // namespace giaguaro
