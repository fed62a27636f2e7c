// The history of matches: what goes into it, and what is wanted of a match that is in it.
#include <QDateTime>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/print_module.h"
#include "app/desktop/text/phrases.h"

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
  connect(&reviewing_, &Reviewing::kept, this, &Desktop::keepJudged);
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
  connect(&window_, &MainWindow::housePageWanted, this, &Desktop::openHousePage);
  connect(&watching_, &Watching::pageWanted, this, &Desktop::openHousePage);
  connect(&pastMatches_, &PastMatches::pageWanted, this, &Desktop::openHousePage);
  connect(&playStatistics_, &PlayStatistics::pageWanted, this, &Desktop::openHousePage);
  connect(&duplicating_, &Duplicating::pageWanted, this, &Desktop::openHousePage);
  connect(&dealEditing_, &DealEditing::pageWanted, this, [this](QString const& page) {
    dealEditing_.close();
    openHousePage(page);
  });
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
  if (isKept || steps == 0 || isUntouched()) return;
  history_.keep(record, session_.plan().avatars);
  if (scene.matchOver) progress_.count();
}

// What a hand was judged counts from then on, whatever is played meanwhile.
void Desktop::keepJudged() {
  if (session_.hasMatch() && session_.hasJournal() && !isUntouched())
    history_.keep(session_.record(), session_.plan().avatars);
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

}  // namespace giaguaro
