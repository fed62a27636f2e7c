#include "app/desktop/match_store.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/desktop/journal_writer.h"

namespace giaguaro {

namespace {

// As many windows can keep a match at once.
constexpr int places = 9;

// Even a link that leads nowhere: nothing can be created in its place.
bool isThere(QString const& path) {
  QFileInfo const info(path);
  return info.exists() || info.isSymbolicLink();
}

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

MatchStore::Taken MatchStore::take(int place) {
  if (!locks_.contains(place)) {
    auto lock = std::make_unique<QLockFile>(path(place) + ".lock");
    lock->setStaleLockTime(0);  // however old: only its program's end frees it
    if (!lock->tryLock(0)) return lock->error() == QLockFile::LockFailedError ? Taken::byAnother : Taken::no;
    locks_[place] = std::move(lock);
  }
  place_ = place;
  journal_ = path(place);
  return Taken::yes;
}

// Gives up all other places, but for those where the writer is not yet done; 0: has none.
void MatchStore::keepOnly(int place) {
  std::erase_if(locks_, [&](auto const& held) { return held.first != place && !busy_.contains(held.first); });
  if (place != 0) return;
  place_ = 0;
  journal_.clear();
}

// What is to become of the place just taken. A useless one is not to be touched.
MatchStore::Look MatchStore::look(Found& found) {
  JournalRead read = readJournal(journal_);
  switch (read.state) {
    case JournalRead::State::missing:
      // Not even a header: nothing was ever shown.
      return !QFile::exists(journal_) || QFile::remove(journal_) ? Look::free : Look::useless;
    case JournalRead::State::unreadable: found.leftAlone = journal_; return Look::useless;
    case JournalRead::State::bad: {
      bool const isMatch = read.table && hasAction(read.table->record());
      QString const target = historyFile(read.table ? read.plan.setup.game : "unreadable");
      QString const original = target + ".journal";
      if (!QDir().mkpath(historyFolder(folder_)) || !QFile::rename(journal_, original)) {
        found.leftAlone = journal_;
        return Look::useless;
      }
      found.badLine = read.badLine;
      found.keptAs = isMatch ? target : original;
      if (isMatch) {
        busy_.insert(place_);
        writer_.file(read.table->record(), target, {});
      }
      return Look::free;
    }
    case JournalRead::State::whole:
    case JournalRead::State::cut: break;
  }
  if (read.table->matchOver()) {
    busy_.insert(place_);
    writer_.file(read.table->record(), historyFile(read.plan.setup.game), journal_);
    return Look::free;
  }
  found.unfinished = std::move(read);
  return Look::unfinished;
}

MatchStore::Found MatchStore::takeUnfinished() {
  Found found;
  int free = 0;
  for (int place = 1; place <= places && !found.unfinished; ++place) {
    bool const exists = isThere(path(place));
    if (!exists && free != 0) continue;
    Taken const taken = take(place);
    found.openElsewhere |= exists && taken == Taken::byAnother;
    if (taken != Taken::yes) continue;
    if (exists && look(found) != Look::free) continue;
    if (free == 0) free = place;
  }
  if (!found.unfinished && free != 0) take(free);
  keepOnly(found.unfinished ? place_ : free);
  return found;
}

void MatchStore::takeFree() {
  int free = 0;
  for (int place = 1; place <= places && free == 0; ++place)
    if (!isThere(path(place)) && take(place) == Taken::yes) free = place;
  keepOnly(free);
}

// The place is in the name, since the same second may come to several windows; a place is one window's.
QString MatchStore::historyFile(std::string const& game) {
  QString const stem = historyFolder(folder_) + u'/' +
                       QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss-") + QString::number(place_) +
                       '-' + QString::fromStdString(game);
  QString name = stem + ".json";
  for (int number = 2; given_.contains(name) || isThere(name) || isThere(name + ".journal"); ++number)
    name = stem + '-' + QString::number(number) + ".json";
  given_.insert(name);
  return name;
}

}  // namespace giaguaro
