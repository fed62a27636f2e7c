// Of a hand that is over: whose a trick became that was spoken of while it was played (core/rules/talk.h).
#pragma once

#include <algorithm>

#include "core/rules/action.h"
#include "core/rules/seat.h"
#include "core/rules/view.h"

namespace giaguaro {

// Who took the trick that lay there, or was to come, when so many acts were done. Nobody: it was the last one, of which
// nothing tells.
template <class G>
Seat winnerAfter(G const& over, History const& actions, int acts, int players) {
  auto const cards = std::count_if(actions.begin(), actions.begin() + acts,
                                   [](Done const& done) { return done.action.kind == Action::Kind::play; });
  auto const next = static_cast<int>(cards) / players + 1;
  auto const& leaders = over.pub.history.leaders;
  return next < leaders.size() ? leaders[next] : nobody;
}

}  // namespace giaguaro
