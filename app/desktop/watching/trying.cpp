#include "app/desktop/watching/trying.h"

#include <chrono>
#include <utility>

#include "app/desktop/scenes/scene.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds patienceWithReplay{1};

}  // namespace

TableScene Trial::makeScene() {
  TableScene scene = Session::makeScene();
  scene.again = again_;
  scene.kind = MatchKind::usual;  // it counts for nothing
  return scene;
}

Trying::Trying(TableLoan* loan, Session* session)
    : loan_(loan), session_(session), work_(patienceWithReplay) {
  loan->add(this);
}

Trying::~Trying() = default;

void Trying::beginAt(std::size_t hand, int place) {
  if (!session_->hasMatch() || hand >= session_->record().hands.size()) return;
  TrialStart start{session_->plan(), session_->record(), place};
  start.record.hands.resize(hand + 1);
  start.record.settlement.reset();
  begin(std::move(start));
}

void Trying::begin(TrialStart start) {
  RecordedHand const& hand = start.record.hands.back();
  if (!hand.result || start.place < 0 || start.place >= static_cast<int>(hand.actions.size())) return;
  // It is played without the others, and without their clock.
  for (Options* table : {&start.plan.setup.table, &start.record.table}) *table = withoutClock(*table);
  start.record.ended.clear();
  start.record.commitment = {};  // what is played again was promised to nobody
  work_.post([this, id = ++asked_, start = std::move(start)]() -> WorkQueue::Answer {
    std::shared_ptr<Table> table = replay(start.record);
    auto const& actions = start.record.hands.back().actions;
    Seat const seat = actions[static_cast<std::size_t>(start.place)].seat;
    PlayedAgain const again{seat, table->result()->scores[static_cast<std::size_t>(seat)]};
    table->takeBack(static_cast<int>(actions.size()) - start.place);
    auto rows = rowsOf(start.record);
    rows.pop_back();
    return [this, id, plan = start.plan, table, rows = std::move(rows), again, back = start.back] {
      if (id == asked_) take(plan, table->copy(), rows, again, back);
    };
  });
}

void Trying::take(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows,
                  PlayedAgain const& again, std::function<void()> back) {
  back_ = std::move(back);
  auto const before = std::move(trial_);
  trial_ = std::make_unique<Trial>(again);
  trial_->setPaces(session_->paces());
  // Not from within what it says.
  connect(trial_.get(), &Trial::left, this, &Trying::leave, Qt::QueuedConnection);
  trial_->open(std::move(plan), std::move(table), std::move(rows), {});
  loan_->lend(trial_.get(), this);
}

void Trying::leave() {
  auto const back = std::move(back_);
  end();
  if (back) back();
}

void Trying::end() {
  ++asked_;
  back_ = {};
  auto const over = std::move(trial_);
  loan_->giveBack(this);
}

}  // namespace giaguaro
