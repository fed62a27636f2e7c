// The club table beyond one match: who is locked out, and what it means to leave.
//
// Closing the window is not leaving: the match goes on where it was. Who begins or opens another one, or does not go on
// with one that was interrupted, leaves it, and with that person all who share the screen; the program plays it to its
// end at once, and the hour begins. One of several may leave alone: the others play on, and that person's hour begins when
// they are done.
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/match/people.h"
#include "ui/scene/usual_name.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void Desktop::connectClub() {
  connect(&session_, &Session::lapsed, this, [this](Seat seat) {
    lockOuts_.lock(profileOf(session_.plan(), seat, preferences_.playerName()), LockOut::Why::lapsed);
  });
  connect(&session_, &Session::leftBefore, this, [this](Seat seat) {
    lockOuts_.lock(profileOf(session_.plan(), seat, preferences_.playerName()), LockOut::Why::left);
  });
  connect(&lockOuts_, &LockOuts::failed, this, &Desktop::tell);
  connect(&lockOuts_, &LockOuts::kept, this, &Desktop::followLockOut);
  connect(&window_.sheets(), &SheetStack::covered, &session_, &Session::setCovered);
  connect(&window_, &MainWindow::matchWithoutClubWanted, this, [this] {
    MatchChoice choice = proposal();
    choice.table = withoutClock(choice.table);
    startMatch(choice);
  });
  window_.setLockOuts([this](std::vector<SeatChoice> const& people) { return lockOutAmong(people); });
}

// The longest of those who would play; nothing: they may all sit down at a club table.
std::optional<LockOut> Desktop::lockOutAmong(std::vector<SeatChoice> const& seats) {
  MatchChoice const choice{.game = {}, .players = static_cast<int>(seats.size()), .seats = seats};
  MatchPlan const plan = planOf(choice, 0);
  std::optional<LockOut> longest;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].human) continue;
    auto found = lockOuts_.of(profileOf(plan, static_cast<Seat>(i), preferences_.playerName()));
    if (!found || (longest && longest->seconds >= found->seconds)) continue;
    if (plan.isShared())
      found->name = seats[i].name.isEmpty() ? UsualName::of(static_cast<int>(i), true) : seats[i].name;
    longest = found;
  }
  return longest;
}

// Leaving one club table may be what has locked somebody out of the next.
bool Desktop::isLockedOut(MatchChoice const& choice) {
  return clockSeconds(choice.table) > 0 && lockOutAmong(choice.seats);
}

std::optional<LockOut> Desktop::lockOutOf(Seat seat) {
  MatchPlan const& plan = session_.plan();
  auto found = lockOuts_.of(profileOf(plan, seat, preferences_.playerName()));
  if (found && plan.satDown() > 1) found->name = session_.scene().people[static_cast<std::size_t>(seat)].name;
  return found;
}

void Desktop::lockOutPeople(MatchPlan const& plan) {
  for (int seat = 0; seat < plan.setup.players; ++seat)
    if (plan.satDown(static_cast<Seat>(seat)))
      lockOuts_.lock(profileOf(plan, static_cast<Seat>(seat), preferences_.playerName()), LockOut::Why::left);
}

// The program may have come to its end between the last action and this.
void Desktop::lockOutLeavers(MatchStore::DepartedMatch const& match) {
  for (Seat const seat : match.plan.gone)
    lockOuts_.lockSince(profileOf(match.plan, seat, preferences_.playerName()), LockOut::Why::left,
                        std::chrono::seconds(match.ended));
}

bool Desktop::asksToLeave(std::function<void()> const& deed) {
  bool const found = found_ && !found_->plan.isWatched() && clockSeconds(found_->plan.setup.table) > 0;
  if ((!session_.isClubInPlay() && !found) || mayLeave_) return false;
  // Who then stays has something to stay at.
  if (found) proposeMatch();
  window_.askToLeaveClub([this, deed] {
    mayLeave_ = true;
    deed();
    mayLeave_ = false;
  });
  return true;
}

// How the match came to its end, where the club table ended it: not of one that a file holds.
void Desktop::showClubEnd() {
  if (!session_.scene().club || opened_ || !line_.grab.isEmpty()) return;
  ClubScene const& club = *session_.scene().club;
  if (club.ended.empty()) return;
  window_.showClubEnd(club.lapsed == nobody ? std::nullopt : lockOutOf(club.lapsed));
}

void Desktop::followLockOut() {
  if (!session_.hasMatch() || !session_.scene().club) return;
  Seat const lapsed = session_.scene().club->lapsed;
  if (lapsed != nobody) window_.followClubEnd(lockOutOf(lapsed));
}

}  // namespace giaguaro
