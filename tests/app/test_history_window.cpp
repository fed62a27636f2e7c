// Past matches in the program's own window: what has been played is found on their page, and reviewed, played on, begun
// again and deleted from there.
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/disk/match_store.h"
#include "core/match/deal_code.h"
#include "tests/app/at_result.h"
#include "tests/app/history_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/history/history_page.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/sheets/question_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/toolkit/status_line.h"

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
  static CommandLine::Match match() {
    return {.game = allGames().front(),
            .players = 5,
            .options = planOf("greedy", 2).setup.options,
            .levels = {"human", "greedy", "greedy", "greedy", "greedy"},
            .seed = 3};
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

  // As soon as it is, whatever is played next: nobody waits for another match to see it counted.
  void whatIsJudgedIsKept() {
    AtResult at("greedy", 7, {.iterations = 1'000'000'000});
    MatchHistory& history = at.program.desktop().history();
    auto const kept = [&] {
      std::optional<QByteArray> text;
      history.find({}, [&](HistoryAnswer<HistoryList> const& answer) {
        auto const& list = std::get<HistoryList>(answer);
        if (list.keys.empty()) return text.emplace().clear();
        history.record(list.keys[0].id,
                       [&](HistoryAnswer<QByteArray> const& found) { text = std::get<QByteArray>(found); });
      });
      if (!comes([&] { return text.has_value(); })) return QByteArray();
      return *text;
    };
    QVERIFY(comes([&] { return !kept().isEmpty(); }));
    QVERIFY(!kept().contains("\"review\""));
    Reviewing& reviewing = at.program.desktop().reviewing();
    QSignalSpy const judged(&reviewing, &Reviewing::kept);
    reviewing.setReview({.iterations = 24});
    // Anew, with less to do.
    at.session().undo();
    QVERIFY(comes([&] { return at.session().phase() == Phase::choosing; }));
    at.session().redo();
    QVERIFY(comes([&] { return at.session().phase() == Phase::showingResult; }));
    reviewing.want();
    QVERIFY(comes([&] { return judged.count() > 0; }));
    QVERIFY(kept().contains("\"review\""));
  }

  // Each hand that is over is there, and by Enter it is looked at again; the page is there behind it.
  void aHandIsReviewed() {
    CommandLine with = line();
    with.match = match();
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

  // Over a hand that one steps through already: what is opened shows itself, and the page is behind it again.
  void anotherHandIsReviewed() {
    put(recordOf(planWithViewer(1)), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    HistoryPage* page = openPage(program, 1);
    QVERIFY(page != nullptr);
    Watching& watching = program.desktop().watching();
    emit page->reviewWanted(page->chosen());
    QVERIFY(comes([&] { return watching.isOn(); }));
    Demonstration const* const first = watching.demonstration();
    page = openPage(program, 1);
    QVERIFY(page != nullptr && page->isVisible());
    emit page->reviewWanted(page->chosen());
    QVERIFY(comes([&] { return watching.demonstration() != first; }));
    QVERIFY(!page->isVisible());
    QVERIFY(!program.window().sheets().isCovered());
    watching.end();
    QVERIFY(page->isVisible());
  }

  // What is set is set from here too, and one comes back.
  void thePreferencesOpenOverIt() {
    put(recordOf(planWithViewer(1)), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    for (char const* name : {"actionPeople", "actionPreferences", "actionLessons", "actionWatch"})
      QVERIFY2(program.window().findChild<QAction*>(name)->isEnabled(), name);
    program.press(Qt::Key_Comma, Qt::ControlModifier);
    auto const* const sheet = program.window().findChild<PreferencesSheet*>();
    QVERIFY(sheet != nullptr && sheet->isVisible() && sheet->isEnabled());
    program.press(Qt::Key_Escape);
    QVERIFY(!sheet->isVisible());
    QVERIFY(page->isVisible() && page->isEnabled());
  }

  // What the Game menu leads to is to be had from here, too, unless a question wants its answer first; what is done at the
  // table is not.
  void theGameMenuLeadsOn_data() {
    QTest::addColumn<bool>("inPlay");
    QTest::newRow("over the first page") << false;
    QTest::newRow("over a match") << true;
  }
  void theGameMenuLeadsOn() {
    QFETCH(bool, inPlay);
    put(recordOf(planWithViewer(3), 60), "2026-01-02-030405-1-jaguar.json");
    CommandLine with = line();
    if (inPlay) with.match = match();
    Program program(home_->path(), with);
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    auto const action = [&](char const* name) { return program.window().findChild<QAction*>(name); };
    for (char const* name :
         {"actionNewMatch", "actionOpen", "actionHistory", "actionStatistics", "actionEditor"})
      QVERIFY2(action(name)->isEnabled(), name);
    for (char const* name : {"actionUndo", "actionSave"}) QVERIFY2(!action(name)->isEnabled(), name);
    if (inPlay) {
      program.press(Qt::Key_Delete);
      auto const* const question = program.window().findChild<QuestionSheet*>();
      QVERIFY(question != nullptr && question->isVisible());
      QVERIFY(!action("actionOpen")->isEnabled() && !action("actionNewMatch")->isEnabled());
      program.press(Qt::Key_Escape);
    }
    action("actionNewMatch")->trigger();
    auto const* const dialog = program.window().findChild<NewMatchDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible() && dialog->isEnabled());
    QVERIFY(!page->isVisible());
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

  // The match in play stays where one finds it, and that is said while the other one begins.
  void theMatchInPlayIsKept() {
    put(recordOf(planWithViewer(3), 60), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    std::string const before = program.session().record().identity.id;
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    program.press(Qt::Key_P);
    QVERIFY(comes([&] { return program.session().record().identity.id != before; }));
    auto const* const line = program.window().findChild<StatusLine*>();
    QCOMPARE(line->text(), QString("Your match is kept: continue it from the history."));
    QVERIFY(comes([&] {
      auto const* const model = openPage(program, 2);
      return model != nullptr;
    }));
  }

  // Of a deal that a code has fixed, the seed would give other cards.
  void theSameDealsOfACode() {
    Record const other = recordOf(planWithViewer(1, 99));
    MatchPlan plan = planWithViewer(1, 5);
    plan.setup.code = codeOfHand(other, 0);
    Record const record = withName(recordOf(plan), "Volpe");
    QVERIFY(record.hands.front().deal == other.hands.front().deal);
    put(record, "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    QVERIFY(openPage(program, 1) != nullptr);
    program.press(Qt::Key_S);
    QVERIFY(comes([&] { return program.session().hasMatch() && !program.session().record().hands.empty(); }));
    Record const& begun = program.session().record();
    QVERIFY(begun.hands.front().deal == record.hands.front().deal);
    QCOMPARE(begun.code, record.code);
  }

  // A match that starts while a hand of the history is looked at stands on the table, with no page over it.
  void aMatchThatStartsPutsThePageAside() {
    put(recordOf(planWithViewer(1)), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), lineWithMatch("en", 12));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    std::string const before = program.session().record().identity.id;
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    emit page->reviewWanted(page->chosen());
    QVERIFY(comes([&] { return program.desktop().watching().isOn(); }));
    QVERIFY(!page->isVisible());
    emit program.window().firstHandWanted("jaguar");
    QVERIFY(program.session().hasMatch() && program.session().record().identity.id != before);
    QVERIFY(!program.desktop().watching().isOn());
    QVERIFY(!page->isVisible());
    QVERIFY(!program.window().sheets().isCovered());
  }

  // By the heads of the columns, with mouse and keys, and to the next name by its first letter.
  void ordered() {
    auto const putMatch = [&](GameInfo const& game, int day, char const* winner) {
      MatchPlan plan = planWithViewer(1, static_cast<std::uint64_t>(day), game);
      plan.setup.names[0] = "Volpe";
      plan.setup.names[1] = winner;
      QString const date = QString("2026-11-%1").arg(day, 2, 10, QChar('0'));
      put(recordOf(plan, 100000, (date + "T10:00:00Z").toStdString()), date + "-100000-1-x.json");
    };
    putMatch(*findGame("tarot"), 1, "Zita");
    putMatch(*findGame("jaguar"), 2, "Ivo");
    putMatch(*findGame("briscola-chiamata"), 3, "Zeno");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 3);
    QVERIFY(page != nullptr);
    auto const days = [&] {
      QList<int> found;
      for (HistoryKey const& key : page->list().keys)
        found << QDateTime::fromSecsSinceEpoch(key.time, Qt::UTC).date().day();
      return found;
    };
    QCOMPARE(days(), QList<int>({3, 2, 1}));
    QVERIFY(program.click("historyOrder_game"));
    QVERIFY(comes([&] { return days() == QList<int>({3, 1, 2}); }));  // Briscola, French Tarot, Jaguar
    program.press(Qt::Key_Space);
    QVERIFY(comes([&] { return days() == QList<int>({2, 1, 3}); }));
    program.press(Qt::Key_Left);
    QVERIFY(comes([&] { return days() == QList<int>({3, 2, 1}); }));
    program.press(Qt::Key_Space);
    QVERIFY(comes([&] { return days() == QList<int>({1, 2, 3}); }));
    QCOMPARE(QAccessible::queryAccessibleInterface(QApplication::focusWidget())->text(QAccessible::Name),
             QString("Sorted by Date, reversed"));
    // Z leads from one of them to the next, round the end.
    auto* const matches = page->findChild<QAbstractItemView*>();
    matches->setFocus();
    program.press(Qt::Key_Home);
    auto const chosenDay = [&] {
      return page->chosenRow() == nullptr
                 ? 0
                 : QDateTime::fromSecsSinceEpoch(page->chosenRow()->time, Qt::UTC).date().day();
    };
    QVERIFY(comes([&] { return chosenDay() == 1; }));
    // Within a name it is no first letter; what is asked behind it is answered behind it.
    program.press(Qt::Key_L);
    bool answered = false;
    program.desktop().history().rows({}, [&](auto const&) { answered = true; });
    QVERIFY(comes([&] { return answered; }));
    QCOMPARE(chosenDay(), 1);
    for (int const day : {3, 1}) {
      program.press(Qt::Key_Z);
      QVERIFY(comes([&] { return chosenDay() == day; }));
    }
    program.press(Qt::Key_I);
    QVERIFY(comes([&] { return chosenDay() == 2; }));
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

  // The other window has deleted it, another program has the history for itself, or there is no score yet: one sentence
  // says so, and the file that was chosen is as it was.
  void nothingIsExportedOfWhatIsNotThere_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("says");
    for (char const* what : {"exportMatch", "exportScore"}) {
      QTest::addRow("%s deleted", what) << what << "deleted"
                                        << "the match is no longer in the history.";
      QTest::addRow("%s locked", what) << what << "locked"
                                       << "another program is using the history.";
    }
    QTest::newRow("no hand") << "exportScore"
                             << "no hand"
                             << "no hand of the match is over yet.";
  }
  void nothingIsExportedOfWhatIsNotThere() {
    QFETCH(QString, what);
    QFETCH(QString, how);
    QFETCH(QString, says);
    put(recordOf(planWithViewer(3), how == "no hand" ? 10 : 60), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    QVERIFY(comes([&] { return !program.desktop().history().isCatchingUp(); }));
    QFile file(home_->filePath(what == "exportMatch" ? "kept.giaguaro" : "kept.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("of last year") > 0);
    file.close();
    if (how == "deleted") QVERIFY(AskedHistory(home_->path() + "/data").removes(page->chosen()));
    Outside outside(MatchHistory::databaseIn(home_->path() + "/data"));
    if (how == "locked") QVERIFY(outside.run("BEGIN EXCLUSIVE"));
    emit page->exportWanted(page->chosen(), page);
    page->findChild<QMenu*>("historyExports")->findChild<QAction*>(what)->trigger();
    auto* const dialog = program.window().findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    emit dialog->fileSelected(file.fileName());
    dialog->close();
    auto* const question = program.window().findChild<QMessageBox*>();
    QVERIFY(question != nullptr && question->text().contains("Replace it?"));
    for (QAbstractButton* button : question->buttons())
      if (question->buttonRole(button) == QMessageBox::AcceptRole) button->click();
    QMessageBox const* box = nullptr;
    QVERIFY(comes([&] {
      for (QMessageBox const* each : program.window().findChildren<QMessageBox*>())
        if (each != question) box = each;
      return box != nullptr || QFileInfo(file.fileName()).size() == 0;
    }));
    QVERIFY(box != nullptr);
    QCOMPARE(box->text(), file.fileName() + " could not be written: " + says);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("of last year"));
  }

  // Nor is it silent that another window has deleted what is to be reviewed, played on or dealt again.
  void whatIsNoLongerThereIsSaid() {
    put(recordOf(planWithViewer(1)), "2026-01-02-030405-1-jaguar.json");
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    HistoryPage* const page = openPage(program, 1);
    QVERIFY(page != nullptr);
    QVERIFY(comes([&] { return !program.desktop().history().isCatchingUp(); }));
    QVERIFY(AskedHistory(home_->path() + "/data").removes(page->chosen()));
    std::int64_t const gone = page->chosen();
    QMessageBox* box = nullptr;
    auto const isSaid = [&] {
      return comes([&] { return (box = program.window().findChild<QMessageBox*>()) != nullptr; }) &&
             box->text().contains("no longer in the history");
    };
    emit page->sameDealsWanted(gone);
    QVERIFY(isSaid());
    delete box;
    QVERIFY(comes([&] { return page->list().keys.empty(); }));
    emit page->reviewWanted(gone);
    QVERIFY(isSaid());
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
    // Nor is anything promised of it to whoever begins a match beside another one.
    QVERIFY(program.click("dealCards"));
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    program.window().findChild<QAction*>("actionNewMatch")->trigger();
    auto const* const words = program.window().findChild<QLabel*>("resumeWords");
    QVERIFY(words->isVisible());
    QVERIFY2(!words->text().contains("history"), qPrintable(words->text()));
  }
};

}  // namespace testHistoryWindow

QTEST_MAIN(testHistoryWindow::TestHistoryWindow)
#include "test_history_window.moc"
