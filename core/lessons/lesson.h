// A short prepared position of one game: what was played before, and one to four steps in each of which the learner
// is asked, acts, and is answered. A value; it is read in core/lessons/lesson_json.h, which lets in none that does
// not keep to the rules, and played in core/lessons/lesson_play.h.
//
// Texts are in every language that the book has. They hold tokens of cards and suits (core/cards/text_parts.h).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match/table.h"

namespace giaguaro {

using LessonText = std::map<std::string, std::string, std::less<>>;  // by the language's code

struct LessonStep {
  LessonText say{};  // the situation and the rule
  LessonText ask{};  // what is wanted
  // Those that are legal on the way taken are accepted; at least one always is.
  std::vector<Action> right{};
  std::vector<std::pair<Action, LessonText>> answers{};  // a reply for this very action
  std::optional<LessonText> legal{};                     // for all others that the rules allow
  std::optional<LessonText> illegal{};                   // for all others that they do not
  std::vector<Done> then{};                              // what the others do after a right answer

  // Its own; null: it has none.
  LessonText const* ownAnswer(Action action) const;
  bool isRight(Action action) const;

  bool operator==(LessonStep const&) const = default;
};

struct Lesson {
  std::string id{};  // under which progress is kept
  LessonText title{};
  GameInfo const* game = nullptr;
  int players = 0;
  std::vector<std::string> names{};  // by seat; empty: the learner's
  Options options{};
  int hand = 0;  // of the match, counted from 0
  Seat dealer = 0;
  PerSeat totals{};  // before this hand
  Seat seat = 0;     // the learner's
  Deal deal{};
  std::vector<Done> actions{};  // before the learner is asked
  std::vector<LessonStep> steps{};
  LessonText end{};  // what to take home

  bool operator==(Lesson const&) const = default;
};

// The lessons of one game, in the order in which they are taught.
struct LessonBook {
  GameInfo const* game = nullptr;
  std::vector<Lesson> lessons{};
};

// Whether an action answers what is asked: not so a card while only a call may be made.
bool answers(Seen const& seen, Action action);

// Before the deal.
std::unique_ptr<Table> openTable(Lesson const& lesson);

}  // namespace giaguaro
