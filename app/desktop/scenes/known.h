// Makes what the face shows of what a seat can know (ui/scene/known.h), from that seat's table alone.
#pragma once

#include <map>
#include <vector>

#include "core/match/seat_table.h"
#include "ui/scene/known.h"

namespace giaguaro {

// By how many acts of the hand had been done then: who was how likely to hold the card in question.
using Likelihoods = std::map<int, std::vector<Holder>>;

// `seen` is the table's own. Of likelihoods as many as have been found: shares follow from the last one before now,
// moves from all of them.
Known knownOf(SeatTable const& table, Seen const& seen, Likelihoods const& found = {});

// Who plays against the others, alone or with a partner; nobody: not known yet, or there is none.
Seat callerOf(Seen const& seen);

// The moments at which a likelihood counts, those that are wanted first at the beginning: now, before the first trick,
// then behind each act. Empty: nobody's partner is a secret to this seat.
std::vector<int> momentsOfSuspicion(SeatTable const& table);

}  // namespace giaguaro
