// What a seat's score is made of.
#pragma once

#include <cstdint>

namespace giaguaro {

// Of one seat, in thousandths of the game's score unit: score = expected + luck + own + others, exactly.
// Their standard errors are in the unit itself.
struct ScoreParts {
  std::int64_t score = 0;
  // What a hand is worth to the seat, as far as it sees when the contract stands, if all play as the expert's
  // playouts do. Where cards are put aside next, the others have seen the end of that.
  std::int64_t expected = 0;
  // The rest. What was lost in the auction is in `expected` too, and is made good here.
  std::int64_t luck = 0;
  std::int64_t own = 0;     // minus the sum of its losses
  std::int64_t others = 0;  // what the losses of the others brought it, or cost it
  double expectedError = 0;
  double ownError = 0;
  double othersError = 0;
  double luckError = 0;

  bool operator==(ScoreParts const&) const = default;
};

}  // namespace giaguaro
