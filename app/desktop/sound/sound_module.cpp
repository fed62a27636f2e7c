#include "app/desktop/sound/sound_module.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QPluginLoader>
#include <utility>

#include "app/desktop/threads/left_behind.h"
#include "app/desktop/threads/mailbox.h"
#include "app/sounds/sound_effects.h"

namespace giaguaro {

namespace {

std::unique_ptr<SoundEffects> load() {
  QPluginLoader module(SoundModule::file());
  if (auto const* maker = qobject_cast<SoundEffectsMaker*>(module.instance())) return maker->make();
  qWarning("There will be no sound: %s", qUtf8Printable(module.errorString()));
  return nullptr;
}

}  // namespace

// Its effects are made, used and ended in the thread alone.
class SoundModule::Player : public Mailbox {
 public:
  explicit Player(Maker maker) : maker_(std::move(maker)) {}

  void play(Sound sound, int volume) {
    if (maker_) effects_ = std::exchange(maker_, nullptr)();
    if (effects_) effects_->play(nameOf(sound), volume / 100.0);
  }
  void end() {
    effects_.reset();
    QThread::currentThread()->quit();
  }

 private:
  Maker maker_;
  std::unique_ptr<SoundEffects> effects_;
};

SoundModule::SoundModule(QObject* parent) : SoundModule(load, std::chrono::seconds(2), parent) {}

SoundModule::SoundModule(Maker maker, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent),
      patience_(patience),
      player_(std::make_unique<Player>(std::move(maker))),
      thread_(std::make_unique<QThread>()) {
  thread_->setObjectName("sounds");
  player_->moveToThread(thread_.get());
}

SoundModule::~SoundModule() {
  if (!thread_->isRunning()) return;
  player_->post([player = player_.get()] { player->end(); });
  if (thread_->wait(QDeadlineTimer(patience_))) return;
  (void)player_.release();  // the thread's, whenever it goes on
  leaveBehind(std::move(thread_));
}

// Beside the program's own folder, both where it was built and where it is installed.
QString SoundModule::file() {
  QFileInfo const module(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../lib/giaguaro/giaguaro_sounds.so"));
  return module.isFile() ? module.canonicalFilePath() : QString();
}

void SoundModule::play(Sound sound, int volume) {
  if (!thread_->isRunning()) thread_->start();
  player_->post([player = player_.get(), sound, volume] { player->play(sound, volume); });
}

}  // namespace giaguaro
