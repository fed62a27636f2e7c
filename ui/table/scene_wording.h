// Who says a scene: with its people's names, to its viewer, in the words of its deck.
#pragma once

#include "ui/table/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

Wording wordingOf(TableScene const& scene);

// Several people play at one screen.
bool isShared(TableScene const& scene);

// To whoever sees what is the same for all of a table: where several people share the screen, to nobody.
Wording wordingForAll(TableScene const& scene, Wording const& wording);

// What stands for a seat beside its face and its cards: "You" for the one person who looks on. Where several
// do, each by name: all of them look at the screen before it is handed on, and "You" would be anyone.
QString labelOf(TableScene const& scene, Seat seat, Wording const& wording);

}  // namespace giaguaro
