#include "ui/scene/scene_wording.h"

#include <algorithm>

#include "ui/scene/table_phrases.h"

namespace giaguaro {
namespace {

constexpr Phrase rowOfHand{phrase("score", "Hand {n}: {what}", "score.row")};
constexpr Phrase rowNotCounted{phrase("score", "Not counted: {what}", "score.row-void")};

// Where a hand is played back nobody is spoken to, since it may be looked at from any seat: but for the one person who
// has given no name, who is "you", of whom nothing can be said in the third person.
Seat soleUnnamed(TableScene const& scene) {
  if (isShared(scene)) return nobody;
  auto const found = std::ranges::find(scene.people, true, &Person::unnamed);
  return found == scene.people.end() ? nobody : static_cast<Seat>(found - scene.people.begin());
}

}  // namespace

Wording wordingOf(TableScene const& scene) {
  QStringList names;
  for (Person const& person : scene.people) names += person.name;
  Seat const reader = scene.playback ? soleUnnamed(scene) : scene.viewer;
  return {names, reader, deckWords(scene.seen.deck, scene.frenchForty), &Deck::of(scene.seen.deck)};
}

bool isShared(TableScene const& scene) { return std::ranges::count_if(scene.people, &Person::human) > 1; }

Wording wordingForAll(TableScene const& scene, Wording const& wording) {
  return isShared(scene) ? wording.impersonal() : wording;
}

QString labelOf(TableScene const& scene, Seat seat, Wording const& wording) {
  bool const own = seat == scene.viewer && !isShared(scene) && !scene.playback;
  return own ? wording.say(say(tablePhrases::you)) : wording.name(seat);
}

QString numberOfRow(TableScene const& scene, std::size_t row) {
  return scene.rows[row].isVoid ? QStringLiteral("\u2013") : QString::number(scene.playedAmong(row + 1));
}

QString titleOfRow(TableScene const& scene, std::size_t row, QString const& what) {
  Argument const title = args::word(what.toStdString(), "what");
  if (scene.rows[row].isVoid) return Wording().say(say(rowNotCounted, {title}));
  return Wording().say(say(rowOfHand, {args::number(scene.playedAmong(row + 1)), title}));
}

}  // namespace giaguaro
