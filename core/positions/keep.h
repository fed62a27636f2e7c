// Makes a position to be kept (core/positions/kept_position.h) of a decision of a hand that is over.
#pragma once

#include <optional>
#include <string>

#include "core/positions/kept_position.h"
#include "core/review/verdict.h"

namespace giaguaro {

// The decision is judged once more, since a review that is kept does not tell of each thing that could have been done:
// of the same record with the same settings the same is found. What cannot be told from the best within two standard
// errors is right, and so is a card that is the same as a right one; not what lost half as much as the choice, however
// uncertain that is.
//
// `record`: sound, with that hand, counted from 0, which is over. Nothing: it was stopped, or there was nothing to
// choose at that action.
std::optional<KeptPosition> keepPosition(Record const& record, std::size_t hand, int place,
                                         ReviewSettings const& settings, StopFlag const& stop, Day today);

}  // namespace giaguaro
