// What each seat has said about the hidden partner in the hands of a match that are over, by whether it was that partner: how
// far its words may be believed follows from it (core/ai/hearing.h). All of it is public once a hand is over.
//
// Counted once a hand for each thing said (and each side of it), so that repeating something adds nothing; and only what was
// said while the partner was hidden.
#pragma once

#include <array>
#include <cstdint>

#include "core/rules/seat.h"
#include "core/rules/talk.h"

namespace giaguaro {

// From what side a thing is said. Where it names a seat, of those who are not the partner: whether it names the partner.
enum class Speaking : std::uint8_t { partner, other, otherOfPartner };
Speaking speakingOf(Seat speaker, Saying saying, Seat partner);

struct SeatWords {
  std::array<std::array<std::uint8_t, 3>, sayingKinds> said{};  // hands, by Saying::Kind and Speaking
  std::uint8_t asPartner = 0;                                   // hands in which it was the partner,
  std::uint8_t asOther = 0;  // and in which it was neither that nor the caller
  // Tricks of whose points it said something, and those that went as it said: to its side where it asked for points.
  std::uint8_t pointsTold = 0;
  std::uint8_t pointsTrue = 0;

  int saidAs(Saying::Kind kind, Speaking from) const {
    return said[static_cast<std::size_t>(kind)][static_cast<std::size_t>(from)];
  }
  bool operator==(SeatWords const&) const = default;
};
using Words = std::array<SeatWords, mostSeats>;  // by seat

// Adds what a seat said of a trick's points, once the trick and whose side each is on are known.
void addPointsWord(SeatWords& words, Saying saying, bool tookTrick);

// Adds a hand that is over. `partner`: nobody where the caller was alone; `shownAfter`: so many acts were done when the
// partner was hidden no more.
void addHand(Words& words, Talk const& talk, int players, Seat caller, Seat partner, int shownAfter);

}  // namespace giaguaro
