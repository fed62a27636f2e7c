// Puts what a seat believed beside what was true, for the face: of a hand that is over.
#pragma once

#include <optional>

#include "app/desktop/scenes/finished_match.h"
#include "core/ai/belief.h"
#include "ui/scene/belief_scene.h"

namespace giaguaro {

// How many cards tell most at the most.
inline constexpr std::size_t tellingCards = 6;

// `hand` stands where the seat decides, and `position` is that as it saw it then. Nothing: it believed nothing, as where
// it saw every card.
//
// The card in question tells most, then the highest of each suit that is out, trumps first, then the next; what was
// certain tells nothing.
std::optional<BeliefScene> believedOf(Belief const& belief, FinishedHand const& hand,
                                      TableScene const& position, bool person);

}  // namespace giaguaro
