// When a kept position is asked again: at intervals that grow with each right answer, until it was right twice. A wrong
// one begins anew. Days are handed in; there is no clock here.
#pragma once

#include <chrono>

namespace giaguaro {

using Day = std::chrono::sys_days;

struct Schedule {
  static constexpr int enough = 2;  // right answers, one after the other

  int right = 0;  // of the last answers, up to `enough`
  Day due{};      // the first day on which it is asked again

  bool isLearned() const { return right >= enough; }
  bool isDue(Day today) const { return !isLearned() && today >= due; }
  bool operator==(Schedule const&) const = default;
};

// Of a position that was kept that day: nobody learns from what was told a moment ago.
Schedule firstSchedule(Day kept);

// After an answer of that day. What is right before it is asked changes nothing.
Schedule answered(Schedule const& before, bool right, Day today);

}  // namespace giaguaro
