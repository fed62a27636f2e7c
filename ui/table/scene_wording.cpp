#include "ui/table/scene_wording.h"

namespace giaguaro {
namespace {

DeckWords deckWords(Deck::Id deck) {
  switch (deck) {
    case Deck::Id::forty: return DeckWords::italian;
    case Deck::Id::fiftyTwo: return DeckWords::french;
    case Deck::Id::seventyEight: return DeckWords::seventyEight;
  }
  return DeckWords::italian;
}

}  // namespace

Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  return {names, scene.viewer, deckWords(scene.seen.deck), &Deck::of(scene.seen.deck)};
}

}  // namespace giaguaro
