#include "ui/scene/match_totals.h"

#include "ui/scene/scene_wording.h"

namespace giaguaro {

MatchTotals totalsOf(TableScene const& scene, Wording const& wording) {
  MatchTotals totals{.halves = scene.halves};
  for (std::size_t seat = 0; seat < scene.people.size(); ++seat)
    totals.seats.push_back({labelOf(scene, static_cast<Seat>(seat), wording), scene.people[seat].avatar,
                            static_cast<Seat>(seat) == scene.viewer && !isShared(scene)});
  std::vector<int> running(scene.people.size(), 0);
  for (ScoreRow const& row : scene.rows) {
    for (std::size_t seat = 0; seat < running.size(); ++seat) running[seat] += row.scores[seat];
    if (!row.isVoid) totals.hands.push_back(running);
  }
  return totals;
}

}  // namespace giaguaro
