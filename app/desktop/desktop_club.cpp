// The club table beyond one match: who is locked out, and what it means to leave.
//
// Who begins or opens another one, closes the window, or does not go on with one that was interrupted, leaves it, and with
// that person all who share the screen; the program plays it to its end at once, and the hour begins. One of several may
// leave alone: the others play on, and that person's hour begins when they are done. Where the machine or a signal ends the
// program nobody is asked, and the match goes on where it was.
#include <QGuiApplication>
#include <utility>

#include "app/desktop/desktop.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void Desktop::connectClub() {
  connect(&session_, &Session::lapsed, this,
          [this](Seat seat) { clubDoor_.lock(session_.plan(), seat, LockOut::Why::lapsed); });
  connect(&session_, &Session::leftBefore, this,
          [this](Seat seat) { clubDoor_.lock(session_.plan(), seat, LockOut::Why::left); });
  connect(&lockOuts_, &LockOuts::failed, this, &Desktop::tell);
  connect(&lockOuts_, &LockOuts::kept, this, &Desktop::followLockOut);
  connect(&window_.sheets(), &SheetStack::covered, &session_, &Session::setCovered);
  connect(&window_, &MainWindow::matchWithoutClubWanted, this, [this] {
    MatchChoice choice = proposal();
    choice.table = withoutClock(choice.table);
    startMatch(choice);
  });
  window_.setLockOuts([this](std::vector<SeatChoice> const& people) { return clubDoor_.among(people); });
}

std::optional<LockOut> Desktop::lockOutOf(Seat seat) {
  MatchPlan const& plan = session_.plan();
  auto found = clubDoor_.of(plan, seat);
  if (found && plan.satDown() > 1) found->name = session_.scene().people[static_cast<std::size_t>(seat)].name;
  return found;
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

// Asked first: then the window closes for good.
bool Desktop::asksToClose() {
  return !qGuiApp->isSavingSession() && session_.isClubInPlay() && asksToLeave([this] {
    loan_.recall();
    leaveMatch();
    window_.close();
  });
}

// How the match came to its end, where the club table ended it: not of one that a file holds.
void Desktop::showClubEnd() {
  if (!session_.scene().club || opened_ || !line_.grab.isEmpty()) return;
  ClubScene const& club = *session_.scene().club;
  if (!club.ended) return;
  window_.showClubEnd(club.lapsed == nobody ? std::nullopt : lockOutOf(club.lapsed));
}

void Desktop::followLockOut() {
  if (!session_.hasMatch() || !session_.scene().club) return;
  Seat const lapsed = session_.scene().club->lapsed;
  if (lapsed != nobody) window_.followClubEnd(lockOutOf(lapsed));
}

}  // namespace giaguaro
