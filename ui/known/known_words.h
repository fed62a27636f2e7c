// What can be known (ui/scene/known.h) in words: as they stand beside the pictures, and as a screen reader says them.
#pragma once

#include <QString>

#include "ui/scene/known.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro::knownWords {

// Beside its pictures: "lacks it", "has no hearts".
QString of(Known::Fact const& fact, Wording const& wording);
// As it stands on the link to it: "trick 3", or what was said.
QString of(Known::Proof const& proof, Wording const& wording);
// The deed as a sentence; empty: there was none.
QString told(Known::Proof const& proof, Wording const& wording);
// All of it as a sentence, without what proves it.
QString spoken(Known::Fact const& fact, Wording const& wording);
// "Who plays with Bruno?"
QString question(Known const& known, Wording const& wording);
// "plays with Bruno"
QString side(Known const& known, Wording const& wording);
// Who a share belongs to.
QString partner(Seat seat, Wording const& wording);
// "16 cards, 75 points"; `halves` below 0: without points.
QString count(int cards, int halves, Wording const& wording);
// Where seats have piles: how many of the cards that are out are in each hand and lie under whose piles, and that nobody
// knows these. Empty: at this table nobody has any.
std::vector<Message> whereabouts(TableScene const& scene, CardSet unseen);
// "64 %"; a dash where it is not known yet.
QString percent(int percent);

}  // namespace giaguaro::knownWords
