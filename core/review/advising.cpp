#include "core/review/advising.h"

#include <any>
#include <optional>
#include <utility>
#include <vector>

#include "core/games/searches.h"
#include "core/reasons/explain.h"
#include "core/reasons/reason.h"
#include "core/review/judge.h"

namespace giaguaro {

namespace {

template <Minded G>
Advice adviceOn(View<G> const& view, std::size_t choices, ReviewSettings const& settings, Rng const& rng,
                StopFlag const& stop) {
  Judge<G> judge(view, settings, rng, stop);
  Advice const* const found = judge.search();
  if (found == nullptr) return {};
  Advice advice = *found;
  advice.reason = reasonOf<G>(view, advice, stop);
  if (advice.action.kind == Action::Kind::discard) return advice;
  std::vector<Action> wanted;
  if (advice.reason != nullptr && advice.reason->other.valid()) wanted.push_back(advice.reason->other);
  wanted.push_back({Action::Kind::pass});
  std::optional<std::vector<Candidate>> figures = judge.figures(wanted, choices);
  if (!figures || stop.stopped()) return {};
  advice.candidates = *std::move(figures);
  return advice;
}

}  // namespace

Thought reviewersAdvice(SeatTable const& table, std::size_t choices, ReviewSettings const& settings) {
  Thought thought;
  std::optional<SeatView> const seat = table.view();
  if (!seat) return thought;
  AllGames::forEach([&]<class G>() {
    if (auto const* const view = std::any_cast<View<G>>(&seat->view))
      thought = [view = *view, choices, settings, rng = seat->judging](StopFlag const& stop) {
        return adviceOn<G>(view, choices, settings, rng, stop);
      };
  });
  return thought;
}

}  // namespace giaguaro
