// The book of totals as plain values: for each circle of people and game what its matches came to, and who owes whom what.
//
// Scores are in the game's unit (GameInfo::halves), and so are debts. Times are seconds since 1970, UTC; 0: not known.
// What is of people is in their order.
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/history/history_values.h"

namespace giaguaro {

struct BookPerson {
  QString name{};
  int avatar = 1;
  bool own = false;  // the one person who has played at this screen with them

  bool operator==(BookPerson const&) const = default;
};

// A match that is over; or, `closing`, that all before it has been paid.
struct BookLine {
  bool closing = false;
  std::int64_t match = 0;  // its number in the history
  std::int64_t time = 0;
  int hands = 0;
  HistoryEnd end = HistoryEnd::playedOut;
  bool paid = false;
  std::vector<std::optional<int>> scores{};  // nothing: was not at the table

  bool operator==(BookLine const&) const = default;
};

struct BookDebt {
  std::size_t from = 0;  // among the people
  std::size_t to = 0;
  std::int64_t amount = 0;

  bool operator==(BookDebt const&) const = default;
};

// Of what is not paid yet.
struct BookDebts {
  std::vector<BookDebt> payments{};
  std::vector<std::size_t> even{};  // who has played and neither owes nor gets anything

  bool operator==(BookDebts const&) const = default;
};

struct BookCircle {
  std::int64_t note = 0;  // under which its name and worth stand; 0: they do not yet
  QString game{};         // its id
  bool sumsToZero = true;
  QString name{};   // empty: none was given
  QString worth{};  // of a point, as it was typed
  std::vector<BookPerson> people{};
  std::vector<BookLine> lines{};  // the first one first
  std::int64_t closed = 0;        // when all was paid the last time; 0: never
  BookDebts evening{};            // of the last evening
  BookDebts open{};               // since all was paid, or since the start

  bool operator==(BookCircle const&) const = default;
};

struct Book {
  std::vector<BookCircle> circles{};  // that played last first

  bool operator==(Book const&) const = default;
};

}  // namespace giaguaro
