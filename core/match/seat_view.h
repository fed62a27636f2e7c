// What the seat to act may know, of whatever game it is: for those above the boundary who think about a decision in a way of
// their own, as the review does (core/review/advising.h). Whoever has the game's type takes its View out of it. It carries
// no other seat's cards, may go to any thread and may outlive the table.
#pragma once

#include <any>

#include "core/rules/random.h"

namespace giaguaro {

struct SeatView {
  std::any view{};  // a View<G> (core/rules/view.h) of the game of the table that it came from
  Rng judging{0};   // what this decision is judged with (core/match/review_streams.h)
};

}  // namespace giaguaro
