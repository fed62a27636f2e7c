// What the history counts of a person at a game, as plain values. Every figure says over how many it is; whether these are
// enough to be shown is the face's to say (leastCount).
//
// Scores are in the game's unit (GameInfo::halves); what is lost, and luck, in the same unit.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

namespace giaguaro {

// Under so many nothing is said, with fewer points nothing is drawn, and with fewer months not by months.
inline constexpr int leastCount = 20;
inline constexpr int leastPoints = 10;
inline constexpr int leastMonths = 3;

// A role, a contract or a level, as the core names it (core/match/hand_account.h). The numbers stand in databases: they are never
// given anew.
struct CountedName {
  enum class Kind : std::uint8_t { none = 0, role = 1, rank = 2, number = 3, text = 4, level = 5 };

  Kind kind = Kind::none;
  int number = 0;    // of a rank or a number; of a text its place
  QString word{};    // the id of a text, …
  QString source{};  // … and the text itself, in English

  bool operator==(CountedName const& other) const {
    return kind == other.kind && number == other.number && word == other.word;
  }
};

// Empty, and not null.
inline QString nameless() { return QStringLiteral(""); }

struct StatisticsFilter {
  QString person{};  // null: whoever has played most as a person; nameless(): who has played without a name
  QString game{};    // empty: the one that they have played most
  std::int64_t since = 0;

  bool operator==(StatisticsFilter const&) const = default;
};

// A mean and the half of its 95 % interval: 1.96 standard errors.
struct Mean {
  int count = 0;
  double value = 0;
  double margin = 0;

  bool isSure() const { return count >= leastCount; }
  bool operator==(Mean const&) const = default;
};

// The mean of the last ones up to this place, counted from 1.
struct CurvePoint {
  int place = 0;
  Mean mean{};

  bool operator==(CurvePoint const&) const = default;
};

// The mean of a month's: months are counted from the beginning of our years, so that the twelfth after one is a year later.
struct MonthFigures {
  int month = 0;
  Mean mean{};

  bool operator==(MonthFigures const&) const = default;
};

// The same of those who played at a level at the person's tables.
struct LevelFigures {
  QString level{};
  Mean score{};
  int bid = 0;
  int made = 0;
  Mean loss{};  // a decision, where theirs were judged too

  bool operator==(LevelFigures const&) const = default;
};

struct NamedFigures {
  CountedName name{};
  Mean score{};
  int bid = 0;
  int made = 0;
  std::vector<LevelFigures> levels{};

  bool operator==(NamedFigures const&) const = default;
};

struct Statistics {
  StatisticsFilter filter{};  // as it was answered
  int avatar = 1;             // the person's, the last one
  int matches = 0;
  int hands = 0;
  std::int64_t first = 0;  // when the first and the last of these matches began
  std::int64_t last = 0;
  int uncounted = 0;  // matches of which roles and contracts are not counted yet

  Mean score{};
  int window = 0;  // over how many hands a point of the curves is
  std::vector<CurvePoint> scores{};
  int bid = 0;
  int made = 0;
  Mean madeBy{};
  Mean missedBy{};
  Mean partnerFound{};  // the trick, in hands against a caller
  Mean loss{};          // a decision
  std::vector<CurvePoint> losses{};
  std::vector<MonthFigures> lossByMonth{};  // of those in which something was judged
  Mean luck{};                              // a hand
  std::vector<NamedFigures> roles{};
  std::vector<NamedFigures> contracts{};
  std::vector<LevelFigures> levels{};

  // Who and what there is to choose from.
  QStringList people{};
  QStringList games{};

  bool operator==(Statistics const&) const = default;
};

}  // namespace giaguaro
