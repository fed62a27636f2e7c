#include "app/desktop/sound/sound_box.h"

#include <utility>

namespace giaguaro {

SoundBox::SoundBox(Play play, QObject* parent) : QObject(parent), play_(std::move(play)) {}

void SoundBox::change(Settings const& settings) {
  Settings const before = std::exchange(settings_, settings);
  if (settings.sound && !before.sound)
    play(Sound::turn);
  else if (settings.volume != before.volume)
    play(Sound::card);
}

void SoundBox::happened(Events const& events) { play(soundOf(events)); }

void SoundBox::show(TableScene const& scene) {
  play(soundOf(scene_, scene));
  scene_ = scene;
}

void SoundBox::tick(TurnClock const& clock) {
  play(soundOf(clock_, clock));
  clock_ = clock;
}

void SoundBox::refuse() { play(Sound::refusal); }

void SoundBox::play(std::optional<Sound> sound) {
  if (sound && settings_.sound && settings_.volume > 0) play_(*sound, settings_.volume);
}

}  // namespace giaguaro
