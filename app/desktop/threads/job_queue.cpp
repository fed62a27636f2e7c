#include "app/desktop/threads/job_queue.h"

#include <algorithm>

namespace giaguaro {

JobId JobQueue::add(Purpose purpose) {
  waiting_.emplace(purpose, ++lastId_);
  auto& run = running_[laneOf(purpose)];
  if (run && purpose < run->purpose && run->end == End::done) {
    run->end = End::interrupted;
    run->stop.stop();
  }
  holdOrRelease();
  return lastId_;
}

void JobQueue::cancel(JobId id) {
  std::erase_if(waiting_, [id](auto const& job) { return job.second == id; });
  for (auto& run : running_)
    if (run && run->id == id) {
      run->end = End::cancelled;
      run->stop.stop();
    }
  holdOrRelease();
}

std::optional<JobQueue::Run> JobQueue::take(std::size_t lane) {
  if (standsStill(lane)) return std::nullopt;
  auto const next =
      std::ranges::find_if(waiting_, [this, lane](auto const& job) { return laneOf(job.first) == lane; });
  if (next == waiting_.end()) return std::nullopt;
  running_[lane] = Run{.id = next->second, .purpose = next->first};
  waiting_.erase(next);
  return running_[lane];
}

JobQueue::End JobQueue::end(std::size_t lane) {
  Run const run = *std::exchange(running_[lane], std::nullopt);
  if (run.end == End::interrupted) waiting_.emplace(run.purpose, run.id);
  holdOrRelease();
  return run.end;
}

// While anything waits or runs in the lane before it, all of which is more urgent.
bool JobQueue::standsStill(std::size_t lane) const {
  if (lane == 0) return false;
  return running_[0] || (!waiting_.empty() && laneOf(waiting_.begin()->first) == 0);
}

void JobQueue::holdOrRelease() {
  for (std::size_t lane = 0; lane < lanes_; ++lane) {
    if (!running_[lane]) continue;
    if (standsStill(lane))
      running_[lane]->stop.hold();
    else
      running_[lane]->stop.release();
  }
}

}  // namespace giaguaro
