#include "app/desktop/review/duplicating.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/match/people.h"
#include "app/desktop/review/judgement.h"
#include "app/desktop/scenes/scene.h"
#include "ui/cards/card_art.h"
#include "ui/duplicate/duplicate_page.h"
#include "ui/sheets/file_question.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/window/main_window.h"

namespace giaguaro {

namespace {

// Those that search: rules of thumb and chance are nobody to be compared with.
std::vector<LevelChoice> searchingLevels() {
  std::vector<LevelChoice> levels = levelChoices();
  std::erase_if(levels, [](LevelChoice const& level) { return isFixed(level.id.toStdString()); });
  return levels;
}

// Null: it did not look at it.
Candidate const* candidateOf(Parting const& parting, Action action) {
  auto const found = std::ranges::find(parting.candidates, action, &Candidate::action);
  return found == parting.candidates.end() || found->playouts == 0 ? nullptr : &*found;
}

// The scores expected of what was done then and is done now, where these are surely apart: it has thought for a moment.
std::optional<std::pair<double, double>> expectedOf(Parting const& parting) {
  constexpr double surely = 2;  // standard errors
  Candidate const* const then = candidateOf(parting, parting.then.action);
  Candidate const* const now = candidateOf(parting, parting.now.action);
  if (then == nullptr || now == nullptr ||
      std::abs(then->worth - now->worth) <= surely * std::max(then->error, now->error))
    return std::nullopt;
  return std::pair(then->score, now->score);
}

std::optional<Mark> markOf(Parting const& parting, std::optional<KeptReview> const& review) {
  if (!review) return std::nullopt;
  auto const found =
      std::ranges::find(review->decisions, static_cast<int>(parting.action), &JudgedDecision::action);
  return found == review->decisions.end() || !found->verdict ? std::nullopt : found->verdict->mark;
}

}  // namespace

DuplicateRow duplicateRowOf(DuplicateHand const& hand, Seat seat, std::optional<KeptReview> const& review) {
  auto const at = static_cast<std::size_t>(seat);
  DuplicateRow row{.number = static_cast<int>(hand.hand) + 1,
                   .role = at < hand.then.roles.size() ? hand.then.roles[at] : Message(),
                   .then = hand.then.scores[at],
                   .now = hand.now.scores[at],
                   .endThen = hand.then.title,
                   .endNow = hand.now.title};
  if (hand.then.leadSeat != nobody && hand.then.leadSeat == hand.now.leadSeat && hand.then.bar.total > 0 &&
      hand.now.bar.total > 0) {
    row.points = std::pair(hand.then.bar.value, hand.now.bar.value);
    auto const lead = static_cast<std::size_t>(hand.then.leadSeat);
    bool const made = hand.then.parts[lead].made;
    if (made == hand.now.parts[lead].made) row.bothMade = made;
  }
  if (!hand.parting) return row;
  Parting const& parting = *hand.parting;
  bool const playing = parting.now.action.kind == Action::Kind::play;
  row.parting = DuplicateParting{.place = static_cast<int>(parting.action),
                                 .trick = playing ? static_cast<int>(parting.seen.tricks.size()) + 1 : 0,
                                 .then = deedOf(parting.then.action, parting.seen),
                                 .now = deedOf(parting.now.action, parting.seen),
                                 .judged = markOf(parting, review)};
  auto const expected = expectedOf(parting);
  bool const contradicted =
      expected && row.parting->judged == Mark::best && expected->second > expected->first;
  if (expected && !contradicted) {
    row.parting->expectedThen = expected->first;
    row.parting->expectedNow = expected->second;
  }
  // A trick that is complete lies there until the next card.
  auto const& lying = parting.seen.trick.cards;
  std::size_t const seats = parting.seen.seats.size();
  if (playing && !lying.empty() && lying.size() < seats) {
    row.parting->leader = lying.front().seat;
    row.parting->led = lying.front().card;
    row.parting->after = static_cast<int>(seats - lying.size()) - 1;
  }
  return row;
}

Duplicating::Duplicating(MainWindow* window, Thinker* thinker)
    : window_(window),
      thinker_(thinker),
      levels_(searchingLevels()),
      question_(std::make_unique<FileQuestion>(window)) {
  connect(&window->host(), &TableHost::frenchFortyDrawn, this, [this](bool french) {
    for (auto& [key, run] : runs_) run.scene.frenchForty = french;
    if (isOpen()) show(false);
  });
}

Duplicating::~Duplicating() { callOff(); }

bool Duplicating::isOpen() const { return page_ != nullptr && window_->sheets().isOpen(page_); }

void Duplicating::makePage() {
  page_ = window_->sheets().make<DuplicatePage>(window_->glyphs(), static_cast<int>(levels_.size()));
  connect(page_, &DuplicatePage::closed, this, &Duplicating::close);
  connect(page_, &DuplicatePage::appeared, this, [this] {
    if (!job_ && isOpen()) goOn();
  });
  connect(page_, &DuplicatePage::pageWanted, this, &Duplicating::pageWanted);
  connect(page_, &DuplicatePage::tableWanted, this, [this] {
    close();
    window_->closeSheets();
  });
  connect(page_, &DuplicatePage::saveWanted, this, &Duplicating::saveChallenge);
  connect(page_, &DuplicatePage::resultsWanted, this, &Duplicating::askForResults);
  connect(page_, &DuplicatePage::levelWanted, this,
          [this](QString const& level) { choose(level, chosen_.second); });
  connect(page_, &DuplicatePage::seatWanted, this, [this](Seat seat) { choose(chosen_.first, seat); });
  auto const place = [this](int row) -> DuplicateParting const* {
    auto const& rows = chosen().scene.rows;
    auto const at = static_cast<std::size_t>(row);
    return row >= 0 && at < rows.size() && rows[at].parting ? &*rows[at].parting : nullptr;
  };
  connect(page_, &DuplicatePage::reviewWanted, this, [this, place](int row) {
    callOff();  // what is looked at is judged first; it goes on when the page is there again
    if (DuplicateParting const* const parting = place(row))
      emit reviewWanted(match_.plan, match_.record, static_cast<std::size_t>(row), parting->place,
                        chosen_.second);
  });
  connect(page_, &DuplicatePage::againWanted, this, [this, place](int row) {
    callOff();
    if (DuplicateParting const* const parting = place(row))
      emit againWanted(match_.plan, match_.record, static_cast<std::size_t>(row), parting->place,
                       chosen_.second);
  });
}

void Duplicating::open(Match match) {
  if (page_ == nullptr) makePage();
  callOff();
  match_ = std::move(match);
  runs_.clear();
  challenges_.clear();
  challenge_ = challengeIn(match_.record).value_or(Challenge{.seat = nobody});
  Seat seat = 0;
  while (seat + 1 < match_.record.players && !match_.plan.satDown(seat)) ++seat;
  if (!match_.plan.satDown(seat)) seat = 0;
  auto const usual = QString::fromUtf8(usualPlayer.data(), static_cast<qsizetype>(usualPlayer.size()));
  choose(chosen_.first.isEmpty() ? usual : chosen_.first, seat);
  window_->sheets().open(page_);
}

void Duplicating::close() {
  callOff();
  window_->sheets().close(page_);
}

DuplicateScene Duplicating::sceneOf(Key const& key) const {
  DuplicateScene scene{.game = findGame(match_.record.game),
                       .frenchForty = window_->art()->frenchSuits(Deck::Id::forty),
                       .seat = key.second,
                       .time = match_.time,
                       .levels = levels_,
                       .level = key.first};
  for (Seat seat = 0; seat < match_.record.players; ++seat) {
    bool const human = match_.plan.satDown(seat);
    scene.people.push_back(personOf(match_.plan, static_cast<std::size_t>(seat)));
    if (human || match_.plan.satDown() == 0) scene.seats.push_back(seat);
    if (human && seat != key.second) scene.standIns.push_back(seat);
  }
  return scene;
}

void Duplicating::choose(QString const& level, Seat seat) {
  callOff();
  chosen_ = {level, seat};
  if (!runs_.contains(chosen_)) {
    DuplicateSetup const setup{.seat = seat, .player = untimed(level.toStdString())};
    Run run{std::make_shared<Work>(Work{match_.record, Duplicate(match_.record, setup)}), sceneOf(chosen_)};
    run.scene.hands = static_cast<int>(run.work->duplicate.hands());
    runs_.emplace(chosen_, std::move(run));
  }
  if (challenge_.seat != seat) {
    challenges_.insert_or_assign(challenge_.seat, challenge_);
    auto const before = challenges_.find(seat);
    challenge_ = before != challenges_.end() ? before->second : Challenge{.seat = seat};
  }
  show(true);
  goOn();
}

// What the person made of it, and each computer player that has played all of it.
void Duplicating::gather() {
  if (!match_.record.settlement) return;
  if (match_.plan.satDown(challenge_.seat)) {
    ChallengeResult own = resultIn(match_.record, challenge_.seat);
    own.face = match_.plan.avatars[static_cast<std::size_t>(challenge_.seat)];
    challenge_.add(std::move(own));
  }
  for (auto const& [key, run] : runs_) {
    if (key.second != challenge_.seat || !run.scene.isDone()) continue;
    ChallengeResult result{.level = key.first.toStdString()};
    for (DuplicateRow const& row : run.scene.rows) result.scores.push_back(row.now);
    challenge_.add(std::move(result));
  }
}

void Duplicating::show(bool anew) {
  gather();
  DuplicateScene scene = chosen().scene;
  scene.mayChallenge = match_.record.settlement.has_value();
  scene.mean = meanOf(challenge_);
  ChallengeResult const own = resultIn(match_.record, challenge_.seat);
  for (ChallengePlace const& place : standings(challenge_)) {
    ChallengeResult const& result = challenge_.results[place.result];
    scene.results.push_back({.place = place.place,
                             .name = QString::fromStdString(result.name),
                             .level = QString::fromStdString(result.level),
                             .avatar = std::clamp(result.face, 1, avatarCount),
                             .day = QDate::fromString(QString::fromStdString(result.played), Qt::ISODate),
                             .total = static_cast<int>(result.total()),
                             .toMean = place.toMean,
                             .own = match_.plan.satDown(challenge_.seat) && result.isSamePlayer(own) &&
                                    result.scores == own.scores});
  }
  page_->setScene(scene, anew);
}

void Duplicating::note(Message const& what) { page_->note(Wording().say(what)); }

std::optional<int> Duplicating::add(Record const& record) {
  auto const other = challengeIn(record);
  if (!isOpen() || !other || other->seat != challenge_.seat ||
      !isSameChallenge(match_.record, challenge_.seat, record))
    return std::nullopt;
  int added = 0;
  for (ChallengeResult const& result : other->results) added += challenge_.add(result) ? 1 : 0;
  show(false);
  return added;
}

void Duplicating::saveChallenge() {
  if (!match_.record.settlement) return;
  QString const suffix = QString::fromLatin1(matchSuffix);
  QString const day = QString::fromStdString(resultIn(match_.record, challenge_.seat).played);
  question_->askToWrite(
      {DuplicatePage::tr("Save as a challenge"),
       DuplicatePage::tr("Matches") + QStringLiteral(" (*.") + suffix + u')', suffix,
       QString::fromStdString(match_.record.game) + (day.isEmpty() ? QString() : u'-' + day)},
      [this](QString const& path) {
        emit writeWanted([record = match_.record,
                          challenge = challenge_] { return matchFileOf(challengeFrom(record, challenge)); },
                         path);
      });
}

void Duplicating::askForResults() {
  if (!match_.record.settlement) return;
  question_->askToRead(
      {DuplicatePage::tr("Add results"),
       DuplicatePage::tr("Matches") + QStringLiteral(" (*.") + QString::fromLatin1(matchSuffix) + u')',
       {},
       {}},
      [this](QString const& path) { emit resultsWanted(path); });
}

DuplicateRow Duplicating::rowOf(Work const& work, DuplicateHand const& hand, Seat seat) {
  return duplicateRowOf(hand, seat,
                        keptReview(work.record.hands[hand.hand], *openTable(setupOf(work.record))));
}

// The next hand, until all are played.
void Duplicating::goOn() {
  if (chosen().scene.isDone()) return;
  job_ = {*thinker_, thinker_->begin(Purpose::analysis,
                                     [this, key = chosen_,
                                      work = chosen().work](Thinker::Run const& run) -> Thinker::Answer {
                                       if (work->duplicate.done() < work->duplicate.hands()) {
                                         auto const hand = work->duplicate.next(run.stop);
                                         if (!hand) return [] {};
                                         work->rows.push_back(rowOf(*work, *hand, key.second));
                                       }
                                       return [this, key, rows = work->rows] { take(key, rows); };
                                     })};
}

void Duplicating::take(Key const& key, std::vector<DuplicateRow> rows) {
  job_ = {};
  runs_.at(key).scene.rows = std::move(rows);
  show(false);
  goOn();
}

void Duplicating::callOff() { job_ = {}; }

}  // namespace giaguaro
