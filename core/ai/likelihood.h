// How likely it is, as a seat sees it at one moment, that each seat holds the card in question: what an expert believes
// (core/ai/worlds.h), by a number of worlds and not by the clock, with luck of its own that is always the same. So it
// may be asked again at any time and comes out the same, and neither the match's seed nor another seat's cards have any
// part in it.
#pragma once

#include <functional>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/worlds.h"

namespace giaguaro {

// Carries a seat's View and nothing else, as a Thought does. The chances of all that are possible, which sum to 1;
// none: it was stopped, or there is no such question.
using LikelihoodThought = std::function<std::vector<Holder>(StopFlag)>;

template <Minded G>
std::vector<Holder> likelihoodOf(View<G> const& view, StopFlag const& stop) {
  // Enough for a figure in percent that does not jump by itself.
  constexpr Beliefs beliefs{.worldsPerHolder = 80, .candidates = 600};
  constexpr std::uint64_t seed = 20;
  Rng rng(seed);
  Worlds<G> const worlds(view, beliefs, Policy<G>::learned(), rng, stop);
  return stop.stopped() ? std::vector<Holder>{} : worlds.holders();
}

}  // namespace giaguaro
