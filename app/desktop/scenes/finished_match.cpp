#include "app/desktop/scenes/finished_match.h"

#include <algorithm>
#include <utility>

#include "app/desktop/match/departures.h"
#include "app/desktop/scenes/scene.h"

namespace giaguaro {

namespace {

// So many steps back from the end of a record lies the deal of this hand.
int stepsBehindDeal(Record const& record, std::size_t hand) {
  std::size_t steps = record.hands[hand].actions.size();
  for (std::size_t later = hand + 1; later < record.hands.size(); ++later)
    steps += record.hands[later].actions.size() + 1;
  return static_cast<int>(steps);
}

}  // namespace

FinishedHand::FinishedHand(MatchPlan plan, std::unique_ptr<Table> dealt, RecordedHand const& played,
                           std::vector<Seat> goneBefore, std::vector<ScoreRow> rows)
    : plan_(std::move(plan)),
      dealt_(std::move(dealt)),
      table_(dealt_->copy()),
      done_(played.actions),
      talk_(played.talk),
      goneBefore_(std::move(goneBefore)),
      departures_(departuresOf(played.notes)),
      rows_(std::move(rows)) {
  seeWhoIsGone();
}

void FinishedHand::seeWhoIsGone() {
  plan_.gone = goneBefore_;
  for (Departure const& departure : departures_)
    if (departure.after <= step_) plan_.gone.push_back(departure.seat);
}

void FinishedHand::goTo(int step) {
  step = std::clamp(step, 0, steps());
  std::size_t at = std::min(static_cast<std::size_t>(step_), done_.size());
  if (step < step_) {
    table_ = dealt_->copy();
    at = 0;
  }
  for (; at < static_cast<std::size_t>(step) && at < done_.size(); ++at) {
    table_->apply(done_[at].action);
    sayNext();
  }
  step_ = step;
  seeWhoIsGone();
}

// Behind the act that was done last.
void FinishedHand::sayNext() {
  RecordedHand const& here = table_->record().hands.back();
  for (Said const& said : talk_)
    if (said.after == static_cast<int>(here.actions.size())) table_->say(said.seat, said.saying);
}

Done const* FinishedHand::next() const {
  auto const at = static_cast<std::size_t>(step_);
  return at < done_.size() ? &done_[at] : nullptr;
}

bool FinishedHand::tookTrick() const {
  if (step_ == 0 || showsResult()) return false;
  return std::ranges::any_of(table_->lastEvents(nobody),
                             [](Event const& event) { return event.kind == Event::Kind::took; });
}

TableScene FinishedHand::scene(Seat viewer, bool open, bool lying) const {
  std::vector<ScoreRow> rows = rows_;
  if (!table_->handOver()) rows.pop_back();
  TableScene scene = sceneOf(table_->at(viewer), plan_, rows,
                             {.resting = lying && tookTrick(), .showResult = showsResult()});
  // Said to nobody, as its words are (wordingOf): not "your turn".
  scene.seen.status = table_->seen(nobody).status;
  if (!open) return scene;
  for (Seat seat = 0; seat < static_cast<Seat>(table_->players()); ++seat) {
    CardSet const cards = table_->cards(seat);
    if (seat == viewer || cards.empty()) continue;
    std::erase_if(scene.seen.spreads, [seat](Seen::Spread const& spread) { return spread.seat == seat; });
    scene.seen.spreads.push_back({.seat = seat, .cards = Deck::of(scene.seen.deck).shown(cards)});
  }
  return scene;
}

HandCourse FinishedHand::course(Seat seat) const {
  auto const over = dealt_->copy();
  for (Done const& done : done_) over->apply(done.action);
  std::vector<Seen::Trick> const tricks = over->seen(seat).tricks;
  HandCourse course{.seat = seat};
  std::size_t played = 0;  // of the trick that is the last of them
  for (std::size_t at = 0; at < done_.size(); ++at) {
    if (done_[at].action.kind != Action::Kind::play) continue;
    int const place = static_cast<int>(at);
    if (played == 0) {
      if (course.stages.size() == tricks.size()) break;
      Seen::Trick const& trick = tricks[course.stages.size()];
      course.stages.push_back({.trick = trick.number, .from = place, .taker = trick.winner});
    }
    HandCourse::Stage& stage = course.stages.back();
    if (done_[at].seat == seat)
      stage.decisions.push_back(
          {.place = place, .trick = stage.trick, .chosen = {.action = done_[at].action}});
    stage.end = place + 1;
    if (++played == tricks[course.stages.size() - 1].cards.size()) played = 0;
  }
  std::erase_if(course.stages, [](HandCourse::Stage const& stage) { return stage.decisions.empty(); });
  return course;
}

Events FinishedHand::events(Seat viewer) const {
  return step_ == 0 || showsResult() ? Events{} : table_->lastEvents(viewer);
}

std::vector<Seat> FinishedHand::left() const {
  std::vector<Seat> seats;
  for (Departure const& departure : departures_)
    if (departure.after == step_) seats.push_back(departure.seat);
  return seats;
}

Seat FinishedHand::holderOf(Card card) const {
  for (Seat seat = 0; seat < static_cast<Seat>(table_->players()); ++seat)
    if (table_->cards(seat).contains(card)) return seat;
  auto const& piles = table_->record().hands.back().deal.piles;
  auto const found = std::ranges::find(piles, card, &DealtPile::under);
  if (found == piles.end()) return nobody;
  return static_cast<Seat>((found - piles.begin()) * table_->players() / piles.size());
}

std::shared_ptr<FinishedMatch const> FinishedMatch::of(MatchPlan plan, std::unique_ptr<Table> table,
                                                       std::vector<ScoreRow> rows) {
  if (rows.empty()) return nullptr;
  return std::shared_ptr<FinishedMatch const>(
      new FinishedMatch(std::move(plan), std::move(table), std::move(rows)));
}

FinishedMatch::FinishedMatch(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows)
    : plan_(std::move(plan)), end_(std::move(table)), rows_(std::move(rows)) {}

Seat FinishedMatch::owner() const {
  auto const human = std::ranges::find(plan_.setup.levels, humanPlayer);
  return human != plan_.setup.levels.end() ? static_cast<Seat>(human - plan_.setup.levels.begin()) : Seat{0};
}

Record FinishedMatch::recordTo(int hand) const {
  Record record = end_->record();
  record.hands.resize(static_cast<std::size_t>(hand) + 1);
  record.settlement.reset();
  return record;
}

FinishedHand FinishedMatch::hand(int index) const {
  auto const at = static_cast<std::size_t>(index);
  auto dealt = end_->copy();
  dealt->takeBack(stepsBehindDeal(end_->record(), at));
  auto const rowsEnd = rows_.begin() + index + 1;
  return {plan_,
          std::move(dealt),
          end_->record().hands[at],
          goneBefore(end_->record(), at),
          {rows_.begin(), rowsEnd}};
}

}  // namespace giaguaro
