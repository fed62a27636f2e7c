#include "app/desktop/sound_module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>
#include <utility>

#include "app/sounds/sound_effects.h"

namespace giaguaro {

SoundModule::SoundModule(QObject* parent) : QObject(parent), player_(std::make_unique<Mailbox>()) {
  thread_.setObjectName("sounds");
  player_->moveToThread(&thread_);
}

// What was made in the thread ends there.
SoundModule::~SoundModule() {
  if (!thread_.isRunning()) return;
  player_->post([this] {
    effects_.reset();
    QThread::currentThread()->quit();
  });
  thread_.wait();
}

// Beside the program's own folder, both where it was built and where it is installed.
QString SoundModule::file() {
  QFileInfo const module(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../lib/giaguaro/giaguaro_sounds.so"));
  return module.isFile() ? module.canonicalFilePath() : QString();
}

void SoundModule::play(Sound sound, int volume) {
  if (!thread_.isRunning()) thread_.start();
  player_->post([this, sound, volume] {
    if (!std::exchange(tried_, true)) load();
    if (effects_) effects_->play(nameOf(sound), volume / 100.0);
  });
}

void SoundModule::load() {
  QPluginLoader module(file());
  if (auto const* maker = qobject_cast<SoundEffectsMaker*>(module.instance()))
    effects_ = maker->make();
  else
    qWarning("There will be no sound: %s", qUtf8Printable(module.errorString()));
}

}  // namespace giaguaro
