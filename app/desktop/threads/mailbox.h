// Carries work from one thread to another: whatever is posted, from any thread, is run in the order posted by
// the event loop of the thread that the mailbox lives in. What is left when it goes away is never run.
//
// Queued calls of Qt would do the same; here what is handed over passes through a mutex of our own, so that
// the thread sanitizer, which cannot see into Qt, can tell our races from sound work.
#pragma once

#include <QObject>
#include <deque>
#include <functional>
#include <mutex>

namespace giaguaro {

class Mailbox : public QObject {
 public:
  using QObject::QObject;
  ~Mailbox() override;

  void post(std::function<void()> work);
  bool event(QEvent* event) override;

 private:
  std::mutex mutex_;
  std::deque<std::function<void()>> work_;
};

}  // namespace giaguaro
