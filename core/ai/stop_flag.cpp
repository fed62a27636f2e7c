#include "core/ai/stop_flag.h"

namespace giaguaro {

void StopFlag::stop() const {
  state_->store(State::stopped, std::memory_order_relaxed);
  state_->notify_all();
}

void StopFlag::hold() const {
  State going = State::going;
  state_->compare_exchange_strong(going, State::held, std::memory_order_relaxed);
}

void StopFlag::release() const {
  State held = State::held;
  if (state_->compare_exchange_strong(held, State::going, std::memory_order_relaxed)) state_->notify_all();
}

bool StopFlag::stoppedAfterHold() const {
  state_->wait(State::held, std::memory_order_relaxed);
  // Held again meanwhile: the next time that it is read is soon enough.
  return state_->load(std::memory_order_relaxed) == State::stopped;
}

}  // namespace giaguaro
