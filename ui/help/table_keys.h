// The keys that no menu shows: those of the cards, of calls, of sheets (ui/hand, ui/dock, ui/panels, ui/window), in
// the language of the moment.
#pragma once

#include <vector>

#include "ui/help/key_list.h"

namespace giaguaro {

// Of a hand: one's cards, calls, and what stands between them.
std::vector<KeyGroup> handKeys();
// Of what else there is.
std::vector<KeyGroup> placeKeys();

// How a hand is played by keys, in a picture and a sentence.
std::vector<HelpBlock> handByKeys();

}  // namespace giaguaro
