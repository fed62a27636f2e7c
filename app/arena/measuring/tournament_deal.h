// One deal of a tournament (app/arena/measuring/tournament.h): where it comes from, and what it says once it
// has been played in all its seatings.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "app/arena/measuring/durations.h"
#include "app/arena/measuring/tournament.h"
#include "core/match/speaking.h"
#include "core/match/table.h"

namespace giaguaro {

// What is compared.
enum class Measure : std::uint8_t { score, won, points };

struct TournamentDeal {
  std::size_t number = 0;           // from 0
  std::unique_ptr<Table> dealt;     // before the first action
  std::unique_ptr<Table> contract;  // before the first card; null: the hand ended without play
  std::array<Result::Part, mostSeats> parts{};
};

// The matches of the reference, hand by hand.
class Reference {
 public:
  explicit Reference(TournamentSetup const& setup) : setup_(setup) {}

  // The next hand of the size that is asked for. Where it throws it has not moved: the next call draws the
  // same.
  TournamentDeal next();

 private:
  TournamentDeal nextOfAnySize();

  TournamentSetup const& setup_;
  std::unique_ptr<Table> table_;
  std::uint64_t matches_ = 0;
};

// Two players A and B of its own; of one thread.
class DealPlayer {
 public:
  explicit DealPlayer(TournamentSetup const& setup);

  DealReport play(TournamentDeal const& deal);

  Durations const& durationsOfA() const { return durationsOfA_; }
  Durations const& durationsOfB() const { return durationsOfB_; }

 private:
  using Seats = unsigned;  // as bits; in a seating, those of A
  using Reached = std::array<PerSeat, measureCount>;
  using ByMeasure = std::array<double, measureCount>;

  void playOnce(TournamentDeal const& deal, Table const& dealt, Table const* contract);
  bool wants(std::string_view figure) const { return setup_.only.empty() || setup_.only == figure; }
  std::vector<Seats> seatings(Seats caller) const;
  Action ask(Contender const& player, Table& table) const;  // what it says is said
  void speak(Table& table, Seats ofA) const;
  std::string const& nameOf(Seat seat, Seats ofA) const;
  Reached played(Table const& from, Seats ofA, bool given);
  Reached const& playedFrom(Table const& contract, Seats ofA);
  template <class Play>
  ByMeasure difference(std::vector<Seats> const& among, Play&& play) const;
  ByMeasure figure(Table const& contract, Seats seats);
  void addExchanged(Table const& contract, Seats caller);
  void addAgainstNobody(Table const& contract, Seats caller, Seats ofA);
  void addSides(Table const& contract, Seats caller);
  void addRoles(TournamentDeal const& deal, Table const& contract);
  void note(Result const& result, Seats ofA, bool given);
  void add(std::string const& name, ByMeasure const& values);

  TournamentSetup const& setup_;
  Seats everybody_;
  Contender a_;
  Contender b_;
  Contender rest_;
  Seats seatsOfRest_ = 0;  // of this deal
  Choose cards_;           // empty: A and B play
  DealReport report_{};
  std::uint64_t firstSeed_ = 0;  // of the run, in the streams of this play
  std::array<std::optional<Reached>, 1U << mostSeats> known_{};
  Durations durationsOfA_;
  Durations durationsOfB_;
};

}  // namespace giaguaro
