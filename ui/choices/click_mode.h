// What a click on a card of the hand does: it plays the card, or the first one chooses it and the second
// plays it.
#pragma once

#include <cstdint>

namespace giaguaro {

enum class ClickMode : std::uint8_t { onePlays, secondPlays };

}  // namespace giaguaro
