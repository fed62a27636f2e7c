// Linked into every desktop program and test of the tsan preset, and nowhere else.
//
// Debian's Qt is not instrumented, so the thread sanitizer does not see that an event is handled after it was
// posted, or that wait() returns after the thread has ended, and would report every value handed over that
// way. Here our calls into Qt that post or emit release one baton, and the handling of an event acquires it.
// It tells a little more order than there is (any post comes before any later event), never less.
#include <QCoreApplication>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>
#include <dlfcn.h>
#include <functional>
#include <future>
#include <sanitizer/tsan_interface.h>
#include <utility>

namespace {

char baton;

void release() { __tsan_release(&baton); }
void acquire() { __tsan_acquire(&baton); }

template <class Function>
Function next(char const* symbol) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

bool onEvent(void** /*receiver, event, result*/) {
  release();  // what this thread's last event did
  acquire();
  return false;
}

bool const registered = QInternal::registerCallback(QInternal::EventNotifyCallback, onEvent);

}  // namespace

void QCoreApplication::postEvent(QObject* receiver, QEvent* event, int priority) {
  static auto const real =
      next<void (*)(QObject*, QEvent*, int)>("_ZN16QCoreApplication9postEventEP7QObjectP6QEventi");
  release();
  real(receiver, event, priority);
}

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* result) {
  static auto const real = next<bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*)>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
  release();
  bool const done = real(object, slot, type, result);
  if (type == Qt::BlockingQueuedConnection) acquire();
  return done;
}

void QMetaObject::activate(QObject* sender, QMetaObject const* meta, int signal, void** arguments) {
  static auto const real = next<void (*)(QObject*, QMetaObject const*, int, void**)>(
      "_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
  release();
  real(sender, meta, signal, arguments);
}

void QThread::quit() {
  static auto const real = next<void (*)(QThread*)>("_ZN7QThread4quitEv");
  release();
  real(this);
}

bool QThread::wait(QDeadlineTimer deadline) {
  static auto const real = next<bool (*)(QThread*, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
  bool const ended = real(this, deadline);
  acquire();
  return ended;
}

QThread* QThread::createThreadImpl(std::future<void>&& work) {
  static auto const real =
      next<QThread* (*)(std::future<void>&&)>("_ZN7QThread16createThreadImplEOSt6futureIvE");
  return real(std::async(std::launch::deferred, [work = std::move(work)]() mutable {
    work.get();
    release();
  }));
}

void QThreadPool::start(std::function<void()> work, int priority) {
  struct Ordered : QRunnable {
    explicit Ordered(std::function<void()> todo) : work(std::move(todo)) {}
    void run() override {
      acquire();
      work();
      release();
    }
    std::function<void()> work;
  };
  auto* const runnable = new Ordered(std::move(work));  // the pool deletes it
  release();
  start(runnable, priority);
}
