#include "core/games/jaguar/mind.h"

namespace giaguaro {

std::vector<Places> Jaguar::Mind::cases(View<Jaguar> const& view) { return {placesOf(facts(view))}; }

Actions Jaguar::Mind::considered(View<Jaguar> const& view) {
  constexpr std::size_t mostRanks = 6;
  Actions actions;
  switch (view.pub.phase) {
    case Phase::auction: {
      actions.push({Action::Kind::pass});
      std::vector<freePlay::Contract> contracts =
          freePlay::contracts(view.own->cards, view.pub.bid < 0 ? fortyCards.ranks() : view.pub.bid);
      if (contracts.size() > mostRanks) contracts.resize(mostRanks);
      for (freePlay::Contract const& contract : contracts) actions.push(bidOf(contract.called));
      break;
    }
    case Phase::play:
      for (Card card : freePlay::distinct(view.pub, view.own->cards)) actions.push(Action::play(card));
      break;
    default: return legal(view.pub, *view.own);
  }
  return actions;
}

Action Jaguar::Mind::speak(Public const& pub, Private const& own, Rng& rng) {
  if (pub.phase == Phase::naming) {
    Suit best = Suit::clubs;
    double worth = -1000;
    for (int i = 0; i < plainSuits; ++i) {
      double const here = freePlay::worthOf(own.cards, static_cast<Suit>(i), pub.bid);
      if (here <= worth) continue;
      worth = here;
      best = static_cast<Suit>(i);
    }
    return nameOf(best);
  }
  freePlay::Contract const best =
      freePlay::bestContract(own.cards, pub.bid < 0 ? fortyCards.ranks() : pub.bid);
  return freePlay::dares(best, target, rng) ? bidOf(best.called) : Action{Action::Kind::pass};
}

Weights<Jaguar::Mind::weightCount> Jaguar::Mind::weights() {
  static constexpr std::int16_t values[] = {
#include "core/games/jaguar/policy.inc"
  };
  return learnedWeights<Mind>(values);
}

}  // namespace giaguaro
