#include "core/match/bench.h"

#include <ctime>

#include "core/games/games.h"

namespace giaguaro {

namespace {

// Of the processor, spent on this program: another program beside it changes nothing.
double secondsSpent() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <Game G>
BenchFigures measure(int players, double seconds) {
  std::vector<G> const hands = firstLeads<G>(players, 64);
  Rng rng(2, Rng::Stream::choice, 0);
  std::int64_t playouts = 0;
  std::int64_t decisions = 0;
  std::int64_t volatile scored = 0;  // what is played must be counted too
  double passed = 0;
  double const start = secondsSpent();
  do {
    for (G const& lead : hands) {
      G hand = lead;
      decisions += playOut(hand, rng);
      scored = scored + hand.pub.scores()[0];
    }
    playouts += static_cast<std::int64_t>(hands.size());
    passed = secondsSpent() - start;
  } while (passed < seconds);
  return {static_cast<double>(playouts) / passed, static_cast<double>(decisions) / passed};
}

}  // namespace

BenchFigures bench(GameInfo const& game, int players, double seconds) {
  BenchFigures figures;
  AllGames::forEach([&]<class G>() {
    if (&G::info == &game) figures = measure<G>(players, seconds);
  });
  return figures;
}

}  // namespace giaguaro
