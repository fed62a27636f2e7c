#include "app/desktop/people/club_door.h"

#include "app/desktop/match/plan_of_choice.h"
#include "core/rules/club.h"
#include "ui/scene/usual_name.h"

namespace giaguaro {

void ClubDoor::lock(MatchPlan const& plan, Seat seat, LockOut::Why why) {
  lockOuts_->lock(profileOf(plan, seat, owner_()), why);
}

void ClubDoor::lockPeople(MatchPlan const& plan) {
  for (int seat = 0; seat < plan.setup.players; ++seat)
    if (plan.satDown(static_cast<Seat>(seat))) lock(plan, static_cast<Seat>(seat), LockOut::Why::left);
}

void ClubDoor::lockLeavers(MatchPlan const& plan, std::chrono::seconds ended) {
  for (Seat const seat : plan.gone)
    lockOuts_->lockSince(profileOf(plan, seat, owner_()), LockOut::Why::left, ended);
}

std::optional<LockOut> ClubDoor::of(MatchPlan const& plan, Seat seat) const {
  return lockOuts_->of(profileOf(plan, seat, owner_()));
}

std::optional<LockOut> ClubDoor::among(std::vector<SeatChoice> const& seats) const {
  MatchChoice const choice{.game = {}, .players = static_cast<int>(seats.size()), .seats = seats};
  MatchPlan const plan = planOf(choice, 0);
  std::optional<LockOut> longest;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].human) continue;
    auto found = of(plan, static_cast<Seat>(i));
    if (!found || (longest && longest->seconds >= found->seconds)) continue;
    if (plan.isShared())
      found->name = seats[i].name.isEmpty() ? UsualName::of(static_cast<int>(i), true) : seats[i].name;
    longest = found;
  }
  return longest;
}

bool ClubDoor::isShutTo(MatchChoice const& choice) const {
  return clockSeconds(choice.table) > 0 && among(choice.seats);
}

}  // namespace giaguaro
