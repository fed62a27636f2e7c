#include "ui/scene/standings.h"

#include <algorithm>

namespace giaguaro {

std::vector<Standing> standingsOf(TableScene const& scene) {
  auto const total = [&](Standing const& standing) {
    return scene.totals[static_cast<std::size_t>(standing.seat)];
  };
  std::vector<Standing> standings;
  for (std::size_t seat = 0; seat < scene.people.size(); ++seat)
    standings.push_back({static_cast<Seat>(seat)});
  std::ranges::stable_sort(standings, std::ranges::greater(), total);
  for (std::size_t i = 1; i < standings.size(); ++i)
    standings[i].place =
        total(standings[i]) == total(standings[i - 1]) ? standings[i - 1].place : 1 + static_cast<int>(i);
  return standings;
}

}  // namespace giaguaro
