// What a seat knows for certain of single cards that it does not see, each with the act that proves it: who holds a
// card, and who lacks it. It follows from what the seat knew at each moment of the hand (Game::facts), and so from its
// own cards and what everybody saw.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/game.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Certainty {
  enum class Kind : std::uint8_t { holds, lacks };

  Seat of = nobody;  // whose cards; nobody: those that no seat holds
  Kind kind = Kind::lacks;
  CardSet cards{};  // all of them, or none of them; the viewer does not see them now
  int acts = 0;     // of the hand's history, that had been done when it became certain; 0: from the start

  bool operator==(Certainty const&) const = default;
};

// `past`: what the viewer knew before the first act of the hand and after each; not empty. That a seat has no card of
// a suit is one certainty, proved by the act after which none could be there any more: it ruled out the last of them, or
// the last that was possible was played. Of a card whose holder is known it is not said who lacks it. In the order of the
// seats, what no seat holds last; of each what it holds first, then as it became certain.
std::vector<Certainty> certaintiesOf(std::span<Facts const> past);

}  // namespace giaguaro
