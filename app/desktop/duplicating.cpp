#include "app/desktop/duplicating.h"

#include <algorithm>

#include "app/desktop/judgement.h"
#include "app/desktop/people.h"
#include "app/desktop/scene.h"
#include "ui/cards/card_art.h"
#include "ui/duplicate/duplicate_page.h"
#include "ui/toolkit/sheet_stack.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

// Those that search: rules of thumb and chance are nobody to be compared with.
std::vector<LevelChoice> searchingLevels() {
  std::vector<LevelChoice> levels = levelChoices();
  std::erase_if(levels, [](LevelChoice const& level) { return isFixed(level.id.toStdString()); });
  return levels;
}

std::optional<double> expectedOf(Parting const& parting, Action action) {
  auto const found = std::ranges::find(parting.candidates, action, &Candidate::action);
  if (found == parting.candidates.end() || found->playouts == 0) return std::nullopt;
  return found->score;
}

}  // namespace

DuplicateRow duplicateRowOf(DuplicateHand const& hand, Seat seat) {
  auto const at = static_cast<std::size_t>(seat);
  DuplicateRow row{.number = static_cast<int>(hand.hand) + 1,
                   .role = at < hand.then.roles.size() ? hand.then.roles[at] : Message(),
                   .then = hand.then.scores[at],
                   .now = hand.now.scores[at],
                   .endThen = hand.then.title,
                   .endNow = hand.now.title};
  if (!hand.parting) return row;
  Parting const& parting = *hand.parting;
  bool const playing = parting.now.action.kind == Action::Kind::play;
  row.parting = DuplicateParting{.place = static_cast<int>(parting.action),
                                 .trick = playing ? static_cast<int>(parting.seen.tricks.size()) + 1 : 0,
                                 .then = deedOf(parting.then.action, parting.seen),
                                 .now = deedOf(parting.now.action, parting.seen),
                                 .expectedThen = expectedOf(parting, parting.then.action),
                                 .expectedNow = expectedOf(parting, parting.now.action)};
  return row;
}

Duplicating::Duplicating(MainWindow* window, Thinker* thinker)
    : window_(window), thinker_(thinker), levels_(searchingLevels()) {
  connect(&window->host(), &TableHost::frenchFortyDrawn, this, [this](bool french) {
    for (auto& [key, run] : runs_) run.scene.frenchForty = french;
    if (isOpen()) page_->setScene(chosen().scene, false);
  });
}

Duplicating::~Duplicating() { callOff(); }

bool Duplicating::isOpen() const { return page_ != nullptr && window_->sheets().isOpen(page_); }

void Duplicating::makePage() {
  page_ = window_->sheets().make<DuplicatePage>(window_->glyphs(), static_cast<int>(levels_.size()));
  connect(page_, &DuplicatePage::closed, this, &Duplicating::close);
  connect(page_, &DuplicatePage::pageWanted, this, &Duplicating::pageWanted);
  connect(page_, &DuplicatePage::tableWanted, this, [this] {
    close();
    window_->closeSheets();
  });
  connect(page_, &DuplicatePage::levelWanted, this,
          [this](QString const& level) { choose(level, chosen_.second); });
  connect(page_, &DuplicatePage::seatWanted, this, [this](Seat seat) { choose(chosen_.first, seat); });
  auto const place = [this](int row) -> DuplicateParting const* {
    auto const& rows = chosen().scene.rows;
    auto const at = static_cast<std::size_t>(row);
    return row >= 0 && at < rows.size() && rows[at].parting ? &*rows[at].parting : nullptr;
  };
  connect(page_, &DuplicatePage::reviewWanted, this, [this, place](int row) {
    if (DuplicateParting const* const parting = place(row))
      emit reviewWanted(match_.plan, match_.record, static_cast<std::size_t>(row), parting->place,
                        chosen_.second);
  });
  connect(page_, &DuplicatePage::againWanted, this, [this, place](int row) {
    if (DuplicateParting const* const parting = place(row))
      emit againWanted(match_.plan, match_.record, static_cast<std::size_t>(row), parting->place,
                       chosen_.second);
  });
}

void Duplicating::open(Match match) {
  if (page_ == nullptr) makePage();
  callOff();
  match_ = std::move(match);
  runs_.clear();
  Seat seat = 0;
  while (seat + 1 < match_.record.players && !match_.plan.satDown(seat)) ++seat;
  if (!match_.plan.satDown(seat)) seat = 0;
  auto const usual = QString::fromUtf8(usualPlayer.data(), static_cast<qsizetype>(usualPlayer.size()));
  choose(chosen_.first.isEmpty() ? usual : chosen_.first, seat);
  window_->sheets().open(page_);
}

void Duplicating::close() {
  callOff();
  window_->sheets().close(page_);
}

DuplicateScene Duplicating::sceneOf(Key const& key) const {
  DuplicateScene scene{.game = findGame(match_.record.game),
                       .frenchForty = window_->art()->frenchSuits(Deck::Id::forty),
                       .seat = key.second,
                       .time = match_.time,
                       .levels = levels_,
                       .level = key.first};
  for (Seat seat = 0; seat < match_.record.players; ++seat) {
    bool const human = match_.plan.satDown(seat);
    scene.people.push_back(personOf(match_.plan, static_cast<std::size_t>(seat)));
    if (human || match_.plan.satDown() == 0) scene.seats.push_back(seat);
    if (human && seat != key.second) scene.standIns.push_back(seat);
  }
  return scene;
}

void Duplicating::choose(QString const& level, Seat seat) {
  callOff();
  chosen_ = {level, seat};
  if (!runs_.contains(chosen_)) {
    DuplicateSetup const setup{.seat = seat, .player = untimed(level.toStdString())};
    Run run{std::make_shared<Duplicate>(match_.record, setup), sceneOf(chosen_)};
    run.scene.hands = static_cast<int>(run.work->hands());
    runs_.emplace(chosen_, std::move(run));
  }
  page_->setScene(chosen().scene, true);
  goOn();
}

// The next hand, until all are played.
void Duplicating::goOn() {
  if (chosen().scene.isDone()) return;
  job_ = thinker_->begin(
      Purpose::analysis,
      [this, key = chosen_, work = chosen().work](Thinker::Run const& run) -> Thinker::Answer {
        auto const hand = work->next(run.stop);
        if (!hand) return [] {};
        return [this, key, row = duplicateRowOf(*hand, key.second)] { take(key, row); };
      });
}

void Duplicating::take(Key const& key, DuplicateRow const& row) {
  job_ = 0;
  Run& run = runs_.at(key);
  run.scene.rows.push_back(row);
  page_->setScene(run.scene, false);
  goOn();
}

void Duplicating::callOff() {
  if (job_ != 0) thinker_->cancel(std::exchange(job_, 0));
}

}  // namespace giaguaro
