// Duplicate: hands that were played, played again with a computer player in one of the seats. Each begins with its cards,
// dealer and totals as it did.
//
// As long as that player decides what was decided in its seat then, everybody else does and says what was done and said
// then, people too: so the two part at a decision of that seat, or not at all. From there on the others think anew: the
// computers that sat there, with a number of iterations that is fixed, so that the same record gives the same plays on
// every machine; where a person sat, or it is not known who, the same player as that in the seat.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/ai/advice.h"
#include "core/match/record.h"
#include "core/match/table.h"

namespace giaguaro {

struct DuplicateSetup {
  Seat seat = 0;
  std::string player{};  // one that isFixed
  // Of the others that search and of which the record names no number of iterations, a budget: "300it"; empty: as many
  // as their level has.
  std::string iterations{};
};

// Whether a player, by its name, decides the same again, however fast the machine is.
bool isFixed(std::string_view player);
// The same level without a clock: one that isFixed. Wants one of allPlayers().
std::string untimed(std::string const& level);

// Where the two went apart.
struct Parting {
  std::size_t action = 0;  // its place in the hand, from 0
  Done then{};
  Done now{};
  Seen seen{};                          // what the seat saw when it decided
  std::vector<Candidate> candidates{};  // what the player thought of them; empty: it did not search

  bool operator==(Parting const&) const = default;
};

struct DuplicateHand {
  std::size_t hand = 0;  // of the record, from 0
  Result then{};
  Result now{};
  std::optional<Parting> parting{};  // nothing: they were the same to the end
  RecordedHand played{};             // as it went now

  bool operator==(DuplicateHand const&) const = default;
};

class Duplicate {
 public:
  // Of a record that keeps to the rules.
  Duplicate(Record record, DuplicateSetup setup);

  // Of the record, those that are over.
  std::size_t hands() const { return count_; }
  std::size_t done() const { return hand_; }
  // Who thinks in each seat from where they part on.
  std::vector<std::string> const& players() const { return players_; }

  // Plays the next hand to its end. Nothing: it was stopped, and is to be asked again, where it goes on.
  // Wants done() < hands().
  std::optional<DuplicateHand> next(StopFlag const& stop);

 private:
  RecordedHand const& then() const { return record_.hands[hand_]; }
  RecordedHand const& now() const { return again_->record().hands.back(); }
  bool speak(StopFlag const& stop);
  bool act(StopFlag const& stop);
  bool decide(StopFlag const& stop);
  Result follow();

  Record record_;
  DuplicateSetup setup_;
  std::vector<std::string> players_;
  std::size_t count_ = 0;
  std::size_t hand_ = 0;
  std::unique_ptr<Table> table_;  // before that hand, as it was
  std::unique_ptr<Table> again_;  // and in it, as it goes now; null: it is not dealt yet
  std::optional<Parting> parting_;
  std::optional<std::size_t> spoken_;  // so many actions of it were done when all were asked what they say
};

// All of its hands.
std::vector<DuplicateHand> playDuplicate(Record const& record, DuplicateSetup const& setup);

}  // namespace giaguaro
