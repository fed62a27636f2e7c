// What was asked of a thinker, for as long as somebody wants its answer: whoever lets it go calls it off, so that a state that
// is left leaves nothing behind. Once it was answered, letting it go does nothing.
#pragma once

#include <utility>

#include "app/desktop/threads/thinker.h"

namespace giaguaro {

class Job {
 public:
  Job() = default;  // nothing was asked
  // The thinker outlives it.
  Job(Thinker& thinker, JobId id) : thinker_(&thinker), id_(id) {}
  Job(Job&& other) noexcept : thinker_(other.thinker_), id_(std::exchange(other.id_, 0)) {}
  Job& operator=(Job&& other) noexcept {
    Job const former(std::exchange(thinker_, other.thinker_), id_);
    id_ = std::exchange(other.id_, 0);
    return *this;
  }
  ~Job() {
    if (id_ != 0) thinker_->cancel(id_);
  }

  explicit operator bool() const { return id_ != 0; }  // its answer is waited for, or was not let go

 private:
  Job(Thinker* thinker, JobId id) : thinker_(thinker), id_(id) {}

  Thinker* thinker_ = nullptr;
  JobId id_ = 0;
};

}  // namespace giaguaro
