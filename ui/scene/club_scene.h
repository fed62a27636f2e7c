// What of the club table is shown (core/rules/club.h): who has agreed to end the match, who has left it, and the clock of
// the turn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct ClubScene {
  int seconds = 0;              // of a turn
  bool endsMatch = false;       // where the time of this turn runs out: the match ends; else a card is played
  std::vector<Seat> agreed{};   // in the order in which they did
  int needed = 0;               // so many must have, to end it
  bool mayAgree = false;        // whoever has the screen, or take it back
  bool mayLeave = false;        // that person alone
  std::vector<Seat> gone{};     // who have left; a computer player has their seats
  std::vector<bool> byClock{};  // a seat: its last card of this hand was played by the clock
  CardSet playedByClock{};      // all such cards of this hand
  std::string ended{};          // "agreed", "lapsed"; empty: it goes on, or came to its own end
  Seat lapsed = nobody;         // whose time ran out, where that ended it

  bool operator==(ClubScene const&) const = default;
};

// The clock of the turn: sent by itself, once a second.
struct TurnClock {
  Seat seat = nobody;  // nobody: none is on
  int left = 0;        // in seconds; one that has begun counts
  int whole = 0;
  bool waits = false;  // it stands

  bool isOn() const { return seat != nobody; }
  bool operator==(TurnClock const&) const = default;
};

}  // namespace giaguaro
