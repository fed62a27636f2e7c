// What tests of the club table share: plans with a clock, and a time that goes on only when told.
#pragma once

#include "core/rules/club.h"
#include "tests/app/match_tools.h"
#include "tests/app/talk_tools.h"

namespace giaguaro::test {

inline MatchPlan atClub(MatchPlan plan, std::int16_t seconds = club::usualSeconds) {
  plan.setup.table.values[clockOption] = seconds;
  return plan;
}

// A time of its own, and the alarm of one clock in it.
class FakeTime {
 public:
  using Time = std::chrono::milliseconds;

  // An alarm for whoever counts by now(); one at a time.
  std::unique_ptr<Alarm> alarm() { return std::make_unique<Bell>(*this); }
  Time now() const { return now_; }
  void give(Session& session) {
    session.setTurnSource(alarm(), [this] { return now_; });
  }

  // Goes on by so much, and rings whenever that is due.
  void pass(Time time) {
    Time const end = now_ + time;
    while (ring_ && due_ <= end) {
      now_ = due_;
      std::exchange(ring_, nullptr)();
    }
    now_ = end;
  }

 private:
  struct Bell final : Alarm {
    explicit Bell(FakeTime& time) : time_(time) {}
    void set(Time after, std::function<void()> ring) override {
      time_.due_ = time_.now_ + after;
      time_.ring_ = std::move(ring);
    }
    void cancel() override { time_.ring_ = nullptr; }
    FakeTime& time_;
  };

  Time now_{5000};
  Time due_{};
  std::function<void()> ring_;
};

// Waits until the time of the turn runs: it does once that is written.
inline bool runsDown(Session& session) {
  return comes([&] { return session.isTurnRunning(); });
}

inline RecordedHand const& handOf(Session const& session) { return session.record().hands.back(); }

// Goes to where the person is to play a card, and one has been led in this hand.
inline bool comesBehindTheLead(Session& session) {
  while (comesToPlay(session)) {
    if (lapseIn(handOf(session).actions) == Lapse::playsCard) return true;
    actAsBaseline(session);
    if (!comes([&] { return session.phase() != Session::Phase::recording; })) return false;
  }
  return false;
}

// All that was asked of the writer so far is done.
inline bool writes(Session& session, std::function<void()> const& then = nullptr) {
  auto const done = std::make_shared<bool>(false);
  session.writer().post([done, then]() -> WorkQueue::Answer {
    if (then) then();
    return [done] { *done = true; };
  });
  return comes([&] { return *done; });
}

}  // namespace giaguaro::test
