#include "app/desktop/match_history.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <map>
#include <utility>

#include "app/desktop/circles.h"
#include "app/desktop/history_entry.h"
#include "app/desktop/history_module.h"
#include "app/desktop/match_store.h"
#include "app/desktop/people.h"
#include "app/desktop/phrases.h"

namespace giaguaro {

namespace {

constexpr std::chrono::seconds untilHistoryWritten{10};
constexpr qint64 longestStep = 60;  // of catching up, in milliseconds

// By the name that the program gave it, else by when it was written.
std::int64_t timeOfFile(QFileInfo const& file) {
  QDateTime const named =
      QDateTime::fromString(file.fileName().left(17), QStringLiteral("yyyy-MM-dd-HHmmss"));
  return (named.isValid() ? named : file.lastModified()).toSecsSinceEpoch();
}

// It may be another one the next time.
bool mayBeReadLater(MatchFile::State state) {
  return state == MatchFile::State::gone || state == MatchFile::State::unreadable;
}

}  // namespace

Message whyNoHistory(HistoryTrouble trouble, QString const& path) {
  Argument const file = args::word(path.toStdString(), "file");
  switch (trouble) {
    case HistoryTrouble::none: return {};
    case HistoryTrouble::missing: return say(phrases::historyMissing);
    case HistoryTrouble::damaged: return say(phrases::historyDamaged, {file});
    case HistoryTrouble::later: return say(phrases::historyLater, {file});
    case HistoryTrouble::locked: return say(phrases::historyLocked);
    case HistoryTrouble::forbidden: return say(phrases::historyForbidden, {file});
    case HistoryTrouble::full: return say(phrases::historyFull);
    case HistoryTrouble::fault: return say(phrases::historyFault, {file});
  }
  return {};
}

// What the thread has: the database, once it is open, and what could not be put there yet.
class MatchHistory::Disk {
 public:
  Disk(QString const& folder, Maker maker)
      : folder_(MatchStore::historyFolder(folder)), path_(databaseIn(folder)), maker_(std::move(maker)) {}

  QString const& path() const { return path_; }

  // Null: it is not to be had, and `trouble` says why. What may pass is tried anew.
  HistoryDatabase* open(HistoryTrouble& trouble) {
    trouble = lasting_;
    if (database_ || lasting_ != HistoryTrouble::none) return database_.get();
    QDir().mkpath(QFileInfo(path_).path());
    auto made = maker_ ? maker_() : loadHistory();
    trouble = made ? made->open(path_) : HistoryTrouble::missing;
    note(trouble);
    if (trouble == HistoryTrouble::none) database_ = std::move(made);
    return database_.get();
  }
  void close() { database_.reset(); }

  // A database that turns out to be damaged is left alone from then on.
  HistoryTrouble note(HistoryTrouble trouble) {
    using enum HistoryTrouble;
    if (trouble != missing && trouble != damaged && trouble != later) return trouble;
    lasting_ = trouble;
    close();
    return trouble;
  }

  // With what could not be put before.
  HistoryTrouble put(HistoryEntry entry, QString const& file) {
    QString const match = entry.row.match;
    waiting_[match] = {std::move(entry), file};
    while (!waiting_.empty()) {
      HistoryTrouble trouble{};
      HistoryDatabase* const database = open(trouble);
      if (database == nullptr) return trouble;
      auto const& next = waiting_.begin()->second;
      trouble = note(database->put(next.entry, next.file));
      if (trouble != HistoryTrouble::none) return trouble;
      waiting_.erase(waiting_.begin());
    }
    return HistoryTrouble::none;
  }

  HistoryTrouble putFile(QString const& name, int avatar, bool latest) {
    QString const path = folder_ + u'/' + name;
    MatchFile file = readMatchFile(path);
    if (file.state == MatchFile::State::fine) {
      auto const faces = usualFaces(file.setup, avatar);
      HistoryEntry entry = historyEntryOf(*file.table, faces, timeOfFile(QFileInfo(path)));
      entry.latest = latest;
      return put(std::move(entry), name);
    }
    HistoryTrouble trouble{};
    HistoryDatabase* const database = open(trouble);
    if (database == nullptr || mayBeReadLater(file.state)) return trouble;
    return note(database->passOver(name));
  }

  // In the order in which they were written.
  HistoryTrouble unknownFiles(QStringList& names) {
    HistoryTrouble trouble{};
    HistoryDatabase* const database = open(trouble);
    if (database == nullptr) return trouble;
    QSet<QString> known;
    trouble = note(database->files(known));
    for (QString const& name : QDir(folder_).entryList({"*.json"}, QDir::Files, QDir::Name))
      if (!known.contains(name)) names.append(name);
    return trouble;
  }

  // Matches that an earlier version has put, for as long as a step of catching up may take.
  HistoryTrouble countSome(int& counted) {
    HistoryTrouble trouble{};
    HistoryDatabase* const database = open(trouble);
    if (database == nullptr) return trouble;
    std::vector<std::int64_t> ids;
    trouble = note(database->uncounted(ids));
    QElapsedTimer clock;
    clock.start();
    for (std::size_t i = 0; i < ids.size() && trouble == HistoryTrouble::none; ++i) {
      if (i > 0 && clock.elapsed() >= longestStep) break;
      trouble = note(count(*database, ids[i]));
      ++counted;
    }
    return trouble;
  }

  // The files go first: what is still in the database can be asked for again, a file would come back.
  HistoryTrouble remove(std::int64_t id) {
    HistoryTrouble trouble{};
    HistoryDatabase* const database = open(trouble);
    if (database == nullptr) return trouble;
    QStringList names;
    trouble = note(database->filesOf(id, names));
    for (QString const& name : names) {
      QString const path = folder_ + u'/' + name;
      if (trouble == HistoryTrouble::none && QFile::exists(path) && !QFile::remove(path))
        return HistoryTrouble::forbidden;
    }
    return trouble == HistoryTrouble::none ? note(database->remove(id)) : trouble;
  }

 private:
  static HistoryTrouble count(HistoryDatabase& database, std::int64_t id) {
    QByteArray record;
    std::vector<HistoryRow> rows;
    HistoryTrouble trouble = database.record(id, record);
    if (trouble == HistoryTrouble::none) trouble = database.rows({id}, rows);
    if (trouble != HistoryTrouble::none) return trouble;
    MatchFile const file = readMatch({record.constData(), static_cast<std::size_t>(record.size())});
    if (file.state != MatchFile::State::fine || rows.empty()) return database.passOverUncounted(id);
    std::vector<int> faces;
    for (HistorySeat const& seat : rows.front().seats) faces.push_back(seat.avatar);
    HistoryEntry entry = historyEntryOf(*file.table, faces, rows.front().time);
    if (entry.row.match != rows.front().match) return database.passOverUncounted(id);
    return database.put(entry, {});
  }

  struct Waiting {
    HistoryEntry entry;
    QString file;
  };

  QString folder_;
  QString path_;
  Maker maker_;
  std::unique_ptr<HistoryDatabase> database_;
  HistoryTrouble lasting_ = HistoryTrouble::none;
  std::map<QString, Waiting> waiting_;  // by match
};

MatchHistory::MatchHistory(QString const& folder, std::function<int()> avatar, Maker maker, QObject* parent)
    : QObject(parent),
      disk_(std::make_shared<Disk>(folder, std::move(maker))),
      avatar_(std::move(avatar)),
      queue_(untilHistoryWritten) {}

// The database is its thread's to close.
MatchHistory::~MatchHistory() {
  if (!used_) return;
  queue_.post([disk = disk_]() -> WorkQueue::Answer {
    disk->close();
    return nullptr;
  });
}

void MatchHistory::post(WorkQueue::Work work) {
  used_ = true;
  queue_.post(std::move(work));
}

void MatchHistory::keep(Record const& record, std::vector<int> const& avatars) {
  post([this, disk = disk_, record, avatars]() -> WorkQueue::Answer {
    auto const table = replay(record);
    if (!table) return nullptr;
    HistoryTrouble const trouble = disk->put(historyEntryOf(*table, avatars), {});
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::keepFile(QString const& path) {
  post([this, disk = disk_, name = QFileInfo(path).fileName(), avatar = avatar_()]() -> WorkQueue::Answer {
    HistoryTrouble const trouble = disk->putFile(name, avatar, true);
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::catchUp() {
  if (std::exchange(catchingUp_, true)) return;
  post([this, disk = disk_]() -> WorkQueue::Answer {
    auto const left = std::make_shared<QStringList>();
    HistoryTrouble const trouble = disk->unknownFiles(*left);
    return [this, trouble, left] {
      take(trouble);
      goOnCatchingUp(left);
    };
  });
}

void MatchHistory::goOnCatchingUp(std::shared_ptr<QStringList> const& left) {
  if (left->isEmpty() || !problem_.empty()) return countTheUncounted();
  post([this, disk = disk_, left, avatar = avatar_()]() -> WorkQueue::Answer {
    HistoryTrouble trouble = HistoryTrouble::none;
    QElapsedTimer clock;
    for (clock.start(); !left->isEmpty() && clock.elapsed() < longestStep && trouble == HistoryTrouble::none;)
      trouble = disk->putFile(left->takeFirst(), avatar, false);
    return [this, trouble, left] {
      written(trouble);
      goOnCatchingUp(left);
    };
  });
}

void MatchHistory::countTheUncounted() {
  post([this, disk = disk_]() -> WorkQueue::Answer {
    int counted = 0;
    HistoryTrouble const trouble = disk->countSome(counted);
    return [this, trouble, counted] {
      take(trouble);
      if (counted > 0) emit changed();
      if (counted > 0 && problem_.empty()) return countTheUncounted();
      catchingUp_ = false;
      emit caughtUp();
    };
  });
}

template <class Answer>
void MatchHistory::ask(std::function<HistoryTrouble(HistoryDatabase&, Answer&)> question,
                       std::function<void(Answer)> then) {
  post([this, disk = disk_, question = std::move(question), then = std::move(then)]() -> WorkQueue::Answer {
    auto answer = std::make_shared<Answer>();
    HistoryTrouble trouble{};
    if (HistoryDatabase* const database = disk->open(trouble))
      trouble = disk->note(question(*database, *answer));
    return [this, trouble, answer, then] {
      take(trouble);
      then(std::move(*answer));
    };
  });
}

void MatchHistory::list(HistoryFilter const& filter, std::function<void(HistoryList)> then) {
  ask<HistoryList>(
      [filter](HistoryDatabase& database, HistoryList& list) { return database.list(filter, list); },
      [this, number = ++lastList_, then = std::move(then)](HistoryList list) {
        if (number == lastList_) then(std::move(list));
      });
}

void MatchHistory::statistics(StatisticsFilter const& filter, std::function<void(Statistics)> then) {
  ask<Statistics>(
      [filter](HistoryDatabase& database, Statistics& found) { return database.statistics(filter, found); },
      [this, number = ++lastStatistics_, then = std::move(then)](Statistics found) {
        if (number == lastStatistics_) then(std::move(found));
      });
}

void MatchHistory::rows(std::vector<std::int64_t> const& ids,
                        std::function<void(std::vector<HistoryRow>)> then) {
  ask<std::vector<HistoryRow>>(
      [ids](HistoryDatabase& database, std::vector<HistoryRow>& rows) { return database.rows(ids, rows); },
      std::move(then));
}

void MatchHistory::details(std::int64_t id, std::function<void(HistoryDetails)> then) {
  ask<HistoryDetails>(
      [id](HistoryDatabase& database, HistoryDetails& details) { return database.details(id, details); },
      std::move(then));
}

void MatchHistory::record(std::int64_t id, std::function<void(QByteArray)> then) {
  ask<QByteArray>([id](HistoryDatabase& database, QByteArray& record) { return database.record(id, record); },
                  std::move(then));
}

void MatchHistory::match(std::int64_t id, std::function<void(std::shared_ptr<MatchFile>)> then) {
  ask<std::shared_ptr<MatchFile>>(
      [id](HistoryDatabase& database, std::shared_ptr<MatchFile>& match) {
        QByteArray record;
        HistoryTrouble const trouble = database.record(id, record);
        if (!record.isEmpty())
          match = std::make_shared<MatchFile>(
              readMatch({record.constData(), static_cast<std::size_t>(record.size())}));
        return trouble;
      },
      std::move(then));
}

void MatchHistory::book(std::function<void(Book)> then) {
  ask<Book>(
      [](HistoryDatabase& database, Book& book) {
        BookedMatches booked;
        HistoryTrouble const trouble = database.booked(booked);
        book = bookOf(booked);
        return trouble;
      },
      std::move(then));
}

void MatchHistory::noteCircle(CircleNote const& note) {
  write([note](HistoryDatabase& database) { return database.noteCircle(note); });
}

void MatchHistory::settle(std::vector<std::int64_t> const& matches, std::int64_t time) {
  write([matches, time](HistoryDatabase& database) { return database.settle(matches, time); });
}

void MatchHistory::write(std::function<HistoryTrouble(HistoryDatabase&)> deed) {
  post([this, disk = disk_, deed = std::move(deed)]() -> WorkQueue::Answer {
    HistoryTrouble trouble{};
    if (HistoryDatabase* const database = disk->open(trouble)) trouble = disk->note(deed(*database));
    return [this, trouble] { written(trouble); };
  });
}

void MatchHistory::remove(std::int64_t id, std::function<void(bool)> then) {
  post([this, disk = disk_, id, then = std::move(then)]() -> WorkQueue::Answer {
    HistoryTrouble const trouble = disk->remove(id);
    return [this, trouble, then] {
      written(trouble);
      then(trouble == HistoryTrouble::none);
    };
  });
}

void MatchHistory::written(HistoryTrouble trouble) {
  take(trouble);
  if (trouble == HistoryTrouble::none) emit changed();
}

void MatchHistory::take(HistoryTrouble trouble) {
  problem_ = whyNoHistory(trouble, disk_->path());
  if (trouble == HistoryTrouble::none || trouble == told_) return;
  told_ = trouble;
  emit failed(problem_);
}

}  // namespace giaguaro
