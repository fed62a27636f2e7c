// Who stands where in a match: seats by their totals, the best first; equal totals share a place.
#pragma once

#include <vector>

#include "ui/scene/table_scene.h"

namespace giaguaro {

struct Standing {
  Seat seat = nobody;
  int place = 1;  // the best is 1

  bool operator==(Standing const&) const = default;
};

// Of equal ones in the order of their seats.
std::vector<Standing> standingsOf(TableScene const& scene);

// Something else than the totals is paid at the end of the match.
inline bool isSettled(TableScene const& scene) { return scene.matchOver && scene.settlement != scene.totals; }

}  // namespace giaguaro
