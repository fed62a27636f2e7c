#include "core/ai/fit.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace giaguaro {

namespace {

std::string listedWith(std::string_view suffix, std::span<double const> numbers, int decimals,
                       std::size_t aLine) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    double const unit = std::pow(10.0, -decimals);
    double const rounded = std::round(numbers[i] / unit) * unit + 0.0;  // no -0
    char number[32];
    (void)std::snprintf(number, sizeof number, "%.*f", decimals, rounded);
    text += number;
    text += suffix;
    bool const ends = (i + 1) % aLine == 0 || i + 1 == numbers.size();
    text += ends ? ",\n" : ", ";
  }
  return text;
}

}  // namespace

std::string listed(std::span<double const> numbers, int decimals, std::size_t aLine) {
  return listedWith("", numbers, decimals, aLine);
}

std::string listedAsFloats(std::span<double const> numbers, int decimals, std::size_t aLine) {
  return listedWith("F", numbers, decimals, aLine);
}

void LeastSquares::add(std::span<double const> picture, double found, double counts) {
  for (std::size_t i = 0; i < size_; ++i) {
    if (picture[i] == 0) continue;
    double const counted = counts * picture[i];
    for (std::size_t j = 0; j < size_; ++j) products_[i * size_ + j] += counted * picture[j];
    found_[i] += counted * found;
  }
}

// By Gauss, with the largest pivot; a little is added where a number was never anything but 0.
std::vector<double> LeastSquares::weights() const {
  std::vector<double> rows = products_;
  std::vector<double> right = found_;
  auto const at = [&](std::size_t row, std::size_t column) -> double& { return rows[row * size_ + column]; };
  for (std::size_t i = 0; i < size_; ++i) at(i, i) += 1e-6;
  for (std::size_t i = 0; i < size_; ++i) {
    std::size_t pivot = i;
    for (std::size_t row = i + 1; row < size_; ++row)
      if (std::abs(at(row, i)) > std::abs(at(pivot, i))) pivot = row;
    for (std::size_t column = 0; column < size_; ++column) std::swap(at(i, column), at(pivot, column));
    std::swap(right[i], right[pivot]);
    for (std::size_t row = 0; row < size_; ++row) {
      if (row == i) continue;
      double const factor = at(row, i) / at(i, i);
      for (std::size_t column = i; column < size_; ++column) at(row, column) -= factor * at(i, column);
      right[row] -= factor * right[i];
    }
  }
  for (std::size_t i = 0; i < size_; ++i) right[i] /= at(i, i);
  return right;
}

void LogisticRegression::add(std::span<double const> picture, bool happened) {
  for (double const number : picture) pictures_.push_back(static_cast<float>(number));
  happened_.push_back(happened ? 1 : 0);
}

std::vector<double> LogisticRegression::weights() const {
  constexpr int steps = 12;
  std::vector<double> weights(size_);
  std::vector<double> picture(size_);
  for (int step = 0; step < steps; ++step) {
    LeastSquares next(size_);
    for (std::size_t place = 0; place < happened_.size(); ++place) {
      double odds = 0;
      for (std::size_t i = 0; i < size_; ++i) {
        picture[i] = pictures_[place * size_ + i];
        odds += weights[i] * picture[i];
      }
      double const chance = 1 / (1 + std::exp(-odds));
      double const counts = std::max(1e-9, chance * (1 - chance));
      next.add(picture, odds + (happened_[place] - chance) / counts, counts);
    }
    weights = next.weights();
  }
  return weights;
}

}  // namespace giaguaro
