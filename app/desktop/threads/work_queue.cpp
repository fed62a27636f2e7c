#include "app/desktop/threads/work_queue.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include "app/desktop/threads/left_behind.h"

namespace giaguaro {

// What the queue and its thread have in common; the thread's as long as it lives.
struct WorkQueue::Shared {
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Work> work;
  bool closing = false;        // nothing more will be asked for
  bool ended = false;          // and all of it is done
  Mailbox* answers = nullptr;  // null: the queue has gone

  void run() {
    while (auto const next = take()) {
      Answer answer = next();
      std::lock_guard const lock(mutex);
      if (answers != nullptr && answer) answers->post(std::move(answer));
    }
  }

 private:
  // Nothing: this was the end.
  Work take() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return closing || !work.empty(); });
    if (work.empty()) {
      ended = true;
      changed.notify_all();
      return nullptr;
    }
    Work next = std::move(work.front());
    work.pop_front();
    return next;
  }
};

// One of Qt's, since what prints asks for its timers.
class WorkQueue::Thread : public QThread {
 public:
  explicit Thread(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

 protected:
  void run() override { shared_->run(); }

 private:
  std::shared_ptr<Shared> shared_;
};

WorkQueue::WorkQueue(std::chrono::milliseconds patience)
    : patience_(patience), shared_(std::make_shared<Shared>()) {
  shared_->answers = &here_;
}

WorkQueue::~WorkQueue() {
  if (!thread_) return;
  bool ended = false;
  {
    std::unique_lock lock(shared_->mutex);
    shared_->closing = true;
    shared_->changed.notify_all();
    ended = shared_->changed.wait_for(lock, patience_, [this] { return shared_->ended; });
    shared_->answers = nullptr;
  }
  if (ended) {
    thread_->wait();
  } else {
    leaveBehind(std::move(thread_));
  }
}

void WorkQueue::post(Work work) {
  {
    std::lock_guard const lock(shared_->mutex);
    shared_->work.push_back(std::move(work));
    shared_->changed.notify_all();
  }
  if (thread_) return;
  thread_ = std::make_unique<Thread>(shared_);
  thread_->start();
}

}  // namespace giaguaro
