// The words of a Tarot hand to one viewer: where it stands, what may be done, what follows, what is still
// needed; with the dock's words and the status line. A part of Tarot::show.
#pragma once

#include "core/games/tarot/standing.h"

namespace giaguaro {

// What the contract still wants, once the auction has a taker.
std::vector<Message> needs(View<Tarot> const& view, TarotStanding const& standing);

// Which of its own cards the seat to act may play now, and why no others: fills guide and status.
void describeDuty(Tarot::Public const& pub, CardSet own, CardSet playable, Seen& seen);

// Fills guide, dock and status of a hand that is not over.
void describe(View<Tarot> const& view, TarotStanding const& standing, Seen& seen);

}  // namespace giaguaro
