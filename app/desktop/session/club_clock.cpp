#include "app/desktop/session/club_clock.h"

#include <algorithm>
#include <utility>

namespace giaguaro {

namespace {

constexpr ClubClock::Time oneSecond{1000};

ClubClock::Time steadyNow() {
  return std::chrono::duration_cast<ClubClock::Time>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

ClubClock::ClubClock(std::function<void()> told)
    : told_(std::move(told)), alarm_(std::make_unique<TimerAlarm>()), now_(steadyNow) {}

void ClubClock::setSource(std::unique_ptr<Alarm> alarm, Now now) {
  alarm_ = std::move(alarm);
  now_ = std::move(now);
}

void ClubClock::begin(Time whole, TurnTime const& gone) {
  end();
  whole_ = whole;
  gone_ = gone;
}

void ClubClock::run() {
  if (!isOn() || runs_) return;
  runs_ = true;
  since_ = now_();
  await();
}

void ClubClock::stand() {
  gone_ = gone();
  runs_ = false;
  alarm_->cancel();
}

void ClubClock::startAnew() {
  TurnTime const before = gone();
  gone_ = {.before = before.before + before.used};
  since_ = now_();
  if (runs_) await();
}

void ClubClock::end() {
  alarm_->cancel();
  runs_ = false;
  whole_ = {};
  gone_ = {};
}

TurnTime ClubClock::gone() const {
  TurnTime gone = gone_;
  if (runs_) gone.used += std::max(Time{}, now_() - since_);
  gone.used = std::min(gone.used, whole_);
  return gone;
}

ClubClock::Time ClubClock::left() const { return whole_ - gone().used; }

int ClubClock::secondsLeft() const { return static_cast<int>((left() + oneSecond - Time{1}) / oneSecond); }

// Until the next second is gone. A timer may ring a little early: then there is still a rest of it to be awaited.
void ClubClock::await() {
  int const before = secondsLeft();
  Time const rest = left() - oneSecond * (before - 1);
  alarm_->set(std::max(Time{}, rest), [this, before] {
    if (!runs_) return;
    bool const gone = secondsLeft() < before;
    if (!isOver()) await();
    if (gone || isOver()) told_();
  });
}

}  // namespace giaguaro
