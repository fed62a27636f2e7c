// How the review (core/review/hand_review.h) grades players, and whether what it finds is so: what they lose a
// decision; whether those who lose more score less than experts do with the same cards; whether a loss found
// is found again in other worlds, ten times as many.
//
// A deal is played by `rest` in every seat, and once for each graded player with it in one seat, which goes
// round the table. The decisions of that seat are judged.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/review/verdict.h"
#include "core/rules/options.h"

namespace giaguaro {

struct GradingSetup {
  std::string game;  // exists; players, options are its own
  int players = 0;
  Options options{};
  std::uint64_t seed = 0;
  std::vector<std::string> graded{};  // players of the program
  std::string rest = "expert";
  int deals = 1;
  ReviewSettings settings{};
  int again = 0;  // so many decisions found costly, or worse, are judged again, as far as there are any
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
  std::vector<Grades> grades{};  // as graded
  // Between minus the sum of a hand's losses and its score less that of `rest`; over the hands of all players
  // but `rest`. 0 where there is none.
  double correlation = 0;
  int hands = 0;       // that it is over
  int again = 0;       // costly decisions that were judged again
  int stayedHalf = 0;  // of them, those with at least half the loss
};

Grading grade(GradingSetup const& setup);

}  // namespace giaguaro
