// The part of all chances that a line of them is drawn over, in even steps: what occurs in it, since a line that hugs one
// height says nothing.
#pragma once

#include <algorithm>
#include <span>

namespace giaguaro {

struct ChanceScale {
  double least = 0;
  double step = 0.25;
  int steps = 4;

  static ChanceScale of(std::span<double const> chances);

  double most() const { return least + step * steps; }
  // How far up a chance stands.
  double part(double chance) const { return std::clamp((chance - least) / (most() - least), 0.0, 1.0); }
};

}  // namespace giaguaro
