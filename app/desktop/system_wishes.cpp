#include "app/desktop/system_wishes.h"

#include <QApplication>
#include <QTimer>
#include <utility>

#include "app/desktop/system_motion.h"
#include "ui/theme.h"

namespace giaguaro {

Settings SystemWishes::followedBy(Settings settings) {
  if (!settings.themeChosen) settings.theme = Theme::following(QApplication::palette()).id;
  if (settings.motionChosen) return settings;
  if (!std::exchange(isAsked_, true)) ask();
  if (isStill_) settings.motion = MotionPace::off;
  return settings;
}

void SystemWishes::ask() {
  isStill_ = systemWantsLessMotion();
  // The window is painted first.
  if (!isStill_)
    QTimer::singleShot(0, this, [this] {
      askPortalForLessMotion(this, [this] {
        isStill_ = true;
        emit changed();
      });
    });
}

}  // namespace giaguaro
