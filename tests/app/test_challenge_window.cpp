// Challenges in the program's own window: saved from a match that is over, played by somebody else, and compared.
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/disk/match_store.h"
#include "core/match/challenge.h"
#include "tests/app/history_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/duplicate/duplicate_page.h"
#include "ui/history/history_bar.h"
#include "ui/history/history_page.h"
#include "ui/history/history_words.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/window/tool_strip.h"

namespace testChallengeWindow {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

class TestChallengeWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  QString path(QString const& name) const { return home_->path() + '/' + name; }
  // What is somebody's own: preferences and matches.
  QString placeOf(QString const& name) const {
    QString const place = path(name);
    Preferences preferences(place + "/preferences.ini");
    preferences.setPlayer(name, faceHere);
    preferences.setLanguage("en");
    return place;
  }
  static void write(QString const& path, QByteArray const& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  }
  static CommandLine line(QString const& file = {}) {
    CommandLine line;
    line.language = "en";
    line.size = {1280, 800};
    line.file = file;
    return line;
  }
  static Record ofVolpe(std::uint64_t seed = 7) {
    MatchPlan plan = planWithViewer(2, seed);
    plan.setup.names[0] = "Volpe";
    return recordOf(plan);
  }
  // Of a match of Volpe's, who made this of it.
  void putChallenge(QString const& name, Record const& record,
                    std::vector<ChallengeResult> const& results) const {
    Challenge challenge{.seat = 0};
    for (ChallengeResult const& result : results) challenge.add(result);
    write(path(name), matchFileOf(challengeFrom(record, challenge)));
  }
  static DuplicatePage* page(Program& program) { return program.window().findChild<DuplicatePage*>(); }
  static bool isPlayed(Program& program) {
    return comes([&] {
      return page(program) != nullptr && page(program)->isVisible() &&
             !program.desktop().duplicating().isPlaying();
    });
  }
  // The page of a match of Volpe's, out of the history.
  bool openDuplicate(Program& program, Record const& record) const {
    QString const folder = MatchStore::historyFolder(path("Volpe/data"));
    QDir().mkpath(folder);
    write(folder + "/2026-11-21-191400-1-jaguar.json", matchFileOf(record));
    if (!program.isActive()) return false;
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const history = program.window().findChild<HistoryPage*>();
    if (!comes([&] { return history->chosenRow() != nullptr; })) return false;
    program.press(Qt::Key_D);
    return isPlayed(program);
  }
  static QString table(Program& program) {
    return page(program)->findChild<QWidget*>("challengeTable")->accessibleName();
  }
  static QFileDialog* dialog(Program& program) {
    for (QFileDialog* each : program.window().findChildren<QFileDialog*>())
      if (each->isVisible()) return each;
    return nullptr;
  }
  static bool answer(Program& program, QString const& file) {
    if (!comes([&] { return dialog(program) != nullptr; })) return false;
    auto* edit = dialog(program)->findChild<QLineEdit*>("fileNameEdit");
    edit->setText(file);
    QTest::keyClick(edit, Qt::Key_Return);
    if (!comes([&] { return dialog(program) == nullptr; })) return false;
    program.window().activateWindow();
    return program.isActive();
  }
  // What stands on the strip as long as the match is played, by what it means; empty: nothing.
  static QString signOf(Program& program) {
    return program.window().findChild<ToolStrip*>()->accessibleDescription().section(u':', 0, 0);
  }
  static bool playToTheEnd(Session& session) {
    while (session.phase() != Phase::over) {
      if (!comes([&] {
            return session.phase() == Phase::choosing || session.phase() == Phase::over ||
                   session.phase() == Phase::showingResult;
          }))
        return false;
      if (session.phase() == Phase::showingResult) session.nextHand();
      if (session.phase() != Phase::choosing) continue;
      actAsBaseline(session);
      if (!comes([&] { return session.phase() != Phase::recording; })) return false;
    }
    return true;
  }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  // Saved by its key, it holds these deals for somebody else, and what one's own match and the computer's came to.
  void savedFromAMatch() {
    Record const record = ofVolpe();
    Program program(placeOf("Volpe"), line());
    QVERIFY(openDuplicate(program, record));
    program.press(Qt::Key_C);
    QVERIFY(answer(program, path("deals")));
    QTRY_VERIFY(QFile::exists(path("deals.giaguaro")));
    MatchFile const file = readMatchFile(path("deals.giaguaro"));
    QVERIFY(file.state == MatchFile::State::fine);
    QVERIFY(isSameChallenge(record, 0, file.table->record()));
    QVERIFY(file.table->record().hands.empty());
    auto const challenge = challengeIn(file.table->record());
    QVERIFY(challenge.has_value());
    QCOMPARE(challenge->results.size(), std::size_t{2});
    QCOMPARE(challenge->results[0].name, std::string("Volpe"));
    QCOMPARE(challenge->results[0].scores, resultIn(record, 0).scores);
    QCOMPARE(challenge->results[1].level, std::string("club"));
  }

  // Somebody else plays it: the same deals and opponents, by one's own name; who has played it before is shown at the end.
  void playedBySomebodyElse() {
    Record const record = ofVolpe();
    putChallenge("deals.giaguaro", record, {{.name = "Volpe", .scores = {40, 2}}});
    Program program(placeOf("Elena"), line(path("deals.giaguaro")));
    QVERIFY(program.isActive());
    Session& session = program.session();
    QVERIFY(comes([&] { return session.hasMatch() && !session.record().hands.empty(); }));
    QCOMPARE(session.record().names[0], std::string("Elena"));
    QVERIFY(session.record().hands.front().deal == record.hands.front().deal);
    QVERIFY(isSameChallenge(session.record(), 0, record));
    QCOMPARE(signOf(program), QString("Challenge"));
    QVERIFY(playToTheEnd(session));
    QCOMPARE(signOf(program), QString("Challenge"));
    program.press(Qt::Key_D);
    QVERIFY(isPlayed(program));
    QVERIFY2(table(program).startsWith(QString::fromUtf8("1. Volpe, +42")), qPrintable(table(program)));
    QVERIFY2(table(program).contains("You"), qPrintable(table(program)));
    QVERIFY2(table(program).contains("Club player"), qPrintable(table(program)));

    // Results of others join it, each once; those of other deals are told of, and nothing happens.
    QString const before = table(program);
    putChallenge("other.giaguaro", ofVolpe(8), {{.name = "Ugo", .scores = {1}}});
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("other.giaguaro")));
    auto const* const told = page(program)->findChild<HistoryKeys*>();
    QTRY_VERIFY2(told->accessibleName().contains("no results of these deals"),
                 qPrintable(told->accessibleName()));
    QCOMPARE(table(program), before);
    putChallenge("more.giaguaro", record,
                 {{.name = "Volpe", .scores = {1, 1}}, {.name = "Ugo", .scores = {50}}});
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("more.giaguaro")));
    QTRY_VERIFY2(table(program).startsWith(QString::fromUtf8("1. Ugo, +50")), qPrintable(table(program)));
    QVERIFY(table(program).contains(QString::fromUtf8("2. Volpe, +42")));
    QVERIFY(session.phase() == Phase::over);
  }

  // The results come back with the match after the program has ended, and its players still have no clock.
  void staysAChallenge() {
    Record record = ofVolpe();
    record.levels[1] = "club";
    putChallenge("deals.giaguaro", record, {{.name = "Volpe", .scores = {40, 2}}});
    QString const place = placeOf("Elena");
    {
      Program program(place, line(path("deals.giaguaro")));
      QVERIFY(program.isActive());
      QVERIFY(comes([&] { return program.session().phase() == Phase::choosing; }));
      actAsBaseline(program.session());
      QVERIFY(comes([&] { return program.session().phase() != Phase::recording; }));
    }
    Program program(place, line());
    QVERIFY(program.isActive());
    QVERIFY(program.click("resume"));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
    Record const& resumed = program.session().record();
    QCOMPARE(resumed.levels[1], std::string("club/untimed"));
    auto const challenge = challengeIn(resumed);
    QVERIFY(challenge && challenge->results.size() == 1 && challenge->results[0].total() == 42);
    // So it is shown, also in the history once a hand is over; the next match is none.
    QCOMPARE(signOf(program), QString("Challenge"));
    QVERIFY(playToTheEnd(program.session()));
    AskedHistory history(place + "/data");
    std::vector<HistoryRow> rows;
    QVERIFY(comes([&] { return !(rows = history.allRows()).empty(); }));
    QCOMPARE(rows[0].kind, MatchKind::challenge);
    HistoryWords const words(allGames(), {}, QDate::currentDate());
    QVERIFY2(words.length(rows[0]).startsWith("Challenge, "), qPrintable(words.length(rows[0])));
    program.window().onceMoreWanted();
    QVERIFY(comes([&] { return program.session().phase() == Phase::choosing; }));
    QCOMPARE(signOf(program), QString());
  }

  // Those who have played the deals in another seat have played another challenge, even where all else is the same.
  void resultsOfAnotherSeat() {
    Record record = ofVolpe();
    record.levels[1] = "club";
    Program program(placeOf("Volpe"), line());
    QVERIFY(openDuplicate(program, record));
    QString const before = table(program);
    Challenge other{.seat = 1};
    other.add({.name = "Ugo", .scores = {50}});
    Record const deals = challengeFrom(record, other);
    QVERIFY(isSameChallenge(record, 0, deals));
    write(path("other.giaguaro"), matchFileOf(deals));
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("other.giaguaro")));
    auto const* const told = page(program)->findChild<HistoryKeys*>();
    QTRY_VERIFY2(told->accessibleName().contains("no results of these deals"),
                 qPrintable(told->accessibleName()));
    QCOMPARE(table(program), before);
  }

  // A file that cannot be read is said to be so; the page is what it was, and other results can still be added.
  void resultsThatCannotBeRead() {
    Record const record = ofVolpe();
    Program program(placeOf("Volpe"), line());
    QVERIFY(openDuplicate(program, record));
    QString const before = table(program);
    write(path("bad.giaguaro"), "{\"giaguaro\": 1");
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("bad.giaguaro")));
    auto const box = [&] { return program.window().findChild<NotOpenedSheet*>(); };
    QVERIFY(comes([&] { return box() != nullptr; }));
    QVERIFY2(box()->why().contains("bad.giaguaro"), qPrintable(box()->why()));
    QVERIFY(box()->isVisible());
    program.press(Qt::Key_Return);
    QTRY_VERIFY(box() == nullptr);
    QVERIFY(page(program)->isVisible());
    QVERIFY(!program.session().hasMatch());
    QCOMPARE(table(program), before);
    putChallenge("more.giaguaro", record, {{.name = "Ugo", .scores = {50}}});
    program.window().activateWindow();
    QVERIFY(program.isActive());
    program.press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(answer(program, path("more.giaguaro")));
    QTRY_VERIFY2(table(program).startsWith(QString::fromUtf8("1. Ugo, +50")), qPrintable(table(program)));
  }

  // From the menu: today's, for the person here, against companions with names; the same for somebody else.
  void dealOfTheDay() {
    QDate today = QDate::currentDate();
    std::vector<Deal> deals;
    // Where midnight falls between two of them, two more have the new day in common.
    for (char const* name : {"Elena", "Ugo", "Ada", "Ezio"}) {
      if (deals.size() == 2) break;
      Program program(placeOf(name), line());
      QVERIFY(program.isActive());
      program.window().findChild<QAction*>("dealOfTheDay_jaguar")->trigger();
      QVERIFY(
          comes([&] { return program.session().hasMatch() && !program.session().record().hands.empty(); }));
      Record const& record = program.session().record();
      QCOMPARE(record.names[0], std::string(name));
      for (std::string const& each : record.names) QVERIFY(!each.empty());
      QVERIFY(challengeIn(record).has_value());
      if (today == QDate::currentDate()) QCOMPARE(signOf(program), QString("Deal of the day"));
      deals.push_back(record.hands.front().deal);
      if (QDate const now = QDate::currentDate(); now != std::exchange(today, now)) deals.clear();
    }
    QCOMPARE(deals.size(), std::size_t{2});
    QVERIFY(deals[0] == deals[1]);
  }

  void damagedIsSaid() {
    Record match = challengeFrom(ofVolpe(), {});
    match.others = {{"challenge", R"({"seat":0,"results":[{"name":"A"}]})"}};
    MatchFile const file = readMatch(matchFileOf(match).toStdString());
    QVERIFY(file.state == MatchFile::State::wrong);
    QString const why = Wording().say(whyNotOpened(path("deals.giaguaro"), file));
    QVERIFY2(why.contains("deals.giaguaro") && why.contains("the results of its challenge"), qPrintable(why));
  }
};

}  // namespace testChallengeWindow

QTEST_MAIN(testChallengeWindow::TestChallengeWindow)
#include "test_challenge_window.moc"
