// What seats have just said aloud by what they did: for bubbles at their places, so that one sees who said what. It follows
// from the history that everybody saw, and so needs neither a clock nor anything that is not public.
//
// A saying is news for one round: of the turns since the viewer last acted, and of one turn fewer than there
// are players, so that it has gone before its seat's turn comes again. A turn is all that a seat does in a
// row (who shows a handful and plays has one). Bids and passes are part of the auction and go with it: once
// anything else has been done they are no news; and of them only the latest is said aloud, as what seats have bid stands on
// their plates. Of what a seat said the last counts. Once a card is played the suit that
// was named stands with the contract alone; when the hand is over, nothing is said.
#pragma once

#include <vector>

#include "core/rules/seen.h"
#include "core/rules/view.h"

namespace giaguaro {

// The deeds that are news to `viewer` (nobody: to whoever watches), the latest first; silent ones too.
std::vector<Done> latestNews(History const& history, Seat viewer, int players);

// Fills `said` of seen.seats; seen.viewer, players and over are set. `words` are those of whoever does an
// action; empty: it says nothing.
void showSayings(History const& history, Message (*words)(Action), Seen& seen);

}  // namespace giaguaro
