// A player that is another program (exec:COMMAND): started through the shell, asked with a line of JSON on
// its standard input for each of its decisions, answering with a line of text (core/match/outside_view.h).
// What it prints on standard error goes where ours goes.
#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "app/arena/measuring/tournament.h"
#include "core/match/seat_table.h"

namespace giaguaro::arena {

// How the command line names one: `exec:COMMAND`, or with another time than ten seconds `exec:COMMAND@2s`,
// `exec:COMMAND@500ms`.
struct OutsideCommand {
  std::string command;
  std::chrono::milliseconds limit{10'000};  // for each answer
  std::string wrongLimit{};                 // what was given in its place and can be none

  // Nothing: the text names no outside program. An empty command is one all the same, and fails when started.
  static std::optional<OutsideCommand> parse(std::string_view text);
};

// What went wrong with a running program: no answer in time, none that is legal, or its end.
class OutsideFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Owns the process. At the end of this its standard input is closed, and it has a second to end by itself
// (none where it has failed); then it is killed, and in any case all that it has started.
class OutsidePlayer {
 public:
  explicit OutsidePlayer(OutsideCommand command);
  ~OutsidePlayer();
  OutsidePlayer(OutsidePlayer const&) = delete;
  OutsidePlayer& operator=(OutsidePlayer const&) = delete;

  // Of a seat that is to act: what it does, and what it says before, `mostSayings` things at most. Throws OutsideFailure.
  static constexpr std::size_t mostSayings = 64;
  TakenTurn choose(SeatTable const& table);

  // Nothing more will be asked: its second begins. Of several players it runs at the same time.
  void dismiss();

 private:
  using Clock = std::chrono::steady_clock;

  void ask(std::string_view line, Clock::time_point until);
  std::string answer(Clock::time_point until);
  void await(int descriptor, short event, Clock::time_point until) const;
  [[noreturn]] void ended();
  void letEnd() const;

  OutsideCommand command_;
  pid_t process_ = -1;
  int input_ = -1;  // ours, of its standard input
  int output_ = -1;
  std::string unread_;
  bool failed_ = false;
  std::optional<Clock::time_point> dismissed_{};
};

// What a player by this name failed to do for this seat, in one line with its place.
std::string failureOf(std::string const& name, Seat seat, DecisionPlace const& place,
                      OutsideFailure const& failure);

}  // namespace giaguaro::arena
