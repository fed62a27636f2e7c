// What a face shows of a game with an auction of ranks, a called card and free play: the parts of its Seen
// that are the same in each of them.
#pragma once

#include <array>

#include "core/families/free-play/free_play.h"
#include "core/families/free-play/rank_auction.h"
#include "core/rules/seen.h"

namespace giaguaro {

// Words beside a name.
struct SideWords {
  Phrase caller;
  Phrase alone;  // the caller, known to play alone
  Phrase mate;
  Phrase secretMate;  // to itself, before the called card has been played
};

// Who the viewer knows to be the caller's partner: nobody, or the caller itself when it plays alone. `own`:
// the viewer's cards.
Seat knownPartner(FreePlay const& play, Seat viewer, CardSet own);

// A seat in the auction; `bid` is its last, `stands` if that is the one to be beaten.
Seen::SeatSeen bidderSeen(Seat seat, int bid, bool stands, bool passed);
// A seat once the auction is over; `partner` as the viewer knows it.
Seen::SeatSeen playerSeen(FreePlay const& play, Seat seat, Seat caller, Seat partner, SideWords const& words);

// The plate of a match before cards are played; `otherwise`: said to watchers, who have no total.
Seen::Plate handPlate(Context const& context, int hands, Seat viewer, Message const& otherwise);

// Of forty cards in four suits alike, with what they count.
CardRanks freePlayRanks();

void showTricks(FreePlay const& play, Seen& seen);

// Who has passed, the viewer apart from the others.
std::vector<Message> passedLines(PassedSeats passed, Seat viewer);

// What the others have bid last, strengths or -1: an auction is soon over. Said as long as the first trick is not complete.
void tellLastBids(std::array<std::int8_t, FreePlay::players> const& bids, Seat caller, Seen& seen);

// The guide, the status and the dock's words while ranks are bid: `standing` is the last bid, `by` whose.
// `aim` says what the auction is about. seen.viewer and seen.toAct are set.
void describeBids(PassedSeats passed, int standing, Seat by, Message const& aim, Seen& seen);
// While the suit of the called card is chosen.
void describeNaming(int called, Text const& mate, Message const& aim, Seen& seen);
// While cards are played; seen.viewer and seen.hand are set. `sides` says who plays with whom.
void describeTrick(FreePlay const& play, std::vector<Message> const& sides, Seen& seen);
// Who plays with whom, as the viewer knows it; there is a called card. On which side a viewer is that has
// neither called nor holds the card stands on a line of its own.
std::vector<Message> whoPlaysWithWhom(FreePlay const& play, Seat caller, Seat partner, Seat viewer,
                                      CalledCardNouns const& nouns);

}  // namespace giaguaro
