// Plays the sounds of the table. Everything of an object happens in the thread that made it, which has an
// event loop. Where the system has no way to be heard nothing is, and nothing is said about it.
//
// It comes from a module of its own (GIAGUARO_SOUND_MODULE), loaded when somebody wants to hear something:
// the libraries behind it are many, and the program that is silent has none of them.
#pragma once

#include <QString>
#include <QtPlugin>
#include <memory>

namespace giaguaro {

class SoundEffects {
 public:
  SoundEffects() = default;
  virtual ~SoundEffects() = default;
  Q_DISABLE_COPY_MOVE(SoundEffects)

  // `loudness` from 0 to 1, as the ear takes it.
  virtual void play(QString const& name, double loudness) = 0;
};

class SoundEffectsMaker {
 public:
  SoundEffectsMaker() = default;
  virtual ~SoundEffectsMaker() = default;
  Q_DISABLE_COPY_MOVE(SoundEffectsMaker)

  virtual std::unique_ptr<SoundEffects> make() const = 0;
};

}  // namespace giaguaro

#define GIAGUARO_SOUND_EFFECTS "giaguaro.SoundEffectsMaker/1"
Q_DECLARE_INTERFACE(giaguaro::SoundEffectsMaker, GIAGUARO_SOUND_EFFECTS)
