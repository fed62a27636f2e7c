#include "app/desktop/threads/mailbox.h"

#include <QCoreApplication>
#include <QEvent>
#include <memory>
#include <utility>

namespace giaguaro {

namespace {

QEvent::Type const workEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

}  // namespace

Mailbox::~Mailbox() {
  std::lock_guard const lock(mutex_);
  work_.clear();
}

void Mailbox::post(std::function<void()> work) {
  auto event = std::make_unique<QEvent>(workEvent);
  {
    std::lock_guard const lock(mutex_);
    work_.push_back(std::move(work));
  }
  QCoreApplication::postEvent(this, event.release());
}

bool Mailbox::event(QEvent* event) {
  std::function<void()> work;
  {
    std::lock_guard const lock(mutex_);  // before the event is looked at: another thread has made it
    if (event->type() != workEvent) return QObject::event(event);
    if (work_.empty()) return true;
    work = std::move(work_.front());
    work_.pop_front();
  }
  work();
  work = nullptr;
  // Whoever destroys the mailbox comes after what was done here.
  std::lock_guard const lock(mutex_);
  return true;
}

}  // namespace giaguaro
