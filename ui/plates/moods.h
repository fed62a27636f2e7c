// How the faces of a table look from one moment to the next: somebody whose turn it is begins to think after a
// while, a trick that goes well pleases its side for a moment, and dismays whoever pays for it; so does a hand, as long
// as its end lies on the cloth. It is found by comparing two scenes, from what everybody at the table may know, and nothing depends on it.
//
// Plain values about times, told by the caller's clock; whoever paints asks `next` when to look again.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/rules/seat.h"
#include "ui/cards/mood.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

using SeatMoods = std::array<Mood, mostSeats>;

// A face on its way from one mood to the other; `part` 0 … 1: how far.
struct FaceLook {
  Mood before = Mood::calm;
  Mood now = Mood::calm;
  double part = 1;

  bool operator==(FaceLook const&) const = default;
};

class Moods {
 public:
  using Time = std::chrono::milliseconds;
  static constexpr Time held{1600};      // pleased and dismayed
  static constexpr Time fading{120};     // from one mood to the next
  static constexpr Time pondering{600};  // before a face begins to think
  static constexpr int stirring = 12;    // halves: what takes less leaves the faces calm

  // What moves them when one scene follows another: a trick that is complete now, or a hand that is over.
  static SeatMoods between(TableScene const& before, TableScene const& after);

  // The scene that is shown from now on.
  void follow(TableScene const& before, TableScene const& after, Time now);
  // Everybody is calm, at once.
  void clear() { *this = Moods(); }
  // Comes to this moment. True if a face looks different from before.
  bool step(Time now);
  FaceLook of(Seat seat) const { return looks_[static_cast<std::size_t>(seat)].look; }
  // How long nothing changes: 0 while a face does; nothing: until another scene comes.
  std::optional<Time> next(Time now) const;

 private:
  struct Shown {
    FaceLook look;
    Time since{};  // when it left `before`
  };

  Mood moodOf(Seat seat, Time now) const;

  std::array<Shown, mostSeats> looks_{};
  SeatMoods moved_{};
  Time movedUntil_{};
  Seat thinker_ = nobody;
  Time thinksFrom_{};
};

}  // namespace giaguaro
