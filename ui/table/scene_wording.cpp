#include "ui/table/scene_wording.h"

#include <algorithm>

#include "ui/table/table_phrases.h"

namespace giaguaro {

Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  return {names, scene.viewer, deckWords(scene.seen.deck, scene.frenchForty), &Deck::of(scene.seen.deck)};
}

bool isShared(TableScene const& scene) { return std::ranges::count_if(scene.people, &Person::human) > 1; }

Wording wordingForAll(TableScene const& scene, Wording const& wording) {
  return isShared(scene) ? wording.impersonal() : wording;
}

QString labelOf(TableScene const& scene, Seat seat, Wording const& wording) {
  bool const own = seat == scene.viewer && !isShared(scene);
  return own ? wording.say(say(tablePhrases::you)) : wording.name(seat);
}

}  // namespace giaguaro
