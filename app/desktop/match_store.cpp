#include "app/desktop/match_store.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/desktop/journal_writer.h"
#include "core/match/record_json.h"

namespace giaguaro {

namespace {

// As many windows can keep a match at once.
constexpr int places = 9;

}  // namespace

MatchStore::MatchStore(QString const& folder, JournalWriter& writer) : folder_(folder), writer_(writer) {
  QDir().mkpath(folder_);
}

QString MatchStore::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString MatchStore::path(int place) const {
  return folder_ + (place == 1 ? QString("/match.jsonl") : QString("/match-%1.jsonl").arg(place));
}

bool MatchStore::take(int place) {
  if (lock_ && journal_ == path(place)) return true;
  auto lock = std::make_unique<QLockFile>(path(place) + ".lock");
  lock->setStaleLockTime(0);  // however old: only its program's end frees it
  if (!lock->tryLock(0)) return false;
  lock_ = std::move(lock);
  journal_ = path(place);
  return true;
}

// Whether this place is to be kept: its match is unfinished. Else it is free afterwards.
bool MatchStore::look(Found& found) {
  JournalRead read = readJournal(journal_);
  if (read.state == JournalRead::State::missing) {
    QFile::remove(journal_);  // not even a header: nothing was ever shown
    return false;
  }
  if (read.state == JournalRead::State::bad) {
    QString const target = historyFile(read.table ? read.plan.setup.game : "unreadable");
    QDir().mkpath(folder_ + "/history");
    QString const original = target + ".journal";
    QFile::rename(journal_, original);
    found.badLine = read.badLine;
    found.keptAs = read.table ? target : original;
    if (read.table) writer_.file(QByteArray::fromStdString(toJson(read.table->record()) + '\n'), target, {});
    return false;
  }
  if (read.table->matchOver()) {
    writer_.file(QByteArray::fromStdString(toJson(read.table->record()) + '\n'),
                 historyFile(read.plan.setup.game), journal_);
    return false;
  }
  found.unfinished = std::move(read);
  return true;
}

MatchStore::Found MatchStore::takeUnfinished() {
  Found found;
  int free = 0;
  for (int place = 1; place <= places; ++place) {
    bool const exists = QFile::exists(path(place));
    if (!exists && free != 0) continue;
    if (!take(place)) {
      found.openElsewhere |= exists;
      continue;
    }
    if (exists && look(found)) return found;
    if (free == 0) free = place;
  }
  if (free == 0 || !take(free)) {
    lock_.reset();
    journal_.clear();
  }
  return found;
}

void MatchStore::takeFree() {
  for (int place = 1; place <= places; ++place)
    if (!QFile::exists(path(place)) && take(place)) return;
  lock_.reset();
  journal_.clear();
}

QString MatchStore::historyFile(std::string const& game) {
  QString const stem = folder_ + "/history/" + QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss-") +
                       QString::fromStdString(game);
  QString name = stem + ".json";
  for (int number = 2; given_.contains(name) || QFile::exists(name); ++number)
    name = stem + '-' + QString::number(number) + ".json";
  given_.insert(name);
  return name;
}

}  // namespace giaguaro
