#include "ui/verdict/chance_scale.h"

#include <cmath>

namespace giaguaro {
namespace {

constexpr int fewestSteps = 2;
constexpr int mostSteps = 4;

}  // namespace

ChanceScale ChanceScale::of(std::span<double const> chances) {
  if (chances.empty()) return {};
  auto const [lowest, highest] = std::ranges::minmax(chances);
  constexpr double hair = 1e-6;  // sums of tenths are not quite tenths
  for (int const parts : {10, 5}) {
    auto const first = static_cast<int>(std::floor(std::clamp(lowest, 0.0, 1.0) * parts + hair));
    auto const last = static_cast<int>(std::ceil(std::clamp(highest, 0.0, 1.0) * parts - hair));
    int const steps = std::max(fewestSteps, last - first);
    // One that would end above certainty begins lower.
    if (steps <= mostSteps) return {1.0 * std::min(first, parts - steps) / parts, 1.0 / parts, steps};
  }
  return {};
}

}  // namespace giaguaro
