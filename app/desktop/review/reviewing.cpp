#include "app/desktop/review/reviewing.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "app/desktop/session/session.h"

namespace giaguaro {

Reviewing::Reviewing(Session* session, Thinker* thinker, std::string program, QObject* parent)
    : QObject(parent), session_(session), thinker_(thinker), program_(std::move(program)) {
  connect(session, &SceneSource::sceneChanged, this, &Reviewing::follow);
}

Reviewing::~Reviewing() { callOff(); }

void Reviewing::setUnasked(bool unasked) {
  if (unasked == std::exchange(unasked_, unasked)) return;
  if (unasked)
    for (auto& [hand, entry] : entries_) entry.wanted = true;
  goOn();
  tell();
}

void Reviewing::want() {
  if (!shown_ || !entries_.contains(*shown_)) return;
  entries_[*shown_].wanted = true;
  goOn();
  tell();
}

void Reviewing::show(Seat seat) {
  if (!shown_ || !entries_.contains(*shown_)) return;
  Entry& entry = entries_[*shown_];
  if (std::ranges::find(entry.known, seat, &HandVerdict::seat) == entry.known.end()) return;
  entry.seat = seat;
  tell();
}

void Reviewing::follow() {
  TableScene const& scene = session_->scene();
  if (!session_->hasMatch() || scene.match != match_) {
    callOff();
    entries_.clear();
    match_ = scene.match;
  }
  shown_.reset();
  if (session_->hasMatch()) {
    dropTakenBack();
    std::size_t const hands = session_->record().hands.size();
    if (scene.showResult && hands > 0 && !session_->plan().isWatched()) {
      shown_ = hands - 1;
      add(*shown_);
    }
  }
  goOn();
  tell();
}

// It is still the hand that was asked about.
bool Reviewing::stands(std::size_t hand, Entry const& entry) const {
  if (!session_->hasMatch() || hand >= session_->record().hands.size()) return false;
  RecordedHand const& now = session_->record().hands[hand];
  RecordedHand const& then = entry.work->hand();
  return now.result && now.deal == then.deal && now.actions == then.actions;
}

void Reviewing::dropTakenBack() {
  if (auto const running = entries_.find(running_);
      job_ && running != entries_.end() && !stands(running->first, running->second))
    callOff();
  std::erase_if(entries_, [this](auto const& each) { return !stands(each.first, each.second); });
}

// Of several persons who share the screen, who has it, else the first.
Seat Reviewing::seatToShow() const {
  MatchPlan const& plan = session_->plan();
  Seat const viewer = session_->scene().viewer;
  if (viewer != nobody && plan.isPerson(viewer)) return viewer;
  Seat first = 0;
  while (!plan.isPerson(first)) ++first;
  return first;
}

void Reviewing::add(std::size_t hand) {
  if (entries_.contains(hand)) return;
  ReviewWork::Asked asked{.record = session_->record(),
                          .hand = hand,
                          .first = seatToShow(),
                          .settings = settings_,
                          .program = program_};
  for (Seat seat = 0; seat < session_->record().players; ++seat)
    if (session_->plan().isPerson(seat)) asked.people.push_back(seat);
  Entry entry;
  entry.seat = asked.first;
  entry.wanted = unasked_;
  entry.work = std::make_shared<ReviewWork>(std::move(asked));
  entry.known = entry.work->verdicts();
  entries_.emplace(hand, std::move(entry));
}

// The next step of the latest hand that is not done: first of all what lies there, which may be all.
void Reviewing::goOn() {
  auto const wants = [](auto const& each) {
    return !each.second.done && (each.second.wanted || !each.second.prepared);
  };
  auto const latest = std::ranges::find_if(entries_ | std::views::reverse, wants);
  if (latest == std::ranges::end(entries_ | std::views::reverse)) return;
  if (job_ && running_ == latest->first) return;
  callOff();
  running_ = latest->first;
  job_ = {*thinker_, thinker_->begin(Purpose::analysis,
                                     [this, hand = running_, work = latest->second.work](
                                         Thinker::Run const& run) -> Thinker::Answer {
                                       work->step(run.stop);
                                       return [this, hand] { stepped(hand); };
                                     })};
}

void Reviewing::stepped(std::size_t hand) {
  job_ = {};
  Entry& entry = entries_.at(hand);
  entry.prepared = true;
  entry.known = entry.work->verdicts();
  entry.done = entry.work->isDone();
  if (entry.done && !entry.work->wasKept() && stands(hand, entry)) keep(hand, entry);
  goOn();
  tell();
}

void Reviewing::keep(std::size_t hand, Entry const& entry) {
  session_->keepReview(hand, entry.work->json());
  emit kept();
}

void Reviewing::callOff() { job_ = {}; }

void Reviewing::tell() {
  std::optional<HandVerdict> now;
  if (auto const found = shown_ ? entries_.find(*shown_) : entries_.end(); found != entries_.end()) {
    Entry const& entry = found->second;
    now = *std::ranges::find(entry.known, entry.seat, &HandVerdict::seat);
    now->wanted = entry.wanted;
  }
  if (now == verdict_) return;
  verdict_ = std::move(now);
  emit changed(verdict_);
}

}  // namespace giaguaro
