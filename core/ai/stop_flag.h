// How work in another thread is called off, or made to stand still while something more urgent goes on.
#pragma once

#include <atomic>
#include <memory>

namespace giaguaro {

// Set from any thread, and read by whoever works: at least once in a millisecond of work, and never while it
// has a lock that others wait for. Copies are the same flag. What is stopped stays so, and is not held.
class StopFlag {
 public:
  StopFlag() : state_(std::make_shared<std::atomic<State>>(State::going)) {}

  void stop() const;
  // Whoever reads it waits there until it is released or stopped.
  void hold() const;
  void release() const;

  // Does not come back while it is held.
  bool stopped() const {
    State const state = state_->load(std::memory_order_relaxed);
    return state != State::going && stoppedAfterHold();
  }
  bool held() const { return state_->load(std::memory_order_relaxed) == State::held; }

 private:
  enum class State : int { going, held, stopped };  // what the system can wait for is an int

  bool stoppedAfterHold() const;

  std::shared_ptr<std::atomic<State>> state_;
};

}  // namespace giaguaro
