// The keys that no menu shows: those of the cards, of calls, of sheets (ui/hand, ui/dock, ui/panels, ui/window), in
// the language of the moment.
#pragma once

#include <vector>

#include "ui/help/key_list.h"

namespace giaguaro {

std::vector<KeyGroup> tableKeys();

}  // namespace giaguaro
