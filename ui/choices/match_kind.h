// What the deals of a match are besides deals. The numbers stand in databases: they are never given anew.
#pragma once

#include <cstdint>

namespace giaguaro {

enum class MatchKind : std::uint8_t {
  usual = 0,
  challenge = 1,  // others play the same, each in the same seat against the same opponents
  ofTheDay = 2    // a challenge that everybody has on the same day
};

}  // namespace giaguaro
