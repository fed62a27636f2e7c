#include "app/history/migrations.h"

#include <array>

namespace giaguaro {

namespace {

// Totals, places and the like stand in the database a second time: they follow from the record, and are here to be
// asked for. A seat's level is empty where a person sits.
constexpr char const* first = R"(
CREATE TABLE matches(
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  time INTEGER NOT NULL,
  started INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  program TEXT NOT NULL,
  steps INTEGER NOT NULL,
  hands INTEGER NOT NULL,
  voids INTEGER NOT NULL,
  wanted INTEGER NOT NULL,
  finish INTEGER NOT NULL,
  hints INTEGER NOT NULL,
  undos INTEGER NOT NULL,
  search TEXT NOT NULL)

CREATE INDEX matches_by_time ON matches(time, id, game, hands)

CREATE INDEX matches_by_game ON matches(game, time)

CREATE TABLE records(match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, record BLOB NOT NULL)

CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT NOT NULL, human INTEGER NOT NULL, UNIQUE(name, human))

CREATE TABLE seats(
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  person INTEGER NOT NULL REFERENCES people,
  level TEXT NOT NULL,
  avatar INTEGER NOT NULL,
  total INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY(match, seat)) WITHOUT ROWID

CREATE INDEX seats_by_person ON seats(person, match)

CREATE INDEX seats_by_level ON seats(level, match)

CREATE TABLE hands(
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL,
  dealer INTEGER NOT NULL,
  void INTEGER NOT NULL,
  PRIMARY KEY(match, hand)) WITHOUT ROWID

CREATE TABLE results(
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  points INTEGER NOT NULL,
  score INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY(match, hand, seat)) WITHOUT ROWID

CREATE TABLE assists(
  id INTEGER PRIMARY KEY,
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  action INTEGER NOT NULL)

CREATE INDEX assists_by_match ON assists(match, hand)

CREATE TABLE decisions(
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL,
  place INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  error INTEGER NOT NULL,
  mark TEXT NOT NULL,
  PRIMARY KEY(match, hand, place)) WITHOUT ROWID

CREATE TABLE files(name TEXT PRIMARY KEY, match INTEGER REFERENCES matches ON DELETE SET NULL) WITHOUT ROWID

CREATE INDEX files_by_match ON files(match))";

// What the hands of each match count, for statistics (packed_counts.h), once it is counted. `names` are of roles, contracts
// and levels: of a kind, by a number, by an id and the text in English.
constexpr char const* second = R"(
CREATE TABLE names(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,
  number INTEGER NOT NULL,
  word TEXT NOT NULL,
  source TEXT NOT NULL,
  UNIQUE(kind, number, word))

CREATE TABLE counts(match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, hands BLOB NOT NULL)

ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0

CREATE INDEX matches_by_counted ON matches(counted))";

// The book of totals (core/match/circle.h): what a match has come to for each, and by which line of settlements it is paid
// (0: by none). Of circles stands here what nobody can tell from their matches, by whom each of them is found again.
constexpr char const* third = R"(
ALTER TABLE seats ADD COLUMN settled INTEGER

ALTER TABLE matches ADD COLUMN paid INTEGER NOT NULL DEFAULT 0

CREATE TABLE settlements(id INTEGER PRIMARY KEY, time INTEGER NOT NULL)

CREATE TABLE circles(id INTEGER PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, worth TEXT NOT NULL)

CREATE TABLE circle_people(
  circle INTEGER NOT NULL REFERENCES circles ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY(circle, person)) WITHOUT ROWID

CREATE INDEX circles_by_person ON circle_people(person))";

// Whether a match is a challenge (MatchKind): of those that are there already it is found when they are counted anew.
constexpr char const* fourth = R"(
ALTER TABLE matches ADD COLUMN kind INTEGER NOT NULL DEFAULT 0)";

constexpr std::array migrations{first, second, third, fourth};
static_assert(migrations.size() == historyVersion);

}  // namespace

std::span<char const* const> historyMigrations() { return migrations; }

}  // namespace giaguaro
