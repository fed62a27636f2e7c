// The history of matches: what goes into it, and what is wanted of a match that is in it.
#include <QDateTime>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/people.h"
#include "app/desktop/phrases.h"
#include "app/desktop/print_module.h"
#include "app/identity/identity.h"
#include "core/match/challenge.h"
#include "core/match/deal_of_the_day.h"
#include "ui/history/history_words.h"

namespace giaguaro {

namespace {

// How far a record has come: what it has of hands that are over.
std::size_t stepsOver(Record const& record) {
  std::size_t steps = 0;
  for (RecordedHand const& hand : record.hands)
    if (hand.result) steps += 1 + hand.actions.size();
  return steps;
}

}  // namespace

void Desktop::connectHistory() {
  connect(&session_, &SceneSource::sceneChanged, this, &Desktop::keepInHistory);
  connect(&session_.writer(), &JournalWriter::filed, &history_, &MatchHistory::keepFile);
  connect(&history_, &MatchHistory::failed, &window_, &MainWindow::notice);
  connect(&pastMatches_, &PastMatches::reviewWanted, &watching_, &Watching::lookThrough);
  connect(&pastMatches_, &PastMatches::openWanted, this, &Desktop::playOn);
  connect(&pastMatches_, &PastMatches::anewWanted, this,
          [this](std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars, bool sameDeals) {
            beginAnew(match->setup, avatars, sameDeals);
          });
  connect(&pastMatches_, &PastMatches::writeWanted, &files_, &UserFiles::write);
  connect(&pastMatches_, &PastMatches::failed, this, &Desktop::tell);
  connect(&pastMatches_, &PastMatches::pageWanted, this, &Desktop::openHousePage);
  connect(&playStatistics_, &PlayStatistics::pageWanted, this, &Desktop::openHousePage);
  connect(&duplicating_, &Duplicating::pageWanted, this, &Desktop::openHousePage);
  connectBook();
  connectDuplicates();
}

// Its matches, and the one whose last hand is over, are gone on with.
void Desktop::connectBook() {
  connect(&runningBook_, &RunningBook::anewWanted, this,
          [this](std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars) {
            beginAnew(match->setup, avatars, false);
          });
  connect(&runningBook_, &RunningBook::printWanted, this, askForPrinter);
  connect(&runningBook_, &RunningBook::workWanted, &files_, &UserFiles::print);
  connect(&runningBook_, &RunningBook::failed, this, &Desktop::tell);
  connect(&runningBook_, &RunningBook::pageWanted, this, &Desktop::openHousePage);
}

void Desktop::closeHousePages() {
  pastMatches_.close();
  playStatistics_.close();
  runningBook_.close();
  if (duplicating_.isOpen()) duplicating_.close();
}

// One page goes and the other comes; back at the table both have gone.
void Desktop::openHousePage(QString const& page) {
  closeHousePages();
  if (page == u"statistics")
    playStatistics_.open();
  else if (page == u"book")
    runningBook_.open();
  else
    pastMatches_.open();
}

// From past matches, and from the one whose last hand is over.
void Desktop::connectDuplicates() {
  connect(
      &pastMatches_, &PastMatches::duplicateWanted, this,
      [this](std::shared_ptr<MatchFile> const& match, std::vector<int> const& avatars, std::int64_t time) {
        duplicating_.open({{match->setup, avatars}, match->table->record(), time});
      });
  connect(&window_.host(), &TableHost::duplicateWanted, this, [this] {
    if (!session_.hasMatch()) return;
    auto const began =
        QDateTime::fromString(QString::fromStdString(session_.record().identity.started), Qt::ISODate);
    duplicating_.open({session_.plan(), session_.record(), began.isValid() ? began.toSecsSinceEpoch() : 0});
  });
  connect(&window_, &MainWindow::dealOfTheDayWanted, this, &Desktop::startDealOfTheDay);
  connect(&duplicating_, &Duplicating::writeWanted, &files_, &UserFiles::write);
  connect(&duplicating_, &Duplicating::resultsWanted, this, [this](QString const& path) {
    addingFrom_ = QFileInfo(path).absoluteFilePath();
    files_.read(addingFrom_);
  });
  connect(&duplicating_, &Duplicating::reviewWanted, &watching_,
          qOverload<MatchPlan const&, Record const&, std::size_t, int, Seat>(&Watching::stepThrough));
  connect(&duplicating_, &Duplicating::againWanted, this,
          [this](MatchPlan plan, Record record, std::size_t hand, int place, Seat seat) {
            plan.setup.levels[static_cast<std::size_t>(seat)] = humanPlayer;
            std::erase(plan.gone, seat);
            record.hands.resize(hand + 1);
            record.settlement.reset();
            trying_.begin({std::move(plan), std::move(record), place});
          });
}

// When a hand is over, and when a match has come back: what its journal has may have been written just before an end
// that nobody had foreseen. A match out of a file in which nothing was done is not one of ours.
void Desktop::keepInHistory() {
  if (!session_.hasMatch() || !session_.hasJournal()) return;
  TableScene const& scene = session_.scene();
  if (!scene.showResult && scene.match == keptMatch_) return;
  Record const& record = session_.record();
  std::size_t const steps = stepsOver(record);
  bool const isKept = scene.match == std::exchange(keptMatch_, scene.match) && steps == keptSteps_;
  keptSteps_ = steps;
  if (isKept || steps == 0 || (opened_ && *opened_ == record)) return;
  history_.keep(record, session_.plan().avatars);
  if (scene.matchOver) countMatches(QString::fromStdString(record.game));
}

// Behind the match that was kept just now. Of a game with several persons nobody can say whose win it is.
void Desktop::countMatches(QString const& game) {
  int const person = preferences_.profile();
  history_.find({.game = game, .person = preferences_.playerName()},
                [this, game, person](HistoryList const& list) {
                  std::vector<std::int64_t> ids;
                  for (HistoryKey const& key : list.keys) ids.push_back(key.id);
                  history_.rows(ids, [this, game, person](std::vector<HistoryRow> const& rows) {
                    if (preferences_.profile() != person) return;
                    Preferences::Tally tally;
                    for (HistoryRow const& row : rows) {
                      HistorySeat const* const own = HistoryWords::own(row);
                      if (own == nullptr || row.end != HistoryEnd::playedOut) continue;
                      ++tally.matches;
                      tally.won += own->place == 1 ? 1 : 0;
                    }
                    preferences_.setTally(game, tally);
                    storeSoon();
                  });
                });
}

// As far as it is known without opening the history; the lessons are counted off this thread.
void Desktop::showProgress() {
  teaching_.count([this](std::vector<GameProgress> progress) {
    for (GameProgress& each : progress) {
      Preferences::Tally const tally = preferences_.tally(each.game);
      each.matches = tally.matches;
      each.won = tally.won;
    }
    window_.setProgress(std::move(progress));
  });
}

bool Desktop::takeChallenge(MatchFile& file) {
  Record record = file.table->record();
  auto const challenge = challengeIn(record);
  if (!challenge || !record.hands.empty()) return false;
  // Whatever it says of the players: one person in the challenge's seat, the others as such files have them.
  record = challengeFrom(record, *challenge);
  // Whoever has no name gets one: the person here, and companions as they usually are.
  auto const usual = usualSeats(mostSeats, preferences_.playerName(), preferences_.avatar());
  std::size_t companion = 1;
  for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
    bool const own = static_cast<Seat>(seat) == challenge->seat;
    SeatChoice const& who = usual[own ? 0 : companion++];
    if (record.names[seat].empty()) record.names[seat] = who.name.toStdString();
  }
  record.identity = freshIdentity(programName);
  file.table = replay(record);
  file.setup = setupOf(record);
  return true;
}

// Saved, it is no challenge any more: it is another file then.
void Desktop::beginChallenge(MatchFile& file) {
  auto const results = challengeIn(file.table->record())->results.size();
  showMatch(file, {});
  window_.notice(say(phrases::challengeBegun, {args::number(static_cast<int>(results))}));
}

void Desktop::startDealOfTheDay(QString const& game) {
  QDate const today = QDate::currentDate();
  std::chrono::year_month_day const day{std::chrono::year(today.year()),
                                        std::chrono::month(static_cast<unsigned>(today.month())),
                                        std::chrono::day(static_cast<unsigned>(today.day()))};
  QByteArray const deal = matchFileOf(dealOfTheDay(*findGame(game.toStdString()), day));
  auto const file =
      std::make_shared<MatchFile>(readMatch({deal.constData(), static_cast<std::size_t>(deal.size())}));
  auto const begin = [this, file] {
    if (takeChallenge(*file)) beginChallenge(*file);
  };
  if (session_.isClubInPlay() && asksToLeave(begin)) return;
  if (looking_)
    afterLooking_ = begin;
  else
    begin();
}

void Desktop::addResults(QString const& path, MatchFile const& file) {
  Argument const name = args::word(QFileInfo(path).fileName().toStdString(), "file");
  std::optional<int> const added = duplicating_.add(file.table->record());
  note(added ? say(phrases::challengeAdded, {args::number(*added), name})
             : say(phrases::challengeOther, {name}));
}

void Desktop::note(Message const& what) {
  if (duplicating_.isOpen()) return duplicating_.note(what);
  if (profiles_.isOpen()) return profiles_.note(what);
  window_.notice(what);
}

// A match that is not over goes on where it was left.
void Desktop::playOn(std::shared_ptr<MatchFile> const& match) {
  if (looking_ || asksToLeave([this, match] { playOn(match); })) return;
  pastMatches_.close();
  showMatch(*match, {});
}

// The same people at the same kind of table; `sameDeals`: and the same cards.
void Desktop::beginAnew(MatchSetup const& setup, std::vector<int> const& avatars, bool sameDeals) {
  MatchChoice choice{QString::fromStdString(setup.game), setup.players, setup.options, {}, setup.table};
  for (std::size_t seat = 0; seat < setup.levels.size(); ++seat) {
    bool const human = setup.levels[seat] == humanPlayer;
    int const face = seat < avatars.size() ? avatars[seat] : usualAvatar;
    choice.seats.push_back({QString::fromStdString(setup.names[seat]), face, human,
                            human ? QString() : QString::fromStdString(setup.levels[seat])});
  }
  if (sameDeals) {
    choice.code = QString::fromStdString(setup.code);
    choice.setByHand = setup.setByHand;
  }
  beginWith(choice, sameDeals ? std::optional(setup.seed) : std::nullopt);
}

void Desktop::beginWith(MatchChoice const& choice, std::optional<std::uint64_t> seed) {
  if (looking_ || asksToLeave([this, choice, seed] { beginWith(choice, seed); })) return;
  closeHousePages();
  window_.closeSheets();
  // A club table is left, which has its price; another match stays where it is.
  if (found_ && clockSeconds(found_->plan.setup.table) > 0) fileFound();
  leaveMatch();
  if (isLockedOut(choice)) return proposeMatch();
  bool const found = std::exchange(found_, std::nullopt).has_value();
  if (found || store().journal().isEmpty()) store().takeFree();
  setPaces(window_.settings());
  MatchPlan plan = planOf(choice, seed ? *seed : seeds_());
  plan.setup.code = choice.code.toStdString();
  plan.setup.setByHand = choice.setByHand;
  plan.setup.identity = freshIdentity(programName);
  startSession(std::move(plan), {.journal = store().journal()});
}

}  // namespace giaguaro
