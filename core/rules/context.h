// What a match tells a hand before its cards are dealt.
#pragma once

#include "core/rules/options.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Context {
  Options options{};
  std::int8_t players = 0;
  std::int16_t hand = 0;  // counted from 0
  Seat dealer = 0;
  PerSeat totals{};  // before this hand, in the game's score unit

  friend bool operator==(Context const&, Context const&) = default;
};

}  // namespace giaguaro
