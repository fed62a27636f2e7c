#include "app/history/counting.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {

namespace {

constexpr double normal95 = 1.96;
constexpr std::size_t mostPoints = 200;

// 1, 2, 5, 10, 20 …, the first that is no less.
std::size_t roundStep(std::size_t least) {
  for (std::size_t ten = 1;; ten *= 10)
    for (std::size_t const each : {ten, 2 * ten, 5 * ten})
      if (each >= least) return each;
}

}  // namespace

Sums& Sums::operator+=(Sums const& other) {
  count += other.count;
  sum += other.sum;
  squares += other.squares;
  return *this;
}

Sums& Sums::operator-=(Sums const& other) {
  count -= other.count;
  sum -= other.sum;
  squares -= other.squares;
  return *this;
}

Mean Sums::mean(double unit) const {
  if (count == 0) return {};
  auto const number = static_cast<double>(count);
  double const value = sum / number;
  double const variance = count > 1 ? std::max(0.0, (squares - sum * value) / (number - 1)) : 0;
  return {static_cast<int>(count), value / unit, normal95 * std::sqrt(variance / number) / unit};
}

int windowFor(std::size_t figures) { return figures < 100 ? leastCount : figures < 500 ? 50 : 100; }

std::vector<CurvePoint> movingMeans(std::span<Sums const> figures, int window, double unit) {
  auto const wide = static_cast<std::size_t>(window);
  std::vector<CurvePoint> points;
  if (figures.size() < wide) return points;
  std::size_t const places = figures.size() - wide + 1;
  // Even steps, at round numbers.
  std::size_t const step = roundStep((places + mostPoints - 2) / (mostPoints - 1));
  Sums sums;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    sums += figures[i];
    if (i >= wide) sums -= figures[i - wide];
    bool const last = i + 1 == figures.size();
    if (i + 1 >= wide && ((i + 1) % step == 0 || last))
      points.push_back({static_cast<int>(i + 1), sums.mean(unit)});
  }
  return points;
}

}  // namespace giaguaro
