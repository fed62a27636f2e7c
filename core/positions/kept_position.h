// A decision of a finished hand, kept to be taken again: the hand up to it, who decided, what was chosen, and what the
// review found of each thing that could have been done. A value; made by keepPosition (core/positions/keep.h), written
// and read in core/positions/positions_json.h, which lets in none that does not keep to the rules.
//
// It has the cards of all seats, for the table's owner. Whoever shows it asks the table for what that seat may know; and
// what it says of answers follows from that seat's View alone (core/review).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/ai/stop_flag.h"
#include "core/lessons/lesson.h"
#include "core/positions/schedule.h"
#include "core/reasons/reason.h"
#include "core/review/mark.h"

namespace giaguaro {

// Of one thing that could be done. Figures are expected, with what could be known, as in core/review.
struct KeptAnswer {
  Action action{};
  double score = 0;    // of the hand, in the game's score unit
  double chance = 0;   // to reach the aim
  bool right = false;  // nothing is surely better

  bool operator==(KeptAnswer const&) const = default;
};

struct KeptPosition {
  GameInfo const* game = nullptr;
  int players = 0;
  std::vector<std::string> names{};  // by seat
  Options options{};
  int hand = 0;  // of the match, counted from 0, void ones not counted
  Seat dealer = 0;
  PerSeat totals{};  // before this hand
  Deal deal{};
  std::vector<Done> actions{};  // before the decision
  Seat seat = 0;                // who decided

  Action chosen{};
  Mark mark = Mark::costly;  // of that
  double loss = 0;           // of that, and its standard error
  double error = 0;
  std::vector<KeptAnswer> answers{};  // the best first; what nobody would think of is not among them
  int iterations = 0;                 // of ReviewSettings, that they were found with
  std::string program{};              // that found them: name, version and commit
  Day kept{};
  Schedule schedule{};

  std::string const& person() const { return names[static_cast<std::size_t>(seat)]; }
  KeptAnswer const* answer(Action action) const;  // null: it was not looked at
  bool isRight(Action action) const;
  // Whether it is that decision of that hand.
  bool isOf(GameInfo const& other, RecordedHand const& played, std::size_t place) const;

  bool operator==(KeptPosition const&) const = default;
};

// The position as a lesson of one step, without texts: what comes into question are its first answers, and what was
// chosen.
Lesson lessonOf(KeptPosition const& position);

// The table as it stood, with that seat to act.
std::unique_ptr<Table> openTable(KeptPosition const& position);

// Why the best answer is best: against this one; not valid, or the best: against what looks natural (core/reasons).
// From that seat's View alone. Null: it was stopped, or there is nothing to say. It takes its time.
std::shared_ptr<Reason const> reasonAt(KeptPosition const& position, Action against, StopFlag const& stop);

}  // namespace giaguaro
