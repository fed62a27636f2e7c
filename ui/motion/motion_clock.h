// What all that moves on the table goes by: a clock, how long a picture stands, and which keys and presses show its end at
// once.
#pragma once

#include <QEvent>
#include <functional>

#include "ui/motion/motion.h"

namespace giaguaro {

inline constexpr int motionFrame = 16;  // ms

using MotionClock = std::function<Travel::Time()>;
// From now on.
MotionClock runningClock();

bool endsMotion(QEvent::Type type);

}  // namespace giaguaro
