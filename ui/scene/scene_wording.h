// Who says a scene: with its people's names, to its viewer, in the words of its deck.
#pragma once

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

Wording wordingOf(TableScene const& scene);

// Several people play at one screen.
bool isShared(TableScene const& scene);

// To whoever sees what is the same for all of a table: where several people share the screen, to nobody.
Wording wordingForAll(TableScene const& scene, Wording const& wording);

// What stands for a seat beside its face and its cards: "You" for the one person who looks on. Where several
// do, each by name: all of them look at the screen before it is handed on, and "You" would be anyone. And
// so where a hand is played back, which may be seen from any seat.
QString labelOf(TableScene const& scene, Seat seat, Wording const& wording);

// What stands before a row of the score: the place of its hand among the match's, a dash for a void one.
QString numberOfRow(TableScene const& scene, std::size_t row);
// "Hand 3: Anna makes it"; of a void hand "Not counted: everybody has passed".
QString titleOfRow(TableScene const& scene, std::size_t row, QString const& what);

}  // namespace giaguaro
