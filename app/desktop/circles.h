// Puts the book of totals together out of the matches that the history has: which circles there are (core/match/circle.h),
// what each of their matches came to, and who owes whom what (core/match/debts.h).
#pragma once

#include "app/history/history_database.h"
#include "ui/book/book_values.h"

namespace giaguaro {

Book bookOf(BookedMatches const& booked);

}  // namespace giaguaro
