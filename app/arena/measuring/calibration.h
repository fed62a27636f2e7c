// How good beliefs are: what players think of who holds the card in question (core/ai/worlds.h), against who
// does hold it. A forecast is made at each decision of a seat that thinks about it; forecasts are grouped by
// who makes it and by how many tricks are done.
#pragma once

#include <array>
#include <map>
#include <string>

#include "app/arena/measuring/tournament.h"

namespace giaguaro {

struct Forecasts {
  int count = 0;
  double loss = 0;      // mean of -log of the chance given to the true holder
  double baseLoss = 0;  // the same where all possible holders count alike
  double right = 0;     // how often the likeliest holder is the true one

  bool operator==(Forecasts const&) const = default;
};

struct Calibration {
  // By role ("caller": the seat that called; else "other") and tricks done.
  std::map<std::pair<std::string, int>, Forecasts> by{};
  // Every chance given to a seat, after `firstTricks` tricks: by tenths, how many there were, their mean, and
  // how often it was so.
  struct Bin {
    int count = 0;
    double forecast = 0;
    double was = 0;
  };
  std::array<Bin, 10> bins{};
  double error() const;  // the mean of |forecast - was| over forecasts
};

// Hands of `setup.a` against itself; `setup.deals` of them. `bins` are filled at decisions after exactly
// `tricks` tricks.
Calibration calibrate(TournamentSetup const& setup, int tricks);

}  // namespace giaguaro
