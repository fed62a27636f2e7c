// Where a seat, at one moment and by what it can know, takes each card to lie that it does not see: what an expert
// believes (core/ai/worlds.h), counted in worlds that it must think possible and weighed by what was said and played.
//
// Which worlds are drawn follows from the View alone, and not from the clock: asked again it comes out the same, and
// neither the match's seed nor another seat's cards have any part in it.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/ai/advice.h"

namespace giaguaro {

struct Belief {
  struct Lying {
    Card card{};
    // Likeliest first; chances sum to 1, nobody without one. nobody: where no seat holds it. What lies covered before a
    // seat is with that seat.
    std::vector<Holder> holders{};

    bool operator==(Lying const&) const = default;
  };

  std::vector<Lying> cards{};     // all that the seat does not see, by their codes
  Card question{};                // whose holder is a secret that matters; noCard: none
  std::vector<Holder> holders{};  // of it, likeliest first; empty: there is no such card
  int worlds = 0;                 // that were counted

  bool operator==(Belief const&) const = default;
};

// Carries a seat's View and nothing else, as a Thought does. Nothing: it was stopped. Without cards: all are seen, or no
// world could be drawn.
using BeliefThought = std::function<std::optional<Belief>(StopFlag)>;

}  // namespace giaguaro
