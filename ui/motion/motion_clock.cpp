#include "ui/motion/motion_clock.h"

#include <QElapsedTimer>

namespace giaguaro {

MotionClock runningClock() {
  QElapsedTimer since;
  since.start();
  return [since] { return Travel::Time(since.elapsed()); };
}

bool endsMotion(QEvent::Type type) {
  switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::ShortcutOverride:  // before a key becomes a menu's shortcut
    case QEvent::KeyPress: return true;
    default: return false;
  }
}

}  // namespace giaguaro
