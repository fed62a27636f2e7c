// Who has left a club table, as its record says (core/match/notes.h): noted by whoever lets them go, read by whoever looks
// at the match again.
#pragma once

#include <vector>

#include "core/match/notes.h"
#include "core/match/table.h"

namespace giaguaro {

// Where the table stands. Before the first deal there is nothing that it could be noted of.
void noteDeparture(Table& table, Seat seat);

// Who had left before this hand was dealt.
std::vector<Seat> goneBefore(Record const& record, std::size_t hand);

}  // namespace giaguaro
