#include "ui/table/scene_wording.h"

namespace giaguaro {
Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  return {names, scene.viewer, deckWords(scene.seen.deck), &Deck::of(scene.seen.deck)};
}

}  // namespace giaguaro
