// A hand that is played more than once: the same cards and all that was done with them, but random streams of its own for
// each time, so that players think and meet otherwise.
#pragma once

#include <cstdint>
#include <memory>

#include "core/match/table.h"

namespace giaguaro {

// What is added to a match's seed for the streams of this play, counted from 0: nothing for the first, and for the others
// so much that they lie far from the seeds of other matches.
std::uint64_t seedOffset(int play);

std::unique_ptr<Table> reseeded(Table const& table, int play);

}  // namespace giaguaro
