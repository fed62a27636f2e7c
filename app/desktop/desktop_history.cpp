// The history of matches: what goes into it, and what is wanted of a match that is in it.
#include <QDateTime>
#include <QFileInfo>

#include "app/desktop/desktop.h"
#include "app/desktop/print_module.h"
#include "app/desktop/text/phrases.h"

namespace giaguaro {

void Desktop::connectHistory() {
  connect(&historyKeeper_, &HistoryKeeper::matchKept, &progress_, &PlayerProgress::count);
  connect(&reviewing_, &Reviewing::kept, &historyKeeper_, &HistoryKeeper::keepJudged);
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
