// Scenes of French Tarot for two: piles before each seat, as the game itself shows them.
#pragma once

#include <algorithm>
#include <utility>

#include "tests/core/tarot_tools.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_scene.h"

namespace giaguaro::pileScenes {

// The same deal, but for what lies covered: those cards have changed places, one's own with the other's too.
inline Deal covertlyOther(Deal deal) {
  int const count = deal.piles.size();
  Card const first = deal.piles[0].under;
  for (int i = 0; i + 1 < count; ++i) deal.piles[i].under = deal.piles[i + 1].under;
  deal.piles[count - 1].under = first;
  return deal;
}

inline Deal deal(std::uint64_t seed = 3) {
  Rng rng(seed);
  return Tarot::shuffle(tarotTest::context(2, tarotTest::Rules::house), nullptr, rng);
}

// Seat 0 deals, so seat 1 speaks first; `bid without` by seat 1 leads to the play at once, seat 1 leading.
inline Tarot handOf(Deal const& dealt, QString const& deeds) {
  Tarot hand = Tarot::start(tarotTest::context(2, tarotTest::Rules::house), dealt);
  tarotTest::act(hand, deeds);
  return hand;
}

inline TableScene sceneOf(Tarot const& hand, Seat viewer) {
  Context const context = tarotTest::context(2, tarotTest::Rules::house);
  TableScene scene;
  scene.seen = Tarot::show(viewOf(context, hand, {}, viewer));
  scene.viewer = viewer;
  scene.bottom = std::max(viewer, Seat{0});
  scene.mayAct = viewer != nobody && scene.seen.toAct == viewer;
  scene.people = {{"Ida", 1, true}, {"Anna", 2, false}};
  scene.gameName = Tarot::info.name;
  scene.match = 1;
  return scene;
}

}  // namespace giaguaro::pileScenes
