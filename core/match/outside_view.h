// What an outside player is told before each of its decisions, and what it answers: one line of JSON, one
// line of text, before which there may be lines of what it says where there is talk. The notation is that of docs/records.md ("view": 1); hands count from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/match/seat_table.h"

namespace giaguaro {

// The view of a seat that is to act: its own cards, what of the stock and of hands was shown to all, what was done
// in this hand as that seat saw it, and what it may do. Without a line break.
std::string outsideView(SeatTable const& table);

// Its answer: nothing where the line is no legal action of that seat. Blanks round it do not count.
std::optional<Action> outsideAnswer(std::string_view line, SeatTable const& table);

// A line "say suspect 3". Nothing where it is none of these, or that seat may not say it.
inline constexpr std::string_view sayWord = "say ";
bool speaks(std::string_view line);
std::optional<Saying> outsideSaying(std::string_view line, SeatTable const& table);

}  // namespace giaguaro
