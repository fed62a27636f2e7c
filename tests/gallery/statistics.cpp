#include "tests/gallery/statistics.h"

#include <QComboBox>
#include <QDateTime>

#include "app/desktop/people.h"
#include "tests/app/played_records.h"
#include "ui/history/history_page.h"
#include "ui/statistics/statistics_page.h"

namespace giaguaro::test {
namespace {

// What a person has played in some months of each game, a part of it looked at again: enough for statistics of it.
void putMonths(MatchHistory& history) {
  int day = 0;
  for (int round = 0; round < 12; ++round)
    for (GameInfo const* game : allGames()) {
      ++day;
      MatchPlan plan =
          planWithViewer(game == allGames().front() ? 20 : 8, static_cast<std::uint64_t>(day), *game);
      plan.setup.names[0] = "Anna";
      for (std::size_t seat = 1; seat < plan.setup.levels.size(); ++seat)
        plan.setup.levels[seat] = seat % 2 == 0 ? "club" : "expert";
      QDateTime const began = QDateTime::currentDateTimeUtc().addDays(2 * day - 200);
      Record const record = recordOf(plan, 1'000'000, began.toString(Qt::ISODate).toStdString());
      history.keep(reviewed(record, 900 - day * 11), std::vector<int>(6, usualAvatar));
    }
}

}  // namespace

void takeStatistics(Tour const& tour) {
  auto const page = [&] { return tour.window().findChild<StatisticsPage*>(); };
  bool isThere = false;
  putMonths(tour.program.desktop().history());
  tour.program.desktop().history().list({}, [&isThere](HistoryList const&) { isThere = true; });
  comes([&] { return isThere; });
  QString shown;
  auto const open = [&] {
    tour.window().findChild<QAction*>("actionHistory")->trigger();
    tour.window().findChild<HistoryPage*>()->findChild<QAbstractButton*>("tab_statistics")->click();
    comes([&] {
      return page() != nullptr && page()->isCounted() && !tour.program.desktop().history().isCatchingUp();
    });
    auto* const games = page()->findChild<QComboBox*>("statisticsGame");
    games->setCurrentIndex(games->findData(shown));
    comes([&] { return page()->statistics().filter.game == shown && page()->statistics().matches > 10; });
    page()->findChild<QWidget*>("plot_0")->setFocus();
  };
  auto const close = [&] { escape(tour.window()); };
  int order = 140;
  for (GameInfo const* game : allGames()) {
    shown = idOf(*game);
    tour.take({"statistics-" + shown, "Statistics", order++, {}, game == allGames().front()}, {}, open,
              close);
  }
  shown = idOf(*allGames().front());
  auto const openTable = [&] {
    open();
    QTest::keyClick(tour.window().focusWidget(), Qt::Key_T);
    QTest::keyClick(tour.window().focusWidget(), Qt::Key_End);
  };
  auto const closeTable = [&] {
    QTest::keyClick(tour.window().focusWidget(), Qt::Key_T);
    close();
  };
  tour.take({"statistics-table", "A plot as a table", order}, {}, openTable, closeTable);
}

}  // namespace giaguaro::test
