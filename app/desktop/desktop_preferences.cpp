// What the user sets: read when the program opens, applied to window, session and sounds, and kept at once.
#include <QTimer>

#include "app/desktop/desktop.h"
#include "app/desktop/system_motion.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void Desktop::connectPreferences() {
  connect(&window_, &MainWindow::settingsChanged, this, [this](Settings const& settings) {
    preferences_.setSettings(settings);
    setPaces(settings);
  });
  window_.setSoundOffered(!SoundModule::file().isEmpty());
  // Pictures are silent, and so is what is too fast to be followed.
  if (!line_.grab.isEmpty() || line_.fullSpeed) return;
  connect(&window_, &MainWindow::settingsChanged, &soundBox_, &SoundBox::change);
  connect(&session_, &Session::happened, &soundBox_, &SoundBox::happened);
  connect(&session_, &Session::sceneChanged, &soundBox_, &SoundBox::show);
  connect(&session_, &Session::refused, &soundBox_, &SoundBox::refuse);
  connect(window_.table(), &TableWidget::refused, &soundBox_, &SoundBox::refuse);
}

void Desktop::applySettings() {
  Settings settings = preferences_.settings();
  // Until a pace was chosen the system's wish counts.
  if (!preferences_.motionIsChosen() && systemWantsLessMotion()) settings.motion = MotionPace::off;
  window_.setSettings(settings);
  soundBox_.setSettings(settings);
  setPaces(settings);
  if (preferences_.motionIsChosen() || settings.motion == MotionPace::off) return;
  // The window is painted first.
  QTimer::singleShot(0, this, [this] {
    askPortalForLessMotion(this, [this] {
      if (preferences_.motionIsChosen()) return;
      Settings still = window_.settings();
      still.motion = MotionPace::off;
      window_.setSettings(still);
      setPaces(still);
    });
  });
}

void Desktop::setPaces(Settings const& settings) {
  session_.setPaces(line_.fullSpeed ? Paces::none() : preferences_.paces());
  bool const still = line_.fullSpeed || !line_.grab.isEmpty();
  window_.setMotion(still ? MotionPace::off : settings.motion);
}

}  // namespace giaguaro
