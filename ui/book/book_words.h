// What is said of the book: of circles, their matches and who owes whom. A value, in the language of the moment; it names no
// game.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "ui/book/book_values.h"
#include "ui/history/history_words.h"

namespace giaguaro {

class BookWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::BookWords)

 public:
  BookWords() = default;
  explicit BookWords(HistoryWords words) : words_(std::move(words)) {}

  QString title(BookCircle const& circle) const;     // its name, else its people
  QString choice(BookCircle const& circle) const;    // among others
  QString subtitle(BookCircle const& circle) const;  // its game, "9 matches, 87 hands since 24 September"

  QString person(BookPerson const& person) const;  // "You", or the name
  QString day(std::int64_t time) const;            // "Thu 24 Sep"
  QString shortDay(std::int64_t time) const;       // "24 Sep"
  QString score(BookCircle const& circle, int score) const;
  QString closing(BookLine const& line) const;                         // "All paid on 12 November 2026"
  QString line(BookCircle const& circle, BookLine const& line) const;  // the whole row, for the ear
  QString cell(BookCircle const& circle, BookLine const& line, std::size_t person) const;
  QString totals(BookCircle const& circle) const;
  // What a dash means, and which of the last matches did not end as usual.
  QString note(BookCircle const& circle) const;

  QString points(BookCircle const& circle, std::int64_t amount) const;  // "18 points"
  // Empty: it is not said what a point is worth.
  QString money(BookCircle const& circle, std::int64_t amount) const;
  QString debt(BookCircle const& circle, BookDebt const& debt) const;  // "Leila pays Elena 18 points, € 1.80"
  // "5 payments, 39 points in all"; empty: there are none.
  QString sum(BookCircle const& circle, BookDebts const& debts) const;
  // "Marta is even.", or that nobody owes anything.
  QString summary(BookCircle const& circle, BookDebts const& debts) const;
  // How debts are meant where points are won from nobody; empty elsewhere.
  QString method(BookCircle const& circle) const;
  QString sinceWhen(BookCircle const& circle) const;  // "since the start"
  QString goOn(BookCircle const& circle) const;       // "Play on with the last five"

  HistoryWords const& history() const { return words_; }

  // Of the matches: what somebody has, and in how many of them.
  struct Total {
    int score = 0;
    int matches = 0;
    int open = 0;  // of the score, since all was paid
  };
  static std::vector<Total> totalsOf(BookCircle const& circle);

 private:
  HistoryWords words_;
};

}  // namespace giaguaro
