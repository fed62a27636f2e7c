#include "app/desktop/session.h"

#include <algorithm>
#include <utility>

#include "app/desktop/phrases.h"
#include "app/desktop/scene.h"
#include "core/rules/phrases.h"

namespace giaguaro {

namespace {

// Takes the actions of SessionStart::playFirst.
constexpr char const* baselinePlayer = "greedy";
// Marks the ids of steps that no writer answers.
constexpr quint64 noWriter = quint64{1} << 63;

bool trickTaken(Events const& events) {
  return std::ranges::any_of(events, [](Event const& event) { return event.kind == Event::Kind::took; });
}

struct Cloth {
  std::size_t open = 0;
  int faceDown = 0;
};

// The cards that lie on it for anyone to see.
Cloth clothOf(SeatTable const& table) {
  Cloth cloth;
  for (Seen::Spread const& spread : table.seen().spreads) {
    if (spread.seat != nobody) continue;
    cloth.open += spread.cards.size();
    cloth.faceDown += spread.faceDown;
  }
  return cloth;
}

// Who could stop a claim, with which card; of the match itself nothing changes.
Message claimRefusal(std::optional<ClaimDoubt> const& doubt) {
  if (!doubt) return say(phrases::claimNotSure);
  Argument const against = args::card(doubt->against);
  if (doubt->holders.empty()) return say(phrases::claimOnTable, {against});
  return say(phrases::claimMayHold,
             {args::list(Argument::Kind::seats, "seats", {doubt->holders.begin(), doubt->holders.end()}),
              against, args::card(doubt->own, "top")});
}

}  // namespace

Session::Session(std::unique_ptr<Alarm> alarm, QObject* parent) : QObject(parent), alarm_(std::move(alarm)) {
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
  playFirst_ = how.playFirst;
  hold_ = how.hold;
  auto table = openTable(plan.setup);
  begin(std::move(table), std::move(plan), {});
}

void Session::resume(JournalRead read, QString const& journal) {
  leave();
  journalId_ = writer_.continueAt(journal, read.goodBytes);
  journal_ = journal;
  journalling_ = true;
  begin(std::move(read.table), std::move(read.plan), std::move(read.rows));
}

void Session::begin(std::unique_ptr<Table> table, MatchPlan plan, std::vector<ScoreRow> rows) {
  table_ = std::move(table);
  plan_ = std::move(plan);
  viewer_ = plan_.viewer();
  rows_ = std::move(rows);
  advance();
}

void Session::leave(QString const& historyFile) {
  stopThinking();
  forgetHint();
  if (table_ && !historyFile.isEmpty())
    writer_.file(table_->record(), historyFile, journal_);
  else if (hasJournal())
    writer_.close();
  ++match_;
  phase_ = Phase::idle;
  table_.reset();
  rows_.clear();
  journal_.clear();
  header_.clear();
  journalling_ = hold_ = paused_ = hurrying_ = turned_ = false;
  playFirst_ = undosAfter_ = 0;
  step_ = {};
  draft_ = {};
  next_.clear();
  undone_.clear();
  answers_ = {};
  writeId_ = 0;
}

// Finds out what comes next from the table alone.
void Session::advance() {
  if (table_->matchOver()) playFirst_ = 0;
  if (table_->handOver()) {
    if (table_->hasHand() && !playingFirst()) return showResult();
    NewHand const hand{table_->nextDeal(), table_->nextDealer()};
    return record(hand, dealLine(*table_, hand.deal, hand.dealer));
  }
  if (playingFirst() || !hold_) {
    Seat const seat = table_->toAct();
    if (hurrying_) return playOut(seat);
    if (playingFirst() || !plan_.isPerson(seat)) return think();
    if (seat == viewer_) return decide();
    viewer_ = nobody;
    return enter(Phase::passing);
  }
  bool const shown = !table_->handOver() && plan_.isPerson(table_->toAct());
  if (plan_.isShared()) viewer_ = shown ? table_->toAct() : nobody;  // as it would be
  enter(Phase::held);
}

// The viewer's turn: what it has decided on already, or a choice.
void Session::decide() {
  if (!next_.empty() && table_->isLegal(next_.front())) {
    Action const action = next_.front();
    next_.erase(next_.begin());
    return recordAction(action);
  }
  next_.clear();
  draft_ = Draft(table_->at(viewer_));
  enter(Phase::choosing);
}

bool Session::mayClaim() const {
  return phase_ == Phase::choosing && table_->playing() && draft_.wanted() == 0;
}

bool Session::mayFinish() const {
  return phase_ != Phase::held && !hurrying_ && table_->playing() && !table_->handOver() && table_->decided();
}

void Session::claim() {
  if (!mayClaim()) return emit refused(whyNot({}));
  std::vector<Card> const cards = table_->claim();
  if (cards.empty())
    return emit refused(table_->claimCosts() ? say(phrases::claimCosts) : claimRefusal(table_->claimDoubt()));
  for (Card const card : cards) next_.push_back(Action::play(card));
  hurrying_ = true;
  advance();
}

void Session::finishHand() {
  if (phase_ == Phase::recording || !table_ || !mayFinish()) return;
  stopThinking();
  hurrying_ = true;
  advance();
}

// What was claimed, and else what the baseline player plays.
void Session::playOut(Seat seat) {
  if (seat != viewer_ || next_.empty()) return think();
  Action const action = next_.front();
  next_.erase(next_.begin());
  recordAction(action);
}

void Session::takeSeat() {
  if (phase_ != Phase::passing) return;
  viewer_ = table_->toAct();
  decide();
}

void Session::setPaused(bool paused) {
  if (!table_ || paused == paused_) return;
  paused_ = paused;
  if (paused) {
    stopThinking();
    return show();
  }
  switch (phase_) {
    case Phase::thinking: return think();
    case Phase::resting: return rest();
    case Phase::showingResult: return showResult();
    default: return show();
  }
}

bool Session::putsAside(Done const& done, Seat seat) {
  return done.seat == seat && done.action.kind == Action::Kind::discard;
}

// Whoever has thought about what to put aside has thought about all of it.
bool Session::goesOnPuttingAside() const {
  History const& actions = table_->record().hands.back().actions;
  return !actions.empty() && putsAside(actions.back(), table_->toAct()) &&
         table_->at(table_->toAct()).seen().toSetAside > 0;
}

void Session::think() {
  bool const baseline = playingFirst() || hurrying_;
  if (paused_ && !baseline) return enter(Phase::thinking);
  Seat const seat = table_->toAct();
  bool const atOnce = baseline || paces_.thinking.count() == 0 || goesOnPuttingAside();
  advised_ = {};
  thoughtLongEnough_ = atOnce;
  thoughtId_ = thinker_.think(Purpose::play, thoughtOf(seat, baseline),
                              [this](Advice const& advice) { answered(advice); });
  if (!atOnce)
    alarm_->set(paces_.thinking, [this] {
      thoughtLongEnough_ = true;
      actOnAdvice();
    });
  enter(Phase::thinking);
}

// Who has answered in this position before answers the same again.
Thought Session::thoughtOf(Seat seat, bool baseline) const {
  if (Action const known = answers_.at(table_->record()); known.valid())
    return [known](StopFlag const&) { return Advice{.action = known}; };
  return table_->thought(baseline ? baselinePlayer : plan_.setup.levels[static_cast<std::size_t>(seat)]);
}

void Session::answered(Advice const& advice) {
  thoughtId_ = 0;
  advised_ = advice.action;
  if (!advised_.valid() || !table_->isLegal(advised_)) {
    qWarning("A player had no legal answer; the first legal action is taken for it.");
    advised_ = table_->legal().front();
  }
  actOnAdvice();
}

void Session::actOnAdvice() {
  if (advised_.valid() && thoughtLongEnough_) recordAction(std::exchange(advised_, {}));
}

void Session::stopThinking() {
  alarm_->cancel();
  if (thoughtId_ != 0) thinker_.cancel(thoughtId_);
  thoughtId_ = 0;
  advised_ = {};
}

void Session::record(Step const& step, QByteArray const& line) {
  forgetHint();
  draft_ = {};  // of a table that may not be there any more when this is done
  step_ = step;
  phase_ = Phase::recording;
  if (journalling_) {
    writeId_ = writer_.append(header_ + line);
    header_.clear();
    return;
  }
  // The same way round without a journal, so that nothing is applied from within what asked for it.
  writeId_ = noWriter | ++unwritten_;
  QMetaObject::invokeMethod(
      this, [this, id = writeId_] { recorded(id); }, Qt::QueuedConnection);
}

void Session::recordAction(Action action) { record(action, actionLine(*table_, {table_->toAct(), action})); }

void Session::recorded(quint64 id) {
  if (id != writeId_) return;
  writeId_ = 0;
  Step const step = std::exchange(step_, {});
  if (auto const* hand = std::get_if<NewHand>(&step)) {
    leaveUndone(*hand);
    deal(*hand);
  } else if (auto const* action = std::get_if<Action>(&step)) {
    leaveUndone(Done{table_->toAct(), *action});
    return apply(*action);
  } else if (auto const* back = std::get_if<TakeBack>(&step)) {
    takeBack(*back);
  } else if (auto const* again = std::get_if<Again>(&step)) {
    doAgain(*again);
  }
  if (!undoNext()) advance();
}

void Session::deal(NewHand const& hand) {
  table_->deal(hand.deal, hand.dealer);
  if (plan_.isShared()) viewer_ = nobody;
  keepUp(rows_, *table_);  // void as it was dealt
  noteEnd();
}

void Session::play(Action action) {
  table_->apply(action);
  keepUp(rows_, *table_);
  noteEnd();
}

void Session::apply(Action action) {
  bool const shown = !playingFirst();
  bool const mayRest = shown && !hurrying_ && !hold_ && restsAtAll();
  Cloth const before = mayRest ? clothOf(table_->at(nobody)) : Cloth{};
  play(action);
  Events const events = table_->lastEvents(plan_.viewer());
  if (!shown) --playFirst_;
  quint64 const match = match_;
  if (shown) emit happened(events);
  // Somebody has left the match on hearing it, perhaps for another one, or has taken something back.
  if (match != match_ || phase_ != Phase::recording || writeId_ != 0) return;
  if (undoNext()) return;
  if (!mayRest) return advance();
  // A person has all the time there is to look.
  bool const computerNext = !table_->handOver() && !plan_.isPerson(table_->toAct());
  if (before.faceDown > 0 && computerNext) {
    Cloth const after = clothOf(table_->at(nobody));
    turned_ = after.faceDown < before.faceDown && after.open > before.open;
  }
  if (turned_ || trickTaken(events)) return rest();
  advance();
}

bool Session::restsAtAll() const {
  return (paces_.trickUntilClick && !plan_.isWatched()) || paces_.trickRest.count() > 0;
}

void Session::rest() {
  if (!restsAtAll()) return advance();
  bool const untilClick = paces_.trickUntilClick && !plan_.isWatched();
  if (!untilClick && !paused_) alarm_->set(paces_.trickRest, [this] { goOn(); });
  enter(Phase::resting);
}

void Session::showResult() {
  hurrying_ = false;
  if (table_->matchOver()) return enter(hold_ ? Phase::held : Phase::over);
  if (hold_) return enter(Phase::held);
  bool const goesOn = plan_.isWatched() && !paused_;
  if (goesOn && paces_.resultRest.count() > 0) alarm_->set(paces_.resultRest, [this] { nextHand(); });
  enter(Phase::showingResult);
  if (goesOn && paces_.resultRest.count() == 0) nextHand();
}

void Session::enter(Phase phase) {
  phase_ = phase;
  if (phase != Phase::choosing) draft_ = {};
  if (phase != Phase::resting) turned_ = false;
  if (playingFirst()) return;
  scene_ = makeScene();
  emit sceneChanged(scene_);
  if (phase == Phase::choosing || phase == Phase::passing || phase == Phase::over || phase == Phase::held ||
      (phase == Phase::showingResult && !plan_.isWatched()))
    emit settled();
}

TableScene Session::makeScene() const {
  Waiting waiting;
  waiting.mayUndo = phase_ != Phase::held && (!draft_.empty() || toTakeBack().count > 0);
  waiting.mayRedo = phase_ != Phase::held && draft_.empty() && !undone_.empty();
  waiting.mayRestart = phase_ != Phase::held && ofThisDeal() > 0;
  waiting.mayClaim = mayClaim();
  waiting.mayFinish = mayFinish();
  waiting.paused = paused_;
  if (phase_ == Phase::passing) waiting.curtain = table_->toAct();
  waiting.resting = phase_ == Phase::resting && !turned_;
  waiting.turned = phase_ == Phase::resting && turned_;
  waiting.mayAct = phase_ == Phase::choosing;
  waiting.mayHint = mayHint();
  waiting.showResult = phase_ == Phase::showingResult || phase_ == Phase::over;
  if (phase_ == Phase::thinking) waiting.thinking = table_->toAct();
  if (phase_ == Phase::held) {
    // As it would look if it went on.
    waiting.showResult = table_->handOver();
    waiting.mayAct = !waiting.showResult && table_->toAct() == viewer_;
    if (!waiting.showResult && !waiting.mayAct) waiting.thinking = table_->toAct();
  }
  TableScene scene = sceneOf(table_->at(viewer_), plan_, rows_, waiting);
  scene.match = match_;
  scene.frenchForty = frenchForty_;
  if (phase_ == Phase::held && waiting.mayAct)
    Draft(table_->at(viewer_)).show(scene);
  else
    draft_.show(scene);
  scene.hint = hintFor(scene);
  return scene;
}

void Session::setFrenchForty(bool french) {
  frenchForty_ = french;
  show();
}

void Session::show() {
  // While something is recorded the next scene is on its way.
  if (!table_ || playingFirst() || phase_ == Phase::recording) return;
  scene_ = makeScene();
  emit sceneChanged(scene_);
}

void Session::choose(Action action) {
  if (phase_ == Phase::recording) return;  // a second click; the first is on its way
  if (phase_ == Phase::choosing && draft_.wanted() > 0) return change(action);
  if (phase_ == Phase::choosing && table_->isLegal(action)) return recordAction(action);
  emit refused(whyNot(action));
}

void Session::change(Action action) {
  auto const why = action.kind == Action::Kind::discard ? draft_.toggle(action) : whyNot(action);
  if (why) {
    emit refused(*why);
    return;
  }
  forgetHint();
  show();
}

void Session::confirmDraft() {
  if (phase_ != Phase::choosing || draft_.wanted() == 0) return;
  if (draft_.missing() > 0) {
    emit refused(say(phrases::noDraftShort, {args::number(draft_.missing())}));
    return;
  }
  next_ = draft_.actions();
  draft_ = {};
  decide();
}

void Session::clearDraft() {
  if (draft_.empty()) return;
  draft_.clear();
  forgetHint();
  show();
}

Message Session::whyNot(Action action) const {
  if (phase_ == Phase::resting) return say(turned_ ? phrases::noTurned : phrases::noTrickResting);
  if (!table_ || table_->handOver()) return say(phrases::noHandOver);
  if (plan_.isWatched()) return say(phrases::noWatching);
  for (Offer const& offer : scene_.seen.offers)
    if (offer.action == action && offer.refusal) return *offer.refusal;
  if (phase_ == Phase::choosing) return say(phrases::noOther);
  return say(phrases::noTurn, {args::seat(table_->toAct())});
}

void Session::goOn() {
  if (phase_ != Phase::resting) return;
  alarm_->cancel();
  advance();
}

void Session::nextHand() {
  if (phase_ != Phase::showingResult) return;
  alarm_->cancel();
  NewHand const hand{table_->nextDeal(), table_->nextDealer()};
  record(hand, dealLine(*table_, hand.deal, hand.dealer));
}

void Session::journalFailed(quint64 id, Argument const& what) {
  if (id < journalId_) return;
  if (std::exchange(journalling_, false)) emit noticed(say(phrases::fileJournalStop, {what}));
  recorded(id);
}

}  // namespace giaguaro
