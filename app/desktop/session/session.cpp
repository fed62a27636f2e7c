#include "app/desktop/session/session.h"

#include <utility>

#include "app/desktop/match/match_kind_of.h"
#include "app/desktop/match/played_on.h"
#include "app/desktop/text/phrases.h"
#include "core/match/first_hand_code.h"

namespace giaguaro {

namespace {

// On the deal that was chosen for it, and not over. (Nothing more tells it from another match; who leaves the lead and
// comes back is led again.)
bool isFirstHand(Table const& table, MatchPlan const& plan) {
  bool const first = table.record().hands.size() == 1 && !table.handOver();
  return first && plan.isPerson(0) && !plan.isShared() && beginsWithFirstHand(table.record());
}

}  // namespace

Session::Session(std::unique_ptr<Alarm> alarm, QObject* parent, std::unique_ptr<Alarm> talkAlarm)
    : SceneSource(parent),
      alarm_(std::move(alarm)),
      talkAlarm_(std::move(talkAlarm)),
      suspicion_(thinker_, [this] { show(); }) {
  connect(&writer_, &JournalWriter::written, this, &Session::recorded);
  connect(&writer_, &JournalWriter::failed, this, &Session::journalFailed);
}

Session::~Session() { leave(); }

void Session::start(MatchPlan plan, SessionStart const& how) {
  leave();
  if (!how.journal.isEmpty()) {
    journalId_ = writer_.create(how.journal);
    header_ = headerLine(plan);
    journal_ = how.journal;
    journalling_ = true;
  }
  course_ = {.unseen = how.playFirst, .held = how.hold};
  if (how.led) lead_.emplace(firstHandOf(plan.setup.game));
  auto table = openTable(plan.setup);
  begin(std::move(table), std::move(plan), {});
}

void Session::resume(JournalRead read, QString const& journal) {
  leave();
  journalId_ = writer_.continueAt(journal, read.goodBytes);
  journal_ = journal;
  journalling_ = true;
  if (isFirstHand(*read.table, read.plan)) lead_.emplace(firstHandOf(read.plan.setup.game));
  club_ = std::move(read.club);
  begin(std::move(read.table), std::move(read.plan), std::move(read.rows));
}

void Session::open(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows,
                   QString const& journal) {
  leave();
  if (!journal.isEmpty()) {
    journalId_ = writer_.create(journal);
    // Not waited for: what it says lies in the file that the match came from.
    writer_.appendMade([plan, record = table->record()] { return headerLine(plan, record); });
    journal_ = journal;
    journalling_ = true;
  }
  begin(std::move(table), std::move(plan), std::move(rows));
}

void Session::begin(std::unique_ptr<Table> table, MatchPlan plan, std::vector<ScoreRow> rows) {
  table_ = std::move(table);
  plan_ = std::move(plan);
  kind_ = matchKindOf(table_->record());
  viewer_ = plan_.viewer();
  rows_ = std::move(rows);
  advance();
}

void Session::leave(QString const& historyFile) {
  stopThinking();
  stopConversation();
  if (clubClock_.runs()) {
    clubClock_.stand();
    append(usedLine(clubClock_.gone()));
  }
  clubClock_.end();
  booked_ = 0;
  if (!historyFile.isEmpty()) enactUnwritten();
  votes_.clear();
  club_ = {};
  suspicion_.forget();
  if (!historyFile.isEmpty() && isClubInPlay())
    writer_.fileMade(
        [record = table_->record(), at = clock_ ? clock_() : std::string()] { return playedOn(record, at); },
        historyFile, journal_);
  else if (table_ && !historyFile.isEmpty())
    writer_.file(table_->record(), historyFile, journal_);
  else if (hasJournal())
    writer_.close();
  match_ = freshMatch();
  state_ = states::Idle{};
  table_.reset();
  rows_.clear();
  journal_.clear();
  header_.clear();
  journalling_ = false;
  course_ = {};
  lead_.reset();
  next_.clear();
  uttered_.clear();
  held_.clear();
  advised_.clear();
  undone_.clear();
  answers_ = {};
}

// Finds out what comes next from the table alone.
void Session::advance() {
  if (isAgreedToEnd()) return endEarly(EarlyEnd::agreed);
  if (table_->matchOver()) course_.unseen = 0;
  if (table_->handOver() || table_->endedEarly()) {
    if (table_->hasHand() && !playingFirst()) return showResult();
    NewHand const hand{table_->nextDeal(), table_->nextDealer()};
    return record(hand, dealLine(*table_, hand.deal, hand.dealer));
  }
  if (playingFirst() || !course_.held) {
    Seat const seat = table_->toAct();
    if (course_.hurried) return playOut(seat);
    if (playingFirst() || !plan_.isPerson(seat)) return think();
    if (seat == viewer_) return decide();
    viewer_ = nobody;
    return enter(states::Passing{});
  }
  bool const shown = !table_->handOver() && plan_.isPerson(table_->toAct());
  if (plan_.isShared()) viewer_ = shown ? table_->toAct() : nobody;  // as it would be
  enter(states::Held{});
}

// The viewer's turn: what it has decided on already, or a choice.
void Session::decide() {
  if (!next_.empty() && table_->isLegal(next_.front())) {
    Action const action = next_.front();
    next_.erase(next_.begin());
    return recordAction(action);
  }
  next_.clear();
  enter(states::Choosing{.draft = Draft(table_->at(viewer_))});
  converse();
}

Draft const& Session::draft() const {
  static Draft const none;
  auto const* const choosing = at<states::Choosing>();
  return choosing != nullptr ? choosing->draft : none;
}

void Session::takeSeat() {
  if (at<states::Passing>() == nullptr) return;
  viewer_ = table_->toAct();
  decide();
}

void Session::leaveSeat() {
  if (!table_ || !plan_.isShared() || isClub()) return;
  viewer_ = nobody;
  next_.clear();
  if (at<states::Choosing>() != nullptr) return enter(states::Passing{});
  show();
}

void Session::setPaused(bool paused) {
  if (!table_ || paused == course_.paused) return;
  course_.paused = paused;
  followTurn();
  if (paused) {
    stopThinking();
    stopConversation();
    return show();
  }
  if (at<states::Thinking>() != nullptr) return think();
  if (auto const* resting = at<states::Resting>()) return rest(resting->turned);
  if (at<states::ShowingResult>() != nullptr) return showResult();
  show();
  converse();
}

void Session::enter(SessionState state) {
  state_ = std::move(state);
  if (playingFirst()) return;
  followTurn();
  scene_ = makeScene();
  emit sceneChanged(scene_);
  if (isClub()) emit clockTicked(turnClock());
  if (!goesOnByItself()) emit settled();
}

bool Session::goesOnByItself() const {
  switch (phase()) {
    case Phase::choosing:
    case Phase::passing:
    case Phase::over:
    case Phase::held: return false;
    case Phase::showingResult: return plan_.isWatched();
    default: return true;
  }
}

// At a club table nobody holds the others up by it.
bool Session::restsUntilClick() const { return paces_.trickUntilClick && !plan_.isWatched() && !isClub(); }

bool Session::restsAtAll() const { return lead_ || restsUntilClick() || paces_.trickRest.count() > 0; }

void Session::rest(bool turned) {
  if (!restsAtAll()) return advance();
  enter(states::Resting{turned});
  // What there is to be read is read first.
  bool const untilClick = tells() || restsUntilClick();
  bool const rests = at<states::Resting>() != nullptr;
  if (rests && !untilClick && !course_.paused) alarm_->set(paces_.trickRest, [this] { goOn(); });
}

void Session::showResult() {
  course_.hurried = false;
  if (table_->matchOver()) checkPromise();
  if (table_->matchOver()) return course_.held ? enter(states::Held{}) : enter(states::Over{});
  if (course_.held) return enter(states::Held{});
  bool const goesOn = plan_.isWatched() && !course_.paused;
  if (goesOn && paces_.resultRest.count() > 0) alarm_->set(paces_.resultRest, [this] { nextHand(); });
  enter(states::ShowingResult{});
  if (goesOn && paces_.resultRest.count() == 0) nextHand();
}

void Session::goOn() {
  if (at<states::Resting>() == nullptr) return;
  alarm_->cancel();
  if (lead_ && lead_->goOn()) return show();
  advance();
}

void Session::nextHand() {
  if (at<states::ShowingResult>() == nullptr) return;
  alarm_->cancel();
  // Of another deal than the chosen one there is nothing to be told.
  if (lead_ && table_->result()->isVoid && ofThisDeal() > 0) {
    recordTakeBack(ofThisDeal(), {});
    emit noticed(say(phrases::firstHandAgain));
    return;
  }
  lead_.reset();
  NewHand const hand{table_->nextDeal(), table_->nextDealer()};
  record(hand, dealLine(*table_, hand.deal, hand.dealer));
}

}  // namespace giaguaro
