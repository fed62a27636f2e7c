// When the parts of a hand's end come: at first the last trick goes and the strip of tricks rises, then the called
// card turns over and the cards put aside fan out, then the count, at last what is paid. Values about times alone.
#pragma once

#include "ui/motion/motion.h"

namespace giaguaro {

// How far each part has come, 0 … 1.
struct HandEndMoment {
  double strip = 1;  // of its way up
  double turn = 1;   // of the called card, and of the fan of those put aside
  double count = 1;  // the figure and its bar, by one curve
  double paid = 1;

  // After so much time at the normal pace.
  static HandEndMoment at(Travel::Time time);

  bool operator==(HandEndMoment const&) const = default;
};

namespace handEndTimes {
inline constexpr Travel::Time whole{900};    // until everything stands
inline constexpr Travel::Time stands{2000};  // and so long until the sheet comes by itself
}  // namespace handEndTimes

}  // namespace giaguaro
