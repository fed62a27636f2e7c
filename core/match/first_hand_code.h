// The deal of a first hand that is led (core/rules/first_hand.h), as a code: so a match begins with the deal that was chosen,
// and what follows comes from a seed of its own (core/match/deal_code.h).
#pragma once

#include <string>

#include "core/match/record.h"
#include "core/rules/game.h"

namespace giaguaro {

std::string codeOfFirstHand(GameInfo const& game);

// Whether its first hand is that deal, however it came about.
bool beginsWithFirstHand(Record const& record);

}  // namespace giaguaro
