// What the players of the program say between two acts of a match (core/ai/speech.h): each seat is asked in its turn, from
// the one that is to act round, and hears what was said before.
#pragma once

#include <functional>
#include <string>

#include "core/match/table.h"

namespace giaguaro {

// `nameOf` the seats' players; a name of no player of the program is asked nothing here. Stopped, it leaves those that are
// left unasked.
void speakInTurn(Table& table, std::function<std::string const&(Seat)> const& nameOf,
                 StopFlag const& stop = {});

}  // namespace giaguaro
