// Loads the module that plays sounds and has it play them, in a thread of its own: what the system needs to
// make itself heard may take its time. Nothing is loaded and no thread is started before the first play().
// Where there is no module, or it cannot be loaded, nothing is heard; that is told once on the standard
// error. The end waits for what is being played no longer than it has patience (app/desktop/threads/left_behind.h).
#pragma once

#include <QObject>
#include <QThread>
#include <chrono>
#include <functional>
#include <memory>

#include "app/desktop/sound/sounds.h"

namespace giaguaro {

class SoundEffects;

class SoundModule : public QObject {
 public:
  // Runs in the thread, once. Null: nothing is to be heard.
  using Maker = std::function<std::unique_ptr<SoundEffects>()>;

  explicit SoundModule(QObject* parent = nullptr);  // of the module's file
  SoundModule(Maker maker, std::chrono::milliseconds patience, QObject* parent = nullptr);
  ~SoundModule() override;

  // The file of the module; empty: this program was built or installed without it.
  static QString file();

  // `volume` from 0 to 100.
  void play(Sound sound, int volume);

 private:
  class Player;

  std::chrono::milliseconds patience_;
  std::unique_ptr<Player> player_;  // lives in the thread; what is posted to it runs there
  std::unique_ptr<QThread> thread_;
};

}  // namespace giaguaro
