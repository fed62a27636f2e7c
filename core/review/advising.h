// What the review would say of a decision before it is taken: a hint. The same search with the same random numbers, and each
// choice compared with the best as a verdict on it compares them (core/review/judge.h), so that a hint and the verdict on
// what was done then are one judgement. No clock has a say in it.
#pragma once

#include <cstddef>

#include "core/ai/advice.h"
#include "core/match/seat_table.h"
#include "core/review/verdict.h"

namespace giaguaro {

// Figures are of the best, of what the reason holds against it, of a pass, and of more up to `choices`; of cards to put aside,
// of the best alone. Null: the seat is not to act.
Thought reviewersAdvice(SeatTable const& table, std::size_t choices, ReviewSettings const& settings = {});

}  // namespace giaguaro
