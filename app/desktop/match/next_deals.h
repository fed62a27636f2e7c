// What new matches are dealt from.
#pragma once

#include <cstdint>

namespace giaguaro {

// A number that nobody can guess; small enough for readers that keep numbers as floating point.
std::uint64_t freshSeed();

}  // namespace giaguaro
