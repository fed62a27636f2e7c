// The random numbers that decisions of a match are judged with: they follow from which match it is and from nothing of its
// cards, so that what is said of a decision before and after it was taken rests on the same (core/review).
#pragma once

#include <cstdint>
#include <string>

#include "core/match/record.h"
#include "core/rules/random.h"
#include "core/rules/sha256.h"

namespace giaguaro {

class ReviewStreams {
 public:
  ReviewStreams(Record const& record, std::size_t hand) : hand_(hand) {
    std::string const& id = record.identity.id;
    Sha256 const hash = sha256("review " + (id.empty() ? std::to_string(record.seed) : id));
    for (std::size_t i = 0; i < sizeof seed_; ++i) seed_ |= std::uint64_t{hash[i]} << (8 * i);
  }

  // `decision`: its place in the hand.
  Rng of(std::size_t decision, Seat seat) const {
    return {seed_,
            {.purpose = Rng::Purpose::choice,
             .hand = hand_,
             .seat = static_cast<std::uint64_t>(seat),
             .decision = decision}};
  }

 private:
  std::uint64_t seed_ = 0;
  std::size_t hand_;
};

}  // namespace giaguaro
