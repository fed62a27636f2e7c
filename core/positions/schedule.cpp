#include "core/positions/schedule.h"

#include <array>

namespace giaguaro {

namespace {

// Until it is asked again, by the right answers so far.
constexpr std::array<std::chrono::days, Schedule::enough> intervals{std::chrono::days{1},
                                                                    std::chrono::days{3}};

}  // namespace

Schedule firstSchedule(Day kept) { return {.right = 0, .due = kept + intervals.front()}; }

Schedule answered(Schedule const& before, bool right, Day today) {
  if (!right) return firstSchedule(today);
  if (!before.isDue(today)) return before;
  Schedule after{.right = before.right + 1, .due = today};
  if (!after.isLearned()) after.due += intervals[static_cast<std::size_t>(after.right)];
  return after;
}

}  // namespace giaguaro
