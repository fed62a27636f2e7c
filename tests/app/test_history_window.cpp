// Past matches in the program's own window: what has been played is found on their page, and reviewed, played on, begun
// again and deleted from there.
#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/match_file.h"
#include "app/desktop/match_store.h"
#include "tests/app/history_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/history/history_page.h"
#include "ui/sheets/question_sheet.h"
#include "ui/toolkit/sheet_stack.h"

namespace testHistoryWindow {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

class TestHistoryWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  void put(Record const& record, QString const& name) const {
    QString const place = MatchStore::historyFolder(home_->path() + "/data");
    QDir().mkpath(place);
    QFile file(place + '/' + name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(matchFileOf(record)) > 0);
  }
  static CommandLine line() {
    CommandLine line;
    line.language = "en";
    line.size = {1280, 800};  // the chosen match stands beside the list
    return line;
  }
  // Opens the page and waits until it knows this many matches, and the first of them.
  static HistoryPage* openPage(Program& program, int matches) {
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* page = program.window().findChild<HistoryPage*>();
    bool const there = comes([&] {
      return page != nullptr && page->isVisible() && page->chosenRow() != nullptr &&
             page->findChild<QAbstractItemView*>()->model()->rowCount() == matches;
    });
    return there ? page : nullptr;
  }
  static Record withName(Record record, char const* name) {
    record.names[0] = name;
    return record;
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    Preferences preferences(home_->path() + "/preferences.ini");
    preferences.setPlayer("Volpe", faceHere);
    preferences.setLanguage("en");
  }

  // Each hand that is over is there, and by Enter it is looked at again; the page is there behind it.
  void aHandIsReviewed() {
    CommandLine with = line();
    with.match = CommandLine::Match{.game = allGames().front(),
                                    .players = 5,
                                    .options = planOf("greedy", 2).setup.options,
                                    .levels = {"human", "greedy", "greedy", "greedy", "greedy"},
                                    .seed = 3};
    Program program(home_->path(), with);
    QVERIFY(program.isActive());
    while (program.session().phase() != Phase::showingResult) {
      QVERIFY(comes([&] {
        return program.session().phase() == Phase::choosing ||
               program.session().phase() == Phase::showingResult;
      }));
      if (program.session().phase() == Phase::choosing) {
        actAsBaseline(program.session());
        QVERIFY(comes([&] { return program.session().phase() != Phase::recording; }));
      }
    }
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    QCOMPARE(page->chosenRow()->hands + page->chosenRow()->voids, 1);
    QVERIFY(page->chosenRow()->end == HistoryEnd::unfinished);
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return program.desktop().watching().isOn(); }));
    QVERIFY(!page->isVisible());
    program.desktop().watching().end();
    QVERIFY(page->isVisible());
    // It is on the table: to play on is to go back there.
    program.press(Qt::Key_P);
    QVERIFY(!page->isVisible());
    QCOMPARE(program.session().phase(), Phase::showingResult);
  }

  void unfinishedIsPlayedOn() {
    Record const record = recordOf(planWithViewer(3), 60);
    put(record, "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    QVERIFY(openPage(program, 1) != nullptr);
    program.press(Qt::Key_P);
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    QVERIFY(playOf(program.session().record()).hands.front() == playOf(record).hands.front());
    QCOMPARE(program.session().record().identity.id, record.identity.id);
    QVERIFY(!program.window().sheets().isCovered());
  }

  // The same people, and by S the same cards.
  void finishedIsBegunAgain_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("same");
    QTest::newRow("the next match") << static_cast<int>(Qt::Key_P) << false;
    QTest::newRow("the same deals") << static_cast<int>(Qt::Key_S) << true;
  }
  void finishedIsBegunAgain() {
    QFETCH(int, key);
    QFETCH(bool, same);
    Record const record = withName(recordOf(planWithViewer(1)), "Volpe");
    put(record, "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), line());
    program.desktop().setSeeds([] { return std::uint64_t{123}; });
    QVERIFY(program.isActive());
    QVERIFY(openPage(program, 1) != nullptr);
    program.press(static_cast<Qt::Key>(key));
    QVERIFY(comes([&] { return program.session().hasMatch() && !program.session().record().hands.empty(); }));
    Record const& begun = program.session().record();
    QCOMPARE(begun.names, record.names);
    QCOMPARE(begun.levels, record.levels);
    QVERIFY(begun.identity.id != record.identity.id);
    QCOMPARE(begun.hands.front().deal == record.hands.front().deal, same);
    QVERIFY(!program.window().sheets().isCovered());
  }

  // It asks, by the match's name, and no key that was meant for something else says yes.
  void deletedAfterAQuestion() {
    Record const gone = recordOf(planWithViewer(1, 3), 100000, "2026-11-21T10:00:00Z");
    put(gone, "2026-11-21-100000-1-jaguar.json");
    put(recordOf(planWithViewer(1, 4), 100000, "2026-11-20T10:00:00Z"), "2026-11-20-100000-1-jaguar.json");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 2);
    QVERIFY(page != nullptr);
    program.press(Qt::Key_Delete);
    auto const* const question = program.window().findChild<QuestionSheet*>();
    QVERIFY(question != nullptr && question->isVisible());
    bool named = false;
    for (QLabel const* label : question->findChildren<QLabel*>())
      named |= label->text().contains("Jaguar, 21 November");
    QVERIFY(named);
    program.press(Qt::Key_Return);
    QVERIFY(!question->isVisible());
    QCOMPARE(page->findChild<QAbstractItemView*>()->model()->rowCount(), 2);
    program.press(Qt::Key_Delete);
    program.press(Qt::Key_Tab);
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return page->findChild<QAbstractItemView*>()->model()->rowCount() == 1; }));
    QVERIFY(page->isVisible());
    QCOMPARE(QDir(home_->path() + "/data/history").entryList(QDir::Files),
             QStringList{"2026-11-20-100000-1-jaguar.json"});
  }

  // The history cannot be read: one sentence over the list, and the table plays on.
  void damagedIsSaid() {
    QDir().mkpath(home_->path() + "/data");
    QFile garbage(MatchHistory::databaseIn(home_->path() + "/data"));
    QVERIFY(garbage.open(QIODevice::WriteOnly) && garbage.write(QByteArray(5000, 'x')) > 0);
    garbage.close();
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto const* const problem = program.window().findChild<QLabel*>("historyProblem");
    QVERIFY(comes([&] { return problem->text().contains("damaged"); }));
    program.press(Qt::Key_Escape);
    QVERIFY(!problem->isVisible());
  }
};

}  // namespace testHistoryWindow

QTEST_MAIN(testHistoryWindow::TestHistoryWindow)
#include "test_history_window.moc"
