// What is said of the points of the trick on the table ("put points on this one", "none on this one"; core/rules/talk.h) as
// evidence of whose it will be: whoever says so sees cards that the listener does not. In a sampled world the trick is
// played to its end by the policy; a world in which it goes as the words have it is as likely as that seat's words have
// been true, one in which it does not as they have been false.
//
// How often they were true is counted over the match (core/rules/words.h), beginning with how often they usually are
// (core/ai/hearing.h): so of a seat that says one thing and means the other the contrary is heard, and of one whose words are
// true as often as not nothing.
#pragma once

#include <algorithm>
#include <vector>

#include "core/ai/hearing.h"
#include "core/ai/policy.h"
#include "core/ai/wish.h"

namespace giaguaro {

// Plays the cards that are to come to the trick on the table, or to the next one if none lies there: `choose(hand, memory,
// cards)` says which. Who takes it; `memory` and `hand` go along.
template <Minded G, class Choose>
Seat playTrickOut(G& hand, typename G::Mind::Memory& memory, Rng& rng, Choose const& choose) {
  int const players = Ending<G>::players(hand.pub);
  int const end = hand.pub.history.cards.size() - hand.pub.trick.count + players;
  Seat winner = nobody;
  while (!hand.pub.over() && hand.pub.history.cards.size() < end) {
    typename G::Private const& own = hand.own(hand.pub.toAct());
    CardSet const cards = G::Mind::playable(hand.pub, own);
    if (cards.empty()) {
      hand.apply(G::Mind::speak(hand.pub, own, rng), nullptr);
      continue;
    }
    Card const card = choose(hand, memory, cards);
    CurrentTrick const& trick = hand.pub.trick;
    bool const wins = !trick.best.valid() || beats(card, trick.best, Ending<G>::trump(hand.pub, card));
    winner = wins ? hand.pub.toAct() : trick.winner;
    memory.see(hand.pub, card);
    hand.apply(Action::play(card), nullptr);
  }
  return hand.pub.over() ? winner : hand.pub.toAct();
}

// How likely it is that what a seat says of a trick's points is true, by what it has said in this match.
inline double chanceOfPointsTruth(SeatWords const& words, Saying::Kind kind) {
  double const usuallyTrue = wordRates[static_cast<std::size_t>(kind)][0] / 100.0;
  return (Hearing::known * usuallyTrue + words.pointsTrue) / (Hearing::known + words.pointsTold);
}

template <Minded G>
class TrickHearing {
 public:
  // What they refer to outlives it.
  TrickHearing(View<G> const& view, Policy<G> const& policy, typename G::Mind::Memory const& memory)
      : view_(view), policy_(policy), memory_(memory) {
    if (!view.pub.playing() || view.talk.empty()) return;
    int const begun = actsBeforeTrick(view);
    for (Said const& said : view.talk) {
      bool const ofPoints =
          said.saying.kind == Saying::Kind::givePoints || said.saying.kind == Saying::Kind::keepPoints;
      if (ofPoints && said.after >= begun && said.seat != view.seat) said_.push_back(said);
    }
  }

  bool empty() const { return said_.empty(); }

  // A world that was drawn alike is to be kept this often.
  double chance(G hand, Rng& rng) const {
    unsigned const side = G::Mind::side(hand);
    typename G::Mind::Memory memory = memory_;
    Seat const winner = playTrickOut(hand, memory, rng, [&](G const& at, auto const& seen, CardSet cards) {
      Seat const seat = at.pub.toAct();
      return policy_.draw(typename G::Mind::Scene(at.pub, at.own(seat), seen), cards, rng);
    });
    double chance = 1;
    for (Said const& said : said_) {
      bool const ours = (side >> winner & 1U) == (side >> said.seat & 1U);
      bool const isTrue = ours == (said.saying.kind == Saying::Kind::givePoints);
      double const reliable =
          chanceOfPointsTruth(view_.words[static_cast<std::size_t>(said.seat)], said.saying.kind);
      chance *= (isTrue ? reliable : 1 - reliable) / std::max(reliable, 1 - reliable);
    }
    return chance;
  }

 private:
  View<G> const& view_;
  Policy<G> const& policy_;
  typename G::Mind::Memory const& memory_;
  std::vector<Said> said_{};
};

}  // namespace giaguaro
