#include "app/desktop/desktop.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <utility>

#include "app/desktop/deals/code_reading.h"
#include "app/desktop/grabber.h"
#include "app/desktop/match/level_choices.h"
#include "app/desktop/match/plan_of_choice.h"
#include "app/desktop/match/played_on.h"
#include "app/desktop/match/usual_seats.h"
#include "app/desktop/people/own_data.h"
#include "app/desktop/program_icon.h"
#include "app/desktop/scenes/unfinished.h"
#include "app/desktop/text/phrases.h"
#include "app/identity/identity.h"
#include "core/match/deal_code.h"
#include "core/match/first_hand_code.h"
#include "ui/sheets/notice_box.h"
#include "ui/table/table_widget.h"
#include "ui/text/game_id.h"
#include "ui/text/wording.h"

namespace giaguaro {

Desktop::Desktop(CommandLine line, Places const& places, QObject* parent)
    : QObject(parent),
      line_(std::move(line)),
      places_(places),
      preferences_(places.preferences),
      languages_(line_.language.isEmpty() ? preferences_.language() : line_.language),
      history_(places.data, [this] { return preferences_.avatar(); }),
      lockOuts_(places.data + QStringLiteral("/club.json"),
                [this](WorkQueue::Work work) { session_.writer().post(std::move(work)); }),
      watching_(&window_, &loan_, &session_, MatchStore::historyFolder(places.data),
                [this] { return preferences_.avatar(); }),
      reviewing_(&session_, &session_.thinker(), fullName(programName)),
      positions_(places.data + QStringLiteral("/positions.json")),
      keeping_(&session_, &session_.thinker(), &reviewing_, &positions_, fullName(programName)),
      teaching_(&window_, &loan_, &session_, &positions_, lessonsFileOf(places.data, preferences_.profile()),
                [this] {
                  return Teaching::Person{preferences_.playerName(), preferences_.avatar()};
                }) {
  session_.setClock(utcNow);
  connectParts();
  window_.setGames(allGames());
  window_.setCodeReader(readCodeOf);
  window_.setKnownGames(preferences_.knownGames());
  window_.setHelpGeometry(preferences_.helpGeometry());
  connectPreferences();
}

Desktop::~Desktop() {
  storeSettings();
  if (!line_.match) preferences_.setWindowGeometry(window_.saveGeometry());
  if (!line_.match) preferences_.setHelpGeometry(window_.helpGeometry());
  window_.hide();  // what is still to be written may take its time
  if (session_.phase() == Session::Phase::over) leaveMatch();
}

void Desktop::connectParts() {
  feed_.give(&session_);
  connect(&watching_, &Watching::failed, this, &Desktop::tell);
  connect(&reviewing_, &Reviewing::changed, &keeping_, &Keeping::setVerdict);
  connect(&keeping_, &Keeping::changed, &window_.host(), &TableHost::setVerdict);
  connect(&keeping_, &Keeping::noticed, &window_, &MainWindow::notice);
  connect(&window_.host(), &TableHost::keepWanted, &keeping_, &Keeping::keep);
  connect(&positions_, &PositionBook::failed, this, &Desktop::tell);
  connect(&window_.host(), &TableHost::verdictWanted, &reviewing_, &Reviewing::want);
  connect(&window_.host(), &TableHost::verdictOfWanted, &reviewing_, &Reviewing::show);
  connect(&window_.host(), &TableHost::stepWanted, &watching_,
          qOverload<std::size_t, int>(&Watching::stepThrough));
  connect(&teaching_, &Teaching::failed, this, &Desktop::tell);
  connect(&teaching_, &Teaching::taken, this, &Desktop::proposeNext);
  connect(&watching_, &Watching::againWanted, &trying_, &Trying::begin);
  connect(&window_.host(), &TableHost::againWanted, &trying_, &Trying::beginAt);
  connect(&keeping_, &Keeping::changed, &watching_, &Watching::setVerdict);
  connect(&watching_, &Watching::keepWanted, &keeping_, &Keeping::keep);
  connect(&session_, &Session::noticed, this, &Desktop::tell);
  connect(&session_, &Session::settled, this, &Desktop::settle);
  connect(&session_.writer(), &JournalWriter::notFiled, this,
          [this](QString const& path, Argument const& what, QString const& kept) {
            Argument const file = args::word(path.toStdString(), "file");
            if (kept.isEmpty()) return tell(say(phrases::fileNotFiled, {file, what}));
            tell(say(phrases::fileFiledAside, {file, what, args::word(kept.toStdString(), "journal")}));
          });

  connect(&window_, &MainWindow::newMatchWanted, this, [this] {
    closeHousePages();  // the first page may lie under one of them
    proposeMatch();
  });
  connect(&window_, &MainWindow::matchChosen, this, &Desktop::startMatch);
  connect(&window_, &MainWindow::onceMoreWanted, this, &Desktop::startOnceMore);
  connect(&window_, &MainWindow::firstHandWanted, this, &Desktop::startFirstHand);
  connect(&dealEditing_, &DealEditing::playWanted, this, &Desktop::startMatch);
  connect(&window_, &MainWindow::gameIntroduced, this,
          [this](QString const& id) { preferences_.addKnownGame(id); });
  connect(&window_, &MainWindow::welcomed, this, &Desktop::welcome);
  connect(&window_, &MainWindow::resumeWanted, this, &Desktop::resumeFound);
  connect(&window_, &MainWindow::discardWanted, this, &Desktop::discardFound);
  connectFiles();
  connectHistory();
  connectClub();
  connectPeople();
  connect(&window_, &MainWindow::languageWanted, this, [this](QString const& code) {
    languages_.speak(code);
    preferences_.setLanguage(code);
    storeSoon();
    feed_.source()->show();
  });
}

void Desktop::open() {
  applySettings();
  placeWindow();
  if (line_.match)
    openScripted(*line_.match);
  else if (!line_.file.isEmpty())
    openFile(line_.file);
  else
    openUsual();
  // A picture is taken in exactly the size asked for, whatever a window manager would make of it.
  if (!line_.grab.isEmpty()) window_.setAttribute(Qt::WA_DontShowOnScreen);
  window_.show();
  QTimer::singleShot(0, &window_, [] { QGuiApplication::setWindowIcon(programIcon()); });  // painted first
  if (!preferences_.problem()) return;
  if (preferences_.keptAs().isEmpty()) return tell(say(phrases::fileSettingsBad));
  tell(say(phrases::fileSettingsKept, {args::word(preferences_.keptAs().toStdString(), "file")}));
}

void Desktop::placeWindow() {
  if (line_.size.isValid()) return window_.resize(line_.size);
  if (!line_.grab.isEmpty()) return;
  if (!line_.match && window_.restoreGeometry(preferences_.windowGeometry())) return;
  // With its frame it should fit on the screen.
  QSize const frame(16, 48);
  window_.resize(
      window_.size().boundedTo(window_.screen()->availableSize() - frame).expandedTo(window_.minimumSize()));
}

void Desktop::openScripted(CommandLine::Match const& match) {
  MatchPlan plan = planOf(match, preferences_.playerName(), preferences_.avatar());
  plan.setup.identity = freshIdentity(programName);
  // A seed that somebody has chosen promises nothing.
  if (!match.seed) plan.setup.commitment = commitTo({plan.setup.seed, freshSalt()});
  bool const picture = !line_.grab.isEmpty();
  SessionStart how{.playFirst = match.playFirst, .hold = picture};
  // Pictures, and matches that are only watched, are nothing to keep.
  if (!picture && !plan.isWatched()) {
    store().takeFree();
    how.journal = store().journal();
  }
  startSession(std::move(plan), how);
}

void Desktop::startSession(MatchPlan plan, SessionStart const& how) {
  loan_.recall();
  closeHousePages();            // which it may have brought back
  window_.table()->setFocus();  // or an activated window gives it to its first button
  setMatchFile({});
  bool const unkept = how.journal.isEmpty() && !plan.isWatched();
  session_.start(std::move(plan), how);
  if (unkept && !std::exchange(toldUnkept_, true)) tell(say(phrases::fileNoPlace));
}

void Desktop::openUsual() {
  looking_ = true;
  store().takeUnfinished([this](MatchStore::Found found) { takeFound(std::move(found)); },
                         [this](MatchStore::DepartedMatch const& match) {
                           clubDoor_.lockLeavers(match.plan, std::chrono::seconds(match.ended));
                         });
  // There may be a match although nobody is known: preferences get lost.
  if (preferences_.firstRun()) window_.showWelcome({preferences_.playerName(), usualAvatar});
}

void Desktop::takeFound(MatchStore::Found found) {
  looking_ = false;
  if (found.badLine != 0)
    tell(say(phrases::fileJournalBad,
             {args::number(found.badLine, "line"), args::word(found.keptAs.toStdString(), "file")}));
  if (!found.leftAlone.isEmpty())
    tell(say(phrases::fileJournalLeft, {args::word(found.leftAlone.toStdString(), "file")}));
  found_ = std::move(found.unfinished);
  if (afterLooking_) {
    std::exchange(afterLooking_, nullptr)();
  } else if (!preferences_.firstRun()) {  // else it is offered behind the welcome
    if (!found_ && found.openElsewhere) tell(say(phrases::fileJournalOther));
    proposeMatch();
  }
  if (auto const why = std::exchange(notOpened_, std::nullopt))
    tellNotOpened(*why, [this] { window_.askToOpen(); });
}

// Until then the places of matches are the search's.
bool Desktop::comesLater(std::function<void()> const& begin) {
  if (looking_) afterLooking_ = begin;
  return looking_;
}

void Desktop::welcome(Newcomer const& newcomer) {
  preferences_.setLanguage(languages_.code());
  preferences_.setPlayer(newcomer.name, newcomer.avatar);
  storeSoon();
  if (!looking_) proposeMatch();
}

MatchChoice Desktop::proposal() {
  QString const name = preferences_.playerName();
  if (auto last = preferences_.lastMatch()) {
    fillSeats(last->seats, mostSeats);
    return *last;
  }
  auto const usual = usualSeats(mostSeats, name, preferences_.avatar());
  GameInfo const& game = *allGames().front();
  return {idOf(game), game.usualPlayers, completed(game.options, {}), usual,
          completed(tableOptions(), game, game.usualPlayers, {})};
}

void Desktop::proposeMatch() {
  if (looking_) return;  // it is proposed when that is over
  loan_.recall();
  bool const inProgress = session_.hasMatch() && session_.phase() != Session::Phase::over;
  std::vector<MatchChoice> remembered;
  for (GameInfo const* game : allGames())
    if (auto last = preferences_.lastMatch(*game)) remembered.push_back(*last);
  window_.showNewMatch(allGames(), levelChoices(), proposal(), inProgress, remembered, preferences_.people(),
                       QString::fromStdString(deals_.digest()), unfinished());
  progress_.show();
}

// The match that was found on the disk, else the one on the table.
std::optional<UnfinishedMatch> Desktop::unfinished() const {
  bool const inProgress = session_.hasMatch() && session_.phase() != Session::Phase::over;
  if (!found_ && !inProgress) return std::nullopt;
  UnfinishedMatch match =
      found_ ? unfinishedOf(found_->plan, *found_->table) : unfinishedOf(session_.scene());
  if (found_ && found_->left > 0) match.left = QDateTime::fromSecsSinceEpoch(found_->left);
  match.inHistory = history_.isThere();
  return match;
}

void Desktop::startMatch(MatchChoice const& choice) {
  auto const start = [this, choice] { startMatch(choice); };
  if (comesLater(start) || asksToLeave(start)) return;
  if (!choice.setByHand) preferences_.setLastMatch(choice);
  storeSoon();
  dealChosen(choice);
}

void Desktop::dealChosen(MatchChoice const& choice) {
  dealEditing_.close();
  window_.closeSheets();
  if (found_) fileFound();
  leaveMatch();
  if (clubDoor_.isShutTo(choice)) return proposeMatch();
  if (store().journal().isEmpty()) store().takeFree();
  setPaces(window_.settings());
  MatchPlan plan = dealtBy(choice);
  plan.setup.identity = freshIdentity(programName);
  startSession(std::move(plan), {.journal = store().journal()});
}

// Where somebody may not sit down at that table again, the chooser says so. It was somebody's choice already, who may not
// be who sits here now.
void Desktop::startOnceMore() {
  if (!session_.hasMatch() || comesLater([this] { startOnceMore(); })) return;
  MatchChoice const choice = choiceOf(session_.plan());
  if (clubDoor_.isShutTo(choice)) return proposeMatch();
  if (!asksToLeave([this, choice] { dealChosen(choice); })) dealChosen(choice);
}

// By a code of all its deals, which promises nothing that the code does not tell; else from what was promised.
MatchPlan Desktop::dealtBy(MatchChoice const& choice) {
  auto const read = readCode(choice.code.toStdString());
  auto const* const code = std::get_if<DealCode>(&read);
  auto const* const seed = code != nullptr ? std::get_if<std::uint64_t>(&code->deals) : nullptr;
  MatchPlan plan;
  if (seed != nullptr) {
    plan = planOf(choice, *seed);
  } else {
    Reveal const promised = deals_.take();
    plan = planOf(choice, promised.seed);
    plan.setup.commitment = commitTo(promised);
  }
  if (code != nullptr) plan.setup.code = codeOf(*code);
  plan.setup.setByHand = code != nullptr && choice.setByHand;
  return plan;
}

// A match like any other, but for its first deal, which is chosen.
void Desktop::startFirstHand(QString const& id) {
  GameInfo const* const game = findGame(id.toStdString());
  auto const start = [this, id] { startFirstHand(id); };
  if (game == nullptr || comesLater(start) || asksToLeave(start)) return;
  FirstHand const& hand = firstHandOf(game->id);
  if (found_) fileFound();
  leaveMatch();
  if (store().journal().isEmpty()) store().takeFree();
  setPaces(window_.settings());
  MatchChoice const choice{id,
                           hand.players,
                           completed(game->options, {}),
                           usualSeats(hand.players, preferences_.playerName(), preferences_.avatar()),
                           chosen(tableOptions(), *game, hand.players, {}),  // without talk
                           QString::fromStdString(codeOfFirstHand(*game))};
  proposeNext(*game);
  MatchPlan plan = dealtBy(choice);
  plan.setup.identity = freshIdentity(programName);
  startSession(std::move(plan), {.journal = store().journal(), .led = true});
}

// What somebody learns is what they are likely to play.
void Desktop::proposeNext(GameInfo const& game) {
  MatchChoice const before = proposal();
  if (before.game == idOf(game) && preferences_.lastMatch()) return;
  MatchChoice next = preferences_.lastMatch(game).value_or(
      MatchChoice{idOf(game),
                  game.usualPlayers,
                  completed(game.options, {}),
                  {},
                  completed(tableOptions(), game, game.usualPlayers, {})});
  next.seats.assign(before.seats.begin(), before.seats.begin() + next.players);
  preferences_.setNextMatch(next);
  storeSoon();
}

void Desktop::resumeFound() {
  if (!found_) return;
  loan_.recall();
  bool const cut = found_->state == JournalRead::State::cut;
  setMatchFile({});
  window_.table()->setFocus();
  session_.resume(std::move(*found_), store().journal());
  session_.identify(freshUuid());
  found_.reset();
  if (cut) tell(say(phrases::fileJournalCut));
}

void Desktop::discardFound() {
  if (!found_ || asksToLeave([this] { discardFound(); })) return;
  fileFound();
  proposeMatch();
}

// Into the history, for another one takes its place.
void Desktop::fileFound() {
  Record const& record = found_->table->record();
  bool const club = clockSeconds(record.table) > 0 && !found_->plan.isWatched();
  if (club) clubDoor_.lockPeople(found_->plan);
  session_.writer().fileMade([record, club] { return club ? playedOn(record, utcNow()) : record; },
                             store().historyFile(record.game), store().journal());
  found_.reset();
}

void Desktop::leaveMatch() {
  if (!session_.hasMatch() || dropUntouched()) return;
  if (session_.isClubInPlay()) clubDoor_.lockPeople(session_.plan());
  session_.leave(session_.hasJournal() ? store().historyFile(session_.record().game) : QString());
}

void Desktop::settle() {
  if (session_.phase() == Session::Phase::held && !line_.grab.isEmpty() && !grabber_) {
    grabber_ = std::make_unique<Grabber>(window_, *window_.table());
    connect(grabber_.get(), &Grabber::grabbed, this, [this](QString const& problem) {
      if (problem.isEmpty()) return emit done({}, 0);
      emit done(line_.grab + " could not be written: " + problem + '.', 1);
    });
    grabber_->grab(line_.grab);
  }
  if (session_.phase() == Session::Phase::over) showClubEnd();
  if (session_.phase() == Session::Phase::over && line_.quitWhenOver) emit done({}, 0);
}

// Without a loop of its own: the match goes on behind it.
void Desktop::tell(Message const& message) {
  if (!line_.grab.isEmpty()) return;
  auto* box = new NoticeBox(Wording().say(message), programIcon().pixmap(48, 48),
                            Theme::named(window_.settings().theme), &window_);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

MatchStore& Desktop::store() {
  if (!store_) store_ = std::make_unique<MatchStore>(places_.data, session_.writer());
  return *store_;
}

}  // namespace giaguaro
