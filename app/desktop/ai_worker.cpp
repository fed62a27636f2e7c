#include "app/desktop/ai_worker.h"

#include <exception>
#include <utility>

namespace giaguaro {

AiWorker::AiWorker(QObject* parent) : QObject(parent), mind_(std::make_unique<Mailbox>()) {
  thread_.setObjectName("mind");
  mind_->moveToThread(&thread_);
}

AiWorker::~AiWorker() {
  for (StopFlag const& flag : std::as_const(flags_)) flag.stop();
  thread_.quit();
  thread_.wait();
}

quint64 AiWorker::think(Thought thought) {
  if (!thread_.isRunning()) thread_.start(QThread::LowPriority);
  quint64 const id = ++lastId_;
  StopFlag const flag;
  flags_.insert(id, flag);
  mind_->post([this, id, flag, thought = std::move(thought)] {
    Advice advice;
    if (thought && !flag.stopped()) {
      try {
        advice = thought(flag);
      } catch (std::exception const& problem) {
        qWarning("A player failed: %s", problem.what());
      }
    }
    here_.post([this, id, advice] {
      flags_.remove(id);
      emit answered(id, advice);
    });
  });
  return id;
}

void AiWorker::cancel(quint64 id) {
  if (auto const flag = flags_.constFind(id); flag != flags_.cend()) flag->stop();
}

}  // namespace giaguaro
