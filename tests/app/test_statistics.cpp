// What the history counts of a person at a game, held against a count of another language over the same records; and what
// becomes of matches that an earlier version has put there.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "app/history/migrations.h"
#include "core/match/commitment.h"
#include "core/match/deal_code.h"
#include "tests/app/history_tools.h"
#include "tests/joined.h"

namespace testStatistics {

using namespace giaguaro;
using namespace giaguaro::test;

// By the arena, whose players are fast: a match a line.
QByteArray playedByArena(QString const& game, int matches) {
  QProcess arena;
  QStringList arguments{"play", "--game", game, "--seats", "greedy", "--matches", QString::number(matches)};
  GameInfo const* const info = findGame(game.toStdString());
  if (info->handsOption >= 0) arguments += {"--hands", "6"};
  // A partner is found only where there is one to be hidden.
  if (info->hidesPartnerAt > 0) arguments += {"--players", QString::number(info->hidesPartnerAt)};
  arena.start(QCoreApplication::applicationDirPath() + "/giaguaro-arena", arguments);
  return arena.waitForFinished(120000) && arena.exitCode() == 0 ? arena.readAllStandardOutput()
                                                                : QByteArray();
}

// The first seat becomes a person's, some of whose decisions were judged; the others are of two levels.
Record asPerson(Record record, int number) {
  record.names.assign(static_cast<std::size_t>(record.players), "Bot");
  record.levels.assign(static_cast<std::size_t>(record.players), number % 3 == 0 ? "club" : "expert");
  record.names[0] = "Anna";
  record.levels[0] = std::string(humanPlayer);
  record.levels[1] = "greedy";
  record.identity = {freshUuid(),
                     QDateTime::fromSecsSinceEpoch(1'700'000'000 + 3600 * number, Qt::UTC)
                         .toString(Qt::ISODate)
                         .toStdString(),
                     "test"};
  return number % 2 == 0 ? reviewed(record, number * 11 % 900) : record;
}

QJsonArray jsonOf(Mean const& mean) { return {mean.count, mean.value, mean.margin}; }

QString keyOf(CountedName const& name) {
  switch (name.kind) {
    case CountedName::Kind::rank: return QString("rank %1").arg(name.number);
    case CountedName::Kind::number: return QString("number %1").arg(name.number);
    case CountedName::Kind::text: return QString("text %1").arg(name.number);
    default: return name.word;
  }
}

QJsonObject jsonOf(Statistics const& statistics) {
  QJsonObject roles;
  QJsonObject contracts;
  QJsonObject levels;
  for (NamedFigures const& role : statistics.roles) roles[keyOf(role.name)] = jsonOf(role.score);
  for (NamedFigures const& contract : statistics.contracts)
    contracts[keyOf(contract.name)] = QJsonArray{contract.bid, contract.made};
  for (LevelFigures const& level : statistics.levels) levels[level.level] = jsonOf(level.score);
  return {{"hands", statistics.hands},
          {"score", jsonOf(statistics.score)},
          {"luck", jsonOf(statistics.luck)},
          {"loss", jsonOf(statistics.loss)},
          {"bid", statistics.bid},
          {"made", statistics.made},
          {"madeBy", jsonOf(statistics.madeBy)},
          {"missedBy", jsonOf(statistics.missedBy)},
          {"found", jsonOf(statistics.partnerFound)},
          {"roles", roles},
          {"contracts", contracts},
          {"levels", levels},
          {"lately", jsonOf(statistics.scores.empty() ? Mean() : statistics.scores.back().mean)}};
}

// Where two differ by more than the last digits of a computation; empty: nowhere.
QString difference(QJsonValue const& one, QJsonValue const& other, QString const& where = {}) {
  if (one.type() != other.type()) return where;
  if (one.isDouble())
    return std::abs(one.toDouble() - other.toDouble()) <= 1e-7 * (1 + std::abs(one.toDouble()))
               ? QString()
               : QString("%1: %2, %3")
                     .arg(where)
                     .arg(one.toDouble(), 0, 'g', 12)
                     .arg(other.toDouble(), 0, 'g', 12);
  if (one.isArray()) {
    if (one.toArray().size() != other.toArray().size()) return where;
    for (int i = 0; i < one.toArray().size(); ++i)
      if (QString const found = difference(one[i], other[i], where + QString("[%1]").arg(i));
          !found.isEmpty())
        return found;
    return {};
  }
  if (!one.isObject()) return one == other ? QString() : where;
  QStringList const keys = one.toObject().keys();
  if (keys != other.toObject().keys())
    return where + ": " + keys.join(' ') + " and " + other.toObject().keys().join(' ');
  for (QString const& key : keys)
    if (QString const found = difference(one[key], other[key], where + '.' + key); !found.isEmpty())
      return found;
  return {};
}

class TestStatistics : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;
  static std::vector<int> faces() { return {1, 2, 3, 4, 5, 6}; }

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  // A hundred matches of each game, in the long tier five hundred, exported from the history and counted by Python.
  void asCountedFromRecords_data() {
    QTest::addColumn<QString>("game");
    for (GameInfo const* game : allGames())
      QTest::newRow(std::string(game->id).c_str())
          << QString::fromUtf8(game->id.data(), static_cast<int>(game->id.size()));
  }
  void asCountedFromRecords() {
    QFETCH(QString, game);
    int const matches = qEnvironmentVariableIsSet("GIAGUARO_LONG") ? 500 : 100;
    QByteArray const lines = playedByArena(game, matches);
    QVERIFY(!lines.isEmpty());
    AskedHistory history(folder_->path());
    int number = 0;
    for (QByteArray const& line : lines.split('\n')) {
      if (line.isEmpty()) continue;
      auto const read = readRecord(line.toStdString());
      QVERIFY(std::holds_alternative<Record>(read));
      history.keep(asPerson(std::get<Record>(read), number++), faces());
    }
    QCOMPARE(number, matches);
    // The latest first is how they are listed.
    QFile exported(folder_->path() + "/exported.jsonl");
    QVERIFY(exported.open(QIODevice::WriteOnly));
    auto const keys = history.listed().keys;
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) exported.write(history.recordOf(key->id));
    exported.close();
    QProcess python;
    python.start("python3",
                 {GIAGUARO_SOURCE_DIR "/tests/app/statistics/count.py", "Anna", exported.fileName()});
    QVERIFY(python.waitForFinished(60000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    QJsonObject const expected = QJsonDocument::fromJson(python.readAllStandardOutput()).object();
    Statistics const statistics = history.counted({.game = game});
    QCOMPARE(statistics.matches, matches);
    QCOMPARE(statistics.filter.person, QString("Anna"));
    QVERIFY(statistics.hands >= 300);
    QVERIFY(statistics.loss.count > 100 && statistics.luck.count > 50);
    // Where Python does not count the margins of a contract, there is nothing to compare.
    QJsonObject counted = jsonOf(statistics);
    if (expected["madeBy"][0].toInt() == 0) {
      counted["madeBy"] = expected["madeBy"];
      counted["missedBy"] = expected["missedBy"];
    }
    QString const differs = difference(counted, expected);
    QVERIFY2(differs.isEmpty(), qPrintable(differs));
  }

  // Matches that were put by the first version are counted once, when the history is next looked through.
  void earlierMatchesAreCountedOnce() {
    MatchPlan plan = planWithViewer(12);
    plan.setup.names[0] = "Anna";
    Statistics before;
    {
      AskedHistory history(folder_->path());
      history.keep(recordOf(plan), faces());
      before = history.counted();
      QVERIFY(before.hands >= 12 && !before.roles.empty() && before.uncounted == 0);
    }
    QString const path = MatchHistory::databaseIn(folder_->path());
    {
      Outside outside(path);
      QVERIFY(backToSecond(outside));
      for (char const* statement :
           {"DROP INDEX matches_by_counted", "ALTER TABLE matches DROP COLUMN counted", "DROP TABLE counts",
            "DROP TABLE names", "UPDATE seats SET avatar = 7", "PRAGMA user_version = 1"})
        QVERIFY2(outside.run(statement), statement);
    }
    AskedHistory history(folder_->path());
    Statistics const uncounted = history.counted();
    QCOMPARE(uncounted.matches, 1);
    QCOMPARE(uncounted.uncounted, 1);
    QCOMPARE(uncounted.hands, 0);
    QVERIFY(history.catchesUp());
    before.avatar = 7;
    QVERIFY(history.counted() == before);
    // With whatever else was known of it.
    QCOMPARE(history.allRows()[0].seats[1].avatar, 7);
    Outside outside(path);
    QCOMPARE(outside.ask("SELECT counted FROM matches"), QString::number(countedNow));
  }

  // What no score depended on any more is no choice, though it was judged: as many are counted as a hand's verdict judges.
  void whatWasSettledCountsNowhere() {
    Record record = recordOf(planWithViewer(40, 3));
    auto const table = openTable(setupOf(record));
    int counted = 0;
    int settled = 0;
    for (RecordedHand& hand : record.hands) {
      if (!hand.result) continue;
      KeptReview review{.program = "test", .iterations = 1};
      table->deal(hand.deal, hand.dealer);
      for (std::size_t i = 0; i < hand.actions.size(); ++i) {
        Done const& done = hand.actions[i];
        if (done.seat == 0 && table->legal().size() > 1) {
          review.decisions.push_back({static_cast<int>(i), 0, done.action,
                                      Verdict{.best = done.action, .mark = Mark::best}, std::nullopt});
          if (!hand.result->isVoid) ++(table->decided() ? settled : counted);
        }
        table->apply(done.action);
      }
      hand.notes.others.push_back({"review", toJson(review, *table)});
    }
    QVERIFY(counted > 10);
    QVERIFY(settled > 0);
    AskedHistory history(folder_->path());
    history.keep(record, faces());
    QCOMPARE(history.counted().loss.count, counted);
    QCOMPARE(history.detailsOf(history.allRows()[0].id).judged, counted);
  }

  // What a choice costs, month by month, and at the levels of the same table; of a match its persons' choices alone.
  void costsByMonthAndLevel() {
    AskedHistory history(folder_->path());
    MatchPlan plan = planWithViewer(4);
    plan.setup.levels[1] = plan.setup.levels[2] = "club";
    for (auto const& [began, lost] : {std::pair("2026-03-21T12:00:00Z", 100), {"2026-05-02T12:00:00Z", 40}})
      history.keep(reviewed(recordOf(plan, 1'000'000, began), lost, {0, 1}), faces());
    Statistics const statistics = history.counted();
    QCOMPARE(statistics.lossByMonth.size(), std::size_t{2});
    QCOMPARE(statistics.lossByMonth[0].month, 12 * 2026 + 2);
    QCOMPARE(statistics.lossByMonth[1].month, 12 * 2026 + 4);
    QCOMPARE(statistics.lossByMonth[0].mean.count + statistics.lossByMonth[1].mean.count,
             statistics.loss.count);
    QVERIFY(statistics.lossByMonth[0].mean.value > statistics.lossByMonth[1].mean.value + 0.05);
    auto const club = std::ranges::find(statistics.levels, QString("club"), &LevelFigures::level);
    QVERIFY(club != statistics.levels.end());
    QCOMPARE(club->loss.count, statistics.loss.count);
    std::vector<HistoryRow> const rows = history.allRows();
    QCOMPARE(history.detailsOf(rows[0].id).judged + history.detailsOf(rows[1].id).judged,
             statistics.loss.count);
  }

  // Of a match that is over: whether its deals are those that were promised, and the code that gives them.
  void theDealsOfAMatch() {
    AskedHistory history(folder_->path());
    MatchPlan plan = planWithViewer(1);
    history.keep(recordOf(plan), faces());
    HistoryDetails const bare = history.detailsOf(history.listed().keys[0].id);
    QVERIFY(!bare.keptPromise && bare.code.isEmpty());
    plan.setup.commitment = commitTo({plan.setup.seed, "5ea1"});
    history.keep(recordOf(plan, 10, "2026-11-22T19:14:00Z"), faces());
    HistoryDetails const begun = history.detailsOf(history.listed().keys[0].id);
    QVERIFY(!begun.keptPromise && begun.code.isEmpty());
    history.keep(recordOf(plan, 1'000'000, "2026-11-23T19:14:00Z"), faces());
    HistoryDetails const promised = history.detailsOf(history.listed().keys[0].id);
    QCOMPARE(promised.row.end, HistoryEnd::playedOut);
    QVERIFY(promised.keptPromise);
    QCOMPARE(promised.code.toStdString(),
             codeOf({plan.setup.game, plan.setup.players, plan.setup.options, plan.setup.seed}));
  }

  // One whose record says nothing any more is passed over, and not looked at again and again.
  void unreadableIsPassedOver() {
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(1)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{1});
    Outside outside(MatchHistory::databaseIn(folder_->path()));
    QVERIFY(outside.run("UPDATE records SET record = x'00'"));
    QVERIFY(outside.run("DELETE FROM counts"));
    QVERIFY(outside.run("UPDATE matches SET counted = 0"));
    QVERIFY(history.catchesUp());
    QCOMPARE(history.counted().hands, 0);
    QCOMPARE(history.counted().uncounted, 0);
  }

  // Removed, its hands do not count any more.
  void removedIsNotCounted() {
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(2, 3)), faces());
    history.keep(recordOf(planWithViewer(3, 4)), faces());
    int const hands = history.counted().hands;
    QVERIFY(history.removes(history.allRows()[0].id));
    QCOMPARE(history.counted().matches, 1);
    QVERIFY(history.counted().hands < hands);
  }

  // Damaged bytes in their place count nothing, and nothing worse comes of them.
  void damagedCounts() {
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(2)), faces());
    QVERIFY(history.counted().hands >= 2);
    Outside outside(MatchHistory::databaseIn(folder_->path()));
    for (char const* bytes :
         {"x''", "x'05'", "x'05FFFFFFFF0000000000000000000000FF'", "'text'", "x'FF00000001'"}) {
      QVERIFY(outside.run(QString("UPDATE counts SET hands = ") + bytes));
      QCOMPARE(history.counted().hands, 0);
    }
  }

  // Who plays without a name comes after those who have one, even with more hands, and is chosen by an empty one.
  void withoutAName() {
    AskedHistory history(folder_->path());
    Record const played = recordOf(planWithViewer(1));
    for (int number = 0; number < 3; ++number) {
      Record record = asPerson(played, number);
      if (number > 0) record.names[0].clear();
      history.keep(record, faces());
    }
    Statistics const usual = history.counted();
    QCOMPARE(usual.people, QStringList({"Anna", ""}));
    QCOMPARE(usual.filter.person, QString("Anna"));
    QCOMPARE(usual.matches, 1);
    Statistics const own = history.counted({.person = nameless()});
    QCOMPARE(own.matches, 2);
    QCOMPARE(own.filter.person, QString());
  }

  void nobodyYet() {
    AskedHistory history(folder_->path());
    Statistics const none = history.counted();
    QVERIFY(none.hands == 0 && none.people.isEmpty() && none.scores.empty() && none.score == Mean());
  }
};

}  // namespace testStatistics

QTEST_GUILESS_MAIN(testStatistics::TestStatistics)
#include "test_statistics.moc"
