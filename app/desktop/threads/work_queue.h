// Work that is done piece after piece, in the order asked, on a thread of its own, which the first piece
// starts. What a piece answers is run in the thread that made the queue, by its event loop.
//
// The end waits for all that was asked for, but no longer than the queue's patience: what is stuck by then (a
// disk that has gone, a printer) is left behind with its thread (app/desktop/threads/left_behind.h), and answers
// nobody any more. A piece of work may therefore outlive the queue and whoever owns it: it holds what it
// needs, and only its answer, which is not run any more after the queue has gone, may know the owner.
#pragma once

#include <QThread>
#include <chrono>
#include <functional>
#include <memory>

#include "app/desktop/threads/mailbox.h"

namespace giaguaro {

class WorkQueue {
 public:
  using Answer = std::function<void()>;  // none: nothing is to be done
  using Work = std::function<Answer()>;

  explicit WorkQueue(std::chrono::milliseconds patience);
  ~WorkQueue();
  WorkQueue(WorkQueue const&) = delete;
  WorkQueue& operator=(WorkQueue const&) = delete;

  void post(Work work);

 private:
  struct Shared;
  class Thread;

  std::chrono::milliseconds patience_;
  Mailbox here_;  // answers come back through it
  std::shared_ptr<Shared> shared_;
  std::unique_ptr<QThread> thread_;  // none before the first piece
};

}  // namespace giaguaro
