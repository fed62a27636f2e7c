// A decision asked of a computer player, and how it is called off. A Thought carries its seat's View and
// nothing else: it may run on any thread, and may outlive the table that it came from.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "core/rules/action.h"

namespace giaguaro {

// Set once, from any thread; read often by whoever thinks. Copies are the same flag.
class StopFlag {
 public:
  StopFlag() : stopped_(std::make_shared<std::atomic<bool>>(false)) {}
  void stop() const { stopped_->store(true, std::memory_order_relaxed); }
  bool stopped() const { return stopped_->load(std::memory_order_relaxed); }

 private:
  std::shared_ptr<std::atomic<bool>> stopped_;
};

struct Advice {
  Action action{};  // not valid: stopped before there was an answer
};

using Thought = std::function<Advice(StopFlag)>;

}  // namespace giaguaro
