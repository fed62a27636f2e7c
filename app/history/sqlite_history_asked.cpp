// What the history is asked for.
#include <QMap>
#include <algorithm>

#include "app/history/sqlite_history.h"

namespace giaguaro {

namespace {

static_assert(static_cast<int>(HistoryEnd::lapsed) == 3);  // as it is written in statements

QString const rowColumns =
    QStringLiteral("id, uuid, game, time, started, ended, hands, voids, wanted, finish, hints, undos, kind");

HistoryRow rowFrom(Sql const& sql) {
  HistoryRow row;
  row.id = sql.number(0);
  row.match = sql.text(1);
  row.game = sql.text(2);
  row.time = sql.number(3);
  row.started = sql.number(4);
  row.ended = sql.number(5);
  row.hands = sql.small(6);
  row.voids = sql.small(7);
  row.wanted = sql.small(8);
  row.end = static_cast<HistoryEnd>(std::clamp(sql.small(9), 0, 3));
  row.hints = sql.small(10);
  row.undos = sql.small(11);
  row.kind = static_cast<MatchKind>(std::clamp(sql.small(12), 0, 2));
  return row;
}

// The conditions of a filter, and the values that they ask for.
QStringList conditionsOf(HistoryFilter const& filter, QVariantList& values) {
  QStringList conditions;
  if (!filter.text.isEmpty()) {
    QString condition = QStringLiteral("instr(search, ?) > 0");
    values.append(foldedForSearch(filter.text));
    for (QString const& game : filter.gamesOfText) {
      condition += QStringLiteral(" OR game = ?");
      values.append(game);
    }
    conditions.append(u'(' + condition + u')');
  }
  if (!filter.game.isEmpty()) {
    conditions.append(QStringLiteral("game = ?"));
    values.append(filter.game);
  }
  if (!filter.person.isEmpty()) {
    conditions.append(QStringLiteral(
        "id IN (SELECT match FROM seats WHERE person IN (SELECT id FROM people WHERE name = ?))"));
    values.append(filter.person);
  }
  if (!filter.level.isEmpty()) {
    conditions.append(QStringLiteral("id IN (SELECT match FROM seats WHERE level = ?)"));
    values.append(filter.level);
  }
  if (!filter.initial.isEmpty()) {
    conditions.append(QStringLiteral("instr(char(10) || search, char(10) || ?) > 0"));
    values.append(foldedForSearch(filter.initial));
  }
  if (filter.since != 0) {
    conditions.append(QStringLiteral("time >= ?"));
    values.append(qint64{filter.since});
  }
  return conditions;
}

// What a list is put in order by; what has no such value comes last.
QString orderOf(HistoryOrder const& order, QVariantList& values) {
  QString latestFirst = QStringLiteral("time DESC, id DESC");
  QString const way = order.turned ? QStringLiteral(" DESC") : QString();
  auto const ordered = [&](QString const& value) {
    return value + QStringLiteral(" IS NULL, ") + value + way + QStringLiteral(", ") + latestFirst;
  };
  switch (order.by) {
    case HistoryColumn::date: return order.turned ? QStringLiteral("time, id") : latestFirst;
    case HistoryColumn::ended: return ordered(QStringLiteral("finish"));
    case HistoryColumn::game: {
      QString place = QStringLiteral("(CASE game");
      for (qsizetype i = 0; i < order.games.size(); ++i) place += QStringLiteral(" WHEN ? THEN %1").arg(i);
      place += QStringLiteral(" END)");
      for (int twice = 0; twice < 2; ++twice)
        for (QString const& game : order.games) values.append(game);
      return ordered(place);
    }
    case HistoryColumn::faces:
      return ordered(
          QStringLiteral("(SELECT name COLLATE NOCASE FROM seats JOIN people ON people.id = person "
                         "WHERE match = matches.id ORDER BY place, seat LIMIT 1)"));
    case HistoryColumn::own: {
      // Of the one person at the table; a match whose clock ran out counts for nobody.
      QString const own = QStringLiteral(
          "(SELECT CASE WHEN count(*) = 1 AND finish != 3 THEN max(%1) END FROM seats "
          "WHERE match = matches.id AND level = '')");
      QString const scores = order.turned ? QStringLiteral(", %1, ") : QStringLiteral(", %1 DESC, ");
      return own.arg(QStringLiteral("place")) + QStringLiteral(" IS NULL, ") +
             own.arg(QStringLiteral("place")) + way + scores.arg(own.arg(QStringLiteral("total"))) +
             latestFirst;
    }
  }
  return latestFirst;
}

}  // namespace

HistoryTrouble SqliteHistory::files(QSet<QString>& names) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT name FROM files"));
  while (sql.next()) names.insert(sql.text(0));
  return sql.trouble();
}

void SqliteHistory::findWhole(Sql& sql) {
  sql.run(QStringLiteral("PRAGMA data_version"));
  qint64 const version = sql.next() ? sql.number(0) : -1;
  if (version >= 0 && version == wholeOf_) return;
  HistoryList list;
  sql.run(QStringLiteral("SELECT count(*), coalesce(sum(hands), 0), coalesce(min(time), 0) FROM matches"));
  if (sql.next()) {
    list.matches = sql.small(0);
    list.hands = sql.small(1);
    list.first = sql.number(2);
  }
  sql.run(QStringLiteral("SELECT DISTINCT game FROM matches"));
  while (sql.next()) list.games.append(sql.text(0));
  sql.run(QStringLiteral(
      "SELECT name FROM people LEFT JOIN (SELECT person, count(*) AS number FROM seats GROUP BY person) "
      "ON person = id WHERE name != '' GROUP BY name ORDER BY max(human) DESC, sum(number) DESC, name"));
  while (sql.next()) list.people.append(sql.text(0));
  sql.run(QStringLiteral("SELECT DISTINCT level FROM seats WHERE level != ''"));
  while (sql.next()) list.levels.append(sql.text(0));
  whole_ = list;
  wholeOf_ = sql.failed() ? -1 : version;
}

HistoryTrouble SqliteHistory::list(HistoryFilter const& filter, HistoryList& list) {
  Sql sql(database_);
  findWhole(sql);
  list = whole_;
  QVariantList values;
  QStringList const conditions = conditionsOf(filter, values);
  QString statement = QStringLiteral("SELECT id, time FROM matches");
  if (!conditions.isEmpty())
    statement += QStringLiteral(" WHERE ") + conditions.join(QStringLiteral(" AND "));
  QString const order = orderOf(filter.order, values);
  sql.run(statement + QStringLiteral(" ORDER BY ") + order, values);
  while (sql.next()) list.keys.push_back({sql.number(0), sql.number(1)});
  return sql.trouble();
}

HistoryTrouble SqliteHistory::rows(std::vector<std::int64_t> const& ids, std::vector<HistoryRow>& rows) {
  QStringList numbers;
  for (std::int64_t const id : ids) numbers.append(QString::number(id));
  QString const these = QStringLiteral(" IN (") + numbers.join(u',') + u')';
  Sql sql(database_);
  QMap<qint64, std::size_t> places;
  sql.run(QStringLiteral("SELECT ") + rowColumns + QStringLiteral(" FROM matches WHERE id") + these);
  while (sql.next()) {
    places.insert(sql.number(0), rows.size());
    rows.push_back(rowFrom(sql));
  }
  sql.run(QStringLiteral("SELECT match, name, avatar, human, level, total, place, settled FROM seats JOIN "
                         "people ON id = person "
                         "WHERE match") +
          these + QStringLiteral(" ORDER BY match, seat"));
  while (sql.next()) {
    auto const place = places.constFind(sql.number(0));
    if (place == places.cend()) continue;
    rows[*place].seats.push_back({sql.text(1), sql.small(2), sql.small(3) != 0, sql.text(4), sql.small(5),
                                  sql.small(6), sql.isNull(7) ? std::nullopt : std::optional(sql.small(7))});
  }
  return sql.trouble();
}

HistoryTrouble SqliteHistory::details(std::int64_t id, HistoryDetails& details) {
  std::vector<HistoryRow> found;
  if (HistoryTrouble const trouble = rows({id}, found); trouble != HistoryTrouble::none) return trouble;
  if (found.empty()) return HistoryTrouble::none;
  details.row = std::move(found.front());
  Sql sql(database_);
  QVariantList const match{qint64{id}};
  sql.run(QStringLiteral(
              "SELECT results.hand, total FROM results JOIN hands USING (match, hand) WHERE match = ? AND "
              "void = 0 ORDER BY results.hand, seat"),
          match);
  for (int last = -1; sql.next();) {
    if (sql.small(0) != last) details.totals.emplace_back();
    last = sql.small(0);
    details.totals.back().push_back(sql.small(1));
  }
  sql.run(
      QStringLiteral("SELECT count(*), coalesce(sum(lost), 0) FROM decisions JOIN seats USING (match, seat) "
                     "WHERE match = ? AND level = '' AND mark != ''"),
      match);
  if (sql.next()) {
    details.judged = sql.small(0);
    details.lost = static_cast<double>(sql.number(1)) / 1000;
  }
  sql.run(QStringLiteral("SELECT DISTINCT hand FROM assists WHERE match = ? AND kind = 'hint' ORDER BY hand"),
          match);
  while (sql.next()) details.hintedHands.push_back(sql.small(0) + 1);
  return sql.trouble();
}

HistoryTrouble SqliteHistory::record(std::int64_t id, QByteArray& record) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT record FROM records WHERE match = ?"), {qint64{id}});
  if (sql.next()) record = qUncompress(sql.bytes(0));
  return sql.trouble();
}

QString SqliteHistory::personsNamed(Sql& sql, QStringList const& names) {
  QStringList persons;
  // SQLite knows letters of either size in English alone.
  sql.run(QStringLiteral("SELECT id, name FROM people WHERE human = 1"));
  while (sql.next())
    if (names.contains(sql.text(1), Qt::CaseInsensitive)) persons.append(QString::number(sql.number(0)));
  return persons.join(u',');
}

HistoryTrouble SqliteHistory::tallies(QStringList const& people, std::vector<MatchTally>& tallies) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT game, count(*), sum(won) FROM (SELECT game, place = 1 AS won FROM matches "
                         "JOIN seats ON match = id WHERE finish = %1 AND person IN (%2) "
                         "GROUP BY id HAVING count(*) = 1) GROUP BY game ORDER BY game")
              .arg(static_cast<int>(HistoryEnd::playedOut))
              .arg(personsNamed(sql, people)));
  while (sql.next()) tallies.push_back({sql.text(0), sql.small(1), sql.small(2)});
  return sql.trouble();
}

HistoryTrouble SqliteHistory::matchesOf(QStringList const& people, std::vector<std::int64_t>& ids) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT DISTINCT id, time FROM matches JOIN seats ON match = id WHERE person IN (") +
          personsNamed(sql, people) + QStringLiteral(") ORDER BY time, id"));
  while (sql.next()) ids.push_back(sql.number(0));
  return sql.trouble();
}

HistoryTrouble SqliteHistory::filesOf(std::int64_t id, QStringList& names) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT name FROM files WHERE match = ?"), {qint64{id}});
  while (sql.next()) names.append(sql.text(0));
  return sql.trouble();
}

}  // namespace giaguaro
