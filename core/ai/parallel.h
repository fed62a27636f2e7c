// A search on several threads: each searches on its own, from a random stream of its own and with its share
// of the iterations, and what they found is added up (root parallelisation; Chaslot, Winands and van den
// Herik, "Parallel Monte-Carlo tree search", 2008). The same seed, iterations and number of threads give the
// same answer. Where the system makes no more threads, this one does their part.
#pragma once

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

#include "core/ai/search.h"

namespace giaguaro {

// The candidates of all parts, best first. Of parts that were stopped there is none.
Advice addedUp(std::vector<Advice> const& parts);

template <Minded G>
Advice searchInParallel(View<G> const& view, SearchSettings settings, Policy<G> const& policy, Rng& rng,
                        StopFlag const& stop, int threads) {
  if (settings.budget.iterations < std::numeric_limits<int>::max())
    settings.budget.iterations = std::max(1, settings.budget.iterations / threads);
  std::vector<Advice> parts(static_cast<std::size_t>(threads));
  std::vector<Rng> streams;
  for (int i = 0; i < threads; ++i) streams.emplace_back(rng.next());
  auto const search = [&](std::size_t i) {
    parts[i] = Search<G>(view, settings, policy, streams[i], stop).run();
  };
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < parts.size(); ++i) try {
        helpers.emplace_back(search, i);
      } catch (std::system_error const&) {
        search(i);
      }
    search(0);
  }
  return addedUp(parts);
}

}  // namespace giaguaro
