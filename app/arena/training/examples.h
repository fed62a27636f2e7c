// Decisions to learn from: for each card that could be played the places of its weights, and how likely it
// should be.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/ai/mind.h"

namespace giaguaro {

struct Decision {
  std::uint32_t first = 0;  // of its cards, among all
  std::uint8_t count = 0;
};

template <Minded G>
struct Examples {
  using Indices = std::array<std::uint16_t, G::Mind::groups>;
  std::vector<Decision> decisions{};
  std::vector<Indices> indices{};
  std::vector<float> targets{};

  void append(Examples const& other) {
    auto const before = static_cast<std::uint32_t>(indices.size());
    for (Decision decision : other.decisions) decisions.push_back({decision.first + before, decision.count});
    indices.insert(indices.end(), other.indices.begin(), other.indices.end());
    targets.insert(targets.end(), other.targets.begin(), other.targets.end());
  }
};

// Chances of a softmax over logits, in place.
inline void softmax(std::vector<float>& logits) {
  float const top = *std::max_element(logits.begin(), logits.end());
  float sum = 0;
  for (float& logit : logits) sum += logit = std::exp(logit - top);
  for (float& logit : logits) logit /= sum;
}

}  // namespace giaguaro
