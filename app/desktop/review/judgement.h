// What the review says of one decision, for the face: how it is judged and what would have been better, the figures of
// what came into question, why, what the open cards would have allowed, and what a computer player reckoned itself.
// Messages, in the language of the moment.
#pragma once

#include "app/desktop/review/decision_judge.h"
#include "core/rules/view.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

// What is decided there, not judged yet. `position`: as the seat that decides saw it then, which is to act there.
ReviewScene decisionAt(int place, Done const& done, TableScene const& position);

// The same, judged.
ReviewScene judgementOf(DecisionFound const& found, int place, Done const& done, TableScene const& position);

// How it is judged and what it cost, without words.
void markBy(DecisionFound const& found, HandVerdict::Decision& decision);

// Within a sentence: a card with its article, or what its button says.
QString nameOf(Action action, TableScene const& position, Wording const& wording);

// What there was to do, as its button has it; without words where it was not offered.
Deed deedOf(Action action, Seen const& seen);

}  // namespace giaguaro
