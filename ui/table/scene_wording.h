// Who says a scene: with its people's names, to its viewer, in the words of its deck.
#pragma once

#include "ui/table/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

Wording wordingOf(TableScene const& scene);

}  // namespace giaguaro
