// Whose turn it is to be thought about, as a value: it knows of no threads and of no work, which
// app/desktop/threads/thinker.h gives it.
//
// Play goes before hints, and hints before analysis; of the same purpose the oldest goes first. A lane is what
// one thread takes, one job at a time. With two, analysis has one to itself: play never waits for it, and it
// stands still, held by the flag of its run, from the moment that play or a hint is added until none waits or
// runs any more; none is begun meanwhile. With one, a job that comes interrupts a less urgent one, which goes
// back to its place and is begun again later. Whatever is called off, for good or for later, is told so by the
// flag of its run.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "core/ai/advice.h"

namespace giaguaro {

// What is thought about, the most urgent first.
enum class Purpose : std::uint8_t { play, hint, analysis };

using JobId = std::uint64_t;  // counted from 1; 0: none

class JobQueue {
 public:
  enum class End : std::uint8_t { done, interrupted, cancelled };

  struct Run {
    JobId id = 0;
    Purpose purpose{};
    StopFlag stop{};      // of this run alone
    End end = End::done;  // what it will have come to
  };

  explicit JobQueue(std::size_t lanes) : lanes_(lanes) {}  // 1 or 2

  std::size_t lanes() const { return lanes_; }
  std::size_t laneOf(Purpose purpose) const { return purpose == Purpose::analysis ? lanes_ - 1 : 0; }

  JobId add(Purpose purpose);
  // It never runs again. Of a job that is done, or that there never was, nothing happens.
  void cancel(JobId id);
  // The next job of a lane in which none runs; none: none waits for it, or it has to stand still.
  std::optional<Run> take(std::size_t lane);
  // The run in this lane is over.
  End end(std::size_t lane);

 private:
  bool standsStill(std::size_t lane) const;
  void holdOrRelease();

  std::size_t lanes_;
  JobId lastId_ = 0;
  std::set<std::pair<Purpose, JobId>> waiting_;  // in the order in which they go
  std::array<std::optional<Run>, 2> running_;    // by lane
};

}  // namespace giaguaro
