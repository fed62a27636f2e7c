#include "core/review/hand_review.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "core/games/searches.h"
#include "core/match/deal_code.h"
#include "core/match/heard_hand.h"
#include "core/match/review_streams.h"
#include "core/reasons/explain.h"
#include "core/review/judge.h"
#include "core/review/open_cards_of.h"
#include "core/rules/table_options.h"

namespace giaguaro {

namespace {

std::int64_t thousandths(double figure) { return std::llround(1000 * figure); }

bool settlesTheContract(Action action) {
  switch (action.kind) {
    case Action::Kind::pass:
    case Action::Kind::bid:
    case Action::Kind::oblige:
    case Action::Kind::solo:
    case Action::Kind::name:
    case Action::Kind::call: return true;
    default: return false;
  }
}

std::size_t firstAfterTheContract(History const& actions) {
  auto const last = std::find_if(actions.rbegin(), actions.rend(),
                                 [](Done const& done) { return settlesTheContract(done.action); });
  return static_cast<std::size_t>(actions.rend() - last);
}

// A hand of a record before anything was done in it: its context, and what had been said in the match.
struct HandBegun {
  Context context{};
  Words words{};
};

template <Minded G>
HandBegun begunIn(Record const& record, std::size_t hand) {
  auto const first = handOfCode(record.code);
  HandBegun begun{.context = {.options = record.options,
                              .players = static_cast<std::int8_t>(record.players),
                              .hand = static_cast<std::int16_t>(first ? first->number : 0)}};
  for (std::size_t i = 0; i < hand; ++i) {
    RecordedHand const& played = record.hands[i];
    begun.context.dealer = played.dealer;
    G over = G::start(begun.context, played.deal);
    Seat caller = nobody;
    for (Done const& done : played.actions) {
      caller = over.pub.callsHidden();
      over.apply(done.action, nullptr);
    }
    if (talkOf(record.table) != TableTalk::off && caller != nobody)
      hearHand(begun.words, begun.context, over, played, caller);
    begun.context = *G::next(begun.context, over);
  }
  begun.context.dealer = record.hands[hand].dealer;
  return begun;
}

}  // namespace

// Goes through the hand once, and keeps the View of each decision.
template <class G>
class HandReview::Reader {
 public:
  Reader(HandReview& review, Record const& record, std::size_t hand, ReviewSettings const& settings)
      : review_(review), settings_(settings), streams_(record, hand), begun_(begunIn<G>(record, hand)) {
    read(record.hands[hand]);
  }

 private:
  void read(RecordedHand const& recorded) {
    std::size_t const settled = firstAfterTheContract(recorded.actions);
    auto const players = static_cast<std::size_t>(begun_.context.players);
    std::vector<std::optional<View<G>>> starts(players);
    G hand = G::start(begun_.context, recorded.deal);
    History history;
    for (Done const& done : recorded.actions) {
      std::size_t const place = history.size();
      View<G> const view = viewAt(recorded, hand, history, done.seat);
      if (place >= settled && !starts[at(done.seat)]) starts[at(done.seat)] = view;
      if (hand.pub.playing())
        for (Seat seat = 0; seat < begun_.context.players; ++seat)
          if (!starts[at(seat)]) starts[at(seat)] = viewAt(recorded, hand, history, seat);
      if (G::legal(hand.pub, hand.own(done.seat)).size() > 1) addDecision(view, hand, done.action);
      hand.apply(done.action, nullptr);
      history.push_back(done);
    }
    PerSeat const scores = hand.pub.scores();
    review_.scores_.assign(scores.begin(), scores.begin() + begun_.context.players);
    for (Seat seat = 0; seat < begun_.context.players; ++seat) addExpectation(starts[at(seat)], seat);
  }

  View<G> viewAt(RecordedHand const& recorded, G const& hand, History const& history, Seat seat) const {
    Talk const talk = saidBy(recorded.talk, static_cast<int>(history.size()));
    return viewOf(begun_.context, hand, history, seat, talk, begun_.words);
  }

  void addDecision(View<G> const& view, G const& hand, Action chosen) {
    std::size_t const place = view.history.size();
    Rng const rng = streams_.of(place, view.seat);
    review_.decisions_.push_back({static_cast<int>(place), view.seat, chosen});
    review_.judging_.emplace_back([view, chosen, settings = settings_, rng](StopFlag const& stop) {
      return Judge<G>(view, settings, rng, stop).verdict(chosen);
    });
    review_.weighing_.emplace_back(
        [view, chosen, settings = settings_, rng](Wanted const& wanted, std::size_t count,
                                                  StopFlag const& stop) -> std::optional<Weighed> {
          Judge<G> judge(view, settings, rng, stop);
          std::optional<Verdict> verdict = judge.verdict(chosen);
          if (!verdict) return std::nullopt;
          std::optional<std::vector<Candidate>> figures = judge.figures(wanted(*verdict), count);
          if (!figures) return std::nullopt;
          return Weighed{*std::move(verdict), *std::move(figures)};
        });
    review_.opening_.emplace_back([view, hand, chosen, settings = settings_, rng](StopFlag const& stop) {
      return giaguaro::openCards(view, hand, chosen, reviewSearch<G>(settings), rng, stop);
    });
    review_.explaining_.emplace_back([view, chosen](Verdict const& verdict, StopFlag const& stop) {
      Advice const advice{.action = verdict.best, .candidates = comparedCandidates(verdict, chosen)};
      return reasonOf<G>(view, advice, stop, chosen);
    });
    review_.standing_.emplace_back([view, settings = settings_, rng](Action action) {
      return Judge<G>(view, settings, rng, StopFlag{}).amongConsidered(action);
    });
  }

  // No start: the hand ended before cards were played, and nobody could expect anything else.
  void addExpectation(std::optional<View<G>> const& start, Seat seat) {
    if (!start) {
      auto const score = static_cast<double>(review_.scores_[at(seat)]);
      review_.expecting_.emplace_back([score](StopFlag const&) { return Expected{score, 0}; });
      return;
    }
    constexpr std::size_t notAnyDecision = 100'000;
    review_.expecting_.emplace_back(
        [view = *start, settings = settings_,
         rng = streams_.of(notAnyDecision, seat)](StopFlag const& stop) -> std::optional<Expected> {
          std::optional<Expectation> const expected = expectation(view, settings, rng, stop);
          if (!expected) return std::nullopt;
          return Expected{expected->score, expected->error};
        });
  }

  HandReview& review_;
  ReviewSettings settings_;
  ReviewStreams streams_;
  HandBegun begun_;
};

HandReview::HandReview(Record const& record, std::size_t hand, ReviewSettings const& settings, Seat first) {
  AllGames::forEach([&]<class G>() {
    if (G::info.id == record.game) Reader<G>(*this, record, hand, settings);
  });
  // All lists in the same order.
  std::vector<std::size_t> order(decisions_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_partition(order.begin(), order.end(),
                        [&](std::size_t i) { return decisions_[i].seat == first; });
  auto const inOrder = [&order](auto& list) {
    std::remove_reference_t<decltype(list)> ordered;
    for (std::size_t const i : order) ordered.push_back(std::move(list[i]));
    list = std::move(ordered);
  };
  inOrder(decisions_);
  inOrder(judging_);
  inOrder(opening_);
  inOrder(weighing_);
  inOrder(explaining_);
  inOrder(standing_);
}

bool HandReview::step(StopFlag const& stop) {
  if (done_ < decisions_.size()) {
    std::optional<Verdict> verdict = judging_[done_](stop);
    if (!verdict) return false;
    decisions_[done_].verdict = std::move(verdict);
  } else {
    std::optional<Expected> const expected = expecting_[done_ - decisions_.size()](stop);
    if (!expected) return false;
    expected_.push_back(*expected);
  }
  ++done_;
  return true;
}

bool HandReview::lookAtOpenCards(std::size_t place, StopFlag const& stop) {
  std::optional<OpenCards> const open = openCards(place, stop);
  if (open) decisions_[place].open = open;
  return open.has_value();
}

ScoreParts HandReview::parts(Seat seat) const {
  Expected const& expected = expected_[at(seat)];
  ScoreParts parts{.score = std::int64_t{1000} * scores_[at(seat)],
                   .expected = thousandths(expected.score),
                   .expectedError = expected.error};
  for (JudgedDecision const& decision : decisions_) {
    Verdict const& verdict = *decision.verdict;
    bool const isOwn = decision.seat == seat;
    (isOwn ? parts.own : parts.others) += thousandths(verdict.effects[at(seat)]);
    // Of others it is told of their own score alone: what that changes for this one is about as uncertain.
    if (verdict.loss > 0) {
      double& error = isOwn ? parts.ownError : parts.othersError;
      error = std::hypot(error, verdict.error);
    }
  }
  parts.luck = parts.score - parts.expected - parts.own - parts.others;
  parts.luckError = std::hypot(parts.expectedError, parts.ownError, parts.othersError);
  return parts;
}

std::optional<HandReview> reviewed(Record const& record, std::size_t hand, ReviewSettings const& settings,
                                   StopFlag const& stop) {
  HandReview review(record, hand, settings);
  while (review.done() < review.steps())
    if (!review.step(stop)) return std::nullopt;
  return review;
}

}  // namespace giaguaro
