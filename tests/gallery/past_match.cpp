#include "tests/gallery/past_match.h"

#include <algorithm>
#include <cmath>

#include "app/identity/identity.h"
#include "core/match/duplicate.h"
#include "core/match/table.h"
#include "core/review/kept_review.h"
#include "core/rules/random.h"

namespace giaguaro::test {
namespace {

bool isByChance(Rng& rng, int percent) { return static_cast<int>(rng.below(100)) < percent; }

// Step by step, and the further the less: rules of thumb alone go to the end at once, so that all contracts are the same.
Action calledByPeople(Table const& table, Action thumb, Rng& rng) {
  using Kind = Action::Kind;
  if (thumb.kind != Kind::bid && thumb.kind != Kind::pass) return thumb;
  Seat const seat = table.toAct();
  auto const offers = table.seen(seat).offers;
  auto const isOpen = [&](Kind kind) {
    return [&table, kind](Offer const& offer) {
      return offer.action.kind == kind && table.isLegal(offer.action);
    };
  };
  auto const pass = std::ranges::find_if(offers, isOpen(Kind::pass));
  auto const step = std::ranges::find_if(offers, isOpen(Kind::bid));
  if (pass == offers.end() || step == offers.end()) return thumb;
  bool const hasCards = thumb.kind == Kind::bid;
  // How often with cards for it and without, in percent: who plays better knows when to pass.
  bool const isClub = table.record().levels[static_cast<std::size_t>(seat)] == "club";
  int const willing = isClub ? (hasCards ? 60 : 52) : hasCards ? 90 : 2;
  return isByChance(rng, willing) ? step->action : pass->action;
}

// Most choices cost nothing; of the others a few cost much.
double costOfOne(Rng& rng, double mean) {
  if (!isByChance(rng, 30)) return 0;
  double const share = (1 + static_cast<double>(rng.below(999))) / 1000;
  return std::round(-std::log(share) * mean / 0.3 * 1000) / 1000;
}

// By how much a level is better or worse than the first seat.
double costOfLevel(std::string const& level) { return level == "expert" ? 0.035 : 0.085; }

struct Choice {
  std::size_t hand;
  JudgedDecision decision;
};

void addReviews(Record& record, std::vector<Choice> const& choices, PastMatch const& past, Rng& rng) {
  auto const table = replay(record);
  for (std::size_t number = 0; number < record.hands.size(); ++number) {
    RecordedHand& hand = record.hands[number];
    if (!hand.result || hand.result->isVoid) continue;
    KeptReview review{.program = "gallery", .iterations = 6000};
    std::array<std::int64_t, mostSeats> lost{};
    for (Choice const& choice : choices) {
      if (choice.hand != number) continue;
      JudgedDecision decision = choice.decision;
      auto const seat = static_cast<std::size_t>(decision.seat);
      double const mean = seat == 0 ? past.cost : costOfLevel(past.plan.setup.levels[seat]);
      double const loss = costOfOne(rng, mean);
      Mark const mark = loss == 0    ? Mark::best
                        : loss < 0.1 ? Mark::good
                        : loss < 0.4 ? Mark::smallSlip
                                     : Mark::costly;
      decision.verdict = Verdict{.best = decision.chosen, .loss = loss, .mark = mark};
      lost[seat] += std::llround(1000 * loss);
      review.decisions.push_back(decision);
    }
    for (Seat seat = 0; seat < record.players; ++seat) {
      auto const at = static_cast<std::size_t>(seat);
      std::int64_t const score = std::int64_t{1000} * hand.result->scores[at];
      std::int64_t const luck = score / 2 + static_cast<std::int64_t>(rng.below(1200)) - 600;
      review.seats[seat] = {
          .score = score, .expected = score - luck + lost[at], .luck = luck, .own = -lost[at]};
    }
    hand.notes.others.push_back({"review", toJson(review, *table)});
  }
}

}  // namespace

Record pastMatch(PastMatch const& past) {
  MatchPlan plan = past.plan;
  plan.setup.identity = {freshUuid(), past.began.toString(Qt::ISODate).toStdString(), "gallery"};
  plan.setup.commitment = commitTo({plan.setup.seed, "5ea1ed"});
  auto const table = openTable(plan.setup);
  Rng rng(plan.setup.seed * 7919 + 13);
  std::vector<Choice> choices;
  int over = 0;
  int inHand = 0;
  while (!table->matchOver()) {
    if (table->handOver()) {
      over = static_cast<int>(table->record().hands.size());
      if (past.hands > 0 && over == past.hands && !past.wasInHand) break;
      table->deal(table->nextDeal(), table->nextDealer());
      continue;
    }
    if (past.hands > 0 && over == past.hands && table->playing() && ++inHand > 3 * plan.setup.players) break;
    bool const isLikeClub = past.isLikeClub && table->toAct() == 0 && over % 2 == 0;
    Action const action = isLikeClub
                              ? table->thought(untimed("club"))(StopFlag{}).action
                              : calledByPeople(*table, table->thought("greedy")(StopFlag{}).action, rng);
    if (table->legal().size() > 1) {
      Record const& record = table->record();
      choices.push_back(
          {record.hands.size() - 1,
           {static_cast<int>(record.hands.back().actions.size()), table->toAct(), action, {}, {}}});
    }
    table->apply(action);
  }
  if (past.ended) table->endEarly(*past.ended);
  Record record = table->record();
  if (past.cost > 0) addReviews(record, choices, past, rng);
  // So long it takes to play.
  qint64 const actions = static_cast<qint64>(choices.size());
  if (past.hands == 0 || past.ended)
    record.endedAt = past.began.addSecs(420 + 6 * actions).toString(Qt::ISODate).toStdString();
  return record;
}

}  // namespace giaguaro::test
