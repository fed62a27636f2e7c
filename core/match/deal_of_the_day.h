// The deal of the day: a challenge (core/match/challenge.h) that everybody has who asks for it on the same day, without a
// network, since its seed follows from the day and the game:
//
//   printf '%s' 'giaguaro, deal of the day: 2026-11-25 GAME' | sha256sum
//
// of which the first twelve figures, read as a number, are the seed. The game has its usual number of players and options,
// and one hand where their number can be chosen, else a match. The day is the one on the person's own calendar.
#pragma once

#include <chrono>
#include <cstdint>

#include "core/match/record.h"
#include "core/rules/game.h"

namespace giaguaro {

std::uint64_t seedOfTheDay(std::string_view game, std::chrono::year_month_day day);

// As a challenge for the first seat, with the usual computer players in the others; nobody has a name.
Record dealOfTheDay(GameInfo const& game, std::chrono::year_month_day day);

// Whether a match was dealt as the deal of the day on which it began, wherever that was.
bool isOfItsDay(Record const& record);

}  // namespace giaguaro
