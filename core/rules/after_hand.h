// Questions that a reader of a finished hand may have, whatever the game, and what answers them (Seen::Explanation).
// The tricks in `seen` must be complete and say what they brought.
#pragma once

#include <optional>

#include "core/rules/seen.h"

namespace giaguaro {

// Who held the card that was called, and when it came out. Nothing where it was not played.
void explainCalledCard(Card called, Seen& seen);

// "Why 61 points?", of those that a side needed.
Message whyNeeded(int points);

// The one that brought more than any other; null: there is none, or several brought as much.
Seen::Trick const* richestTrick(Seen const& seen);

// That trick, and what else there is to say of it.
void explainRichestTrick(std::optional<Message> const& decided, Seen& seen);

// What it meant for a side whether a trick was its: it `made` what it was after, and would have `otherwise` had the trick
// gone to the others, or come to it from them. Nothing where that is the same.
std::optional<Message> whatItDecided(bool made, bool otherwise, Text const& side);

// Where tricks are counted one by one (Result::Tally): the trick by which a seat had one more than it was after, or after
// which too few were left for it. In the order of tricks.
struct MissedTarget {
  Seat seat = nobody;
  int trick = 0;  // its number
  bool over = false;
  bool operator==(MissedTarget const&) const = default;
};
std::vector<MissedTarget> missedTargets(Seen const& seen);

}  // namespace giaguaro
