// What the history counts: of one person at one game, and of the levels at the same tables.
#include <QDateTime>
#include <algorithm>
#include <map>
#include <utility>

#include "app/history/counting.h"
#include "app/history/migrations.h"
#include "app/history/packed_counts.h"
#include "app/history/sqlite_history.h"

namespace giaguaro {

namespace {

constexpr double thousandths = 1000;
constexpr int atOnce = 50;  // matches that are counted anew

QString const ofPerson = QStringLiteral(
    "m.game = ? AND m.time >= ? AND s.person = (SELECT id FROM people WHERE name = ? AND human = 1)");

QVariantList valuesOf(StatisticsFilter const& filter) {
  return {filter.game, qint64{filter.since}, filter.person};
}

using Names = std::map<int, CountedName>;

Sums lossOf(CountedPart const& part) { return {part.judged, static_cast<double>(part.lost), part.squares}; }

// As people reckon it where they play; 0: it is not known when.
int monthOf(std::int64_t time) {
  if (time == 0) return 0;
  QDate const day = QDateTime::fromSecsSinceEpoch(time).date();
  return 12 * day.year() + day.month() - 1;
}

// How often something was promised, and kept; and what it brought.
struct Tally {
  Sums score{};
  Sums loss{};
  int bid = 0;
  int made = 0;

  void add(CountedPart const& part) {
    score.add(part.score);
    loss += lossOf(part);
    if (part.contract == 0) return;
    ++bid;
    made += part.made ? 1 : 0;
  }
};

// By the numbers of names; these are few and low.
class Tallies {
 public:
  Tally& operator[](int name) {
    auto const place = static_cast<std::size_t>(name);
    if (place >= tallies_.size()) tallies_.resize(place + 1);
    return tallies_[place];
  }
  template <class Use>
  void each(Use use) const {
    for (std::size_t name = 1; name < tallies_.size(); ++name)
      if (tallies_[name].score.count > 0) use(static_cast<int>(name), tallies_[name]);
  }

 private:
  std::vector<Tally> tallies_;
};

class Count {
 public:
  Count(Statistics& statistics, Names names) : statistics_(statistics), names_(std::move(names)) {}

  void add(CountedMatch const& match, std::size_t seat, int month) {
    if (seat >= match.levels.size()) return;
    month_ = month;
    for (CountedHand const& hand : match.hands) {
      addOwn(hand.parts[seat], hand.partnerShownAt);
      for (std::size_t other = 0; other < hand.parts.size(); ++other)
        if (match.levels[other] != 0) addLevel(match.levels[other], hand.parts[other]);
    }
  }

  void finish() {
    statistics_.hands = static_cast<int>(scores_.size());
    statistics_.score = all_.mean();
    statistics_.window = windowFor(scores_.size());
    statistics_.scores = movingMeans(scores_, statistics_.window);
    statistics_.madeBy = madeBy_.mean();
    statistics_.missedBy = missedBy_.mean();
    statistics_.partnerFound = found_.mean();
    statistics_.loss = loss_.mean(thousandths);
    statistics_.losses = movingMeans(losses_, windowFor(losses_.size()), thousandths);
    for (auto const& [month, loss] : lossByMonth_)
      statistics_.lossByMonth.push_back({month, loss.mean(thousandths)});
    statistics_.luck = luck_.mean(thousandths);
    roles_.each([this](int name, Tally const& tally) {
      statistics_.roles.push_back(figuresOf(name, tally, levelRoles_));
    });
    contracts_.each([this](int name, Tally const& tally) {
      statistics_.contracts.push_back(figuresOf(name, tally, levelContracts_));
    });
    levels_.each(
        [this](int level, Tally const& tally) { statistics_.levels.push_back(figuresOf(level, tally)); });
  }

 private:
  void addOwn(CountedPart const& part, int partnerShownAt) {
    Sums score;
    score.add(part.score);
    all_ += score;
    scores_.push_back(score);
    if (part.role != 0) roles_[part.role].add(part);
    if (part.contract != 0) contracts_[part.contract].add(part);
    if (part.contract != 0) ++statistics_.bid;
    if (part.contract != 0 && part.made) ++statistics_.made;
    if (part.margin) (part.made ? madeBy_ : missedBy_).add(std::abs(*part.margin));
    // By the caller's side it is not found: the partner knows.
    if (partnerShownAt > 0 && !part.caller) found_.add(partnerShownAt);
    if (part.luck) luck_.add(*part.luck);
    if (part.judged == 0) return;
    losses_.push_back(lossOf(part));
    loss_ += losses_.back();
    if (month_ != 0) lossByMonth_[month_] += losses_.back();
  }
  void addLevel(int level, CountedPart const& part) {
    levels_[level].add(part);
    if (part.role != 0) levelRoles_[level][part.role].add(part);
    if (part.contract != 0) levelContracts_[level][part.contract].add(part);
  }

  using ByLevel = std::map<int, Tallies>;

  LevelFigures figuresOf(int level, Tally const& tally) const {
    auto const known = names_.find(level);
    return {known == names_.end() ? QString() : known->second.word, tally.score.mean(), tally.bid, tally.made,
            tally.loss.mean(thousandths)};
  }
  NamedFigures figuresOf(int name, Tally const& tally, ByLevel& levels) const {
    auto const known = names_.find(name);
    NamedFigures figures{
        known == names_.end() ? CountedName() : known->second, tally.score.mean(), tally.bid, tally.made, {}};
    for (auto& [level, theirs] : levels)
      if (theirs[name].score.count > 0) figures.levels.push_back(figuresOf(level, theirs[name]));
    return figures;
  }

  Statistics& statistics_;
  Names names_;
  Sums all_, madeBy_, missedBy_, found_, loss_, luck_;
  std::vector<Sums> scores_;  // of each hand
  std::vector<Sums> losses_;  // of each that was judged
  std::map<int, Sums> lossByMonth_;
  int month_ = 0;  // in which the match that is added was
  Tallies roles_, contracts_, levels_;
  ByLevel levelRoles_, levelContracts_;
};

Names namesIn(Sql& sql) {
  Names names;
  sql.run(QStringLiteral("SELECT id, kind, number, word, source FROM names"));
  while (sql.next())
    names[sql.small(0)] = {static_cast<CountedName::Kind>(std::clamp(sql.small(1), 0, 5)), sql.small(2),
                           sql.text(3), sql.text(4)};
  return names;
}

// Whoever is not given is who has played most, and likewise the game; who has played without a name comes last.
void choose(Sql& sql, Statistics& statistics) {
  StatisticsFilter& filter = statistics.filter;
  sql.run(QStringLiteral(
      "SELECT name FROM people JOIN seats ON person = people.id JOIN matches ON matches.id = seats.match "
      "WHERE human = 1 GROUP BY people.id ORDER BY name = '', sum(hands) DESC, name"));
  while (sql.next()) statistics.people.append(sql.text(0).isEmpty() ? nameless() : sql.text(0));
  if (filter.person.isNull() || !statistics.people.contains(filter.person))
    filter.person = statistics.people.value(0);
  sql.run(
      QStringLiteral(
          "SELECT game FROM matches JOIN seats ON seats.match = matches.id WHERE person = (SELECT id FROM "
          "people WHERE name = ? AND human = 1) GROUP BY game ORDER BY sum(hands) DESC, game"),
      {filter.person});
  while (sql.next()) statistics.games.append(sql.text(0));
  if (!statistics.games.contains(filter.game)) filter.game = statistics.games.value(0);
}

}  // namespace

HistoryTrouble SqliteHistory::statistics(StatisticsFilter const& filter, Statistics& statistics) {
  Sql sql(database_);
  statistics = {};
  statistics.filter = filter;
  choose(sql, statistics);
  QVariantList const values = valuesOf(statistics.filter);
  sql.run(QStringLiteral("SELECT count(*), coalesce(min(nullif(m.time, 0)), 0), coalesce(max(m.time), 0), "
                         "coalesce(sum(m.counted < %1), 0) FROM matches m JOIN seats s ON s.match = m.id "
                         "WHERE m.hands > 0 AND ")
                  .arg(countedNow) +
              ofPerson,
          values);
  if (sql.next()) {
    statistics.matches = sql.small(0);
    statistics.first = sql.number(1);
    statistics.last = sql.number(2);
    statistics.uncounted = sql.small(3);
  }
  sql.next();
  sql.run(QStringLiteral("SELECT s.avatar FROM matches m JOIN seats s ON s.match = m.id WHERE ") + ofPerson +
              QStringLiteral(" ORDER BY m.time DESC, m.id DESC LIMIT 1"),
          values);
  if (sql.next()) statistics.avatar = sql.small(0);
  sql.next();
  Count count(statistics, namesIn(sql));
  sql.run(QStringLiteral("SELECT s.seat, c.hands, m.time FROM matches m JOIN seats s ON s.match = m.id "
                         "JOIN counts c ON c.match = m.id WHERE ") +
              ofPerson + QStringLiteral(" ORDER BY m.time, m.id"),
          values);
  for (CountedMatch match; sql.next();) {
    unpack(sql.bytes(1), match);
    count.add(match, static_cast<std::size_t>(sql.small(0)), monthOf(sql.number(2)));
  }
  count.finish();
  return sql.trouble();
}

HistoryTrouble SqliteHistory::uncounted(std::vector<std::int64_t>& ids) {
  Sql sql(database_);
  sql.run(QStringLiteral("SELECT id FROM matches WHERE counted < %1 ORDER BY id DESC LIMIT %2")
              .arg(countedNow)
              .arg(atOnce));
  while (sql.next()) ids.push_back(sql.number(0));
  return sql.trouble();
}

HistoryTrouble SqliteHistory::passOverUncounted(std::int64_t id) {
  return Sql(database_)
      .run(QStringLiteral("UPDATE matches SET counted = %1 WHERE id = ?").arg(countedNow), {qint64{id}})
      .trouble();
}

}  // namespace giaguaro
