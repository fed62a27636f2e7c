// Where a match at a club table stands beside its play (core/rules/club.h): who has agreed to end it, and how much of the
// turn's time is gone. A journal leads to one, a session goes on from it.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/rules/seat.h"

namespace giaguaro {

// Of one turn. Its player starts it anew by speaking, or by asking for the exit; then `before` keeps what had gone.
struct TurnTime {
  std::chrono::milliseconds used{};
  std::chrono::milliseconds before{};

  bool operator==(TurnTime const&) const = default;
};

struct ClubState {
  std::vector<Seat> agreed{};  // in the order in which they did
  TurnTime turn{};             // of the seat to act

  bool hasAgreed(Seat seat) const { return std::ranges::find(agreed, seat) != agreed.end(); }
  void setAgreed(Seat seat, bool agrees) {
    std::erase(agreed, seat);
    if (agrees) agreed.push_back(seat);
  }
};

}  // namespace giaguaro
