// One alarm, set and taken back: the only clock that the session knows, so that tests can ring it themselves.
#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

namespace giaguaro {

class Alarm {
 public:
  Alarm() = default;
  virtual ~Alarm() = default;
  Alarm(Alarm const&) = delete;
  Alarm& operator=(Alarm const&) = delete;

  // Replaces an alarm that is set. It rings once, from the event loop, never from within set().
  virtual void set(std::chrono::milliseconds after, std::function<void()> ring) = 0;
  virtual void cancel() = 0;
};

class TimerAlarm final : public Alarm {
 public:
  TimerAlarm() {
    timer_.setSingleShot(true);
    // Taken out first: what rings may set the alarm again, and must outlive that.
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { std::exchange(ring_, nullptr)(); });
  }
  void set(std::chrono::milliseconds after, std::function<void()> ring) override {
    ring_ = std::move(ring);
    timer_.start(after);
  }
  void cancel() override { timer_.stop(); }

 private:
  QTimer timer_;
  std::function<void()> ring_;
};

}  // namespace giaguaro
