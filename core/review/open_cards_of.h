// How openCards (core/review/open_cards.h) are found, over any game: the others play on as the expert's playouts do, from
// what each of them sees; the last tricks are solved where the expert's search solves them. As in core/review/judge.h the
// best that was found is held against what was chosen in playouts of their own.
#pragma once

#include <algorithm>
#include <optional>

#include "core/ai/search.h"
#include "core/review/comparison.h"
#include "core/review/open_cards.h"

namespace giaguaro {

// `hand`: as it stood, with `view` on it, whose seat is to act. Nothing: it was stopped.
template <Minded G>
  requires Endable<G>
std::optional<OpenCards> openCards(View<G> const& view, G const& hand, Action chosen, SearchSettings search,
                                   Rng const& rng, StopFlag const& stop) {
  constexpr int batches = 8;
  constexpr int part = 4;  // of the budget that the search with hidden cards has: there is but one world
  int const iterations = std::max(2 * batches, search.budget.iterations / part);
  search.form = SearchForm::flat;
  search.budget.iterations = iterations;
  auto const truth = [&hand](Rng&) { return hand; };
  SearchFrame<G> frame{view, search, Policy<G>::learned(), rng, stop};
  Advice const advice = Search<G>(view, search, frame.policy, Rng(frame.rng.next()), stop).runOver(truth);
  if (stop.stopped()) return std::nullopt;
  OpenCards open{.best = chosen};
  if (!advice.action.valid() || advice.action == chosen) return open;
  Comparison<G> comparison(frame, std::max(2, iterations / (2 * batches)));
  while (comparison.batches() < batches)
    if (!comparison.add(truth, advice.action, chosen)) return std::nullopt;
  if (comparison.loss() <= 0) return open;
  return OpenCards{advice.action, comparison.loss(), comparison.error(), comparison.mark()};
}

}  // namespace giaguaro
