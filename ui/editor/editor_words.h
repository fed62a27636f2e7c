// The words of the deal editor that follow from its deal: whose a place is, and why something is refused.
#pragma once

#include "ui/editor/card_writing.h"
#include "ui/editor/editor_scene.h"
#include "ui/text/wording.h"

namespace giaguaro::editorWords {

Wording wordingOf(EditorScene const& scene);
CardWriting writingOf(EditorScene const& scene);
// "Anna", "Anna, face down", "The dog".
QString place(EditorScene const& scene, std::size_t place);
// "5 of 8"
QString count(EditorScene const& scene, std::size_t place);
// Of a card in the tray, for a screen reader: "ace of cups, Anna has it".
QString card(EditorScene const& scene, Card card);
// Which letter stands for which suit where cards are written: "H cups, D coins, S swords, C batons".
QString letters(EditorScene const& scene);
// All of a place, likewise: "Anna, 3 of 8, ace of cups, …".
QString row(EditorScene const& scene, std::size_t place);
// "The ace of cups is not free: it lies in your hand."
QString refusal(EditorScene const& scene);
// Why that may not be.
QString reason(EditorScene const& scene);
// What mends it, as its button has it.
QString mend(EditorScene const& scene);

}  // namespace giaguaro::editorWords
