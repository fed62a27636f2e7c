#include "core/review/verdict.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {

namespace {

constexpr double sureErrors = 2;
// From which loss on, in standard deviations of a hand's score: a small slip, costly, a blunder.
constexpr std::array limits{0.03, 0.10, 0.30};

constexpr std::array<std::string_view, 5> markNames{"best", "good", "small slip", "costly", "blunder"};

int limitsReached(double loss, double deviation) {
  return static_cast<int>(
      std::count_if(limits.begin(), limits.end(), [&](double limit) { return loss >= limit * deviation; }));
}

double errorOfMean(double sum, double squares, double count) {
  double const mean = sum / count;
  return std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1));
}

}  // namespace

std::string_view nameOf(Mark mark) { return markNames[static_cast<std::size_t>(mark)]; }

std::optional<Mark> markNamed(std::string_view name) {
  auto const found = std::find(markNames.begin(), markNames.end(), name);
  if (found == markNames.end()) return std::nullopt;
  return static_cast<Mark>(found - markNames.begin());
}

std::vector<Candidate> comparedCandidates(Verdict const& verdict, Action chosen) {
  std::vector<Candidate> candidates = verdict.candidates;
  if (candidates.empty() || chosen == verdict.best) return candidates;
  auto const placeOf = [&candidates](Action action) {
    auto const found = std::ranges::find(candidates, action, &Candidate::action);
    auto const place = static_cast<std::size_t>(found - candidates.begin());
    if (place == candidates.size()) candidates.push_back({.action = action, .playouts = 1});
    return place;
  };
  std::size_t const best = placeOf(verdict.best);
  std::size_t const other = placeOf(chosen);
  candidates[best].chance = verdict.aim - verdict.chance;
  candidates[other].score = candidates[best].score - verdict.loss;
  candidates[other].chance = verdict.aim;
  candidates[other].playouts = std::max(candidates[other].playouts, 1);
  return candidates;
}

Mark markOf(double loss, double error, double deviation) {
  double const surely = loss - sureErrors * error;
  if (surely <= 0) return Mark::best;
  return static_cast<Mark>(static_cast<int>(Mark::good) + limitsReached(surely, deviation));
}

bool isSettled(double loss, double error, double deviation) {
  return limitsReached(loss - sureErrors * error, deviation) ==
         limitsReached(loss + sureErrors * error, deviation);
}

void BatchedMean::add(double value) {
  sum_ += value;
  squares_ += value * value;
  ++count_;
  batchSum_ += value;
  ++batchCount_;
}

void BatchedMean::endBatch() {
  double const mean = batchSum_ / batchCount_;
  meanSum_ += mean;
  meanSquares_ += mean * mean;
  ++batches_;
  batchSum_ = batchCount_ = 0;
}

double BatchedMean::error() const {
  return std::max(errorOfMean(sum_, squares_, count_), errorOfMean(meanSum_, meanSquares_, batches_));
}

}  // namespace giaguaro
