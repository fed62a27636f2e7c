// What a seat of Jabberwocky still wants, as it is told to that seat.
#pragma once

#include "core/games/jabberwocky/jabberwocky.h"
#include "core/rules/message.h"

namespace giaguaro {

// While cards are played.
Message wantedBy(Jabberwocky::Public const& pub, Seat seat);

}  // namespace giaguaro
