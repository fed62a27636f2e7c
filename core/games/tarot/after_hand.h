// What a reader of a finished Tarot hand may ask (core/rules/after_hand.h). A part of Tarot::show.
#pragma once

#include "core/games/tarot/tarot.h"

namespace giaguaro {

// Of a hand that was played to its end; the tricks are in `seen`.
void explainTarotHand(Tarot::Public const& pub, Seen& seen);

}  // namespace giaguaro
