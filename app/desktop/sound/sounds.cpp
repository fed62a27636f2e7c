#include "app/desktop/sound/sounds.h"

#include <algorithm>
#include <array>

#include "core/rules/club.h"

namespace giaguaro {
namespace {

// In the order of the enumeration; resources/art/sounds.py makes the files.
constexpr std::array names{"deal", "card", "trick", "turn", "won", "lost", "refusal", "tick"};

bool isUntouched(Seen const& seen) { return seen.tricks.empty() && seen.trick.cards.empty(); }

bool isDealt(TableScene const& before, TableScene const& after) {
  bool const another = after.handNumber != before.handNumber || (before.showResult && !after.showResult);
  return another && isUntouched(after.seen);
}

// Not where it was taken back instead.
bool isGathered(TableScene const& before, TableScene const& after) {
  return before.resting && !after.resting && after.seen.tricks.size() >= before.seen.tricks.size();
}

std::optional<Sound> soundOfResult(TableScene const& scene) {
  if (scene.viewer == nobody || !scene.seen.result) return std::nullopt;
  auto const score = scene.seen.result->scores[static_cast<std::size_t>(scene.viewer)];
  if (score == 0) return std::nullopt;
  return score > 0 ? Sound::won : Sound::lost;
}

}  // namespace

QString nameOf(Sound sound) { return QString::fromLatin1(names.at(static_cast<std::size_t>(sound))); }

std::optional<Sound> soundOf(Events const& events) {
  bool const played = std::ranges::find(events, Event::Kind::played, &Event::kind) != events.end();
  return played ? std::optional(Sound::card) : std::nullopt;
}

std::optional<Sound> soundOf(TurnClock const& before, TurnClock const& after) {
  bool const gone = before.seat == after.seat && after.left < before.left && after.left > 0;
  bool const ticks = after.isOn() && !after.waits && after.left <= club::warnedSeconds && gone;
  return ticks ? std::optional(Sound::tick) : std::nullopt;
}

std::optional<Sound> soundOf(TableScene const& before, TableScene const& after) {
  if (after.showResult) return before.showResult ? std::nullopt : soundOfResult(after);
  if (isDealt(before, after)) return Sound::deal;
  if (isGathered(before, after)) return Sound::trick;
  if (after.mayAct && !before.mayAct) return Sound::turn;
  return std::nullopt;
}

}  // namespace giaguaro
