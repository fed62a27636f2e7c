// The history of matches for tests: asked as the window asks, and looked at from without.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>
#include <optional>

#include "app/desktop/past/match_history.h"
#include "tests/app/match_tools.h"
#include "tests/app/played_records.h"

namespace giaguaro::test {

inline constexpr int faceHere = 12;

class AskedHistory : public MatchHistory {
 public:
  explicit AskedHistory(QString const& folder, Maker maker = {})
      : MatchHistory(
            folder, [] { return faceHere; }, std::move(maker)) {}

  HistoryList listed(HistoryFilter const& filter = {}) {
    return answered<HistoryList>([&](auto then) { list(filter, then); });
  }
  std::vector<HistoryRow> allRows(HistoryFilter const& filter = {}) {
    std::vector<std::int64_t> ids;
    for (HistoryKey const& key : listed(filter).keys) ids.push_back(key.id);
    return answered<std::vector<HistoryRow>>([&](auto then) { rows(ids, then); });
  }
  HistoryDetails detailsOf(std::int64_t id) {
    return answered<HistoryDetails>([&](auto then) { details(id, then); });
  }
  QByteArray recordOf(std::int64_t id) {
    return answered<QByteArray>([&](auto then) { record(id, then); });
  }
  Statistics counted(StatisticsFilter const& filter = {}) {
    return answered<Statistics>([&](auto then) { statistics(filter, then); });
  }
  std::vector<MatchTally> tallied(QStringList const& people) {
    return answered<std::vector<MatchTally>>([&](auto then) { tallies(people, then); });
  }
  bool removes(std::int64_t id) {
    std::optional<HistoryTrouble> trouble;
    remove(id, [&trouble](HistoryTrouble why) { trouble = why; });
    return comes([&trouble] { return trouble.has_value(); }) && *trouble == HistoryTrouble::none;
  }
  bool catchesUp() {
    catchUp();
    return comes([this] { return !isCatchingUp(); });
  }

 private:
  // Of what is not to be had nothing.
  template <class Answer, class Ask>
  Answer answered(Ask ask) {
    std::optional<HistoryAnswer<Answer>> answer;
    ask([&answer](HistoryAnswer<Answer> found) { answer = std::move(found); });
    if (!comes([&answer] { return answer.has_value(); })) return {};
    auto* const found = std::get_if<Answer>(&*answer);
    return found == nullptr ? Answer() : std::move(*found);
  }
};

// A connection of the test's own.
class Outside {
 public:
  explicit Outside(QString const& path) {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", name_);
    database.setDatabaseName(path);
    database.open();
  }
  ~Outside() {
    QSqlDatabase::database(name_).close();
    QSqlDatabase::removeDatabase(name_);
  }
  Q_DISABLE_COPY_MOVE(Outside)

  bool run(QString const& statement) { return QSqlQuery(QSqlDatabase::database(name_)).exec(statement); }
  QString ask(QString const& statement) {
    QSqlQuery query(QSqlDatabase::database(name_));
    return query.exec(statement) && query.next() ? query.value(0).toString() : QStringLiteral("?");
  }

 private:
  QString name_ = QUuid::createUuid().toString();
};

// Makes of the database what the second version has left. False: a statement fails.
inline bool backToSecond(Outside& outside) {
  for (char const* statement :
       {"DROP TABLE circle_people", "DROP TABLE circles", "DROP TABLE settlements",
        "ALTER TABLE seats DROP COLUMN settled", "ALTER TABLE matches DROP COLUMN paid",
        "ALTER TABLE matches DROP COLUMN kind", "UPDATE matches SET counted = 1", "PRAGMA user_version = 2"})
    if (!outside.run(statement)) return false;
  return true;
}

}  // namespace giaguaro::test
