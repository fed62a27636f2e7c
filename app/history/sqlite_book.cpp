// The book of totals: matches that are over and count, what was said of circles, and what is paid.
#include <QMap>
#include <algorithm>

#include "app/history/sqlite_history.h"

namespace giaguaro {

namespace {

// A match in which somebody has no name is in nobody's book.
bool counts(HistoryRow const& row) {
  return !row.seats.empty() && std::ranges::all_of(row.seats, [](HistorySeat const& seat) {
    return seat.settled && !seat.name.isEmpty();
  });
}

void readMatches(Sql& sql, std::vector<BookedMatch>& matches) {
  QMap<qint64, std::size_t> places;
  sql.run(
      QStringLiteral("SELECT id, uuid, game, time, hands, finish, paid FROM matches WHERE finish IN (%1, %2) "
                     "ORDER BY time, id")
          .arg(static_cast<int>(HistoryEnd::playedOut))
          .arg(static_cast<int>(HistoryEnd::agreed)));
  while (sql.next()) {
    BookedMatch match;
    match.row.id = sql.number(0);
    match.row.match = sql.text(1);
    match.row.game = sql.text(2);
    match.row.time = sql.number(3);
    match.row.hands = sql.small(4);
    match.row.end = static_cast<HistoryEnd>(sql.small(5));
    match.paid = sql.number(6);
    places.insert(match.row.id, matches.size());
    matches.push_back(std::move(match));
  }
  sql.run(
      QStringLiteral("SELECT match, name, avatar, human, level, total, place, settled FROM seats "
                     "JOIN people ON id = person ORDER BY match, seat"));
  while (sql.next()) {
    auto const place = places.constFind(sql.number(0));
    if (place == places.cend() || sql.isNull(7)) continue;
    matches[*place].row.seats.push_back({sql.text(1), sql.small(2), sql.small(3) != 0, sql.text(4),
                                         sql.small(5), sql.small(6), sql.small(7)});
  }
  std::erase_if(matches, [](BookedMatch const& match) { return !counts(match.row); });
}

void readNotes(Sql& sql, std::vector<CircleNote>& notes) {
  QMap<qint64, std::size_t> places;
  sql.run(QStringLiteral("SELECT id, game, name, worth FROM circles ORDER BY id"));
  while (sql.next()) {
    places.insert(sql.number(0), notes.size());
    notes.push_back({sql.number(0), sql.text(1), {}, {}, sql.text(2), sql.text(3)});
  }
  sql.run(
      QStringLiteral("SELECT DISTINCT circle, people.name FROM circle_people JOIN people ON id = person "
                     "ORDER BY circle, people.name"));
  while (sql.next())
    if (auto const place = places.constFind(sql.number(0)); place != places.cend())
      notes[*place].people.append(sql.text(1));
}

// Where the same people have one already, it is that one's.
qint64 idOf(Sql& sql, CircleNote note) {
  if (note.id != 0) return note.id;
  note.people.sort();
  std::vector<CircleNote> notes;
  readNotes(sql, notes);
  for (CircleNote& each : notes) {
    each.people.sort();
    if (each.game == note.game && each.people == note.people) return each.id;
  }
  sql.run(QStringLiteral("INSERT INTO circles(game, name, worth) VALUES(?, '', '')"), {note.game});
  return sql.lastId();
}

}  // namespace

HistoryTrouble SqliteHistory::booked(BookedMatches& booked) {
  Sql sql(database_);
  readMatches(sql, booked.matches);
  sql.run(QStringLiteral("SELECT id, time FROM settlements ORDER BY id"));
  while (sql.next()) booked.settlements.push_back({sql.number(0), sql.number(1)});
  readNotes(sql, booked.notes);
  return sql.trouble();
}

HistoryTrouble SqliteHistory::noteCircle(CircleNote const& note) {
  Sql sql(database_);
  Transaction transaction(sql);
  qint64 const id = idOf(sql, note);
  sql.run(QStringLiteral("UPDATE circles SET name = ?, worth = ? WHERE id = ?"), {note.name, note.worth, id});
  sql.run(QStringLiteral("DELETE FROM circle_people WHERE circle = ?"), {id});
  for (std::int64_t const match : note.matches)
    sql.run(QStringLiteral("INSERT OR IGNORE INTO circle_people(circle, person) "
                           "SELECT ?, person FROM seats WHERE match = ?"),
            {id, qint64{match}});
  return transaction.commit();
}

// What is paid already stays with the line that closed it.
HistoryTrouble SqliteHistory::settle(std::vector<std::int64_t> const& matches, std::int64_t time) {
  Sql sql(database_);
  Transaction transaction(sql);
  sql.run(QStringLiteral("INSERT INTO settlements(time) VALUES(?)"), {qint64{time}});
  qint64 const id = sql.lastId();
  for (std::int64_t const match : matches)
    sql.run(QStringLiteral("UPDATE matches SET paid = ? WHERE id = ? AND paid = 0"), {id, qint64{match}});
  return transaction.commit();
}

}  // namespace giaguaro
