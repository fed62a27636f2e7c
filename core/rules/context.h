// What a match tells a hand before its cards are dealt.
#pragma once

#include "core/rules/options.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Context {
  Options options{};
  std::int8_t players = 0;
  std::int16_t hand = 0;       // counted from 0, void ones too
  std::int16_t voidHands = 0;  // of those before it: they are none of the match's hands
  Seat dealer = 0;
  PerSeat totals{};  // before this hand, in the game's score unit

  // The place of this hand among the match's, from 0; a void hand leaves it to the next one.
  int place() const { return hand - voidHands; }

  friend bool operator==(Context const&, Context const&) = default;
};

}  // namespace giaguaro
