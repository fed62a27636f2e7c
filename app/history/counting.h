// Adds up what statistics show.
#pragma once

#include <span>

#include "ui/statistics/statistics_values.h"

namespace giaguaro {

// Sums of figures and of their squares. Whole figures are added up exactly.
struct Sums {
  std::int64_t count = 0;
  double sum = 0;
  double squares = 0;

  void add(double figure) {
    ++count;
    sum += figure;
    squares += figure * figure;
  }
  Sums& operator+=(Sums const& other);
  Sums& operator-=(Sums const& other);
  // `unit`: the figures are in parts of so many.
  Mean mean(double unit = 1) const;
};

// The mean of the last `window` ones, over and over, at no more than 200 places: round numbers in even steps, and the last one.
std::vector<CurvePoint> movingMeans(std::span<Sums const> figures, int window, double unit = 1);
// How wide it is for so many.
int windowFor(std::size_t figures);

}  // namespace giaguaro
