// What a lead is worth in a match of Jaago-Chalis that goes on: how likely a seat wins it is logistic in the
// totals, and the wider the farther the end is.
#pragma once

#include <algorithm>

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro::jaagoLead {

// In halves: the lead that makes a seat e times as likely to win as another.
struct Width {
  float atTheEnd;
  float each;  // more for each half point that the highest total has still to go
};
inline constexpr Width fitted{
#include "core/games/jaago-chalis/lead.inc"
};

inline float widthAt(Width const& width, float highestTotal) {
  return width.atTheEnd + width.each * std::clamp(JaagoChalis::forty - highestTotal, 0.0F, 100.0F);
}

}  // namespace giaguaro::jaagoLead
