#include "tests/gallery/screen.h"

#include <algorithm>

namespace giaguaro::test {
namespace {

using Kind = Action::Kind;

bool asks(TableScene const& scene, Kind kind) {
  return std::ranges::any_of(scene.seen.offers,
                             [&](Offer const& offer) { return offer.legal() && offer.action.kind == kind; });
}

Argument::Kind glyphOfBids(TableScene const& scene) {
  for (Offer const& offer : scene.seen.offers)
    if (offer.action.kind == Kind::bid) return offer.glyph.kind;
  return Argument::Kind::none;
}

Screen whatIsAsked(TableScene const& scene) {
  if (scene.draftSize > 0)
    return scene.draft.empty()
               ? Screen{"discard", "Putting cards aside", 140, "tarot-3-house", true}
               : Screen{"discard-chosen", "Cards chosen to be put aside", 141, "tarot-3-house"};
  if (asks(scene, Kind::show)) return {"handful", "Showing a handful", 160, "tarot-4-fft"};
  if (asks(scene, Kind::announce)) return {"announcement", "Announcing a slam", 150, "tarot-4-fft"};
  if (asks(scene, Kind::name)) return {"naming", "Naming a suit", 120, "briscola-chiamata-5", true};
  if (asks(scene, Kind::call)) return {"calling", "Calling a card", 130, "tarot-5-house"};
  if (asks(scene, Kind::bid) || asks(scene, Kind::pass) || asks(scene, Kind::oblige)) {
    switch (glyphOfBids(scene)) {
      case Argument::Kind::rank: return {"auction-ranks", "Auction of ranks", 100, "jaguar-5", true};
      case Argument::Kind::number:
      case Argument::Kind::points:
        return {"auction-numbers", "Auction of numbers", 101, "jabberwocky-4", true};
      default: return {"auction-contracts", "Auction of contracts", 102, "tarot-4-fft", true};
    }
  }
  if (scene.seen.trick.cards.empty())
    return scene.seen.trick.number <= 1 ? Screen{"first-lead", "First lead", 170, "jaguar-5"}
                                        : Screen{"lead", "A later lead", 171, "jaguar-5"};
  return {"mid-trick", "In a trick", 180, "jaago-chalis-4", true};
}

}  // namespace

Screen screenOf(TableScene const& scene) {
  if (scene.showResult && scene.matchOver) return {"end-of-match", "End of the match", 230, "tarot-5-house"};
  if (scene.showResult && scene.seen.result && scene.seen.result->isVoid)
    return {"void-hand", "A void hand", 220, "jaguar-5"};
  if (scene.showResult) return {"end-of-hand", "End of a hand", 210, "tarot-5-house", true};
  if (scene.resting) return {"resting", "A trick rests", 190, "jabberwocky-4"};
  if (scene.mayAct) return whatIsAsked(scene);
  if (scene.seen.trick.number == 0) return {"others-speak", "Others speak", 110, "tarot-5-house"};
  return {"others-play", "Others play", 185, "tarot-3-house"};
}

}  // namespace giaguaro::test
