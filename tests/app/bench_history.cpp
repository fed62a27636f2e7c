// How long a history of many matches takes to be listed and filtered, and its hands to be counted, asked as its pages ask,
// and how long one match more takes to be put there. Two thirds of the matches are of the game whose hands are counted.
//
//   bench_history [MATCHES]       usually 10000
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

#include "tests/app/history_tools.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

template <class Work>
void report(char const* what, int times, Work work) {
  std::vector<double> took;
  for (int i = 0; i < times; ++i) {
    QElapsedTimer clock;
    clock.start();
    work();
    took.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  std::ranges::sort(took);
  std::printf("%-40s %8.1f ms (%.1f to %.1f)\n", what, took[took.size() / 2], took.front(), took.back());
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  int const matches = argc > 1 ? QCoreApplication::arguments()[1].toInt() : 10000;
  QTemporaryDir const folder;
  QString const path = MatchHistory::databaseIn(folder.path());
  std::vector<int> const faces{1, 2, 3, 4, 5};
  Record const record = reviewed(recordOf(planWithViewer(10)), 300);
  {
    AskedHistory history(folder.path());
    history.keep(record, faces);
    history.listed();
  }
  {
    // The others are copies, made by the database itself: it takes the disk to write each of them by itself.
    Outside outside(path);
    QString const numbers =
        QString("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) ")
            .arg(matches - 1);
    bool sound = outside.run("BEGIN");
    sound = sound && outside.run("INSERT INTO people(name, human) " + numbers +
                                 "SELECT 'Friend ' || i, 0 FROM n WHERE i <= 40");
    sound = sound && outside.run(
                         "INSERT INTO matches(uuid, game, time, started, ended, program, steps, hands, "
                         "voids, wanted, finish, "
                         "hints, undos, search, counted) " +
                         numbers +
                         "SELECT 'copy ' || i, CASE i % 3 WHEN 0 THEN 'tarot' ELSE game END, time - 7200 * "
                         "i, started - 7200 "
                         "* i, ended - 7200 * i, program, steps, hands, voids, wanted, finish, hints, undos, "
                         "search, counted FROM n, "
                         "matches WHERE matches.id = 1");
    for (char const* part :
         {"seats(match, seat, person, level, avatar, total, place) SELECT n.id, seat, CASE seat WHEN 0 "
          "THEN person ELSE 6 + (n.id + seat) % 40 END, level, avatar, total, place FROM seats",
          "records(match, record) SELECT n.id, record FROM records",
          "hands(match, hand, dealer, void) SELECT n.id, hand, dealer, void FROM hands",
          "counts(match, hands) SELECT n.id, counts.hands FROM counts",
          "results(match, hand, seat, points, score, total) SELECT n.id, hand, seat, points, score, total "
          "FROM results"})
      sound =
          sound && outside.run(QString("INSERT INTO ") + part + ", matches n WHERE match = 1 AND n.id > 1");
    sound = sound && outside.run("COMMIT");
    if (!sound) return 1;
  }
  std::printf("%d matches, %.1f MB\n", matches, static_cast<double>(QFileInfo(path).size()) / 1e6);
  AskedHistory history(folder.path());
  report("opened, listed, a screen of rows read", 1, [&] {
    HistoryList const list = history.listed();
    std::vector<std::int64_t> ids;
    for (std::size_t i = 0; i < 24; ++i) ids.push_back(list.keys[i].id);
    bool there = false;
    history.rows(ids, [&there](HistoryAnswer<std::vector<HistoryRow>> const& rows) {
      there = std::get<std::vector<HistoryRow>>(rows).size() == 24;
    });
    comes([&there] { return there; });
  });
  report("listed again", 20, [&] { history.listed(); });
  report("filtered by game", 20, [&] { history.listed({.game = "tarot"}); });
  report("filtered by person", 20, [&] { history.listed({.person = "Friend 7"}); });
  report("filtered by level", 20, [&] { history.listed({.level = "greedy"}); });
  report("searched", 20, [&] { history.listed({.text = "player 3"}); });
  StatisticsFilter const all{.game = QString::fromStdString(record.game)};
  report("counted for statistics", 10, [&] { history.counted(all); });
  std::printf("%-40s %8d hands\n", "", history.counted(all).hands);
  report("one match kept", 20, [&] {
    history.keep(recordOf(planWithViewer(10)), faces);
    history.listed();
  });
  return 0;
}
