// Reads the lessons of a game (docs/lessons.md says what stands in the file). Nobody has vouched for it: whatever the
// bytes are, the answer is lessons that can be played through, or what is wrong and where, in one sentence.
//
// What was let in keeps to the rules on every way through it: each deal is the whole deck, each action is legal in
// its turn, it is the learner's turn at each step, one of the right answers is legal there, whatever can be tried has a
// reply, and no reply is never heard. Its texts are there in the same languages, with the same tokens in each.
#pragma once

#include <string_view>
#include <variant>

#include "core/lessons/lesson.h"
#include "core/match/record_json.h"

namespace giaguaro {

std::variant<LessonBook, Problem> readLessons(std::string_view text);

}  // namespace giaguaro
