#include "core/match/circle.h"

#include <algorithm>

namespace giaguaro {

std::size_t knownIn(People const& circle, People const& table) {
  return static_cast<std::size_t>(std::ranges::count_if(
      table, [&](std::string const& name) { return std::ranges::find(circle, name) != circle.end(); }));
}

bool belongs(People const& circle, People const& table) {
  std::size_t const known = knownIn(circle, table);
  return known >= 2 && known + 1 >= table.size();
}

std::optional<std::size_t> circleOf(std::vector<People const*> const& circles, People const& table) {
  std::optional<std::size_t> best;
  std::size_t most = 0;
  for (std::size_t i = 0; i < circles.size(); ++i) {
    if (!belongs(*circles[i], table)) continue;
    std::size_t const known = knownIn(*circles[i], table);
    if (known < most) continue;
    most = known;
    best = i;
  }
  return best;
}

}  // namespace giaguaro
