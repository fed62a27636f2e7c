// The end of a record with all cards seen: what the position is worth if everybody plays their best, what
// each card of the seat to act leads to, and how the hand goes on from it. For the arena: nobody who plays
// may ask this.
//
// With sides, the caller's wants its score, and among equal scores its points; the others want the contrary.
// Without sides each seat wants its own score, then its own points where the game counts any; the rule for
// ties between seats is the solver's (core/ai/solver.h).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/match/record.h"
#include "core/match/record_json.h"

namespace giaguaro {

struct SolvedPlay {
  Action action{};
  std::vector<std::int32_t> scores{};  // of the hand, by seat, with best play of all after it
  std::vector<std::int32_t> points{};  // what each seat takes, in the game's own unit
  History line{};                      // this card, and what follows it to the end

  bool operator==(SolvedPlay const&) const = default;
};

struct SolvedPosition {
  Seat toAct = nobody;
  int tricks = 0;                   // to come, the one on the table among them
  std::vector<Seat> side{};         // the caller's side as it is in truth; empty: each plays alone
  std::vector<SolvedPlay> plays{};  // every card that may be played, in ascending order
  std::size_t best = 0;             // its place among them

  bool operator==(SolvedPosition const&) const = default;
};

// Wants a record that keeps to the rules (core/match/verify.h). A problem where no card is to be played at
// its end, or where more tricks are to come than can be solved within seconds.
std::variant<SolvedPosition, Problem> solveEnd(Record const& record);

}  // namespace giaguaro
