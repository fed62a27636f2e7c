#include "app/arena/measuring/bench.h"

#include <ctime>

#include "core/games/games.h"

namespace giaguaro {

namespace {

// Of the processor, spent on this program: another program beside it changes nothing.
double secondsSpent() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <Game G>
BenchFigures playouts(std::vector<FirstLead<G>> const& leads, double seconds) {
  Rng rng(2);
  std::int64_t count = 0;
  std::int64_t decisions = 0;
  std::int64_t volatile scored = 0;  // what is played must be counted too
  double passed = 0;
  double const start = secondsSpent();
  do {
    for (FirstLead<G> const& lead : leads) {
      G hand = lead.hand;
      decisions += playOut(hand, rng);
      scored = scored + hand.pub.scores()[0];
    }
    count += static_cast<std::int64_t>(leads.size());
    passed = secondsSpent() - start;
  } while (passed < seconds);
  return {static_cast<double>(count) / passed, static_cast<double>(decisions) / passed, 0};
}

template <Minded G>
double iterationsPerSecond(std::vector<FirstLead<G>> const& leads, double seconds) {
  constexpr int iterations = 2000;
  Player<G> const reference = playerOf<G>({.level = Level::ismcts, .iterations = iterations});
  std::int64_t done = 0;
  double passed = 0;
  double const start = secondsSpent();
  do {
    for (FirstLead<G> const& lead : leads) {
      View<G> const view = viewOf(lead.context, lead.hand, lead.history, lead.hand.pub.toAct());
      Rng rng(static_cast<std::uint64_t>(done));
      (void)reference(view, rng, {});
      done += iterations;
      passed = secondsSpent() - start;
      if (passed >= seconds) break;
    }
  } while (passed < seconds);
  return static_cast<double>(done) / passed;
}

template <Minded G>
BenchFigures measure(int players, double seconds) {
  std::vector<FirstLead<G>> const leads = firstLeads<G>(players, 64);
  BenchFigures figures = playouts(leads, seconds);
  figures.iterationsPerSecond = iterationsPerSecond(leads, seconds);
  return figures;
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
