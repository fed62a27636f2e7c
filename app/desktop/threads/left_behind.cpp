#include "app/desktop/threads/left_behind.h"

#include <atomic>

namespace giaguaro {

namespace {

std::atomic<bool> any{false};

}  // namespace

void leaveBehind(std::unique_ptr<QThread> thread) {
  if (thread.release() != nullptr) any = true;
}

bool anyLeftBehind() { return any; }

}  // namespace giaguaro
