#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

#include "app/arena/measuring/tournament.h"

namespace giaguaro {

// Durations by their logarithm, 64 steps to a doubling: any number of them in a fixed space.
class Durations {
 public:
  void add(std::chrono::steady_clock::duration taken) {
    double const nanoseconds = std::max(1.0, std::chrono::duration<double, std::nano>(taken).count());
    auto const step = static_cast<std::size_t>(std::log2(nanoseconds) * stepsADoubling);
    ++counts_[std::min(step, counts_.size() - 1)];
    ++total_;
  }
  void add(Durations const& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    total_ += other.total_;
  }
  // In milliseconds; 0 where nothing was measured.
  double quantile(double part) const {
    auto const before = static_cast<std::int64_t>(part * static_cast<double>(total_));
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      if ((seen += counts_[i]) > before)
        return std::exp2((static_cast<double>(i) + 0.5) / stepsADoubling) / 1e6;
    return 0;
  }
  DecisionTimes times() const { return {quantile(0.5), quantile(0.99)}; }

 private:
  static constexpr int stepsADoubling = 64;
  std::vector<std::int64_t> counts_ = std::vector<std::int64_t>(64 * stepsADoubling);
  std::int64_t total_ = 0;
};

}  // namespace giaguaro
