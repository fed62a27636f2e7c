// What new matches are dealt from. The cards of the next one are fixed, and can be committed to, before anything is known of
// who plays what with them; each is dealt once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/match/commitment.h"

namespace giaguaro {

// A number that nobody can guess; small enough for readers that keep numbers as floating point.
std::uint64_t freshSeed();

class NextDeals {
 public:
  using Seeds = std::function<std::uint64_t()>;

  // Numbers that nobody can guess, unless a test has its own.
  void setSeeds(Seeds seeds) {
    seeds_ = std::move(seeds);
    promised_.reset();
  }

  // Of deals that were promised to nobody.
  std::uint64_t seed() const { return seeds_(); }
  // What is shown of the next match's before it is chosen.
  std::string digest() { return digestOf(promised()); }
  // For the next match; another one follows.
  Reveal take() {
    Reveal taken = promised();
    promised_.reset();
    return taken;
  }

 private:
  Reveal const& promised();

  Seeds seeds_ = freshSeed;
  std::optional<Reveal> promised_;
};

}  // namespace giaguaro
