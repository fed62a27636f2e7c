// Who of those at a table may sit down at a club table, and who may not for an hour: locks out seats and whole tables.
#pragma once

#include <QString>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/people/lock_outs.h"
#include "ui/choices/match_choice.h"

namespace giaguaro {

class ClubDoor {
 public:
  // It outlives this. `owner`: the name of who sits here.
  ClubDoor(LockOuts* lockOuts, std::function<QString()> owner)
      : lockOuts_(lockOuts), owner_(std::move(owner)) {}

  void lock(MatchPlan const& plan, Seat seat, LockOut::Why why);
  // All who sat down, who have left it together.
  void lockPeople(MatchPlan const& plan);
  // Those who had left a match that ended then. The program may have come to its end between its last action and this.
  void lockLeavers(MatchPlan const& plan, std::chrono::seconds ended);

  // Nothing: they may sit down.
  std::optional<LockOut> of(MatchPlan const& plan, Seat seat) const;
  // The longest of those who would play.
  std::optional<LockOut> among(std::vector<SeatChoice> const& seats) const;
  // It is a club table, and somebody may not sit down at it.
  bool isShutTo(MatchChoice const& choice) const;

 private:
  LockOuts* lockOuts_;
  std::function<QString()> owner_;
};

}  // namespace giaguaro
