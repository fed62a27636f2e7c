#include "core/positions/keep.h"

#include <algorithm>
#include <cmath>

#include "core/review/hand_review.h"

namespace giaguaro {

namespace {

constexpr double sureErrors = 2;

double inThousandths(double figure) { return std::round(1000 * figure) / 1000; }

// The candidates, the best first, and whatever else is legal and the same as one of them.
std::vector<KeptAnswer> answersOf(HandReview const& review, std::size_t decision, Verdict const& verdict,
                                  std::vector<Action> const& legal) {
  Action const chosen = review.decisions()[decision].chosen;
  std::vector<Candidate> candidates = comparedCandidates(verdict, chosen);
  std::erase_if(candidates, [](Candidate const& each) { return each.playouts == 0; });
  std::ranges::stable_partition(candidates,
                                [&](Candidate const& each) { return each.action == verdict.best; });
  auto const standIn = [&](Action action) { return review.standIn(decision, action); };
  bool const mistaken = verdict.mark && *verdict.mark > Mark::good;
  std::vector<KeptAnswer> answers;
  for (Candidate const& each : candidates) {
    double const behind = candidates.front().worth - each.worth;
    double const loss = candidates.front().score - each.score;
    bool const close = behind <= sureErrors * each.error && loss <= verdict.loss / 2;
    bool const best = each.action == verdict.best;
    bool const right = each.action == chosen ? !mistaken : best || close;
    for (Action const action : legal)
      if (standIn(action) == standIn(each.action))
        answers.push_back({action, inThousandths(each.score), inThousandths(each.chance), right});
  }
  // The best itself, and not another that is the same, is named.
  std::ranges::stable_partition(answers, [&](KeptAnswer const& each) { return each.action == verdict.best; });
  return answers;
}

}  // namespace

std::optional<KeptPosition> keepPosition(Record const& record, std::size_t hand, int place,
                                         ReviewSettings const& settings, StopFlag const& stop, Day today) {
  HandReview const review(record, hand, settings);
  auto const found = std::ranges::find(review.decisions(), place, &JudgedDecision::action);
  if (found == review.decisions().end()) return std::nullopt;
  auto const decision = static_cast<std::size_t>(found - review.decisions().begin());
  std::optional<Verdict> const verdict = review.judge(decision, stop);
  if (!verdict || stop.stopped()) return std::nullopt;

  Record until = record;
  until.hands.resize(hand + 1);
  until.settlement.reset();
  RecordedHand const& played = until.hands.back();
  auto const table = replay(until);
  table->takeBack(static_cast<int>(played.actions.size()) - place);
  KeptPosition position{.game = &table->game(),
                        .players = record.players,
                        .names = record.names,
                        .options = record.options,
                        .hand = table->handPlace(),
                        .dealer = played.dealer,
                        .totals = table->totals(),
                        .deal = played.deal,
                        .seat = found->seat,
                        .chosen = found->chosen,
                        .mark = verdict->mark.value_or(Mark::best),
                        .loss = inThousandths(verdict->loss),
                        .error = inThousandths(verdict->error),
                        .answers = answersOf(review, decision, *verdict, table->legal()),
                        .iterations = settings.iterations,
                        .program = {},
                        .kept = today,
                        .schedule = firstSchedule(today)};
  position.names.resize(static_cast<std::size_t>(record.players));
  position.actions.assign(played.actions.begin(), played.actions.begin() + place);
  if (position.answers.empty()) return std::nullopt;
  return position;
}

}  // namespace giaguaro
