// What a match is started with: the core's setup, and what the face adds to it. In `setup.levels` a seat's
// player is one of allPlayers(), or `humanPlayer` for the person at this screen; at most one seat is human.
#pragma once

#include <string_view>
#include <vector>

#include "core/match/table.h"
#include "ui/table/table_scene.h"

namespace giaguaro {

inline constexpr std::string_view humanPlayer = "human";
inline constexpr int usualAvatar = 12;  // of whoever has not chosen one

struct MatchPlan {
  MatchSetup setup;
  std::vector<int> avatars;  // one a seat, 1 … avatarCount

  // The seat of the person at this screen; nobody while watching.
  Seat viewer() const {
    for (std::size_t seat = 0; seat < setup.levels.size(); ++seat)
      if (setup.levels[seat] == humanPlayer) return static_cast<Seat>(seat);
    return nobody;
  }
};

}  // namespace giaguaro
