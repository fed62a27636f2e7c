#include "tests/gallery/book.h"

#include <QComboBox>
#include <QDateTime>

#include "app/desktop/match/people.h"
#include "tests/app/played_records.h"
#include "ui/book/book_page.h"
#include "ui/history/history_page.h"

namespace giaguaro::test {
namespace {

struct Evening {
  int daysAgo;
  std::vector<int> seats;  // of the people
  int hands = 10;
};

void keepEvenings(MatchHistory& history, GameInfo const& game,
                  std::vector<std::pair<char const*, int>> const& people,
                  std::vector<Evening> const& evenings) {
  for (Evening const& evening : evenings) {
    MatchPlan plan = planWithViewer(static_cast<std::int16_t>(evening.hands),
                                    static_cast<std::uint64_t>(evening.daysAgo) + 11, game);
    std::vector<int> faces;
    for (std::size_t seat = 0; seat < evening.seats.size(); ++seat) {
      auto const& [name, face] = people[static_cast<std::size_t>(evening.seats[seat])];
      plan.setup.names[seat] = name;
      faces.push_back(face);
    }
    QDateTime const began = QDateTime::currentDateTimeUtc().addDays(-evening.daysAgo);
    history.keep(recordOf(plan, 1'000'000, began.toString(Qt::ISODate).toStdString()), faces);
  }
}

void putBook(MatchHistory& history) {
  std::vector<std::pair<char const*, int>> const six{{"Lucia", 12}, {"Elena", 1}, {"Paolo", 3},
                                                     {"Marta", 4},  {"Leila", 6}, {"Tommaso", 5}};
  keepEvenings(history, *findGame("jaguar"), six,
               {{56, {0, 1, 2, 3, 5}},
                {49, {0, 1, 2, 3, 4}},
                {42, {0, 1, 2, 4, 5}},
                {35, {0, 2, 3, 4, 5}},
                {28, {0, 1, 2, 3, 4}},
                {21, {0, 1, 2, 3, 5}},
                {14, {0, 1, 3, 4, 5}},
                {7, {0, 1, 2, 3, 4}, 7},
                {0, {0, 1, 2, 3, 4}}});
  std::vector<std::pair<char const*, int>> const nine{{"Lucia", 12}, {"Bruno", 5}, {"Carla", 9},
                                                      {"Dino", 8},   {"Emma", 10}, {"Fabio", 11},
                                                      {"Giulia", 1}, {"Ivo", 2},   {"Lia", 7}};
  keepEvenings(history, *findGame("briscola-chiamata"), nine,
               {{40, {0, 1, 2, 3, 4}},
                {33, {0, 1, 2, 3, 5}},
                {26, {0, 1, 2, 5, 6}},
                {19, {0, 2, 5, 6, 7}},
                {12, {0, 5, 6, 7, 8}}});
  keepEvenings(history, *findGame("jaago-chalis"), six,
               {{30, {0, 1, 2, 3}}, {20, {0, 1, 2, 4}}, {10, {0, 1, 2, 3}}});
}

}  // namespace

void takeBook(Tour const& tour) {
  MatchHistory& history = tour.program.desktop().history();
  auto const page = [&] { return tour.window().findChild<BookPage*>(); };
  putBook(history);
  bool isThere = false;
  history.list({}, [&isThere](auto const&) { isThere = true; });
  comes([&] { return isThere; });
  auto const open = [&] {
    tour.window().findChild<QAction*>("actionHistory")->trigger();
    tour.window().findChild<HistoryPage*>()->findChild<QAbstractButton*>("tab_book")->click();
    comes([&] { return page() != nullptr && page()->circle() != nullptr && !history.isCatchingUp(); });
  };
  // The circle of this game with so many people.
  auto const openCircle = [&](char const* game, std::size_t people) {
    open();
    for (int i = 0; i < page()->findChild<QComboBox*>("bookCircle")->count(); ++i) {
      if (page()->circle()->game == game && page()->circle()->people.size() == people) break;
      QTest::keyClick(page(), Qt::Key_Right);
    }
  };
  auto const close = [&] { escape(tour.window()); };
  open();
  close();
  tour.take(
      {"book-bare", "Score book", 579}, {}, [&] { openCircle("jaguar", 6); }, close);
  // As somebody keeps it.
  openCircle("jaguar", 6);
  emit page()->renameWanted(QStringLiteral("The corner table"));
  emit page()->worthWanted(QString::fromUtf8("\u20ac 0.10"));
  comes([&] { return !page()->circle()->name.isEmpty() && !page()->circle()->worth.isEmpty(); });
  close();
  tour.take(
      {"book", "Score book", 580, {}, true}, {}, [&] { openCircle("jaguar", 6); }, close);
  tour.take(
      {"book-many", "The book of many people", 581}, {}, [&] { openCircle("briscola-chiamata", 9); }, close);
  tour.take(
      {"book-halves", "The book, with halves", 582}, {}, [&] { openCircle("jaago-chalis", 5); }, close);
  auto const openSide = [&] {
    openCircle("jaguar", 6);
    QTest::keyClick(page()->findChild<QWidget*>("bookTable"), Qt::Key_Return);
  };
  auto const closeBoth = [&] {
    if (tour.window().width() < 1100) close();
    close();
  };
  openCircle("jaguar", 6);
  std::vector<std::int64_t> paid;
  for (std::size_t line = 0; line < 6; ++line) paid.push_back(page()->circle()->lines[line].match);
  close();
  tour.take({"book-side", "Who owes whom", 583}, {}, openSide, closeBoth);
  history.settle(paid, QDateTime::currentSecsSinceEpoch() - 20 * 86400);
  tour.take(
      {"book-paid", "A line under what is paid", 584}, {}, [&] { openCircle("jaguar", 6); }, close);
}

}  // namespace giaguaro::test
