// What the thread of the history has: the database, once it is open, and what could not be put there yet. It knows the
// folder of records, from which the database is put together.
#pragma once

#include <map>
#include <utility>

#include "app/desktop/past/match_history.h"

namespace giaguaro {

// Of what goes on beside other questions, in milliseconds.
inline constexpr qint64 longestHistoryStep = 60;

class MatchHistory::Disk {
 public:
  Disk(QString const& folder, Maker maker);

  QString const& path() const { return path_; }

  // Null: it is not to be had, and `trouble` says why. What may pass is tried anew.
  HistoryDatabase* open(HistoryTrouble& trouble);
  void close() { database_.reset(); }
  // A database that turns out to be damaged is left alone from then on.
  HistoryTrouble note(HistoryTrouble trouble);

  // With what could not be put before.
  HistoryTrouble put(HistoryEntry entry, QString const& file);
  HistoryTrouble putFile(QString const& name, int avatar, bool latest);
  // In the order in which they were written.
  HistoryTrouble unknownFiles(QStringList& names);
  // Matches that an earlier version has put, for as long as a step of catching up may take.
  HistoryTrouble countSome(int& counted);
  // The files go first: what is still in the database can be asked for again, a file would come back.
  HistoryTrouble remove(std::vector<std::int64_t> const& ids, QStringList const& forgotten = {});
  // With what lies in the folder and is not known yet.
  HistoryTrouble matchesOf(QStringList const& people, int avatar, std::vector<std::int64_t>& ids);

 private:
  struct Waiting {
    HistoryEntry entry;
    QString file;
  };

  HistoryTrouble putWaiting();

  QString folder_;
  QString path_;
  Maker maker_;
  std::unique_ptr<HistoryDatabase> database_;
  HistoryTrouble lasting_ = HistoryTrouble::none;
  std::map<QString, Waiting> waiting_;  // by match
};

}  // namespace giaguaro
