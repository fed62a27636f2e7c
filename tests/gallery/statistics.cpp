#include "tests/gallery/statistics.h"

#include <QComboBox>

#include "app/desktop/past/match_history.h"
#include "ui/history/history_page.h"
#include "ui/statistics/statistics_page.h"

namespace giaguaro::test {

void takeStatistics(Tour const& tour) {
  auto const page = [&] { return tour.window().findChild<StatisticsPage*>(); };
  bool isThere = false;
  tour.program.desktop().history().list({}, [&isThere](auto const&) { isThere = true; });
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
    // Where there is little room the page is shown from its beginning.
    if (tour.window().width() > 1100) page()->findChild<QWidget*>("plot_0")->setFocus();
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
