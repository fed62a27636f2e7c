// The history in SQLite, by Qt Sql. Its tables: migrations.cpp.
#pragma once

#include "app/history/sql.h"

namespace giaguaro {

class SqliteHistory final : public HistoryDatabase {
 public:
  SqliteHistory();
  ~SqliteHistory() override;
  Q_DISABLE_COPY_MOVE(SqliteHistory)

  HistoryTrouble open(QString const& path) override;
  HistoryTrouble put(HistoryEntry const& entry, QString const& file) override;
  HistoryTrouble passOver(QString const& file) override;
  HistoryTrouble files(QSet<QString>& names) override;
  HistoryTrouble list(HistoryFilter const& filter, HistoryList& list) override;
  HistoryTrouble rows(std::vector<std::int64_t> const& ids, std::vector<HistoryRow>& rows) override;
  HistoryTrouble details(std::int64_t id, HistoryDetails& details) override;
  HistoryTrouble record(std::int64_t id, QByteArray& record) override;
  HistoryTrouble statistics(StatisticsFilter const& filter, Statistics& statistics) override;
  HistoryTrouble uncounted(std::vector<std::int64_t>& ids) override;
  HistoryTrouble passOverUncounted(std::int64_t id) override;
  HistoryTrouble booked(BookedMatches& booked) override;
  HistoryTrouble noteCircle(CircleNote const& note) override;
  HistoryTrouble settle(std::vector<std::int64_t> const& matches, std::int64_t time) override;
  HistoryTrouble tallies(QStringList const& people, std::vector<MatchTally>& tallies) override;
  HistoryTrouble matchesOf(QStringList const& people, std::vector<std::int64_t>& ids) override;
  HistoryTrouble filesOf(std::int64_t id, QStringList& names) override;
  HistoryTrouble remove(std::vector<std::int64_t> const& ids, QStringList const& forgotten) override;

 private:
  HistoryTrouble prepare();
  HistoryTrouble migrate(int from);
  void putMatch(Sql& sql, HistoryEntry const& entry, qint64 id);
  void putParts(Sql& sql, HistoryEntry const& entry, qint64 id);
  void putCounts(Sql& sql, HistoryEntry const& entry, qint64 id);
  int idOfName(Sql& sql, CountedName const& name);
  void putSeats(Sql& sql, HistoryEntry const& entry, qint64 id);

  void findWhole(Sql& sql);
  // The numbers of persons of these names, in letters of either size, with commas between.
  static QString personsNamed(Sql& sql, QStringList const& names);

  QString name_;  // of the connection
  QSqlDatabase database_;
  // What every list says of the history as a whole, until something changes it: here, or by another program, after which
  // the database has another number.
  HistoryList whole_;
  qint64 wholeOf_ = -1;
  std::vector<std::pair<CountedName, int>> names_;  // of the table of this name, those that were asked for
};

}  // namespace giaguaro
