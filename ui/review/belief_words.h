// What a seat took to be likely, beside what was true (ui/scene/belief_scene.h), in sentences.
#pragma once

#include <QString>

#include "ui/scene/belief_scene.h"
#include "ui/text/wording.h"

namespace giaguaro::beliefWords {

// "What Nina believed"; of a person nobody can say what it believed.
QString heading(BeliefScene const& belief, Wording const& wording);
// "Nina thought the king of hearts 60 % with you; it was with Bruno."
QString likeliest(BeliefScene const& belief, BeliefScene::Lying const& lying, Wording const& wording);
// All of one card, for a screen reader: "the king of hearts: 60 % with you, 40 % with Chiara; it was with Bruno".
QString all(BeliefScene::Lying const& lying, Wording const& wording);
// "Who plays with Anna? Nina's guess: Bruno, 46 %; in truth Dario." Empty: there is no such question.
QString partner(BeliefScene const& belief, Wording const& wording);
// What the figures are, and what shows the truth.
QString legend(BeliefScene const& belief, Wording const& wording);

}  // namespace giaguaro::beliefWords
