#include "app/desktop/scenes/shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace giaguaro {

Seat partnerIf(Seat holder, Seat caller) { return holder == caller ? nobody : holder; }

double chanceOf(std::vector<Holder> const& holders, Seat partner, Seat caller) {
  double chance = 0;
  for (Holder const& holder : holders)
    if (partnerIf(holder.seat, caller) == partner) chance += holder.chance;
  return chance;
}

std::vector<int> percentsOf(std::vector<double> const& chances) {
  std::vector<int> percents;
  for (double const chance : chances) percents.push_back(static_cast<int>(std::floor(100 * chance)));
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return 100 * chances[a] - percents[a] > 100 * chances[b] - percents[b];
  });
  int const missing = 100 - std::accumulate(percents.begin(), percents.end(), 0);
  for (int i = 0; i < missing && i < static_cast<int>(order.size()); ++i)
    ++percents[order[static_cast<std::size_t>(i)]];
  return percents;
}

}  // namespace giaguaro
