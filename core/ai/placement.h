// Where hidden cards may lie, and where they do in one world: plain values between a game's knowledge
// (Game::facts) and the sampler of worlds (core/ai/placement_sampler.h).
#pragma once

#include <algorithm>
#include <array>

#include "core/cards/card_set.h"
#include "core/rules/fixed_list.h"
#include "core/rules/game.h"
#include "core/rules/seat.h"

namespace giaguaro {

// A place for `count` hidden cards: in a seat's hand, or aside (nobody's) where no seat holds them. A seat
// may have several places, for facts like "ten trumps at least": their `may` are disjoint then.
struct Place {
  Seat seat = nobody;
  CardSet may{};
  int count = 0;

  bool operator==(Place const&) const = default;
};

// All places of one case of what may be: every hidden card lies in one of them, and each is filled.
using Places = FixedList<Place, 12>;

// One world: what every seat holds now (the viewer's own cards too), what else lies apart (mostHoldings), and
// what lies aside unseen.
struct Placement {
  std::array<CardSet, mostHoldings> hands{};
  CardSet aside{};
  std::uint64_t order = 0;  // what the order of cards that lie face down follows from, where it matters

  std::array<CardSet, mostSeats> ofSeats() const {
    std::array<CardSet, mostSeats> held{};
    std::copy_n(hands.begin(), held.size(), held.begin());
    return held;
  }

  bool operator==(Placement const&) const = default;
};

// The places that facts about single cards leave; none for the viewer, whose cards are known.
inline Places placesOf(Facts const& facts) {
  Places places;
  for (std::size_t seat = 0; seat < facts.count.size(); ++seat)
    if (facts.count[seat] > 0) places.push({static_cast<Seat>(seat), facts.may[seat], facts.count[seat]});
  if (facts.stockCount > 0) places.push({nobody, facts.mayStock, facts.stockCount});
  return places;
}

}  // namespace giaguaro
