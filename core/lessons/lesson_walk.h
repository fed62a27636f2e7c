// Goes all ways through a lesson that right answers lead, and tries at each step whatever can be tried.
#pragma once

#include <string>

#include "core/lessons/lesson.h"

namespace giaguaro {

// What the rules, or a reply that is missing or never heard, have against it: where, and what. Empty: nothing.
struct LessonFault {
  std::string where{};
  std::string what{};

  bool none() const { return what.empty(); }
};
LessonFault faultOf(Lesson const& lesson);

}  // namespace giaguaro
