// The book of totals out of the history: its sums are those of the records, whoever was at the table; what is paid and what
// was said of a circle stays; and from the window, by keys, to another match of the same people.
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <numeric>

#include "app/desktop/past/circles.h"
#include "tests/app/history_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/book/book_page.h"
#include "ui/history/history_page.h"
#include "ui/sheets/sheet_stack.h"

namespace testBookWindow {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

class AskedBook : public AskedHistory {
 public:
  using AskedHistory::AskedHistory;
  Book read(QStringList const& person = {}) {
    std::optional<Book> answer;
    book([&answer](HistoryAnswer<Book> const& found) { answer = std::get<Book>(found); }, person);
    return comes([&answer] { return answer.has_value(); }) ? *answer : Book{};
  }
};

// At so many days from the first on; the first of the names is a person's.
Record evening(std::vector<std::string> const& names, int day, GameInfo const& game = *allGames().front()) {
  MatchPlan plan = planWithViewer(3, static_cast<std::uint64_t>(day) + 1, game);
  plan.setup.names = names;
  std::string const date = "2026-09-" + std::string(day < 10 ? "0" : "") + std::to_string(day) + "T19:00:00Z";
  return recordOf(plan, 1'000'000, date);
}

std::map<QString, int> totalsOf(BookCircle const& circle) {
  std::map<QString, int> totals;
  for (BookLine const& line : circle.lines)
    for (std::size_t person = 0; person < line.scores.size(); ++person)
      totals[circle.people[person].name] += line.scores[person].value_or(0);
  return totals;
}

// What everybody has once all payments are made: of a game that sums to zero, what the matches came to.
std::map<QString, std::int64_t> receivedBy(BookCircle const& circle, BookDebts const& debts) {
  std::map<QString, std::int64_t> received;
  for (BookDebt const& debt : debts.payments) {
    received[circle.people[debt.from].name] -= debt.amount;
    received[circle.people[debt.to].name] += debt.amount;
  }
  return received;
}

std::vector<int> const faces{1, 2, 3, 4, 5, 6};
std::vector<std::string> const five{"Volpe", "Elena", "Paolo", "Marta", "Leila"};

}  // namespace

class TestBookWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  static BookPage* page(Program& program) { return program.window().findChild<BookPage*>(); }
  static bool openBook(Program& program, std::size_t circles) {
    program.window().findChild<QAction*>("actionHistory")->trigger();
    program.press(Qt::Key_3, Qt::ControlModifier);
    return comes([&] {
      return page(program) != nullptr && page(program)->isTold() && page(program)->isVisible() &&
             (page(program)->circle() != nullptr) == (circles > 0) &&
             !program.desktop().history().isCatchingUp();
    });
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    Preferences preferences(home_->path() + "/preferences.ini");
    preferences.setPlayer("Volpe", faceHere);
    preferences.setLanguage("en");
  }

  // People change one at a time; others who share one person alone have a book of their own.
  void sumsAreThoseOfTheRecords() {
    AskedBook history(home_->path());
    std::vector<std::vector<std::string>> const tables{
        five, {"Volpe", "Elena", "Paolo", "Marta", "Tomas"}, {"Volpe", "Tomas", "Leila", "Paolo", "Elena"}};
    std::map<QString, int> sums;
    int day = 1;
    for (auto const& names : tables) {
      Record const record = evening(names, day += 7);
      for (std::size_t seat = 0; seat < names.size(); ++seat)
        sums[QString::fromStdString(names[seat])] += (*record.settlement)[seat];
      history.keep(record, faces);
    }
    history.keep(evening({"Volpe", "Ugo", "Zoe", "Nino", "Ida"}, 3), faces);
    Book const book = history.read();
    QCOMPARE(book.circles.size(), std::size_t{2});
    BookCircle const& circle = book.circles.front();  // that played last
    QCOMPARE(circle.people.size(), std::size_t{6});
    QVERIFY(circle.people.front().own && circle.people.front().name == "Volpe");
    QVERIFY(totalsOf(circle) == sums);
    QCOMPARE(std::accumulate(sums.begin(), sums.end(), 0,
                             [](int sum, auto const& each) { return sum + each.second; }),
             0);
    auto received = receivedBy(circle, circle.open);
    for (auto const& [name, sum] : sums) QCOMPARE(received[name], std::int64_t{sum});
    QVERIFY(circle.open.payments.size() < circle.people.size());
    QVERIFY(!circle.lines[1].scores[4]);  // Leila was away
  }

  // The only person of a circle may be somebody else of this computer.
  void ownIsWhoSitsHere() {
    AskedBook history(home_->path());
    history.keep(evening(five, 1), faces);
    auto const own = [&](QStringList const& person) {
      Book const book = history.read(person);
      QString found;
      for (BookCircle const& circle : book.circles)
        for (BookPerson const& each : circle.people)
          if (each.own) found += each.name;
      return found;
    };
    QCOMPARE(own({}), QString("Volpe"));  // who has no name
    QCOMPARE(own({"VOLPE"}), QString("Volpe"));
    QCOMPARE(own({"Bruno", "Volpe"}), QString("Volpe"));  // it was that before
    QCOMPARE(own({"Bruno"}), QString());
    QCOMPARE(own({"Elena"}), QString());  // a computer player of that name
  }

  // What is not over, or lapsed, or where somebody has no name, counts for nobody; each game for itself.
  void whatCounts() {
    AskedBook history(home_->path());
    Record const whole = evening(five, 1);
    history.keep(asFarAs(whole, 2), faces);
    QVERIFY(history.read().circles.empty());
    history.keep(whole, faces);
    QCOMPARE(history.read().circles.size(), std::size_t{1});
    Record lapsed = asFarAs(evening(five, 2), 1);
    lapsed.ended = "lapsed";
    history.keep(lapsed, faces);
    Record nameless = evening(five, 3);
    nameless.names[2].clear();
    history.keep(nameless, faces);
    QCOMPARE(history.read().circles.front().lines.size(), std::size_t{1});
    for (GameInfo const* game : allGames()) {
      if (game == allGames().front()) continue;
      history.keep(evening({five.begin(), five.begin() + game->usualPlayers}, 4, *game), faces);
    }
    Book const book = history.read();
    QCOMPARE(book.circles.size(), allGames().size());
    for (BookCircle const& circle : book.circles) {
      QCOMPARE(circle.sumsToZero, circle.game != "jabberwocky");
      QCOMPARE(circle.lines.size(), std::size_t{1});
      std::int64_t sum = 0;
      for (auto const& [name, amount] : receivedBy(circle, circle.open)) sum += amount;
      QCOMPARE(sum, std::int64_t{0});
    }
  }

  // A line under what is paid, behind which debts begin anew; this evening is only the last one. All of it stays with the
  // database, and goes with the matches.
  void paidAndNamed() {
    {
      AskedBook history(home_->path());
      history.keep(evening(five, 1), faces);
      history.keep(evening(five, 8), faces);
      BookCircle const circle = history.read().circles.front();
      std::int64_t const first = circle.lines[0].match;
      history.noteCircle({0,
                          circle.game,
                          {"Volpe", "Elena", "Paolo", "Marta", "Leila"},
                          {first, circle.lines[1].match},
                          "Thursdays",
                          "0.10"});
      history.settle({first}, 1790000000);
      BookCircle const paid = history.read().circles.front();
      QCOMPARE(paid.name, QString("Thursdays"));
      QCOMPARE(paid.worth, QString("0.10"));
      QCOMPARE(paid.lines.size(), std::size_t{3});
      QVERIFY(paid.lines[0].paid && paid.lines[1].closing && !paid.lines[2].paid);
      QCOMPARE(paid.closed, std::int64_t{1790000000});
      QVERIFY(paid.open == paid.evening);
      auto received = receivedBy(paid, paid.open);
      for (std::size_t person = 0; person < paid.people.size(); ++person)
        QCOMPARE(received[paid.people[person].name], std::int64_t{*paid.lines[2].scores[person]});
      QVERIFY(totalsOf(paid) == totalsOf(circle));
    }
    AskedBook history(home_->path());
    history.keep(evening({"Tomas", "Elena", "Paolo", "Marta", "Leila"}, 15), faces);
    BookCircle const circle = history.read().circles.front();
    QCOMPARE(circle.name, QString("Thursdays"));
    QVERIFY(circle.lines[0].paid);
    QVERIFY(std::ranges::none_of(circle.people, &BookPerson::own));  // two people have played here
    QCOMPARE(circle.people.size(), std::size_t{6});
    for (BookLine const& line : circle.lines)
      if (!line.closing) QVERIFY(history.removes(line.match));
    QVERIFY(history.read().circles.empty());
    QCOMPARE(Outside(MatchHistory::databaseIn(home_->path())).ask("SELECT count(*) FROM circles"),
             QString("0"));
  }

  // A guest came once, and that match is deleted: what was said of the group is of those who stay.
  void namesOutliveAGuest() {
    AskedBook history(home_->path());
    history.keep(evening(five, 1), faces);
    history.keep(evening({"Ospite", "Elena", "Paolo", "Marta", "Leila"}, 8), faces);
    BookCircle const circle = history.read().circles.front();
    QCOMPARE(circle.people.size(), std::size_t{6});
    QStringList people;
    for (BookPerson const& person : circle.people) people.append(person.name);
    std::int64_t const last = circle.lines[1].match;
    history.noteCircle({0, circle.game, people, {circle.lines[0].match, last}, "Thursdays", "0.10"});
    QVERIFY(history.removes(last));
    BookCircle const left = history.read().circles.front();
    QCOMPARE(left.people.size(), std::size_t{5});
    QCOMPARE(left.name, QString("Thursdays"));
    QCOMPARE(left.worth, QString("0.10"));
  }

  // From an earlier version, which kept no settlements: they come with what is counted anew.
  void olderDatabases() {
    {
      AskedBook history(home_->path());
      history.keep(evening(five, 1), faces);
      QCOMPARE(history.read().circles.size(), std::size_t{1});
    }
    {
      Outside outside(MatchHistory::databaseIn(home_->path()));
      QVERIFY(backToSecond(outside));
    }
    AskedBook history(home_->path());
    QVERIFY(history.read().circles.empty());
    QVERIFY(history.catchesUp());
    QCOMPARE(history.read().circles.size(), std::size_t{1});
  }

  // A match that another window has deleted cannot be gone on with, and that is said.
  void aMatchThatHasGoneIsSaid() {
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(openBook(program, 0));
    program.desktop().history().keep(evening(five, 1), faces);
    QVERIFY(comes([&] { return page(program)->circle() != nullptr; }));
    std::int64_t const match = page(program)->circle()->lines[0].match;
    QVERIFY(AskedHistory(home_->path() + "/data").removes(match));
    emit page(program)->goOnWanted(match);
    QMessageBox const* box = nullptr;
    QVERIFY(comes([&] { return (box = program.window().findChild<QMessageBox*>()) != nullptr; }));
    QVERIFY2(box->text().contains("no longer in the history"), qPrintable(box->text()));
  }

  void byKeysInTheWindow() {
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(openBook(program, 0));
    QVERIFY(page(program)->findChild<QLabel*>("bookEmpty")->isVisible());
    program.desktop().history().keep(evening(five, 1), faces);
    QVERIFY(comes([&] { return page(program)->circle() != nullptr; }));
    page(program)->focusFirst();
    program.press(Qt::Key_R);
    QTest::keyClicks(QApplication::focusWidget(), "Thursdays");
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return page(program)->circle()->name == "Thursdays"; }));
    auto* const worth = page(program)->findChild<QLineEdit*>("bookWorth");
    worth->setFocus();
    QTest::keyClicks(worth, "2 beans");
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return page(program)->circle()->worth == "2 beans"; }));
    QCOMPARE(page(program)->circle()->name, QString("Thursdays"));
    // All paid: asked first, and not done by the key that asks.
    page(program)->findChild<QAbstractButton*>("bookSettle")->setFocus();
    program.press(Qt::Key_Return);
    program.press(Qt::Key_Escape);
    QCOMPARE(page(program)->circle()->closed, std::int64_t{0});
    page(program)->findChild<QAbstractButton*>("bookSettle")->click();
    program.press(Qt::Key_Tab);
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return page(program)->circle()->closed != 0; }));
    QVERIFY(page(program)->circle()->open.payments.empty());
    // Another one of the same people.
    page(program)->focusFirst();
    program.press(Qt::Key_N);
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QVERIFY(!page(program)->isVisible());
    QVERIFY(program.session().record().names == five);
    QCOMPARE(program.session().record().levels[0], std::string("human"));
  }

  // At a match's end, whose options the next one has; the book gets both.
  void goesOnFromThePodium() {
    CommandLine line = lineWithMatch("en", 3, 1);
    for (std::string& level : line.match->levels)
      if (level != "human") level = "greedy";
    Program program(home_->path(), line);
    QVERIFY(program.isActive());
    Session& session = program.session();
    auto const playToTheEnd = [&] {
      while (session.phase() != Session::Phase::over) {
        if (!comes([&] {
              return session.phase() == Session::Phase::choosing || session.phase() == Session::Phase::over;
            }))
          return false;
        if (session.phase() != Session::Phase::choosing) continue;
        actAsBaseline(session);
        if (!comes([&] { return session.phase() != Session::Phase::recording; })) return false;
      }
      return true;
    };
    QVERIFY(playToTheEnd());
    std::string const before = session.record().identity.id;
    auto const names = session.record().names;
    QVERIFY(comes([&] { return program.focusName() == "toPodium"; }));
    QVERIFY(program.click("toPodium"));
    QVERIFY(program.click("onceMore"));
    QVERIFY(comes([&] { return session.hasMatch() && session.record().identity.id != before; }));
    QVERIFY(session.record().names == names);
    QVERIFY(session.record().options == line.match->options);
    QVERIFY(playToTheEnd());
    QVERIFY(openBook(program, 1));
    QVERIFY(comes([&] { return page(program)->circle()->lines.size() == 2; }));
  }
};

}  // namespace testBookWindow

QTEST_MAIN(testBookWindow::TestBookWindow)
#include "test_book_window.moc"
