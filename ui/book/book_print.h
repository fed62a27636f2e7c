// The book on paper: a circle's table with its running totals, and who owes whom what, to be laid out on one page. Of a long
// book the first lines are brought forward as one.
#pragma once

#include <QString>

#include "ui/book/book_words.h"

namespace giaguaro {

inline constexpr std::size_t linesOnPaper = 40;

// `evening`: debts of the last one alone.
QString bookAsHtml(BookCircle const& circle, bool evening, BookWords const& words);

}  // namespace giaguaro
