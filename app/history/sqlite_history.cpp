#include "app/history/sqlite_history.h"

#include <QFileInfo>
#include <QSqlError>
#include <QUuid>
#include <algorithm>
#include <array>

#include "app/history/migrations.h"
#include "app/history/packed_counts.h"

namespace giaguaro {

namespace {

QString const driver = QStringLiteral("QSQLITE");
constexpr int patience = 2000;  // with another program that writes, in milliseconds

// Everything of a match that follows from its record.
constexpr std::array parts{"seats", "hands", "results", "assists", "decisions"};

// People of whom no match is left.
constexpr char const* forgetStrangers =
    "DELETE FROM people WHERE NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)";
// Circles of nobody who is left.
constexpr char const* forgetCircles =
    "DELETE FROM circles WHERE NOT EXISTS (SELECT 1 FROM circle_people WHERE circle = circles.id)";

QString sentence(char const* text) { return QString::fromLatin1(text); }

QString searchTextOf(HistoryEntry const& entry) {
  QStringList names;
  for (HistorySeat const& seat : entry.row.seats) names.append(foldedForSearch(seat.name));
  return names.join(u'\n');
}

}  // namespace

SqliteHistory::SqliteHistory() : name_(QUuid::createUuid().toString()) {}

SqliteHistory::~SqliteHistory() {
  if (!database_.isValid()) return;
  database_.close();
  database_ = QSqlDatabase();
  QSqlDatabase::removeDatabase(name_);
}

HistoryTrouble SqliteHistory::open(QString const& path) {
  if (!QSqlDatabase::isDriverAvailable(driver)) return HistoryTrouble::missing;
  // Anything else in its place, a pipe or a folder, is not to be opened.
  QFileInfo const info(path);
  if (info.exists() && !info.isFile()) return HistoryTrouble::damaged;
  database_ = QSqlDatabase::addDatabase(driver, name_);
  database_.setDatabaseName(path);
  database_.setConnectOptions(sentence("QSQLITE_BUSY_TIMEOUT=%1").arg(patience));
  if (!database_.open()) return troubleOf(database_.lastError());
  HistoryTrouble const trouble = prepare();
  if (trouble != HistoryTrouble::none) database_.close();
  return trouble;
}

// The journal of a transaction goes with it, and what is removed is overwritten: no name stays behind.
HistoryTrouble SqliteHistory::prepare() {
  Sql sql(database_);
  sql.run(sentence("PRAGMA application_id"));
  int const application = sql.next() ? sql.small(0) : 0;
  sql.run(sentence("PRAGMA user_version"));
  int const version = sql.next() ? sql.small(0) : 0;
  sql.run(sentence("SELECT count(*) FROM sqlite_master"));
  bool const isNew = sql.next() && sql.small(0) == 0;
  if (sql.failed()) return sql.trouble();
  if (!isNew && application != historyApplication) return HistoryTrouble::damaged;
  if (version > historyVersion) return HistoryTrouble::later;
  if (!isNew && version < 1) return HistoryTrouble::damaged;
  for (char const* const setting :
       {"PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON", "PRAGMA synchronous = FULL",
        "PRAGMA temp_store = MEMORY", "PRAGMA cache_size = -2000"})
    sql.run(sentence(setting));
  return sql.failed() ? sql.trouble() : migrate(version);
}

// Each version is reached as a whole or not at all. Another window may have been there first.
HistoryTrouble SqliteHistory::migrate(int from) {
  auto const steps = historyMigrations();
  for (auto step = static_cast<std::size_t>(from); step < steps.size(); ++step) {
    Sql sql(database_);
    Transaction transaction(sql);
    sql.run(sentence("PRAGMA user_version"));
    if (sql.next() && sql.small(0) > static_cast<int>(step)) continue;
    for (QString const& statement : QString::fromLatin1(steps[step]).split(sentence("\n\n")))
      sql.run(statement);
    sql.run(sentence("PRAGMA application_id = %1").arg(historyApplication));
    sql.run(sentence("PRAGMA user_version = %1").arg(step + 1));
    if (transaction.commit() != HistoryTrouble::none) return sql.trouble();
  }
  return HistoryTrouble::none;
}

HistoryTrouble SqliteHistory::put(HistoryEntry const& entry, QString const& file) {
  Sql sql(database_);
  wholeOf_ = -1;
  names_.clear();  // those that an undone transaction has made are not there
  Transaction transaction(sql);
  sql.run(sentence("SELECT id, steps, finish FROM matches WHERE uuid = ?"), {entry.row.match});
  qint64 id = 0;
  bool further = false;
  if (sql.next()) {
    id = sql.number(0);
    bool const over = entry.row.end != HistoryEnd::unfinished;
    bool const wasOver = sql.small(2) != static_cast<int>(HistoryEnd::unfinished);
    further = !entry.latest && (wasOver != over ? wasOver : sql.number(1) > entry.steps);
    sql.next();
  }
  if (!further) {
    if (id == 0) {
      sql.run(
          sentence(
              "INSERT INTO matches(uuid, game, time, started, ended, program, steps, hands, voids, wanted, "
              "finish, hints, undos, search) VALUES(?, '', 0, 0, 0, '', 0, 0, 0, 0, 0, 0, 0, '')"),
          {entry.row.match});
      id = sql.lastId();
    }
    putMatch(sql, entry, id);
    putParts(sql, entry, id);
  }
  if (!file.isEmpty())
    sql.run(sentence("INSERT OR REPLACE INTO files(name, match) VALUES(?, ?)"), {file, id});
  return transaction.commit();
}

// When a match began stays as it was first known.
void SqliteHistory::putMatch(Sql& sql, HistoryEntry const& entry, qint64 id) {
  HistoryRow const& row = entry.row;
  sql.run(sentence(
              "UPDATE matches SET game = ?, time = CASE WHEN time = 0 OR ? != 0 THEN ? ELSE time END, "
              "started = ?, ended = ?, program = ?, steps = ?, hands = ?, voids = ?, wanted = ?, finish = ?, "
              "hints = ?, undos = ?, search = ?, counted = ?, kind = ? WHERE id = ?"),
          {row.game, qint64{row.started}, qint64{row.time}, qint64{row.started}, qint64{row.ended},
           entry.program, qint64{entry.steps}, row.hands, row.voids, row.wanted, static_cast<int>(row.end),
           row.hints, row.undos, searchTextOf(entry), countedNow, static_cast<int>(row.kind), id});
  sql.run(sentence("INSERT OR REPLACE INTO records(match, record) VALUES(?, ?)"),
          {id, qCompress(entry.record, 6)});
}

void SqliteHistory::putParts(Sql& sql, HistoryEntry const& entry, qint64 id) {
  for (char const* const part : parts)
    sql.run(sentence("DELETE FROM %1 WHERE match = ?").arg(sentence(part)), {id});
  putSeats(sql, entry, id);
  for (std::size_t hand = 0; hand < entry.hands.size(); ++hand) {
    HistoryHand const& each = entry.hands[hand];
    int const number = static_cast<int>(hand);
    sql.run(sentence("INSERT INTO hands(match, hand, dealer, void) VALUES(?, ?, ?, ?)"),
            {id, number, each.dealer, each.isVoid});
    for (std::size_t seat = 0; seat < each.totals.size(); ++seat)
      sql.run(
          sentence("INSERT INTO results(match, hand, seat, points, score, total) VALUES(?, ?, ?, ?, ?, ?)"),
          {id, number, static_cast<int>(seat), each.points[seat], each.scores[seat], each.totals[seat]});
  }
  putCounts(sql, entry, id);
  for (HistoryAssist const& each : entry.assists)
    sql.run(sentence("INSERT INTO assists(match, hand, seat, kind, action) VALUES(?, ?, ?, ?, ?)"),
            {id, each.hand, each.seat, each.kind, each.action});
  for (HistoryDecision const& each : entry.decisions)
    sql.run(sentence("INSERT OR REPLACE INTO decisions(match, hand, place, seat, lost, error, mark) "
                     "VALUES(?, ?, ?, ?, ?, ?, ?)"),
            {id, each.hand, each.place, each.seat, each.lost, each.error, each.mark});
}

void SqliteHistory::putCounts(Sql& sql, HistoryEntry const& entry, qint64 id) {
  CountedMatch match;
  for (HistorySeat const& seat : entry.row.seats)
    match.levels.push_back(seat.human ? 0 : idOfName(sql, {CountedName::Kind::level, 0, seat.level, {}}));
  for (std::size_t hand = 0; hand < entry.hands.size(); ++hand) {
    HistoryHand const& each = entry.hands[hand];
    if (each.isVoid) continue;
    CountedHand counted{each.partnerShownAt, {}};
    for (std::size_t seat = 0; seat < each.parts.size(); ++seat) {
      HistoryPart const& part = each.parts[seat];
      counted.parts.push_back({each.scores[seat], idOfName(sql, part.role), idOfName(sql, part.contract),
                               part.caller, part.made, part.margin, part.luck, 0, 0, 0});
    }
    for (HistoryDecision const& decision : entry.decisions)
      if (decision.hand == static_cast<int>(hand) && !decision.mark.isEmpty())
        counted.parts[static_cast<std::size_t>(decision.seat)].addLoss(decision.lost);
    match.hands.push_back(std::move(counted));
  }
  sql.run(sentence("INSERT OR REPLACE INTO counts(match, hands) VALUES(?, ?)"), {id, packed(match)});
}

// 0: none.
int SqliteHistory::idOfName(Sql& sql, CountedName const& name) {
  if (name.kind == CountedName::Kind::none) return 0;
  auto const known = std::ranges::find(names_, name, &std::pair<CountedName, int>::first);
  if (known != names_.end()) return known->second;
  QVariantList const key{static_cast<int>(name.kind), name.number, name.word};
  sql.run(sentence("INSERT OR IGNORE INTO names(kind, number, word, source) VALUES(?, ?, ?, ?)"),
          {key[0], key[1], key[2], name.source});
  sql.run(sentence("SELECT id FROM names WHERE kind = ? AND number = ? AND word = ?"), key);
  int const id = sql.next() ? sql.small(0) : 0;
  sql.next();
  names_.emplace_back(name, id);
  return id;
}

void SqliteHistory::putSeats(Sql& sql, HistoryEntry const& entry, qint64 id) {
  for (std::size_t seat = 0; seat < entry.row.seats.size(); ++seat) {
    HistorySeat const& each = entry.row.seats[seat];
    sql.run(sentence("INSERT OR IGNORE INTO people(name, human) VALUES(?, ?)"), {each.name, each.human});
    sql.run(sentence("INSERT INTO seats(match, seat, person, level, avatar, total, place, settled) "
                     "SELECT ?, ?, id, ?, ?, ?, ?, ? FROM people WHERE name = ? AND human = ?"),
            {id, static_cast<int>(seat), each.level, each.avatar, each.total, each.place,
             each.settled ? QVariant(*each.settled) : QVariant(), each.name, each.human});
  }
  sql.run(sentence(forgetStrangers));
}

HistoryTrouble SqliteHistory::passOver(QString const& file) {
  return Sql(database_).run(sentence("INSERT OR IGNORE INTO files(name) VALUES(?)"), {file}).trouble();
}

HistoryTrouble SqliteHistory::remove(std::vector<std::int64_t> const& ids, QStringList const& forgotten) {
  Sql sql(database_);
  wholeOf_ = -1;
  {
    Transaction transaction(sql);
    for (std::int64_t const id : ids)
      for (char const* const statement :
           {"DELETE FROM files WHERE match = ?", "DELETE FROM matches WHERE id = ?"})
        sql.run(sentence(statement), {qint64{id}});
    sql.run(sentence("DELETE FROM circles WHERE id IN (SELECT circle FROM circle_people WHERE person IN (") +
            personsNamed(sql, forgotten) + sentence("))"));
    sql.run(sentence(forgetStrangers));
    sql.run(sentence(forgetCircles));
    if (transaction.commit() != HistoryTrouble::none) return sql.trouble();
  }
  // What is deleted is overwritten already. This leaves nothing of what had lain there before it was moved, and gives
  // back the room; where there is no room to do it, it is done the next time.
  QSqlQuery(database_).exec(sentence("VACUUM"));
  return HistoryTrouble::none;
}

}  // namespace giaguaro
