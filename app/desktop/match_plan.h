// What a match is started with: the core's setup, and what the face adds to it. In `setup.levels` a seat's
// player is one of allPlayers(), or `humanPlayer` for a person at this screen.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/table.h"
#include "ui/table/table_scene.h"

namespace giaguaro {

inline constexpr std::string_view humanPlayer = "human";
inline constexpr int usualAvatar = 12;  // of whoever has not chosen one

// The level that a text out of a file names (a journal, a record, preferences), without a budget and without
// switches; empty: none. A file can neither name programs or other files to be used nor ask for hours of
// thinking.
std::string levelOf(std::string_view text);

struct MatchPlan {
  MatchSetup setup;
  std::vector<int> avatars;  // one a seat, 1 … avatarCount

  bool isPerson(Seat seat) const { return setup.levels[static_cast<std::size_t>(seat)] == humanPlayer; }
  int people() const { return static_cast<int>(std::ranges::count(setup.levels, humanPlayer)); }
  bool isWatched() const { return people() == 0; }
  bool isShared() const { return people() > 1; }
  // The seat of the one person at this screen; nobody while watching, and where several share it.
  Seat viewer() const {
    if (people() != 1) return nobody;
    return static_cast<Seat>(std::ranges::find(setup.levels, humanPlayer) - setup.levels.begin());
  }
};

}  // namespace giaguaro
