// What the tests of the session share: a clock that rings when told, and ways to wait for it and to play.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>
#include <functional>
#include <utility>

#include "app/desktop/session/session.h"
#include "app/desktop/threads/alarm.h"
#include "tests/app/plans.h"

namespace giaguaro::test {

// Rings only by hand.
class HandAlarm final : public Alarm {
 public:
  void set(std::chrono::milliseconds after, std::function<void()> ring) override {
    after_ = after;
    ring_ = std::move(ring);
  }
  void cancel() override { ring_ = nullptr; }

  bool isSet() const { return ring_ != nullptr; }
  std::chrono::milliseconds after() const { return after_; }
  void ring() { std::exchange(ring_, nullptr)(); }

 private:
  std::chrono::milliseconds after_{};
  std::function<void()> ring_;
};

// Runs the event loop until it is so; false: it did not come to that in a minute and a half, which is long even where the
// machine has much else to do. Woken by events, not by looking again and again: a match has many of these.
template <class Condition>
bool comes(Condition isSo) {
  QDeadlineTimer const deadline(90000);
  QTimer wake;
  wake.start(100);
  while (!isSo()) {
    if (deadline.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  return true;
}

inline bool reaches(Session const& session, Session::Phase phase) {
  return comes([&] { return session.phase() == phase; });
}

// What the baseline player would do for the viewer, who is to act. Cards that go together are chosen
// together, then confirmed.
inline void actAsBaseline(Session& session) {
  auto const table = replay(session.record());
  auto const act = [&] { return table->thought("greedy")(StopFlag{}).action; };
  int const together = session.scene().draftSize;
  if (together == 0) return session.choose(act());
  for (int i = 0; i < together; ++i) {
    Action const action = act();
    session.choose(action);
    table->apply(action);
  }
  session.confirmDraft();
}

// Plays for the people until the match is over.
inline bool playOut(Session& session) {
  auto const connection = QObject::connect(&session, &Session::settled, &session, [&session] {
    auto const act = [&session] {
      if (session.phase() == Session::Phase::showingResult) return session.nextHand();
      if (session.phase() == Session::Phase::passing) return session.takeSeat();
      if (session.phase() == Session::Phase::choosing) actAsBaseline(session);
    };
    QMetaObject::invokeMethod(&session, act, Qt::QueuedConnection);
  });
  emit session.settled();  // where it stands now
  bool const over = reaches(session, Session::Phase::over);
  QObject::disconnect(connection);
  return over;
}

}  // namespace giaguaro::test
