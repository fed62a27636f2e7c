// Constants of the games' Minds that are fitted to play, beside the policies (app/arena/training/train.h):
// each set is a small text file that the code includes, and what gives it is here. `giaguaro-arena fit`
// writes them.
//
// A fit plays hands of its own, from a seed: the same seed gives the same file as long as the code and the
// policies that it runs through are the same.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace giaguaro {

// `G::Mind::fitted()` (core/games/<id>/fitted.cpp) lists those of a game, in the order in which one rests on
// another.
struct Fit {
  std::string_view name;
  std::string_view file;                   // what it is for, from the project's folder
  std::string (*run)(std::uint64_t seed);  // the file's text
};

// Numbers as a list that C++ includes, a line for each `aLine` of them.
std::string listed(std::span<double const> numbers, int decimals, std::size_t aLine);
std::string listedAsFloats(std::span<double const> numbers, int decimals, std::size_t aLine);

// Least squares: which weights, times a picture's numbers and added up, come nearest to what was found.
class LeastSquares {
 public:
  explicit LeastSquares(std::size_t weights)
      : size_(weights), products_(weights * weights), found_(weights) {}

  void add(std::span<double const> picture, double found, double counts = 1);
  std::vector<double> weights() const;

 private:
  std::size_t size_;
  std::vector<double> products_;  // sums, of each pair of the pictures' numbers
  std::vector<double> found_;
};

// Logistic regression: the weights under which what happened is likeliest, by Newton's method.
class LogisticRegression {
 public:
  explicit LogisticRegression(std::size_t weights) : size_(weights) {}

  void add(std::span<double const> picture, bool happened);
  std::vector<double> weights() const;
  std::size_t count() const { return happened_.size(); }

 private:
  std::size_t size_;
  std::vector<float> pictures_;
  std::vector<char> happened_;
};

}  // namespace giaguaro
