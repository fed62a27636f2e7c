// How fast the rules of a game run, on one thread: hands are copied at their first lead and played out at
// random (core/ai/playout.h), each card drawn from the set that the rules allow. Time is the processor's,
// so that what else the machine does does not count. And how fast the plain search is there
// (core/ai/search.h, `tree`): one fresh world, descent, expansion, a random playout and the way back.
#pragma once

#include <vector>

#include "core/ai/players.h"
#include "core/ai/playout.h"
#include "core/rules/game.h"

namespace giaguaro {

struct BenchFigures {
  double playoutsPerSecond = 0;
  double decisionsPerSecond = 0;  // cards played in them
  double iterationsPerSecond = 0;
};

// A hand at its first lead, and how it came there.
template <Game G>
struct FirstLead {
  Context context;
  G hand;
  History history;
};

// Hands at their first lead, reached by the random player over random deals; always the same ones. Where the
// size of hands changes in a match they are of the largest.
template <Game G>
std::vector<FirstLead<G>> firstLeads(int players, int count) {
  constexpr int roundsOfAMatch = 13;
  Context context;
  context.players = static_cast<std::int8_t>(players);
  context.options = completed(G::info.options, {});
  for (Context other = context; other.hand < roundsOfAMatch; ++other.hand)
    if (G::handSize(other) > G::handSize(context)) context.hand = other.hand;
  Rng rng(1);
  std::vector<FirstLead<G>> hands;
  while (hands.size() < static_cast<std::size_t>(count)) {
    context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
    G hand = G::start(context, G::shuffle(context, nullptr, rng));
    History history;
    while (!hand.pub.over() && !hand.pub.playing()) {
      Seat const seat = hand.pub.toAct();
      Action const action = randomPlayer<G>(viewOf(context, hand, history, seat), rng, {}).action;
      history.push_back({seat, action});
      hand.apply(action, nullptr);
    }
    if (!hand.pub.over()) hands.push_back({context, hand, history});
  }
  return hands;
}

// Of a game of the program with one of its player counts, its options at their defaults; measures for about
// `seconds`.
BenchFigures bench(GameInfo const& game, int players, double seconds);

}  // namespace giaguaro
