// What the history has of matches, as plain values: what a list and its side panel show, and what one can ask it for.
//
// Scores are in the game's unit (GameInfo::halves). Times are seconds since 1970, UTC; 0: not known.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/choices/match_kind.h"

namespace giaguaro {

// How a match ended. The numbers stand in databases: they are never given anew.
enum class HistoryEnd : std::uint8_t { unfinished = 0, playedOut = 1, agreed = 2, lapsed = 3 };

struct HistorySeat {
  QString name{};
  int avatar = 1;
  bool human = false;
  QString level{};  // of a computer player
  int total = 0;
  int place = 1;                 // the best is 1; equal totals share one
  std::optional<int> settled{};  // what the match has come to for it (Game::settlement); nothing: it has none

  bool operator==(HistorySeat const&) const = default;
};

struct HistoryRow {
  std::int64_t id = 0;
  QString match{};        // its id in records (core/match/record.h)
  QString game{};         // its id
  std::int64_t time = 0;  // by which it stands in the list: when it began, as far as that is known
  std::int64_t started = 0;
  std::int64_t ended = 0;
  int hands = 0;   // that are over and count
  int voids = 0;   // and do not
  int wanted = 0;  // that the match has; 0: no fixed number
  HistoryEnd end = HistoryEnd::unfinished;
  int hints = 0;
  int undos = 0;  // deals that were begun again, too
  std::vector<HistorySeat> seats{};
  MatchKind kind = MatchKind::usual;

  bool operator==(HistoryRow const&) const = default;
};

// By what a list of matches is put in order: when they began, the latest first; their game, by its name; the winner's name;
// one's own place and score, the best first; how they ended, what is not over first. Equals stand by date.
enum class HistoryColumn : std::uint8_t { date, game, faces, own, ended };
struct HistoryOrder {
  HistoryColumn by = HistoryColumn::date;
  bool turned = false;  // the other way round
  QStringList games{};  // in the order of their names

  bool operator==(HistoryOrder const&) const = default;
};

// Of all matches those that satisfy each of these; what is empty asks nothing.
struct HistoryFilter {
  QString text{};             // in somebody's name, …
  QStringList gamesOfText{};  // … or the match is of one of these games
  QString game{};
  QString person{};  // a name
  QString level{};
  std::int64_t since = 0;
  QString initial{};     // somebody's name begins like that
  HistoryOrder order{};  // in which they come; asks nothing

  bool isEmpty() const {
    HistoryFilter asks = *this;
    asks.order = {};
    return asks == HistoryFilter();
  }
  bool operator==(HistoryFilter const&) const = default;
};

struct HistoryKey {
  std::int64_t id = 0;
  std::int64_t time = 0;

  bool operator==(HistoryKey const&) const = default;
};

// In the filter's order.
struct HistoryList {
  std::vector<HistoryKey> keys{};
  // Of the history as a whole, whatever the filter.
  int matches = 0;
  int hands = 0;
  std::int64_t first = 0;
  QStringList games{};
  QStringList people{};  // who has played as a person first, and then by the number of their matches
  QStringList levels{};
};

// One match, looked at.
struct HistoryDetails {
  HistoryRow row{};
  std::vector<std::vector<int>> totals{};  // of each hand that counts, by seat, behind it
  int judged = 0;                          // decisions of persons
  double lost = 0;                         // by these, in points
  std::vector<int> hintedHands{};          // counted from 1, ascending
  // Of a match that is over: that its deals are what was promised before the first of them, and the code that gives them.
  bool keptPromise = false;
  QString code{};
};

}  // namespace giaguaro
