#include "app/history/counting.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {

namespace {

constexpr double normal95 = 1.96;
constexpr std::size_t mostPoints = 200;

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

int windowFor(std::size_t figures) { return figures < 100 ? leastCount : 50; }

std::vector<CurvePoint> movingMeans(std::span<Sums const> figures, int window, double unit) {
  auto const wide = static_cast<std::size_t>(window);
  std::vector<CurvePoint> points;
  if (figures.size() < wide) return points;
  std::size_t const places = figures.size() - wide + 1;
  std::size_t const step = (places + mostPoints - 1) / mostPoints;
  Sums sums;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    sums += figures[i];
    if (i >= wide) sums -= figures[i - wide];
    if (i + 1 >= wide && (figures.size() - 1 - i) % step == 0)
      points.push_back({static_cast<int>(i + 1), sums.mean(unit)});
  }
  return points;
}

}  // namespace giaguaro
