// Hears what happens at the table and has the sounds of it played, while they are on. Nothing is played, and
// nothing that could play is wanted, while they are off.
#pragma once

#include <QObject>
#include <functional>

#include "app/desktop/sound/sounds.h"
#include "ui/choices/settings.h"

namespace giaguaro {

class SoundBox : public QObject {
  Q_OBJECT

 public:
  // `volume` from 0 to 100.
  using Play = std::function<void(Sound sound, int volume)>;

  // Silent until there are settings that say otherwise.
  explicit SoundBox(Play play, QObject* parent = nullptr);

  // As they were stored.
  void setSettings(Settings const& settings) { settings_ = settings; }
  // By the user, who hears at once what it means.
  void change(Settings const& settings);

 public slots:
  void happened(Events const& events);
  void show(TableScene const& scene);
  void refuse();
  void tick(TurnClock const& clock);

 private:
  void play(std::optional<Sound> sound);

  Play play_;
  Settings settings_;
  TableScene scene_;
  TurnClock clock_;
};

}  // namespace giaguaro
