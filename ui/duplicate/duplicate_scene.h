// A match beside the same deals with a computer player in one of its seats (core/match/duplicate.h), as a page shows it: a
// plain value, which grows hand by hand while it is played. Scores are in the game's unit (GameInfo::halves).
#pragma once

#include <QDate>
#include <QString>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/game.h"
#include "ui/choices/match_choice.h"
#include "ui/scene/hand_verdict.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// The first decision of a hand at which the two did something else.
struct DuplicateParting {
  int place = 0;  // among the actions of the hand, from 0
  int trick = 0;  // counted from 1; 0: before cards are played
  Deed then{};
  Deed now{};
  // What the hand's review says of `then`; nothing: it has none.
  std::optional<Mark> judged{};
  // The score that the computer player expected of either; nothing: it did not look at it, could not tell them apart, or is
  // contradicted by the review, which has thought for longer.
  std::optional<double> expectedThen{};
  std::optional<double> expectedNow{};
  // Who had led the trick with what, and how many seats play after this one; nobody: no card lay there.
  Seat leader = nobody;
  Card led{};
  int after = 0;

  bool operator==(DuplicateParting const&) const = default;
};

struct DuplicateRow {
  int number = 0;  // of the hand in the match, counted from 1
  Message role{};  // the seat's part in it, then; empty: there is nothing to say
  int then = 0;    // its score
  int now = 0;
  Message endThen{};  // how it ended
  Message endNow{};
  // The caller's side's points then and now, where the same seat called and they are counted.
  std::optional<std::pair<int, int>> points{};
  std::optional<bool>
      bothMade{};  // with these the contract was made both times, or failed; nothing: once each
  std::optional<DuplicateParting> parting{};  // nothing: they were the same to the end

  int difference() const { return then - now; }
  bool operator==(DuplicateRow const&) const = default;
};

// What somebody made of the same deals (core/match/challenge.h).
struct DuplicateResult {
  int place = 1;  // the best is 1; equal ones share one
  QString name{};
  QString level{};  // of a computer player; empty: a person
  int avatar = 1;   // of a person
  QDate day{};      // it was played; not valid: not known
  int total = 0;
  double toMean = 0;
  bool own = false;  // of this match
};

struct DuplicateScene {
  GameInfo const* game = nullptr;  // null: there is no match
  bool frenchForty = false;        // the 40 cards are drawn with French suits
  std::vector<Person> people{};
  Seat seat = 0;                      // in which the computer player sits
  std::vector<Seat> seats{};          // among which one may choose it
  std::int64_t time = 0;              // of the match, in seconds since 1970, UTC; 0: not known
  std::vector<LevelChoice> levels{};  // among which one may choose the player
  QString level{};
  std::vector<Seat> standIns{};  // where it sits too from where they part on, since people sat there
  int hands = 0;                 // that there are
  std::vector<DuplicateRow> rows{};

  bool mayChallenge = false;               // the match is over: it can be a challenge
  std::vector<DuplicateResult> results{};  // the best first
  double mean = 0;                         // of these

  bool isDone() const { return static_cast<int>(rows.size()) == hands; }
};

}  // namespace giaguaro
