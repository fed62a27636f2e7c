#include "core/ai/parallel.h"

#include <cmath>

namespace giaguaro {

namespace {

void add(Candidate& sum, Candidate const& part) {
  int const playouts = sum.playouts + part.playouts;
  if (playouts == 0) return;
  double const share = static_cast<double>(part.playouts) / playouts;
  sum.worth += share * (part.worth - sum.worth);
  sum.score += share * (part.score - sum.score);
  sum.chance += share * (part.chance - sum.chance);
  sum.error = std::hypot((1 - share) * sum.error, share * part.error);
  sum.playouts = playouts;
}

}  // namespace

Advice addedUp(std::vector<Advice> const& parts) {
  Advice all = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (!all.action.valid() || !parts[i].action.valid()) return {};
    all.capped = all.capped || parts[i].capped;
    for (Candidate const& candidate : parts[i].candidates) {
      auto const known = std::find_if(all.candidates.begin(), all.candidates.end(),
                                      [&](Candidate const& one) { return one.action == candidate.action; });
      if (known != all.candidates.end())
        add(*known, candidate);
      else
        all.candidates.push_back(candidate);
    }
    for (std::size_t holder = 0; holder < all.holders.size() && holder < parts[i].holders.size(); ++holder)
      all.holders[holder].chance +=
          (parts[i].holders[holder].chance - all.holders[holder].chance) / static_cast<double>(i + 1);
  }
  std::stable_sort(all.candidates.begin(), all.candidates.end(), [](Candidate const& a, Candidate const& b) {
    return std::pair(a.playouts, a.worth) > std::pair(b.playouts, b.worth);
  });
  // What no part would do is not done, however well it did: a search may want to be surer than that.
  auto const advised = std::find_if(all.candidates.begin(), all.candidates.end(), [&](Candidate const& one) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](Advice const& part) { return part.action == one.action; });
  });
  if (advised != all.candidates.end()) {
    all.byRuleOfThumb = advised != all.candidates.begin();
    std::rotate(all.candidates.begin(), advised, advised + 1);
    all.action = all.candidates.front().action;
  }
  return all;
}

}  // namespace giaguaro
