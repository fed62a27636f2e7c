// Loads the module that plays sounds and has it play them, in a thread of its own: what the system needs to
// make itself heard may take its time. Nothing is loaded and no thread is started before the first play().
// Where there is no module, or it cannot be loaded, nothing is heard; that is told once on the standard
// error.
#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "app/desktop/mailbox.h"
#include "app/desktop/sounds.h"

namespace giaguaro {

class SoundEffects;

class SoundModule : public QObject {
 public:
  explicit SoundModule(QObject* parent = nullptr);
  ~SoundModule() override;

  // The file of the module; empty: this program was built or installed without it.
  static QString file();

  // `volume` from 0 to 100.
  void play(Sound sound, int volume);

 private:
  void load();

  std::unique_ptr<Mailbox> player_;  // lives in the thread; what is posted to it runs there
  QThread thread_;
  std::unique_ptr<SoundEffects> effects_;  // the thread's
  bool tried_ = false;                     // likewise
};

}  // namespace giaguaro
