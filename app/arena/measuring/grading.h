// How the review (core/review/hand_review.h) grades players, and whether what it finds is so: what they lose a
// decision; whether those who lose more score less than experts do with the same cards; whether a loss found
// is found again in other worlds, ten times as many.
//
// A deal is played by `rest` in every seat, and once for each graded player with it in one seat, which goes
// round the table. The decisions of that seat are judged. What a player scores with the same cards differs from
// one time to the next, with what it happens to think of and to meet: played several times (`replays` by
// `rest`, `plays` by a graded player), each with random streams of its own, the means are compared.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/review/hand_review.h"
#include "core/rules/options.h"

namespace giaguaro {

// A decision as it was judged, and what it lost when it was judged again.
struct GradedDecision {
  JudgedDecision judged{};
  std::optional<double> again{};
};

struct GradedHand {
  std::uint64_t seed = 0;  // of the match that the deal comes from
  int hand = 0;            // of that match, from 0
  std::string player{};    // as it was named
  Seat seat = nobody;
  int plays = 1;                            // of the deal by that player
  std::vector<GradedDecision> decisions{};  // of that seat, of all plays
  double score = 0;                         // in the game's score unit, the mean of the plays
  double usual = 0;                         // what `rest` scored in its seat, the mean of the replays
  double seconds = 0;                       // to judge it
};

struct GradingSetup {
  std::string game;  // exists; players, options are its own
  int players = 0;
  Options options{};
  std::uint64_t seed = 0;
  std::vector<std::string> graded{};  // players of the program
  std::string rest = "expert";
  int deals = 1;
  int replays = 1;  // by `rest`, of each deal
  int plays = 1;    // by each graded player, of each deal; all are judged
  ReviewSettings settings{};
  int again = 0;  // so many decisions found costly, or worse, are judged again, as far as there are any
  // Told of each hand once it is judged. What it throws ends the grading.
  std::function<void(GradedHand const&)> report{};
  // Asked before each deal; once it says so, what is done stands.
  std::function<bool()> isEnough = [] { return false; };
};

struct Grades {
  std::string player{};
  int decisions = 0;
  double loss = 0;   // mean a decision, in the game's score unit
  double error = 0;  // its standard error, over hands
  std::array<int, 5> marks{};
  double score = 0;    // mean a hand, less what `rest` scored in its seat
  double seconds = 0;  // to judge a decision, mean
};

struct Grading {
  int deals = 0;                 // that were played
  std::vector<Grades> grades{};  // as graded
  // Between minus the sum of a hand's losses and its score less that of `rest`, means of its plays; over the
  // hands of all players but `rest`. 0 where there is none.
  double correlation = 0;
  double correlationError = 0;  // its standard error, by leaving out each deal in turn (the jackknife)
  int hands = 0;                // that it is over
  int again = 0;                // costly decisions that were judged again
  int stayedHalf = 0;           // of them, those with at least half the loss
};

// Sums up hands, whatever their order.
class GradingTally {
 public:
  explicit GradingTally(std::string rest) : rest_(std::move(rest)) {}

  void add(GradedHand const& hand);
  Grading grading() const;  // players in the order in which they came first

 private:
  // Pairs of numbers, as far as means, errors and correlation go.
  struct Pairs {
    int count = 0;
    double sumX = 0, sumY = 0, squaresX = 0, squaresY = 0, products = 0;

    void add(double x, double y);
    void add(Pairs const& other, int sign);
    double varianceX() const;
    double correlation() const;
  };
  struct Sums {
    Grades grades{};
    Pairs hands{};  // the losses of each, and what it was ahead of the rest
  };

  double errorOfCorrelation(Pairs const& all) const;

  std::string rest_;
  std::vector<Sums> players_;
  std::map<std::pair<std::uint64_t, int>, Pairs> deals_;  // minus the losses, and the same; not of `rest_`
  int again_ = 0;
  int stayedHalf_ = 0;
};

Grading grade(GradingSetup const& setup);

}  // namespace giaguaro
