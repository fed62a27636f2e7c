// What the review would say of a decision before it is taken: a hint. The same search with the same random numbers, and each
// choice compared with the best as a verdict on it compares them (core/review/judge.h), so that a hint and the verdict on
// what was done then are one judgement. No clock has a say in it.
#pragma once

#include <cstddef>

#include "core/ai/advice.h"
#include "core/match/record.h"
#include "core/review/verdict.h"

namespace giaguaro {

// Of the seat to act at the end of this record, whose last hand is in play, from what that seat knows; the thought carries
// its View and nothing else. Figures are of the best, of what the reason holds against it, of a pass, and of more up to
// `choices`; of cards to put aside, of the best alone. Null: nobody is to act.
Thought reviewersAdvice(Record const& record, std::size_t choices, ReviewSettings const& settings = {});

}  // namespace giaguaro
