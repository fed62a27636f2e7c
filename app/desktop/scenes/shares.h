// Likelihoods as a face shows them: in whole percent, and of partners where a card is asked for.
#pragma once

#include <vector>

#include "core/ai/advice.h"

namespace giaguaro {

// In whole percent that sum to 100: those that lose most by rounding down are rounded up. The chances sum to 1.
std::vector<int> percentsOf(std::vector<double> const& chances);

// Who calls a card and holds it has no partner, as where no seat holds it.
Seat partnerIf(Seat holder, Seat caller);

// That this seat (nobody: none) is the caller's partner.
double chanceOf(std::vector<Holder> const& holders, Seat partner, Seat caller);

}  // namespace giaguaro
