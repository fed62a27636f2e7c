// What may be chosen of a game's options by so many players, and what follows from what was.
#pragma once

#include "core/rules/game.h"

namespace giaguaro {

// What was set, but for a value by which so many cannot play.
Options optionsFor(GameInfo const& game, int players, GivenOptions given);

// Which of them were set: those that do not follow from the others.
GivenOptions givenIn(GameInfo const& game, Options const& options);

// With this one set to a value; what was not set follows.
Options withOption(GameInfo const& game, int players, Options const& options, std::size_t place,
                   std::int16_t value);

// Whether so many have a choice there at all.
bool isChoice(GameInfo const& game, int players, Options options, std::size_t place);

}  // namespace giaguaro
