// The mind of French Tarot's computer players (core/ai/mind.h): the worlds that a seat must think possible,
// what a hand is worth, what is said in playouts. How cards are judged: mind_scene.h.
//
// Worlds: the order of cards that lie face down (dog, discard) is nobody's to know, and of consequence for
// the next deal only; in a world they lie in ascending order, what was shown of a discard first. At two players
// it matters which covered card lies in which pile: a world draws that too. What several
// cards tell together is split into cases where it weighs (fft: a seat that was asked and said `no-show`
// holds so many trumps at least), and left to Tarot::fits where it is nearly always so (fft: seats that were
// not asked, no petit sec).
//
// Worths are the value of the hand to the seat's side, in points of a petite (by the contract's multiplier):
// linear in the score, since it is the score that counts in French Tarot, and alike whatever the contract, so
// that what is learned of one serves all. What is said is compared by the bare score (`spokenWorths`).
#pragma once

#include <vector>

#include "core/ai/mind.h"
#include "core/games/tarot/mind_scene.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro {

struct Tarot::Mind : private MindDefaults<Tarot> {
  using MindDefaults::call;
  static bool drawsOrder(View<Tarot> const& view) { return view.pub.players == 2; }
  // Up to 24 cards to choose from: with as few playouts as elsewhere the club's taker among three was hardly
  // ahead of rules of thumb (+3±6 a hand; with so many +20±11).
  static constexpr Tuning tuning{.clubIterations = 800};

  // Worlds (mind_worlds.cpp).
  static std::vector<Places> cases(View<Tarot> const& view);
  static bool checks(View<Tarot> const& view) { return view.pub.fft || view.pub.phase == Phase::call; }
  static Tarot assemble(View<Tarot> const& view, Placement const& placement);
  static Deal dealt(View<Tarot> const& view, Placement const& placement);
  static Card question(View<Tarot> const& view);

  // What a seat wants (mind.cpp).
  static Worths worths(Tarot const& hand, Context const& context);
  static Worths spokenWorths(Tarot const& over, Context const& context);
  static bool succeeded(Tarot const& hand, Seat seat);
  static unsigned side(Tarot const& hand);
  static Actions considered(View<Tarot> const& view);
  static CardSet playable(Public const& pub, Private const& own) { return Tarot::playable(pub, own); }

  // What is said (mind_auction.cpp).
  static double likelihood(View<Tarot> const& view, Placement const& placement);
  // Which of the taker's cards lie aside is the taker's choice, not luck: chooses them anew as a taker would
  // (the same cards remain the taker's); at six players its partner's likewise. The answer is how likely each such choice is among all that the
  // facts leave: by it a world counts that was drawn uniformly.
  static double settle(View<Tarot> const& view, Facts const& facts, Placement& placement, Rng& rng);
  static double settleOf(View<Tarot> const& view, Seat seat, Facts const& facts, CardSet& aside,
                         CardSet mayLieAside, Placement& placement, Rng& rng);
  static Action speak(Public const& pub, Private const& own, Rng& rng);
  // What deserves a thought of contracts, of cards that may be called, of cards to put aside beside the usual
  // one.
  static Actions thinkableBids(Public const& pub, Private const& own);
  static Actions thinkableCalls(Public const& pub, Private const& own);
  static Actions thinkableDiscards(View<Tarot> const& view, Action usual);

  // The policy.
  using Memory = TarotMemory;
  using Scene = TarotScene;
  static Memory recall(Public const& pub);
  static constexpr int groups = Scene::groups;
  static constexpr int weightCount = Scene::weightCount;
  static Weights<weightCount> weights();
  static std::span<Fit const> fitted();
};

}  // namespace giaguaro
