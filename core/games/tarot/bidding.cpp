// Figures of how others bid; from which margin computer players bid themselves: greedy_auction.cpp.
#include "core/games/tarot/bidding.h"

#include <algorithm>
#include <cmath>

namespace giaguaro::tarotBidding {

using Contract = Tarot::Contract;

namespace {

// Of each table (tarotGreedy::fittedTables).
constexpr std::array<Bidding, tarotGreedy::fittedTables.size()> biddings{
#include "core/games/tarot/bidding.inc"
};

}  // namespace

Bidding const& biddingOf(int players) { return biddings[tarotGreedy::placeOfTable(players)]; }

double marginOf(tarotGreedy::Margins const& margins, Contract contract) {
  return contract < Contract::without    ? margins.withDog
         : contract == Contract::against ? margins.againstDog
                                         : margins.withoutDog;
}

double chanceOf(Bidding const& bidding, tarotGreedy::Margins const& margins, Tarot::Public const& pub,
                Contract standing, Contract bid) {
  constexpr double slips = 0.02;
  double least = 1;  // of bidding at least `bid`
  double more = 0;   // of bidding more
  if (bid != Contract::none) least = 0;
  for (Contract const contract : contracts) {
    if (contract <= standing || !pub.mayBeBid(contract)) continue;
    double const from = bidding.from[placeOf(contract)];
    double const reached = 1 / (1 + std::exp((from - marginOf(margins, contract)) / bidding.spread));
    if (contract >= bid) least = std::max(least, reached);
    if (contract > bid) more = std::max(more, reached);
  }
  return slips + (1 - slips) * std::max(0.0, least - more);
}

}  // namespace giaguaro::tarotBidding
