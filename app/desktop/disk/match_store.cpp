#include "app/desktop/disk/match_store.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSet>
#include <QStandardPaths>
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "app/desktop/disk/journal_writer.h"

namespace giaguaro {

namespace {

// As many windows can keep a match at once.
constexpr int places = 9;

enum class Taken : std::uint8_t { yes, no, byAnother };

// Even a link that leads nowhere: nothing can be created in its place.
bool isThere(QString const& path) {
  QFileInfo const info(path);
  return info.exists() || info.isSymbolicLink();
}

}  // namespace

// The places, those of them that are this window's, and the names given in the history.
struct MatchStore::Places {
  QString folder{};
  std::map<int, std::unique_ptr<QLockFile>> locks{};  // by place
  QSet<int> busy{};                                   // places that the writer still has to do with
  int place = 0;
  QString journal{};
  QSet<QString> given{};

  QString path(int number) const {
    return folder + (number == 1 ? QString("/match.jsonl") : QString("/match-%1.jsonl").arg(number));
  }

  Taken take(int number) {
    if (!locks.contains(number)) {
      auto lock = std::make_unique<QLockFile>(path(number) + ".lock");
      lock->setStaleLockTime(0);  // however old: only its program's end frees it
      if (!lock->tryLock(0))
        return lock->error() == QLockFile::LockFailedError ? Taken::byAnother : Taken::no;
      locks[number] = std::move(lock);
    }
    place = number;
    journal = path(number);
    return Taken::yes;
  }

  // Gives up all other places, but for those where the writer is not yet done; 0: has none.
  void keepOnly(int number) {
    std::erase_if(locks,
                  [&](auto const& held) { return held.first != number && !busy.contains(held.first); });
    if (number != 0) return;
    place = 0;
    journal.clear();
  }

  // The writer has no more to do with that one.
  void free(int number) {
    busy.remove(number);
    if (number != place) locks.erase(number);
  }

  // The place is in the name, since the same second may come to several windows; a place is one window's.
  QString historyFile(std::string const& game) {
    QString const stem = historyFolder(folder) + u'/' +
                         QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss-") +
                         QString::number(place) + '-' + QString::fromStdString(game);
    QString name = stem + ".json";
    for (int number = 2; given.contains(name) || isThere(name) || isThere(name + ".journal"); ++number)
      name = stem + '-' + QString::number(number) + ".json";
    given.insert(name);
    return name;
  }
};

// Looks for the unfinished match that was played last, on the writer's thread.
class MatchStore::Search {
 public:
  explicit Search(std::shared_ptr<Places> at) : at_(std::move(at)) {}

  void run() {
    int free = 0;
    for (int const place : inOrder()) {
      if (found.unfinished) break;
      bool const exists = isThere(at_->path(place));
      if (!exists && free != 0) continue;
      Taken const taken = at_->take(place);
      found.openElsewhere |= exists && taken == Taken::byAnother;
      if (taken != Taken::yes) continue;
      if (exists && look() != Look::free) continue;
      if (free == 0 || place < free) free = place;
    }
    if (!found.unfinished && free != 0) at_->take(free);
    at_->keepOnly(found.unfinished ? at_->place : free);
  }

  // A record for the history, and the journal that goes once it is there (empty: none).
  struct ToFile {
    Record record;
    QString path;
    QString journal;
    int place;
  };

  Found found;
  std::vector<ToFile> toFile;
  std::vector<DepartedMatch> departed;

 private:
  enum class Look : std::uint8_t { unfinished, free, useless };

  // What was played last comes first, and places without a journal last.
  std::vector<int> inOrder() const {
    std::vector<std::pair<QDateTime, int>> played;
    std::vector<int> empty;
    for (int place = 1; place <= places; ++place)
      if (QString const path = at_->path(place); isThere(path))
        played.emplace_back(QFileInfo(path).lastModified(), place);
      else
        empty.push_back(place);
    std::ranges::stable_sort(played, std::ranges::greater(), [](auto const& each) { return each.first; });
    std::vector<int> order;
    for (auto const& [when, place] : played) order.push_back(place);
    order.insert(order.end(), empty.begin(), empty.end());
    return order;
  }

  // What is to become of the place just taken. A useless one is not to be touched.
  Look look() {
    QString const& journal = at_->journal;
    QDateTime const left = QFileInfo(journal).lastModified();  // reading may mend it
    JournalRead read = readJournal(journal);
    switch (read.state) {
      case JournalRead::State::missing:
        // Not even a header: nothing was ever shown.
        return !QFile::exists(journal) || QFile::remove(journal) ? Look::free : Look::useless;
      case JournalRead::State::unreadable: found.leftAlone = journal; return Look::useless;
      case JournalRead::State::bad: return keepBad(read);
      case JournalRead::State::whole:
      case JournalRead::State::cut: break;
    }
    if (read.table->matchOver()) {
      if (!read.plan.gone.empty()) departed.push_back({read.plan, endOf(read.table->record())});
      file(read.table->record(), at_->historyFile(read.plan.setup.game), journal);
      return Look::free;
    }
    read.left = left.isValid() ? left.toSecsSinceEpoch() : 0;
    found.unfinished = std::move(read);
    return Look::unfinished;
  }

  // As the record has it; where that is not written any more, when the journal was last.
  std::int64_t endOf(Record const& record) const {
    QDateTime const ended = QDateTime::fromString(QString::fromStdString(record.endedAt), Qt::ISODate);
    return (ended.isValid() ? ended : QFileInfo(at_->journal).lastModified()).toSecsSinceEpoch();
  }

  Look keepBad(JournalRead const& read) {
    bool const isMatch = read.table && hasAction(read.table->record());
    QString const target = at_->historyFile(read.table ? read.plan.setup.game : "unreadable");
    QString const original = target + ".journal";
    if (!QDir().mkpath(historyFolder(at_->folder)) || !QFile::rename(at_->journal, original)) {
      found.leftAlone = at_->journal;
      return Look::useless;
    }
    found.badLine = read.badLine;
    found.keptAs = isMatch ? target : original;
    if (isMatch) file(read.table->record(), target, {});
    return Look::free;
  }

  void file(Record const& record, QString const& path, QString const& journal) {
    at_->busy.insert(at_->place);
    toFile.push_back({record, path, journal, at_->place});
  }

  std::shared_ptr<Places> at_;
};

MatchStore::MatchStore(QString const& folder, JournalWriter& writer)
    : writer_(writer), at_(std::make_shared<Places>(Places{.folder = folder})) {
  QDir().mkpath(folder);
}

QString MatchStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void MatchStore::takeUnfinished(std::function<void(Found)> then,
                                std::function<void(DepartedMatch const&)> departed) {
  writer_.post([at = at_, writer = &writer_, then = std::move(then),
                departed = std::move(departed)]() -> WorkQueue::Answer {
    auto const search = std::make_shared<Search>(at);
    search->run();
    return [at, search, writer, then, departed] {
      if (departed)
        for (DepartedMatch const& each : search->departed) departed(each);
      for (Search::ToFile const& each : search->toFile) {
        writer->file(each.record, each.path, each.journal);
        writer->post(
            [at, place = each.place]() -> WorkQueue::Answer { return [at, place] { at->free(place); }; });
      }
      then(std::move(search->found));
    };
  });
}

void MatchStore::takeFree() {
  int free = 0;
  for (int place = 1; place <= places && free == 0; ++place)
    if (!isThere(at_->path(place)) && at_->take(place) == Taken::yes) free = place;
  at_->keepOnly(free != 0 ? free : clearLongestLeft());
}

// Moved aside at once, it is read and filed on the writer's thread; what cannot be read stays there as it is.
int MatchStore::clearLongestLeft() {
  std::multimap<QDateTime, int> left;  // by when something was last done
  for (int place = 1; place <= places; ++place)
    if (QFileInfo const info(at_->path(place)); info.isFile() && !at_->locks.contains(place))
      left.emplace(info.lastModified(), place);
  for (auto const& [when, place] : left) {
    if (at_->take(place) != Taken::yes) continue;
    QString const aside = at_->historyFile("match") + ".journal";
    if (!QDir().mkpath(historyFolder(at_->folder)) || !QFile::rename(at_->journal, aside)) continue;
    writer_.post([at = at_, writer = &writer_, aside]() -> WorkQueue::Answer {
      auto const read = std::make_shared<JournalRead>(readJournal(aside));
      if (read->state == JournalRead::State::missing) QFile::remove(aside);
      if (read->state != JournalRead::State::whole && read->state != JournalRead::State::cut) return nullptr;
      return [at, writer, aside, read] {
        writer->file(read->table->record(), at->historyFile(read->plan.setup.game), aside);
      };
    });
    return place;
  }
  return 0;
}

QString const& MatchStore::journal() const { return at_->journal; }

QString MatchStore::historyFile(std::string const& game) { return at_->historyFile(game); }

}  // namespace giaguaro
