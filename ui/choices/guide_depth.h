// How much the guide says unasked. `newcomer`: everything; `player`: where we are, what may be done and what
// is still needed are folded, and told when they are opened; `off`: nothing but the hint that is asked for.
#pragma once

#include <cstdint>

namespace giaguaro {

enum class GuideDepth : std::uint8_t { newcomer, player, off };

}  // namespace giaguaro
