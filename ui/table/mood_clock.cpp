#include "ui/table/mood_clock.h"

#include <algorithm>

#include "ui/hand_end/hand_end.h"
#include "ui/motion/motion_clock.h"

namespace giaguaro {

MoodClock::MoodClock(QObject* parent) : QObject(parent) {
  since_.start();
  changes_.setSingleShot(true);
  changes_.setTimerType(Qt::PreciseTimer);
  connect(&changes_, &QTimer::timeout, this, &MoodClock::step);
}

void MoodClock::follow(TableScene const& before, TableScene const& after) {
  if (lively_) {
    moods_.follow(before, after, now());
    return step();
  }
  constexpr Moods::Time longAfter{60'000};
  changes_.stop();
  moods_.clear();
  if (HandEnd::lies(after)) {
    moods_.follow({}, after, Moods::Time{});
    moods_.step(longAfter);
  }
  emit stepped();
}

// What has gone by while the window was hidden is not made up for.
void MoodClock::step() {
  Moods::Time const moment = now();
  moods_.step(moment);
  emit stepped();
  if (auto const next = moods_.next(moment))
    changes_.start(std::max(motionFrame, static_cast<int>(next->count())));
  else
    changes_.stop();
}

}  // namespace giaguaro
