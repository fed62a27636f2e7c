// Rules of thumb for Jaguar: those of its kin (core/families/free-play/hidden_partner_play.h), with its own
// figures.
#include "core/families/free-play/hidden_partner_play.h"
#include "core/games/jaguar/jaguar.h"

namespace giaguaro {

namespace {

// A jaguar is worth while from about half of the points, less what luck and a clever friend add.
constexpr double enough = 56;

// Fitted by coordinate search in self-play, each role against a pool of earlier styles of the others (1,500
// contracts a step, so that no role answers one opponent only), and rounded. What came out is what players
// say: the jaguar plays its points and saves its trumps, the opponents give points only to a trick that is
// safe.
constexpr PlayStyles styles{
    .opponent = {0.5, 5.5, 3, 2.1, 27, 0.9, 0.15, 0.04, 0.09, 0.3, 0.1, 0},
    .mate = {0.35, 5, 0.5, 1.6, 3, 0.25, 0.5, 0.03, 0.36, 1, 1, 9},
    .caller = {-0.9, 2, 1.1, 3.8, 8, 0.02, 0.4, 0.002, 0.05, 1.6, 2.6, 0},
};

// The rank that it is best to call, of those that may still be bid.
Action chooseBid(View<Jaguar> const& view) {
  int const limit = view.pub.bid < 0 ? fortyCards.ranks() : view.pub.bid;
  int best = -1;
  double worth = 0;
  for (int i = 0; i < plainSuits; ++i)
    for (int called = limit - 1; called >= 0; --called) {
      double const here = contractWorth(view.own->cards, static_cast<Suit>(i), called);
      if (best >= 0 && here <= worth) continue;
      best = called;
      worth = here;
    }
  if (best < 0 || worth < enough) return {Action::Kind::pass};
  return bidOf(best);
}

Action chooseSuit(View<Jaguar> const& view) {
  Suit best = Suit::clubs;
  double worth = -1000;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    double const here = contractWorth(view.own->cards, suit, view.pub.bid);
    if (here > worth) {
      worth = here;
      best = suit;
    }
  }
  return nameOf(best);
}

}  // namespace

Action Jaguar::greedy(View<Jaguar> const& view, Rng&) {
  switch (view.pub.phase) {
    case Phase::auction: return chooseBid(view);
    case Phase::naming: return chooseSuit(view);
    default: return Action::play(chooseCard(view.pub, view.pub.jaguar, view.seat, view.own->cards, styles));
  }
}

}  // namespace giaguaro
