// Puts the book of totals together out of the matches that the history has: which circles there are (core/match/circle.h),
// what each of their matches came to, and who owes whom what (core/match/debts.h).
#pragma once

#include <QStringList>

#include "app/history/history_database.h"
#include "ui/book/book_values.h"

namespace giaguaro {

// `person`: the names of who sits here; of whoever has none, the only person of a circle is taken for them.
Book bookOf(BookedMatches const& booked, QStringList const& person = {});

}  // namespace giaguaro
