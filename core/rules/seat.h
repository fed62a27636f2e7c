// Seats are numbered 0 … n-1 in turn order: the next to act is always seat + 1 (mod n), whichever way the
// table is drawn. -1 is nobody.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace giaguaro {

using Seat = std::int8_t;

inline constexpr Seat nobody = -1;
inline constexpr int mostSeats = 6;

constexpr Seat seatAfter(Seat seat, int players, int steps = 1) {
  return static_cast<Seat>((seat + steps) % players);
}

// One number a seat; seats that the game does not have stay 0. The unit is the game's own (card points,
// halves, tricks, score).
using PerSeat = std::array<std::int32_t, mostSeats>;

// A seat, or another small number that is never negative, as the place in an array.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace giaguaro
