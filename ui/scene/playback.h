// A hand that is played back: where in it the scene stands, and what somebody may wish of it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/seat.h"
#include "ui/scene/hand_course.h"

namespace giaguaro {

inline constexpr int playbackPaces = 4;  // the slowest is 0
inline constexpr int usualPlaybackPace = 1;

struct Playback {
  int step = 0;   // so many actions are done; one step behind the last one the result lies there
  int steps = 0;  // that one
  int hand = 1;   // of those that can be watched, counted from 1
  int hands = 1;
  bool running = false;  // it goes on by itself
  int pace = usualPlaybackPace;
  bool open = false;         // everybody's cards are seen
  std::vector<Seat> left{};  // who left the table just here; a computer player goes on for them

  HandCourse course{};  // without stages: there is nothing to be seen of it

  bool atLastHand() const { return hand == hands; }

  bool operator==(Playback const&) const = default;
};

enum class PlaybackDeed : std::uint8_t {
  run,  // by itself, or no more
  forward,
  back,
  toStart,
  toEnd,
  faster,
  slower,
  nextTrick,  // to what the seat of the course did there
  previousTrick,
  nextHand,
  previousHand,
  nextSeat,   // the table is seen from the next seat
  openCards,  // everybody's, or no more
  playAgain,  // from here, with the same opponents
  keep,       // the decision that comes next, to be asked again one day
  leave
};

}  // namespace giaguaro
