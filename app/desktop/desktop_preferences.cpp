// What the user sets: read when the program opens, applied to window, session and sounds at once, and kept as
// soon as nothing more is set.
#include <QApplication>
#include <chrono>
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/system_motion.h"
#include "app/desktop/text/phrases.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

namespace {

// A slider that is dragged sends dozens of settings, of which the last one is worth a file.
constexpr std::chrono::milliseconds storingPause{200};

}  // namespace

void Desktop::connectPreferences() {
  storing_.setSingleShot(true);
  connect(&storing_, &QTimer::timeout, this, &Desktop::storePreferences);
  connect(&window_, &MainWindow::settingsChanged, this, [this](Settings const& settings) {
    unstored_ = settings;
    storeSoon();
    setPaces(settings);
    judgeAsSet(settings);
    followSystem();  // again, where the defaults were restored
  });
  connect(&window_, &MainWindow::systemColoursChanged, this, &Desktop::followSystem);
  window_.setSoundOffered(!SoundModule::file().isEmpty());
  // Pictures are silent, and so is what is too fast to be followed.
  if (!line_.grab.isEmpty() || line_.fullSpeed) return;
  connect(&window_, &MainWindow::settingsChanged, &soundBox_, &SoundBox::change);
  connect(&feed_, &TableFeed::happened, &soundBox_, &SoundBox::happened);
  connect(&feed_, &TableFeed::sceneChanged, &soundBox_, &SoundBox::show);
  connect(&feed_, &TableFeed::clockTicked, &soundBox_, &SoundBox::tick);
  connect(&feed_, &TableFeed::refused, &soundBox_, &SoundBox::refuse);
  connect(window_.table(), &TableWidget::refused, &soundBox_, &SoundBox::refuse);
}

void Desktop::storeSettings() {
  if (auto const settings = std::exchange(unstored_, std::nullopt)) preferences_.setSettings(*settings);
}

void Desktop::storeSoon() { storing_.start(storingPause); }

// What cannot be written counts as long as the program runs, and is written once that is possible.
void Desktop::storePreferences() {
  followSeat();
  storeSettings();
  if (preferences_.store() || std::exchange(toldUnstored_, true)) return;
  tell(say(phrases::fileSettingsUnwritten, {args::word(preferences_.path().toStdString(), "file")}));
}

void Desktop::applySettings() {
  Settings const settings = followed(preferences_.settings());
  window_.setSettings(settings);
  soundBox_.setSettings(settings);
  setPaces(settings);
  judgeAsSet(settings);
}

// Nobody waits for a verdict on what is too fast to be followed, or for a picture.
void Desktop::judgeAsSet(Settings const& settings) {
  bool const isFollowed = line_.grab.isEmpty() && !line_.fullSpeed;
  reviewing_.setUnasked(isFollowed && settings.guide != GuideDepth::off);
}

// What was not chosen is the system's to say: its colours, and whether it wants less motion, for which it is
// asked once.
Settings Desktop::followed(Settings settings) {
  if (!settings.themeChosen) settings.theme = Theme::following(QApplication::palette()).id;
  if (settings.motionChosen) return settings;
  if (!std::exchange(systemIsAsked_, true)) {
    systemIsStill_ = systemWantsLessMotion();
    // The window is painted first.
    if (!systemIsStill_)
      QTimer::singleShot(0, this, [this] {
        askPortalForLessMotion(this, [this] {
          systemIsStill_ = true;
          followSystem();
        });
      });
  }
  if (systemIsStill_) settings.motion = MotionPace::off;
  return settings;
}

void Desktop::followSystem() {
  Settings const settings = followed(window_.settings());
  if (settings == window_.settings()) return;
  window_.setSettings(settings);
  setPaces(settings);
}

void Desktop::setPaces(Settings const& settings) {
  session_.setPaces(line_.fullSpeed ? Paces() : pacesOf(settings));
  bool const still = line_.fullSpeed || !line_.grab.isEmpty();
  window_.setMotion(still ? MotionPace::off : settings.motion);
  // Where tricks do not lie for a moment, a hand does not either.
  window_.host().setEndShown(!still && (settings.trickUntilClick || settings.trickRest.count() > 0));
}

}  // namespace giaguaro
