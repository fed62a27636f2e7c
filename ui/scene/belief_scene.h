// What a seat took to be likely when it decided, beside what was true: of each card that it did not see, and of the
// partner where that was a secret. A plain value for a hand that is over; the likelihoods come from what that seat could
// know then, the truth from the deal (app/desktop/scenes/believing.h).
#pragma once

#include <cstddef>
#include <vector>

#include "core/cards/card.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct BeliefScene {
  // In whole percent; of one card, and of the partners, they sum to 100.
  struct Share {
    Seat seat = nobody;  // nobody: no seat holds it; of partners: there is none
    int percent = 0;
    bool operator==(Share const&) const = default;
  };
  struct Lying {
    Card card{};
    std::vector<Share> shares{};  // likeliest first, not empty
    Seat truly = nobody;
    bool operator==(Lying const&) const = default;
  };

  Seat seat = nobody;             // who decided
  bool person = false;            // what it thought nobody can say; this is what it could know
  std::vector<Seat> places{};     // where any of the cards may lie, from the next seat on; nobody last
  std::vector<Lying> cards{};     // those that tell most first
  std::size_t telling = 0;        // so many of them
  Seat caller = nobody;           // who has a partner that is a secret; nobody: there is none
  std::vector<Share> partners{};  // likeliest first
  Seat partner = nobody;          // truly
  int worlds = 0;                 // that were counted

  bool operator==(BeliefScene const&) const = default;
};

}  // namespace giaguaro
