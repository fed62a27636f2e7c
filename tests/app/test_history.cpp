// The history of matches: what goes into it and what comes out, and what becomes of one that cannot be used.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/disk/match_store.h"
#include "app/history/migrations.h"
#include "tests/app/history_tools.h"
#include "tests/joined.h"
#include "ui/text/wording.h"

namespace testHistory {

using namespace giaguaro;
using namespace giaguaro::test;

class TestHistory : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  QString path() const { return MatchHistory::databaseIn(folder_->path()); }
  QByteArray bytes() const {
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QString put(Record const& record, QString const& name) const {
    QString const place = MatchStore::historyFolder(folder_->path());
    QDir().mkpath(place);
    QFile file(place + '/' + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(matchFileOf(record)) < 0) return {};
    return file.fileName();
  }
  static std::vector<int> faces() { return {1, 2, 3, 4, 5}; }

 private slots:
  // What is missing is named: the program's own part by its file, the package only where that part is there.
  void whatIsMissingIsNamed() {
    QString const module = folder_->filePath("giaguaro_history.so");
    auto const told = [&] { return Wording().say(whyNoHistory(HistoryTrouble::missing, path(), module)); };
    QVERIFY2(told().contains(module) && !told().contains("libqt6sql6"), qPrintable(told()));
    QFile file(module);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY2(told().contains("libqt6sql6"), qPrintable(told()));
  }

  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void everythingOfAMatch() {
    MatchPlan plan = planWithViewer(3);
    plan.setup.names[0] = "Volpe";
    Record record = recordOf(plan);
    record.hands[1].notes.assists = {{0, Assist::Kind::hint, 3}, {0, Assist::Kind::undo, 4}};
    record.endedAt = "2026-11-21T19:51:00Z";
    AskedHistory history(folder_->path());
    history.keep(record, faces());
    auto const rows = history.allRows();
    QCOMPARE(rows.size(), std::size_t{1});
    HistoryRow const& row = rows.front();
    QCOMPARE(row.game, QString("jaguar"));
    QCOMPARE(row.match, QString::fromStdString(record.identity.id));
    QCOMPARE(row.started, QDateTime(QDate(2026, 11, 21), QTime(19, 14), Qt::UTC).toSecsSinceEpoch());
    QCOMPARE(row.ended - row.started, 37 * 60);
    QCOMPARE(row.hands + row.voids, static_cast<int>(record.hands.size()));
    QCOMPARE(row.wanted, 3);
    QVERIFY(row.end == HistoryEnd::playedOut);
    QCOMPARE(row.hints, 1);
    QCOMPARE(row.undos, 1);
    QCOMPARE(row.seats.size(), std::size_t{5});
    QVERIFY(row.seats[0].human && row.seats[0].level.isEmpty() && row.seats[0].name == "Volpe");
    QVERIFY(!row.seats[1].human && row.seats[1].level == "greedy" && row.seats[1].avatar == 2);
    int sum = 0;
    for (std::size_t seat = 0; seat < 5; ++seat) {
      QCOMPARE(row.seats[seat].total, record.hands.back().result->totals[seat]);
      sum += row.seats[seat].total;
      for (std::size_t other = 0; other < 5; ++other)
        QCOMPARE(row.seats[seat].place<row.seats[other].place, row.seats[seat].total> row.seats[other].total);
    }
    QCOMPARE(sum, 0);
    HistoryDetails const details = history.detailsOf(row.id);
    QVERIFY(details.row == row);
    QCOMPARE(static_cast<int>(details.totals.size()), row.hands);
    QCOMPARE(details.totals.back().front(), row.seats[0].total);
    QCOMPARE(details.hintedHands, std::vector<int>{2});
    // The record itself, whole.
    auto const read = readRecord(history.recordOf(row.id).toStdString());
    QVERIFY(std::get<Record>(read) == record);
  }

  // Kept anew after each hand, it stays one match, and each of its hands is there once.
  void theSameAgain() {
    Record const record = recordOf(planWithViewer(4));
    AskedHistory history(folder_->path());
    for (std::size_t hands = 1; hands <= record.hands.size(); ++hands) {
      history.keep(asFarAs(record, hands), faces());
      history.keep(asFarAs(record, hands), faces());
    }
    auto const rows = history.allRows();
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].hands + rows[0].voids, static_cast<int>(record.hands.size()));
    QVERIFY(rows[0].end == HistoryEnd::playedOut);
    Outside outside(path());
    QCOMPARE(outside.ask("SELECT count(*) FROM hands"), QString::number(record.hands.size()));
    QCOMPARE(outside.ask("SELECT count(*) FROM results"), QString::number(5 * record.hands.size()));
    QCOMPARE(outside.ask("SELECT count(*) FROM people"), QString("5"));
    QCOMPARE(outside.ask("PRAGMA integrity_check"), QString("ok"));
    // Taken back, it is as long as it is now.
    history.keep(asFarAs(record, 2), faces());
    QVERIFY(history.allRows()[0].end == HistoryEnd::unfinished);
    QCOMPARE(outside.ask("SELECT count(*) FROM hands"), QString("2"));
  }

  // What lies in the folder is taken once, and nothing of it is changed.
  void filesAreTakenOnce() {
    Record const first = recordOf(planWithViewer(1, 3));
    Record nameless = recordOf(planWithViewer(1, 4));
    nameless.identity = {};
    QString const file = put(first, "2026-01-02-030405-1-jaguar.json");
    put(nameless, "2025-12-31-235900-1-jaguar.json");
    QFile bad(put(first, "2026-01-03-000000-1-jaguar.json"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{\"no\":1}") > 0);
    bad.close();
    QFile before(file);
    QVERIFY(before.open(QIODevice::ReadOnly));
    QByteArray const text = before.readAll();
    {
      AskedHistory history(folder_->path());
      QVERIFY(history.catchesUp());
      QVERIFY(history.problem().empty());
      auto const rows = history.allRows();
      QCOMPARE(rows.size(), std::size_t{2});
      // Of a record without times, the file's name tells.
      QCOMPARE(rows[0].time + rows[1].time,
               QDateTime(QDate(2025, 12, 31), QTime(23, 59)).toSecsSinceEpoch() +
                   QDateTime(QDate(2026, 11, 21), QTime(19, 14), Qt::UTC).toSecsSinceEpoch());
    }
    Outside outside(path());
    QVERIFY(outside.run("UPDATE matches SET hints = 77"));
    AskedHistory again(folder_->path());
    QVERIFY(again.catchesUp());
    for (HistoryRow const& row : again.allRows()) QCOMPARE(row.hints, 77);
    QCOMPARE(outside.ask("SELECT count(*) FROM files"), QString("3"));
    QVERIFY(before.seek(0));
    QCOMPARE(before.readAll(), text);
  }

  // An older file of a match does not replace what has been played since.
  void whatHasComeFurtherStays() {
    Record const record = recordOf(planWithViewer(3));
    AskedHistory history(folder_->path());
    history.keep(record, faces());
    QString const older = put(asFarAs(record, 1), "2026-01-02-030405-1-jaguar.json");
    QVERIFY(history.catchesUp());
    QVERIFY(history.allRows()[0].end == HistoryEnd::playedOut);
    Record const other = recordOf(planWithViewer(3, 9));
    history.keep(asFarAs(other, 1), faces());
    put(other, "2026-01-02-030406-1-jaguar.json");
    QVERIFY(history.catchesUp());
    for (HistoryRow const& row : history.allRows()) QVERIFY(row.end == HistoryEnd::playedOut);
    // But of a match that has just been left nothing is newer.
    history.keepFile(older);
    QCOMPARE(history.allRows().size(), std::size_t{2});
    int unfinished = 0;
    for (HistoryRow const& row : history.allRows()) unfinished += row.end == HistoryEnd::unfinished;
    QCOMPARE(unfinished, 1);
  }

  void filters_data() {
    QTest::addColumn<HistoryFilter>("filter");
    QTest::addColumn<int>("found");
    QTest::newRow("all") << HistoryFilter() << 4;
    QTest::newRow("a game") << HistoryFilter{.game = "tarot"} << 1;
    QTest::newRow("a person") << HistoryFilter{.person = QString::fromUtf8("Zoë")} << 1;
    QTest::newRow("a level") << HistoryFilter{.level = "expert"} << 1;
    QTest::newRow("nobody") << HistoryFilter{.person = "Zo"} << 0;
    QTest::newRow("part of a name, without its accent") << HistoryFilter{.text = "zoe"} << 1;
    QTest::newRow("what SQL would take for a pattern") << HistoryFilter{.text = "%"} << 0;
    QTest::newRow("a quotation mark") << HistoryFilter{.text = "'; DROP TABLE matches; --"} << 0;
    QTest::newRow("a name or a game") << HistoryFilter{.text = "zoe", .gamesOfText = {"tarot"}} << 2;
    QTest::newRow("since")
        << HistoryFilter{.since = QDateTime(QDate(2026, 11, 20), QTime(0, 0), Qt::UTC).toSecsSinceEpoch()}
        << 2;
    QTest::newRow("several") << HistoryFilter{.game = "tarot", .person = QString::fromUtf8("Zoë")} << 0;
  }
  void filters() {
    QFETCH(HistoryFilter, filter);
    QFETCH(int, found);
    AskedHistory history(folder_->path());
    MatchPlan zoe = planWithViewer(1, 3);
    zoe.setup.names[0] = "Zo\xc3\xab";
    MatchPlan strong = planWithViewer(1, 4);
    strong.setup.levels[2] = "expert";
    history.keep(recordOf(zoe, 100000, "2026-11-19T10:00:00Z"), faces());
    history.keep(recordOf(strong, 100000, "2026-11-20T10:00:00Z"), faces());
    history.keep(recordOf(planWithViewer(1, 5), 100000, "2026-11-21T10:00:00Z"), faces());
    history.keep(recordOf(planWithViewer(1, 6, *findGame("tarot")), 100000, "2026-11-18T10:00:00Z"), faces());
    HistoryList const list = history.listed(filter);
    QCOMPARE(static_cast<int>(list.keys.size()), found);
    QVERIFY(std::ranges::is_sorted(list.keys, std::ranges::greater(), &HistoryKey::time));
    QCOMPARE(list.matches, 4);
    QCOMPARE(list.games.size(), 2);
    QCOMPARE(list.people.size(), 6);
  }

  // Nothing of the name is left on the disk, in the database or beside it.
  void removedIsGone() {
    MatchPlan plan = planWithViewer(2, 3);
    plan.setup.names[0] = "Ermenegilda";
    Record const record = recordOf(plan);
    QString const file = put(record, "2026-01-02-030405-1-jaguar.json");
    AskedHistory history(folder_->path());
    for (std::uint64_t seed = 10; seed < 16; ++seed) history.keep(recordOf(planWithViewer(1, seed)), faces());
    history.keepFile(file);
    QCOMPARE(history.allRows({.person = "Ermenegilda"}).size(), std::size_t{1});
    QVERIFY(bytes().contains("Ermenegilda"));
    QVERIFY(history.removes(history.allRows({.person = "Ermenegilda"})[0].id));
    QVERIFY(!bytes().contains("Ermenegilda"));
    QVERIFY(!bytes().contains("ermenegilda"));
    QVERIFY(!bytes().contains(QByteArray::fromStdString(record.identity.id)));
    QVERIFY(!QFile::exists(file));
    QCOMPARE(history.allRows().size(), std::size_t{6});
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{"history.sqlite"});
    QVERIFY(history.catchesUp());
    QCOMPARE(history.allRows().size(), std::size_t{6});
  }

  // A database of every earlier version is brought to this one with what is in it.
  void migrations() {
    {
      AskedHistory history(folder_->path());
      history.keep(recordOf(planWithViewer(1)), faces());
      QCOMPARE(history.allRows().size(), std::size_t{1});
    }
    Outside outside(path());
    QCOMPARE(outside.ask("PRAGMA user_version"), QString::number(historyVersion));
    QCOMPARE(outside.ask("PRAGMA application_id"), QString::number(historyApplication));
    QCOMPARE(outside.ask("PRAGMA foreign_key_check"), QString("?"));
  }

  // One sentence; what lies there stays as it is; and when it has gone, all is taken from the records.
  void unusable_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("says");
    QTest::newRow("garbage") << "garbage"
                             << "damaged";
    QTest::newRow("a page overwritten") << "page"
                                        << "damaged";
    QTest::newRow("cut short") << "cut"
                               << "damaged";
    QTest::newRow("somebody else's") << "foreign"
                                     << "damaged";
    QTest::newRow("a folder") << "folder"
                              << "damaged";
    QTest::newRow("later") << "later"
                           << "later version";
  }
  void unusable() {
    QFETCH(QString, kind);
    QFETCH(QString, says);
    Record const record = recordOf(planWithViewer(1));
    QString const file = put(record, "2026-01-02-030405-1-jaguar.json");
    if (kind == "garbage") {
      QFile garbage(path());
      QVERIFY(garbage.open(QIODevice::WriteOnly));
      for (int i = 0; i < 5000; ++i) garbage.write("no database ");
    } else if (kind == "foreign") {
      Outside(path()).run("CREATE TABLE recipes(name TEXT)");
    } else if (kind == "folder") {
      QVERIFY(QDir().mkpath(path()));
    } else {
      {
        AskedHistory history(folder_->path());
        for (std::uint64_t seed = 10; seed < 30; ++seed)
          history.keep(recordOf(planWithViewer(1, seed)), faces());
        QCOMPARE(history.allRows().size(), std::size_t{20});
      }
      QFile disk(path());
      if (kind == "later") Outside(path()).run("PRAGMA user_version = 1000");
      if (kind == "cut") QVERIFY(disk.resize(disk.size() / 2));
      if (kind == "page") {
        QVERIFY(disk.open(QIODevice::ReadWrite) && disk.seek(4096));
        QVERIFY(disk.write(QByteArray(static_cast<int>(disk.size()) - 4096, 'x')) > 0);
      }
    }
    QByteArray const before = bytes();
    {
      AskedHistory history(folder_->path());
      QSignalSpy const failed(&history, &MatchHistory::failed);
      history.keep(record, faces());
      QVERIFY(history.allRows().empty());
      history.keep(record, faces());
      QVERIFY(history.catchesUp());
      QVERIFY2(Wording().say(history.problem()).contains(says), qPrintable(Wording().say(history.problem())));
      QCOMPARE(failed.size(), 1);
    }
    QCOMPARE(bytes(), before);
    QVERIFY(QFile::exists(file));
    if (kind == "folder")
      QVERIFY(QDir().rmdir(path()));
    else
      QVERIFY(QFile::remove(path()));
    AskedHistory history(folder_->path());
    QVERIFY(history.catchesUp());
    QCOMPARE(history.allRows().size(), std::size_t{1});
  }

  // Somebody else writes: what is kept meanwhile is there once they are done.
  void locked() {
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(1, 3)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{1});
    QSignalSpy const failed(&history, &MatchHistory::failed);
    Outside outside(path());
    QVERIFY(outside.run("BEGIN EXCLUSIVE"));
    history.keep(recordOf(planWithViewer(1, 4)), faces());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(Wording().say(history.problem()).contains("Another program"));
    QVERIFY(outside.run("COMMIT"));
    history.keep(recordOf(planWithViewer(1, 5)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{3});
    QVERIFY(history.problem().empty());
  }

  // What could not be put while somebody else wrote does not bring back what is deleted then; nor does its file.
  void whatWaitsIsDeletedToo() {
    Record const record = recordOf(planWithViewer(3));
    AskedHistory history(folder_->path());
    history.keep(asFarAs(record, 1), faces());
    auto const before = history.allRows();
    QCOMPARE(before.size(), std::size_t{1});
    QString const file = put(record, "2026-01-02-030405-1-jaguar.json");
    QSignalSpy const failed(&history, &MatchHistory::failed);
    Outside outside(path());
    QVERIFY(outside.run("BEGIN EXCLUSIVE"));
    history.keepFile(file);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(outside.run("COMMIT"));
    QVERIFY(history.removes(before[0].id));
    QVERIFY(!QFile::exists(file));
    history.keep(recordOf(planWithViewer(1, 5)), faces());
    QVERIFY(history.catchesUp());
    auto const after = history.allRows();
    QCOMPARE(after.size(), std::size_t{1});
    QVERIFY(after[0].match != before[0].match);
  }

  // Nor what another window has deleted meanwhile.
  void whatWaitsIsDeletedElsewhere() {
    AskedHistory history(folder_->path());
    QString const file = put(recordOf(planWithViewer(3)), "2026-01-02-030405-1-jaguar.json");
    QSignalSpy const failed(&history, &MatchHistory::failed);
    history.keep(recordOf(planWithViewer(1, 4)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{1});
    Outside outside(path());
    QVERIFY(outside.run("BEGIN EXCLUSIVE"));
    history.keepFile(file);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(outside.run("COMMIT"));
    AskedHistory other(folder_->path());
    QVERIFY(other.catchesUp());
    for (HistoryRow const& row : other.allRows())
      if (row.wanted == 3) QVERIFY(other.removes(row.id));
    QVERIFY(!QFile::exists(file));
    history.keep(recordOf(planWithViewer(1, 5)), faces());
    auto const after = history.allRows();
    QCOMPARE(after.size(), std::size_t{2});
    for (HistoryRow const& row : after) QCOMPARE(row.wanted, 1);
  }

  void mayNotBeWritten() {
    if (::geteuid() == 0) QSKIP("Nothing is forbidden to root.");
    QFile::Permissions const only = QFile::ReadOwner | QFile::ExeOwner;
    QFile::setPermissions(folder_->path(), only);
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(1)), faces());
    QVERIFY(history.allRows().empty());
    QVERIFY(Wording().say(history.problem()).contains("not allowed"));
    QFile::setPermissions(folder_->path(), only | QFile::WriteOwner);
    history.keep(recordOf(planWithViewer(1)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{2});
  }

  // No file may grow beyond a size: the transaction is undone, what was there is still there.
  void noRoom() {
    AskedHistory history(folder_->path());
    history.keep(recordOf(planWithViewer(1, 3)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{1});
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    auto const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = static_cast<rlim_t>(QFileInfo(path()).size());
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    QSignalSpy const failed(&history, &MatchHistory::failed);
    for (std::uint64_t seed = 10; seed < 14; ++seed)
      history.keep(recordOf(planWithViewer(30, seed)), faces());
    bool const told = comes([&] { return failed.size() == 1; });
    QCOMPARE(history.allRows().size(), std::size_t{1});
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(told);
    history.keep(recordOf(planWithViewer(1, 5)), faces());
    QCOMPARE(history.allRows().size(), std::size_t{6});
    Outside outside(path());
    QCOMPARE(outside.ask("PRAGMA integrity_check"), QString("ok"));
  }

  void noModule() {
    AskedHistory history(folder_->path(), [] { return std::unique_ptr<HistoryDatabase>(); });
    history.keep(recordOf(planWithViewer(1)), faces());
    QVERIFY(history.allRows().empty());
    QVERIFY(Wording().say(history.problem()).contains("libqt6sql6-sqlite"));
    QVERIFY(!history.isThere());
  }

  // Nobody who does not ask for it pays for it.
  void nothingBeforeItIsWanted() {
    int made = 0;
    {
      AskedHistory history(folder_->path(), [&made]() -> std::unique_ptr<HistoryDatabase> {
        ++made;
        return nullptr;
      });
    }
    QCOMPARE(made, 0);
    QVERIFY(!QFile::exists(path()));
  }
};

}  // namespace testHistory

QTEST_GUILESS_MAIN(testHistory::TestHistory)
#include "test_history.moc"
