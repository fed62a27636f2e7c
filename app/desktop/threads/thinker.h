// Does what takes long: computer players think here, hints are found, and what there is to be found out about
// a match that was played. Which job goes first is said in app/desktop/threads/job_queue.h.
//
// A job that is cancelled is not heard of again: neither its progress nor its answer, even one that is there
// already. Cancelling waits for nothing: work reads the flag of its run often (core/ai/stop_flag.h), and gives
// up. Going away cancels everything, and waits for the threads alone.
//
// One thread plays and hints; where the machine can run two, a second one analyses in the time that everything
// else leaves it: while play or a hint is thought about it stands still, wherever its work reads the flag, so
// that they cost what they cost without it. (What is to take so long by the clock has less of it then; what is
// to come out the same counts iterations.) With one thread, whatever is more urgent interrupts an analysis: its
// work is called again later, with another flag, and goes on from what it has kept. A thread is started by the
// first job for it.
#pragma once

#include <QThread>
#include <array>
#include <functional>
#include <map>
#include <memory>

#include "app/desktop/threads/job_queue.h"
#include "app/desktop/threads/mailbox.h"

namespace giaguaro {

// So many parts of a job are done.
struct Progress {
  int done = 0;
  int parts = 0;

  bool operator==(Progress const&) const = default;
};

class Thinker {
 public:
  using Progressed = std::function<void(Progress)>;
  // Handed to work each time that it is called, in a thread of the thinker's.
  struct Run {
    StopFlag stop;
    Progressed report;
  };
  // What the work came to, told in the thread that made the thinker, by its event loop.
  using Answer = std::function<void()>;
  // Called once, or again where it was interrupted, never twice at a time; what it answers when its flag is
  // set goes to nobody. It does not throw.
  using Work = std::function<Answer(Run const&)>;

  // As many as the machine can run at a time, two at most.
  static std::size_t usualThreads();

  explicit Thinker(std::size_t threads = usualThreads());
  ~Thinker();
  Thinker(Thinker const&) = delete;
  Thinker& operator=(Thinker const&) = delete;

  // `progressed` is told where answers are; of several reports between two turns of the event loop, the last.
  JobId begin(Purpose purpose, Work work, Progressed progressed = {});
  // A thought that throws, or is none, is answered by an advice without an action.
  JobId think(Purpose purpose, Thought thought, std::function<void(Advice const&)> answered);
  void cancel(JobId id);  // of a job that has been answered: nothing happens

 private:
  struct Shared;

  void tellProgress(JobId id);
  void tell(JobId id, Answer const& answer);

  Mailbox here_;                         // progress and answers come back through it
  std::map<JobId, Progressed> awaited_;  // the jobs that are neither answered nor cancelled
  std::unique_ptr<Shared> shared_;
  std::array<std::unique_ptr<QThread>, 2> threads_;  // by lane; null: not started
};

}  // namespace giaguaro
