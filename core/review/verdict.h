// What the review says of one decision, and how a loss becomes a mark.
//
// Figures are in the game's score unit. A loss is an estimate, and comes with its standard error: what is not
// surely so bad gets the milder mark.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/ai/advice.h"
#include "core/review/mark.h"

namespace giaguaro {

struct ReviewSettings {
  // Hands played out in the search for the best; as many again at least half, at most twice, to compare it
  // with what was chosen.
  int iterations = 6000;
};

struct Verdict {
  Action best{};      // what the expert's search would do; what was chosen where that comes to the same
  double loss = 0;    // of what was chosen against the best; never below 0
  double error = 0;   // the standard error of the loss
  double chance = 0;  // by how much it changed the chance to reach the aim
  double aim = 0;     // that chance after it
  // What it changed in each seat's expected score: its own loses what `loss` says.
  std::array<double, mostSeats> effects{};
  std::optional<Mark> mark{};           // none: there was nothing to choose, or nothing to go by
  std::vector<Candidate> candidates{};  // of the search, best first (core/ai/advice.h)

  bool operator==(Verdict const&) const = default;
};

// The candidates, but with one figure for one thing: the best and what was chosen were compared in worlds of their own,
// and have the figures of these. What was chosen is among them, whatever the search made of it.
std::vector<Candidate> comparedCandidates(Verdict const& verdict, Action chosen);

// `deviation`: of a hand's score (core/ai/score_spread.h).
Mark markOf(double loss, double error, double deviation);

// Whether more worlds could hardly change the mark: it is the same two standard errors either way, best and
// good counted as one.
bool isSettled(double loss, double error, double deviation);

// A mean over worlds that come in batches, each drawn from beliefs of its own. Beliefs are estimates too: what
// differs between batches more than chance would have it counts in the error.
class BatchedMean {
 public:
  void add(double value);
  void endBatch();  // after some were added

  double mean() const { return sum_ / count_; }
  double error() const;  // of the mean; wants two batches

 private:
  double sum_ = 0;
  double squares_ = 0;
  double count_ = 0;
  double batchSum_ = 0;
  double batchCount_ = 0;
  double meanSum_ = 0;
  double meanSquares_ = 0;
  double batches_ = 0;
};

}  // namespace giaguaro
