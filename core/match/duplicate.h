// Duplicate: hands that were played, played again with a computer player in one of the seats. Each begins with its cards,
// dealer and totals as it did. The others are the computers that sat there, all of them with a fixed number of iterations
// (those that the record names, else the setup's), so that the same record gives the same plays on every machine; whoever sat in another seat and was no computer is the
// same player as that in the seat.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/match/record.h"

namespace giaguaro {

struct DuplicateSetup {
  Seat seat = 0;
  std::string player{};      // one that isFixed
  std::string iterations{};  // of the others that search, as a budget: "300it"
};

// Whether a player, by its name, decides the same again, however fast the machine is.
bool isFixed(std::string_view player);

// What a seat did where the two went apart first: before that, all did the same.
struct Parting {
  std::size_t action = 0;  // its place in the hand, from 0
  Done then{};
  Done now{};

  bool operator==(Parting const&) const = default;
};

struct DuplicateHand {
  std::size_t hand = 0;   // of the record, from 0
  std::int32_t then = 0;  // the seat's score in it
  std::int32_t now = 0;
  std::optional<Parting> parting{};  // nothing: they were the same to the end
  RecordedHand played{};             // as it went now

  bool operator==(DuplicateHand const&) const = default;
};

// Of a record that keeps to the rules, those of its hands that are over.
std::vector<DuplicateHand> playDuplicate(Record const& record, DuplicateSetup const& setup);

}  // namespace giaguaro
