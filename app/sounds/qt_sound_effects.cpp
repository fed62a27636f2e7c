// The module that plays the sounds by Qt Multimedia. It carries their files with it.
#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <map>

#include "app/sounds/sound_effects.h"

namespace giaguaro {
namespace {

class QtSoundEffects final : public SoundEffects {
 public:
  void play(QString const& name, double loudness) override {
    if (QMediaDevices::defaultAudioOutput().isNull()) return;  // or each sound would complain of it
    QSoundEffect& effect = effects_[name];
    if (effect.source().isEmpty())
      effect.setSource(QUrl(QStringLiteral("qrc:/sounds/") + name + QStringLiteral(".wav")));
    effect.setVolume(QAudio::convertVolume(static_cast<float>(loudness), QAudio::LogarithmicVolumeScale,
                                           QAudio::LinearVolumeScale));
    effect.play();
  }

 private:
  std::map<QString, QSoundEffect> effects_;  // made when first played
};

}  // namespace

class QtSoundEffectsMaker final : public QObject, public SoundEffectsMaker {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID GIAGUARO_SOUND_EFFECTS)
  Q_INTERFACES(giaguaro::SoundEffectsMaker)

 public:
  std::unique_ptr<SoundEffects> make() const override { return std::make_unique<QtSoundEffects>(); }
};

}  // namespace giaguaro

#include "qt_sound_effects.moc"
