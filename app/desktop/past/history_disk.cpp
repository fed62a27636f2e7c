#include "app/desktop/past/history_disk.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include "app/desktop/disk/match_store.h"
#include "app/desktop/match/usual_seats.h"
#include "app/desktop/past/history_entry.h"
#include "app/desktop/past/history_module.h"

namespace giaguaro {

namespace {

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

HistoryTrouble count(HistoryDatabase& database, std::int64_t id) {
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

}  // namespace

MatchHistory::Disk::Disk(QString const& folder, Maker maker)
    : folder_(MatchStore::historyFolder(folder)), path_(databaseIn(folder)), maker_(std::move(maker)) {}

HistoryDatabase* MatchHistory::Disk::open(HistoryTrouble& trouble) {
  trouble = lasting_;
  if (database_ || lasting_ != HistoryTrouble::none) return database_.get();
  QDir().mkpath(QFileInfo(path_).path());
  auto made = maker_ ? maker_() : loadHistory();
  trouble = made ? made->open(path_) : HistoryTrouble::missing;
  note(trouble);
  if (trouble == HistoryTrouble::none) database_ = std::move(made);
  return database_.get();
}

HistoryTrouble MatchHistory::Disk::note(HistoryTrouble trouble) {
  using enum HistoryTrouble;
  if (trouble != missing && trouble != damaged && trouble != later) return trouble;
  lasting_ = trouble;
  close();
  return trouble;
}

HistoryTrouble MatchHistory::Disk::put(HistoryEntry entry, QString const& file) {
  QString const match = entry.row.match;
  waiting_[match] = {std::move(entry), file};
  return putWaiting();
}

HistoryTrouble MatchHistory::Disk::putWaiting() {
  while (!waiting_.empty()) {
    HistoryTrouble trouble{};
    HistoryDatabase* const database = open(trouble);
    if (database == nullptr) return trouble;
    auto const& next = waiting_.begin()->second;
    // Another window has deleted it meanwhile.
    if (!next.file.isEmpty() && !QFile::exists(folder_ + u'/' + next.file)) {
      waiting_.erase(waiting_.begin());
      continue;
    }
    trouble = note(database->put(next.entry, next.file));
    if (trouble != HistoryTrouble::none) return trouble;
    waiting_.erase(waiting_.begin());
  }
  return HistoryTrouble::none;
}

HistoryTrouble MatchHistory::Disk::putFile(QString const& name, int avatar, bool latest) {
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

HistoryTrouble MatchHistory::Disk::unknownFiles(QStringList& names) {
  HistoryTrouble trouble{};
  HistoryDatabase* const database = open(trouble);
  if (database == nullptr) return trouble;
  QSet<QString> known;
  trouble = note(database->files(known));
  for (QString const& name : QDir(folder_).entryList({"*.json"}, QDir::Files, QDir::Name))
    if (!known.contains(name)) names.append(name);
  return trouble;
}

HistoryTrouble MatchHistory::Disk::countSome(int& counted) {
  HistoryTrouble trouble{};
  HistoryDatabase* const database = open(trouble);
  if (database == nullptr) return trouble;
  std::vector<std::int64_t> ids;
  trouble = note(database->uncounted(ids));
  QElapsedTimer clock;
  clock.start();
  for (std::size_t i = 0; i < ids.size() && trouble == HistoryTrouble::none; ++i) {
    if (i > 0 && clock.elapsed() >= longestHistoryStep) break;
    trouble = note(count(*database, ids[i]));
    ++counted;
  }
  return trouble;
}

HistoryTrouble MatchHistory::Disk::remove(std::vector<std::int64_t> const& ids,
                                          QStringList const& forgotten) {
  HistoryTrouble trouble{};
  HistoryDatabase* const database = open(trouble);
  if (database == nullptr) return trouble;
  QStringList names;
  for (std::int64_t const id : ids)
    if (trouble == HistoryTrouble::none) trouble = note(database->filesOf(id, names));
  std::vector<HistoryRow> rows;
  if (trouble == HistoryTrouble::none) trouble = note(database->rows(ids, rows));
  for (HistoryRow const& row : rows)
    if (auto const left = waiting_.find(row.match); left != waiting_.end() && !left->second.file.isEmpty())
      names.append(left->second.file);
  for (QString const& name : names) {
    QString const path = folder_ + u'/' + name;
    if (trouble == HistoryTrouble::none && QFile::exists(path) && !QFile::remove(path))
      return HistoryTrouble::forbidden;
  }
  if (trouble == HistoryTrouble::none) trouble = note(database->remove(ids, forgotten));
  // What could not be put before would bring them back.
  if (trouble == HistoryTrouble::none)
    for (HistoryRow const& row : rows) waiting_.erase(row.match);
  return trouble;
}

HistoryTrouble MatchHistory::Disk::matchesOf(QStringList const& people, int avatar,
                                             std::vector<std::int64_t>& ids) {
  QStringList left;
  HistoryTrouble trouble = putWaiting();
  if (trouble == HistoryTrouble::none) trouble = unknownFiles(left);
  for (QString const& name : left)
    if (trouble == HistoryTrouble::none) trouble = putFile(name, avatar, false);
  HistoryDatabase* const database = trouble == HistoryTrouble::none ? open(trouble) : nullptr;
  return database == nullptr ? trouble : note(database->matchesOf(people, ids));
}

}  // namespace giaguaro
