// How players of French Tarot bid, by the margins that they see in their hands: as evidence of what they
// hold, and for quick bids in playouts. Margins are in points (tarotGreedy::marginsOf).
// From which of them a player bids itself, however bold: greedy_auction.cpp, Courage.
#pragma once

#include <array>

#include "core/games/tarot/greedy.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotBidding {

// In the order in which they rank; each has its place in Bidding::from.
inline constexpr std::array contracts{Tarot::Contract::small, Tarot::Contract::guard,
                                      Tarot::Contract::without, Tarot::Contract::against,
                                      Tarot::Contract::slam};
constexpr std::size_t placeOf(Tarot::Contract contract) { return static_cast<std::size_t>(contract) - 1; }

// The margin at which a player bids each contract as often as not, and how far players differ about it.
struct Bidding {
  std::array<double, contracts.size()> from;
  double spread;
};
// As it is fitted (fitted.cpp).
Bidding const& biddingOf(int players);

// Of those margins the one that counts for a contract.
double marginOf(tarotGreedy::Margins const& margins, Tarot::Contract contract);

// The chance that a player with these margins says this (none: passes) over what stands: a player's courage
// of the moment is logistic, and it bids the highest contract that this reaches.
double chanceOf(Bidding const& bidding, tarotGreedy::Margins const& margins, Tarot::Public const& pub,
                Tarot::Contract standing, Tarot::Contract bid);

}  // namespace giaguaro::tarotBidding
