// The three steps of a hint in words: what to look at, what comes into question, which it is.
#pragma once

#include <vector>

#include "ui/hint/hint_table.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

// Wants a scene with a hint, that is not thought about any more.

// From the guide's own sentences about the position.
std::vector<Message> whatToLookAt(TableScene const& scene);

// The hint's choices as they lie in the hand or stand to be said, so that their order tells nothing.
std::vector<Hint::Choice> inQuestion(TableScene const& scene);
Message inQuestionSaid(TableScene const& scene, Wording const& wording);

// What is heard of the step that it is at.
std::vector<Message> hintAsSaid(TableScene const& scene, Wording const& wording);

// Over the column that says how often each choice succeeds: in what.
QString successHead(Hint::Success success);

// What marks the choice that the reason speaks of; empty: it is another.
QString rivalNote(Hint::Choice const& choice);

// Beside each choice's score a bar, from nothing to that score; all on one scale.
std::vector<HintTable::Bar> barsOf(std::vector<Hint::Choice> const& choices);

// How a choice is called in a list: a card by its name alone.
QString choiceName(Hint::Choice const& choice, Wording const& wording);

}  // namespace giaguaro
