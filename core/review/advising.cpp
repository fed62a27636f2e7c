#include "core/review/advising.h"

#include <utility>
#include <vector>

#include "core/games/searches.h"
#include "core/reasons/explain.h"
#include "core/reasons/reason.h"
#include "core/review/judge.h"
#include "core/review/recorded.h"

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

template <Minded G>
Thought adviceAt(Record const& record, std::size_t choices, ReviewSettings const& settings) {
  std::size_t const place = record.hands.size() - 1;
  RecordedHand const& played = record.hands.back();
  HandBegun const begun = begunIn<G>(record, place);
  G hand = G::start(begun.context, played.deal);
  for (Done const& done : played.actions) hand.apply(done.action, nullptr);
  if (hand.pub.over()) return {};
  Seat const seat = hand.pub.toAct();
  Rng const rng = ReviewStreams(record, place).of(played.actions.size(), seat);
  return [view = viewOf(begun.context, hand, played.actions, seat, played.talk, begun.words), choices,
          settings, rng](StopFlag const& stop) { return adviceOn<G>(view, choices, settings, rng, stop); };
}

}  // namespace

Thought reviewersAdvice(Record const& record, std::size_t choices, ReviewSettings const& settings) {
  Thought thought;
  if (record.hands.empty()) return thought;
  AllGames::forEach([&]<class G>() {
    if (G::info.id == record.game) thought = adviceAt<G>(record, choices, settings);
  });
  return thought;
}

}  // namespace giaguaro
