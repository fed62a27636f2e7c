// What `grade --per-hand` writes and `grades` sums up: a line of JSON for each hand that was judged, with its
// losses and scores in whole points.
#pragma once

#include <string>
#include <string_view>

#include "app/arena/measuring/grading.h"

namespace giaguaro {
class Table;
}

namespace giaguaro::arena {

class Output;

// What hands that are summed up have in common.
struct GradingTerms {
  std::string game{};
  int players = 0;
  std::string rest{};
  int replays = 0;
  int plays = 0;
  int iterations = 0;

  bool operator==(GradingTerms const&) const = default;
};

// The table tells how actions are written; `scale`: how much of a point the game's score unit is.
std::string lineOf(GradingTerms const& terms, GradedHand const& hand, Table const& table, double scale);

// As far as it is summed up, in whole points.
struct GradedLine {
  GradingTerms terms{};
  GradedHand hand{};
};
GradedLine gradedLine(std::string_view text);  // a BadInput where it is none

// The summary that `grade` ends with.
void print(Output& output, Grading const& grading, std::string const& rest, double scale);

}  // namespace giaguaro::arena
