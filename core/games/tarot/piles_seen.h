// Two players: what lies in piles before a seat, as everybody sees it. A part of Tarot::show.
#pragma once

#include <vector>

#include "core/games/tarot/tarot.h"
#include "core/rules/seen.h"

namespace giaguaro {

// One a pile, in their order; empty at other tables.
std::vector<Seen::Pile> pilesSeenOf(Tarot::Public const& pub, Seat seat);

// Where the cards are that a seat has not seen, and that those which lie covered are known to nobody.
Message unseenSaid(View<Tarot> const& view);

}  // namespace giaguaro
