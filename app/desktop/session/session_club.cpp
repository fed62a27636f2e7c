// The club table: the time of a turn, what happens when it runs out, and the end that the table agrees on.
#include <algorithm>
#include <chrono>

#include "app/desktop/match/departures.h"
#include "app/desktop/session/session.h"
#include "app/desktop/text/phrases.h"
#include "core/rules/club.h"

namespace giaguaro {
namespace {

// So much of a turn is written as gone before it has: longer than a disk takes, and than one second to the next.
constexpr std::chrono::milliseconds ahead{2000};

std::vector<Seat> peopleOf(MatchPlan const& plan) {
  std::vector<Seat> people;
  for (std::size_t seat = 0; seat < plan.setup.levels.size(); ++seat)
    if (plan.isPerson(static_cast<Seat>(seat))) people.push_back(static_cast<Seat>(seat));
  return people;
}

// Whether a seat's last card of the hand was played by the clock.
bool lastByClock(RecordedHand const& hand, Seat seat) {
  for (std::size_t i = hand.actions.size(); i-- > 0;) {
    Done const& done = hand.actions[i];
    if (done.seat != seat || done.action.kind != Action::Kind::play) continue;
    return std::ranges::any_of(hand.notes.clock, [i](ClockNote const& note) {
      return note.lapsed && note.action == static_cast<int>(i) + 1;
    });
  }
  return false;
}

}  // namespace

bool Session::isClub() const {
  return table_ && clockSeconds(table_->record().table) > 0 && !plan_.isWatched();
}

bool Session::refusesAtClub(Phrase const& why) {
  if (!isClub()) return false;
  emit refused(say(why));
  return true;
}

// The clock follows where the match stands: on while a person is to act, running while that person can.
void Session::followTurn() {
  auto const* const choosing = at<states::Choosing>();
  bool const isTurn = choosing != nullptr || at<states::Passing>() != nullptr;
  if (!isClub() || table_->matchOver() || playingFirst() || !isTurn) {
    clubClock_.end();
    booked_ = 0;
    return;
  }
  if (!clubClock_.isOn())
    clubClock_.begin(std::chrono::seconds(clockSeconds(table_->record().table)), club_.turn);
  bool const mayRun = choosing != nullptr && !course_.paused && !covered_;
  if (mayRun && !clubClock_.runs() && booked_ == 0) bookTurn();
  if (mayRun) return;
  booked_ = 0;
  if (!clubClock_.runs()) return;
  clubClock_.stand();
  club_.turn = clubClock_.gone();
  append(usedLine(club_.turn));
}

QByteArray Session::bookedLine() const {
  TurnTime gone = clubClock_.gone();
  gone.used = std::min(gone.used + ahead, clubClock_.whole());
  return usedLine(gone);
}

void Session::bookTurn() { booked_ = write(bookedLine()); }

void Session::startTurnAnew(Seat seat) {
  if (!clubClock_.isOn() || seat != table_->toAct()) return;
  clubClock_.startAnew();
  append(bookedLine());
}

void Session::secondGone() {
  if (clubClock_.isOver()) return lapse();
  append(bookedLine());
  emit clockTicked(turnClock());
}

void Session::lapse() {
  if (at<states::Choosing>() == nullptr) return;
  emit clockTicked(turnClock());
  next_.clear();
  if (lapseIn(table_->record().hands.back().actions) == Lapse::playsCard)
    return recordAction(clockAction(*table_), true);
  emit lapsed(table_->toAct());
  endEarly("lapsed");
}

void Session::endEarly(std::string const& how) {
  stopThinking();
  next_.clear();
  record(EndEarly{how}, endedLine(how));
}

// Nothing where no clock was on: what follows from a decision that has been noted, or is nobody's.
ClockNote Session::clockNote(bool lapsed) const {
  if (!clubClock_.isOn()) return {};
  TurnTime const gone = clubClock_.gone();
  auto const took = std::chrono::round<std::chrono::seconds>(gone.used + gone.before).count();
  constexpr std::int64_t most = 32767;
  return {ofThisDeal() + 1, lapsed ? 0 : static_cast<int>(std::min<std::int64_t>(took, most)), lapsed};
}

bool Session::mayAgree() const {
  return isClubInPlay() && viewer_ != nobody && plan_.isPerson(viewer_) && !playingFirst() &&
         at<states::Held>() == nullptr;
}

bool Session::isAgreedToEnd() const {
  return isClubInPlay() && !playingFirst() && isAgreed(club_.agreed, peopleOf(plan_));
}

void Session::agreeToEnd(bool agrees) {
  if (!mayAgree()) {
    emit refused(say(phrases::noClubVote));
    return;
  }
  auto const latest =
      std::find_if(votes_.rbegin(), votes_.rend(), [this](Vote const& vote) { return vote.seat == viewer_; });
  bool const agreed = latest != votes_.rend() ? latest->agrees : club_.hasAgreed(viewer_);
  if (agreed != agrees) votes_.push_back({write(agreeLine(viewer_, agrees)), viewer_, agrees});
}

bool Session::mayLeaveTable() const {
  return mayAgree() && plan_.people() > 1 && at<states::Recording>() == nullptr;
}

void Session::leaveTable() {
  if (!mayLeaveTable()) return emit refused(say(phrases::noClubLeave));
  stopThinking();
  next_.clear();
  record(LeaveSeat{viewer_}, leftLine(viewer_));
}

// Whoever comes next takes the screen: nobody's cards are shown until then.
void Session::letGo(Seat seat) {
  plan_.gone.push_back(seat);
  noteDeparture(*table_, seat);
  club_.setAgreed(seat, false);
  club_.turn = {};
  viewer_ = nobody;
}

// What was written of the club table: a vote counts now, or a turn's time runs.
bool Session::count(quint64 id) {
  if (booked_ != 0 && id == booked_) {
    booked_ = 0;
    clubClock_.run();
    emit clockTicked(turnClock());
    return true;
  }
  auto const written = std::ranges::find(votes_, id, &Vote::write);
  if (written == votes_.end()) return false;
  Vote const vote = *written;
  votes_.erase(written);
  club_.setAgreed(vote.seat, vote.agrees);
  if (vote.agrees) startTurnAnew(vote.seat);
  if (at<states::Recording>() != nullptr) return true;  // what is being done is done first
  if (isAgreedToEnd())
    endEarly("agreed");
  else
    show();
  return true;
}

void Session::setCovered(bool covered) {
  covered_ = covered;
  if (!isClub()) return;
  followTurn();
  emit clockTicked(turnClock());
}

TurnClock Session::turnClock() const {
  if (!clubClock_.isOn()) return {};
  return {.seat = table_->toAct(),
          .left = clubClock_.secondsLeft(),
          .whole = clockSeconds(table_->record().table),
          .waits = !clubClock_.runs() && booked_ == 0};
}

std::optional<ClubScene> Session::clubScene() const {
  if (!isClub()) return std::nullopt;
  Record const& match = table_->record();
  ClubScene scene{.seconds = clockSeconds(match.table),
                  .agreed = club_.agreed,
                  .needed = votesNeeded(plan_.people()),
                  .mayAgree = mayAgree(),
                  .mayLeave = mayLeaveTable(),
                  .gone = plan_.gone,
                  .ended = match.ended};
  if (match.hands.empty()) return scene;
  RecordedHand const& hand = match.hands.back();
  scene.endsMatch = lapseIn(hand.actions) == Lapse::endsMatch;
  for (int seat = 0; seat < match.players; ++seat)
    scene.byClock.push_back(!table_->handOver() && lastByClock(hand, static_cast<Seat>(seat)));
  for (ClockNote const& note : hand.notes.clock)
    if (Done const& done = hand.actions[static_cast<std::size_t>(note.action - 1)];
        note.lapsed && done.action.kind == Action::Kind::play)
      scene.playedByClock.insert(done.action.card());
  if (match.ended == "lapsed") scene.lapsed = table_->toAct();
  return scene;
}

}  // namespace giaguaro
