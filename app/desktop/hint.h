// Turns what a computer player has found out about the viewer's choice into a hint for the face: the best
// choices with what is expected of them, and sentences about them, in the language of the moment.
//
// Choices are as good as the best where the figures cannot tell them apart: two standard errors of their
// playouts, but 0.04 of worth at most, or a hundredth of what the best is worth. A worth lies between 0 and
// 1, so its variance is at most worth × (1 − worth); playouts in the same worlds differ by less, which errs
// on the side of "equally good".
//
// Expected scores are means: written in halves where the game counts in halves, else in tenths of a point, or
// in whole points where one of them has two figures before the sign.
#pragma once

#include <string_view>

#include "core/ai/advice.h"
#include "ui/table/table_scene.h"

namespace giaguaro {

inline constexpr std::string_view hintPlayer = "expert";
inline constexpr std::size_t hintChoices = 3;  // at most so many are shown

// `scene` is the position that the advice is about; its hint is not looked at.
Hint hintOf(Advice const& advice, TableScene const& scene);

// Once cards to put aside were chosen for the viewer, the last `count` of the draft, `last` about the last of
// them: which they are, and what is expected of the hand with them gone.
Hint hintAsideOf(Advice const& last, int count, TableScene const& scene);

// While there is no answer yet.
Hint thinkingHint();

}  // namespace giaguaro
