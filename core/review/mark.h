// How a decision is judged, in one word.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace giaguaro {

enum class Mark : std::uint8_t { best, good, smallSlip, costly, blunder };

// As records and the arena write it: "small slip".
std::string_view nameOf(Mark mark);
std::optional<Mark> markNamed(std::string_view name);  // nothing: no mark has that name

}  // namespace giaguaro
