#include "app/desktop/threads/thinker.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <utility>
#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace giaguaro {

namespace {

// This thread gets little where there is not enough for all: a tenth of what the others get. (The least that
// there is, 19 steps down, is a seventieth: a hand that is judged in three seconds took four minutes beside
// somebody's build. Of Qt's priorities Linux knows the idle one alone, which would get nothing: it would not
// even stop when it is told to, or let go of a lock that others wait for.)
void makeRoom() {
#ifdef __linux__
  constexpr int down = 10;
  constexpr int least = 19;
  auto const thread = static_cast<id_t>(gettid());
  int const usual = getpriority(PRIO_PROCESS, thread);
  (void)setpriority(PRIO_PROCESS, thread, std::min(usual + down, least));
#endif
}

// Of a copy, which begins anew whenever it is called.
Advice adviceOf(Thought const& thought, StopFlag const& stop) {
  try {
    if (thought) return Thought(thought)(stop);
  } catch (std::exception const& problem) {
    qWarning("A player failed: %s", problem.what());
  }
  return {};
}

}  // namespace

// What the thinker and its threads have in common.
struct Thinker::Shared {
  Shared(std::size_t lanes, Thinker& owner) : queue(lanes), thinker(owner) {}

  std::mutex mutex;
  std::condition_variable changed;
  bool closing = false;
  JobQueue queue;
  std::map<JobId, std::shared_ptr<Work>> work;  // of the jobs that wait or run
  std::map<JobId, Progress> untold;
  Thinker& thinker;

  void run(std::size_t lane) {
    while (auto const run = take(lane)) {
      Answer answer =
          (*run->work)({run->stop, [this, id = run->id](Progress progress) { report(id, progress); }});
      end(lane, run->id, std::move(answer));
    }
  }

 private:
  struct Taken {
    JobId id;
    StopFlag stop;
    std::shared_ptr<Work> work;
  };

  // Nothing: this was the end.
  std::optional<Taken> take(std::size_t lane) {
    std::unique_lock lock(mutex);
    std::optional<JobQueue::Run> next;
    changed.wait(lock, [&] {
      if (!closing) next = queue.take(lane);
      return closing || next;
    });
    if (!next) return std::nullopt;
    return Taken{next->id, next->stop, work.at(next->id)};
  }

  void report(JobId id, Progress progress) {
    std::lock_guard const lock(mutex);
    bool const isFirst = untold.insert_or_assign(id, progress).second;
    if (isFirst) thinker.here_.post([this, id] { thinker.tellProgress(id); });
  }

  void end(std::size_t lane, JobId id, Answer answer) {
    std::lock_guard const lock(mutex);
    JobQueue::End const end = queue.end(lane);
    changed.notify_all();  // what stood still for it may begin
    if (end == JobQueue::End::interrupted) return;
    work.erase(id);
    if (end == JobQueue::End::done)
      thinker.here_.post([this, id, answer = std::move(answer)] { thinker.tell(id, answer); });
  }
};

std::size_t Thinker::usualThreads() {
  return static_cast<std::size_t>(std::clamp(QThread::idealThreadCount(), 1, 2));
}

Thinker::Thinker(std::size_t threads) : shared_(std::make_unique<Shared>(threads, *this)) {}

Thinker::~Thinker() {
  {
    std::lock_guard const lock(shared_->mutex);
    shared_->closing = true;
    for (auto const& [id, work] : shared_->work) shared_->queue.cancel(id);
    shared_->changed.notify_all();
  }
  for (auto const& thread : threads_)
    if (thread) thread->wait();
}

JobId Thinker::begin(Purpose purpose, Work work, Progressed progressed) {
  JobId id = 0;
  std::size_t lane = 0;
  {
    std::lock_guard const lock(shared_->mutex);
    id = shared_->queue.add(purpose);
    lane = shared_->queue.laneOf(purpose);
    shared_->work[id] = std::make_shared<Work>(std::move(work));
    shared_->changed.notify_all();
  }
  awaited_[id] = std::move(progressed);
  if (auto& thread = threads_[lane]; !thread) {
    thread.reset(QThread::create([shared = shared_.get(), lane] {
      if (lane > 0) makeRoom();
      shared->run(lane);
    }));
    thread->setObjectName(lane == 0 ? "mind" : "analysis");
    thread->start(QThread::LowPriority);
  }
  return id;
}

JobId Thinker::think(Purpose purpose, Thought thought, std::function<void(Advice const&)> answered) {
  return begin(purpose,
               [thought = std::move(thought), answered = std::move(answered)](Run const& run) -> Answer {
                 return [answered, advice = adviceOf(thought, run.stop)] { answered(advice); };
               });
}

void Thinker::cancel(JobId id) {
  awaited_.erase(id);
  std::lock_guard const lock(shared_->mutex);
  shared_->queue.cancel(id);
  shared_->work.erase(id);
  shared_->changed.notify_all();
}

void Thinker::tellProgress(JobId id) {
  Progress progress;
  {
    std::lock_guard const lock(shared_->mutex);
    progress = shared_->untold.extract(id).mapped();
  }
  auto const found = awaited_.find(id);
  if (found == awaited_.end() || !found->second) return;
  Progressed const progressed = found->second;  // which may cancel the job
  progressed(progress);
}

void Thinker::tell(JobId id, Answer const& answer) {
  if (awaited_.erase(id) > 0 && answer) answer();
}

}  // namespace giaguaro
