// Turns what a computer player has found out about the viewer's choice into a hint for the face: the best
// choices with what is expected of them, and sentences about them, in the language of the moment.
//
// The table's first is the best by what the table shows: the score, then the chance. Where the player advises
// another, a sentence says which the figures favour, and why it is not that one. Equally good
// is whatever two standard errors of the difference do not tell apart from what is advised: rows and sentences go by
// that alike.
//
// Expected scores are means: written in halves where the game counts in halves, else in tenths of a point, or
// in whole points where one of them has two figures before the sign.
#pragma once

#include <cstddef>

#include "core/ai/advice.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

inline constexpr std::size_t hintChoices = 3;  // so many are shown, where so many are legal

// `scene` is the position that the advice is about; its hint is not looked at.
Hint hintOf(Advice const& advice, TableScene const& scene);

// Once cards to put aside were chosen for the viewer, the last `count` of the draft, `last` about the last of
// them: which they are, and what is expected of the hand with them gone.
Hint hintAsideOf(Advice const& last, int count, TableScene const& scene);

// While there is no answer yet.
Hint thinkingHint();

}  // namespace giaguaro
