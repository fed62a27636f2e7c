// What a match is started with: the core's setup, and what the face adds to it. In `setup.levels` a seat's
// player is one of allPlayers(), perhaps without its clock (untimed), or `humanPlayer` for a person at this screen; who has left a club table since is a person
// no more, and a computer player plays on for that seat.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/table.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

inline constexpr std::string_view humanPlayer = "human";
inline constexpr int usualAvatar = 12;  // of whoever has not chosen one

// The level that a text out of a file names (a journal, a record, preferences), without a budget and without
// switches, but for the one that takes its clock away; empty: none. A file can neither name programs or other files to be used nor ask for hours of
// thinking.
std::string levelOf(std::string_view text);

struct MatchPlan {
  MatchSetup setup;
  std::vector<int> avatars;  // one a seat, 1 … avatarCount
  std::vector<Seat> gone{};  // who has left

  bool satDown(Seat seat) const { return setup.levels[static_cast<std::size_t>(seat)] == humanPlayer; }
  int satDown() const { return static_cast<int>(std::ranges::count(setup.levels, humanPlayer)); }
  bool isPerson(Seat seat) const { return satDown(seat) && std::ranges::count(gone, seat) == 0; }
  int people() const { return satDown() - static_cast<int>(gone.size()); }
  bool isWatched() const { return people() == 0; }
  bool isShared() const { return people() > 1; }
  // The seat of the one person at this screen; nobody while watching, and where several share it.
  Seat viewer() const {
    if (people() != 1) return nobody;
    Seat seat = 0;
    while (!isPerson(seat)) ++seat;
    return seat;
  }
  // Who plays a seat that nobody does.
  std::string_view computerOf(Seat seat) const {
    return satDown(seat) ? usualPlayer : std::string_view(setup.levels[static_cast<std::size_t>(seat)]);
  }
};

}  // namespace giaguaro
