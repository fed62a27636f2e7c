// Advice as a searching player would give it, made up: for tests of what is made of it.
#pragma once

#include <algorithm>

#include "app/desktop/scenes/hint.h"
#include "ui/scene/table_scene.h"

namespace giaguaro::test {

inline constexpr int manyPlayouts = 4000;

// What is legal here, and not chosen for the tray already.
inline std::vector<Action> openTo(TableScene const& scene) {
  std::vector<Action> actions;
  for (Offer const& offer : scene.seen.offers)
    if (offer.legal() && (scene.draftSize == 0 || !std::ranges::count(scene.draft, offer.action.card())))
      actions.push_back(offer.action);
  return actions;
}

// The last is the best, the others are a little worse each. The figures are the widest that games know.
inline Advice madeUpAdvice(TableScene const& scene) {
  Advice advice;
  double worth = 0.9;
  std::vector<Action> actions = openTo(scene);
  std::ranges::reverse(actions);
  for (Action const action : actions) {
    advice.candidates.push_back({action, worth, 300 * worth - 200, worth, manyPlayouts});
    worth *= 0.7;
  }
  if (!actions.empty()) advice.action = actions.front();
  return advice;
}

}  // namespace giaguaro::test
