#include "app/desktop/review/review_work.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/desktop/review/judgement.h"

namespace giaguaro {

namespace {

double toThousandths(double figure) { return std::round(1000 * figure) / 1000; }

}  // namespace

ReviewWork::ReviewWork(Asked asked) : asked_(std::move(asked)) {
  asked_.record.hands.resize(asked_.hand + 1);
  asked_.record.settlement.reset();
  for (Seat const seat : asked_.people)
    verdicts_.push_back({.hand = asked_.hand,
                         .seat = seat,
                         .people = asked_.people,
                         .aim = HandVerdict::aimOf(*findGame(asked_.record.game)),
                         .iterations = asked_.settings.iterations});
}

bool ReviewWork::step(StopFlag const& stop) {
  bool const done = takeStep(stop);
  if (review_) {
    for (HandVerdict& verdict : verdicts_) {
      verdict.steps = static_cast<int>(review_->steps());
      verdict.done = static_cast<int>(review_->done());
    }
  }
  return done;
}

bool ReviewWork::takeStep(StopFlag const& stop) {
  if (!prepared_) {
    prepare();
    return true;
  }
  if (kept_) return true;
  if (auto const place = toBeOpened()) {
    if (!review_->lookAtOpenCards(*place, stop)) return false;
    fill(review_->decisions());
    if (review_->done() < review_->steps()) return true;
  } else if (review_->done() < review_->steps()) {
    if (!review_->step(stop)) return false;
    fill(review_->decisions());
    if (toBeOpened()) return true;
  }
  if (review_->done() == review_->steps())
    conclude(keptOf(*review_, everySeat(), asked_.program, asked_.settings));
  return true;
}

// Of those whom nobody asks about too: what a choice costs them is what a person's is compared with in statistics.
std::vector<Seat> ReviewWork::everySeat() const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < asked_.record.players; ++seat) seats.push_back(seat);
  return seats;
}

// The next decision of a person's that is judged, at which the open cards were not looked at yet.
std::optional<std::size_t> ReviewWork::toBeOpened() const {
  auto const& decisions = review_->decisions();
  for (std::size_t i = 0; i < decisions.size(); ++i)
    if (decisions[i].verdict && !decisions[i].open &&
        std::ranges::find(asked_.people, decisions[i].seat) != asked_.people.end())
      return i;
  return std::nullopt;
}

void ReviewWork::prepare() {
  readTimeline();
  auto kept = keptReview(hand(), *table_);
  wasKept_ =
      kept && std::ranges::all_of(asked_.people, [&](Seat const seat) { return kept->seats.contains(seat); });
  if (wasKept_)
    conclude(std::move(*kept));
  else
    review_.emplace(asked_.record, asked_.hand, asked_.settings, asked_.first);
  prepared_ = true;
}

HandVerdict* ReviewWork::verdictOf(Seat seat) {
  auto const found = std::ranges::find(verdicts_, seat, &HandVerdict::seat);
  return found == verdicts_.end() ? nullptr : &*found;
}

// Goes through the hand as each of the people saw it, for the words of what they did.
void ReviewWork::readTimeline() {
  History const& actions = hand().actions;
  table_ = replay(asked_.record);
  table_->takeBack(static_cast<int>(actions.size()));
  for (std::size_t place = 0; place < actions.size(); ++place) {
    Done const& done = actions[place];
    if (HandVerdict* const verdict = verdictOf(done.seat)) {
      Seen const seen = table_->seen(done.seat);
      std::vector<Deed>& offered = offered_[static_cast<int>(place)];
      for (Offer const& offer : seen.offers) offered.push_back(giaguaro::deedOf(offer.action, seen));
      HandVerdict::Decision decision{
          .place = static_cast<int>(place),
          .trick = table_->playing() ? static_cast<int>(seen.tricks.size()) + 1 : 0,
          .forced = table_->legal().size() < 2 || table_->decided(),
          .settled = table_->decided()};
      decision.chosen = deedOf(decision.place, done.action);
      verdict->decisions.push_back(std::move(decision));
    }
    table_->apply(done.action);
  }
}

Deed ReviewWork::deedOf(int place, Action action) const {
  std::vector<Deed> const& offered = offered_.at(place);
  auto const found = std::ranges::find(offered, action, &Deed::action);
  return found != offered.end() ? *found : Deed{.action = action};
}

void ReviewWork::fill(std::vector<JudgedDecision> const& decisions) {
  for (JudgedDecision const& judged : decisions) {
    HandVerdict* const whose = verdictOf(judged.seat);
    if (whose == nullptr || !judged.verdict) continue;
    auto const found = std::ranges::find(whose->decisions, judged.action, &HandVerdict::Decision::place);
    if (found == whose->decisions.end()) continue;
    int const at = judged.action;
    if (judged.open)
      found->open =
          HandVerdict::Open{deedOf(at, judged.open->best), toThousandths(judged.open->gain),
                            toThousandths(judged.open->error), isUnlucky(judged.verdict->mark, *judged.open)};
    if (found->judged || found->settled) continue;
    Verdict const& verdict = *judged.verdict;
    found->judged = true;
    found->mark = verdict.mark;
    found->best = deedOf(at, verdict.best);
    found->loss = toThousandths(verdict.loss);
    found->error = toThousandths(verdict.error);
    found->chance = toThousandths(verdict.chance);
    found->aim = toThousandths(verdict.aim);
  }
}

void ReviewWork::conclude(KeptReview kept) {
  fill(kept.decisions);
  for (HandVerdict& verdict : verdicts_) {
    verdict.iterations = kept.iterations;
    if (auto const found = kept.seats.find(verdict.seat); found != kept.seats.end())
      verdict.parts = found->second;
  }
  json_ = toJson(kept, *table_);
  kept_ = std::move(kept);
}

}  // namespace giaguaro
