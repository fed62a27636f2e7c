// The club table in the window: the ring and its last seconds, the way to agree, what is barred and says why, the notice
// of a lock-out and the barred switch of New match.
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/phrases.h"
#include "core/match/record_json.h"
#include "tests/app/club_tools.h"
#include "tests/app/talk_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/host/status_line.h"
#include "ui/sheets/trick_list.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/sheet_stack.h"
#include "ui/window/tool_strip.h"
#include "ui/window/window_actions.h"

namespace testClubWindow {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Phase = Session::Phase;

namespace {

// A program at a club table, under a time of the test's.
struct Club {
  QTemporaryDir folder;
  FakeTime time;
  MachineTime machine{.wall = 1'800'000'000s, .awake = 5000s, .start = "first"};
  Program program;

  explicit Club(QString const& language = "en") : program(folder.path(), lineWithMatch(language, 11)) {
    time.give(session());
    program.desktop().lockOuts().setSource([this] { return machine; });
    program.window().closeSheets();
  }
  Session& session() { return program.session(); }
  Desktop& desktop() { return program.desktop(); }
  MainWindow& window() { return program.window(); }
  QString status() { return window().findChild<StatusLine*>("statusLine")->text(); }
  QString live() { return window().findChild<QLabel*>("liveLabel")->accessibleName(); }
  QAction* action(char const* name) { return window().findChild<QAction*>(name); }
  QAbstractButton* button(char const* name) { return window().findChild<QAbstractButton*>(name); }
  bool begins(MatchPlan const& plan) {
    session().start(plan, {.journal = folder.filePath("club.jsonl")});
    return comes([&] { return session().phase() == Phase::choosing || session().phase() == Phase::passing; });
  }
  void keep(QString const& name) {
    QString const where = qEnvironmentVariable("CLUB_PICTURES");
    if (where.isEmpty()) return;
    window().setUpdatesEnabled(true);
    window().grab();
    (void)comes([&] { return window().table()->isSettled(); });
    for (int i = 0; i < 20; ++i) QTest::qWait(20);
    window().grab().save(where + "/" + name + ".png");
  }
};

}  // namespace

class TestClubWindow : public QObject {
  Q_OBJECT

 private slots:
  void lastSecondsAreToldAndSpoken() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesToPlay(club.session()));
    while (lapseIn(club.session().record().hands.back().actions) != Lapse::playsCard) {
      actAsBaseline(club.session());
      QVERIFY(comesToPlay(club.session()));
    }
    QVERIFY(runsDown(club.session()));
    club.time.pass(26s);
    club.keep("64");
    club.time.pass(53s);
    QVERIFY(!club.status().contains("seconds"));
    club.time.pass(1s);
    QCOMPARE(club.window().table()->turnClock().left, 10);
    QCOMPARE(club.live(), QString("10 seconds"));
    QVERIFY2(club.status().startsWith("10 seconds."), qPrintable(club.status()));
    club.time.pass(3s);
    club.keep("7");
    QVERIFY(club.status().startsWith("7 seconds."));
    QCOMPARE(club.live(), QString("10 seconds"));
    club.time.pass(2s);
    QCOMPARE(club.live(), QString("5 seconds"));
    club.time.pass(5s);
    QCOMPARE(club.live(), QString("Time is up. A card is played at random."));
    QVERIFY(comesToPlay(club.session()));
    club.keep("byclock");
  }

  // With the longest names, the most cards and the most people, nothing lies on the way to agree.
  void theExitLiesClear_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (GameInfo const* game : allGames())
      for (QSize const size : {QSize(900, 600), QSize(1280, 800)})
        QTest::addRow("%s %d", std::string(game->id).c_str(), size.width())
            << QString::fromStdString(std::string(game->id)) << size;
  }
  void theExitLiesClear() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    Club club("it");
    MatchPlan plan = atClub(planOf("greedy", 2, 7, *findGame(game.toStdString())));
    for (std::string& level : plan.setup.levels) level = std::string(humanPlayer);
    for (std::size_t seat = 0; seat < plan.setup.names.size(); ++seat)
      plan.setup.names[seat] = "Massimiliano Bonaventur" + std::to_string(seat);
    QVERIFY(club.begins(plan));
    club.window().resize(size);
    for (int i = 0; i < 60 && club.session().phase() != Phase::over; ++i) {
      if (club.session().phase() == Phase::showingResult) break;
      club.session().takeSeat();
      QVERIFY(club.session().phase() == Phase::choosing);
      if (i < 2) club.session().agreeToEnd(true);
      QCoreApplication::processEvents();
      TableLayout const& layout = club.window().table()->tableLayout();
      QRect const pill = club.button("agreeButton")->geometry().adjusted(3, 3, -3, -3);
      QVERIFY(club.button("agreeButton")->isVisible());
      QVERIFY(club.window().table()->rect().contains(pill));
      for (Seat seat = 0; seat < static_cast<Seat>(plan.setup.players); ++seat) {
        QVERIFY2(!layout.plate(seat).intersects(pill), qPrintable(QString("seat %1").arg(seat)));
        if (seat != layout.input().bottom)
          QVERIFY2(!layout.trickCardBounds(seat).intersects(pill), qPrintable(QString("card %1").arg(seat)));
      }
      if (i == 1 || i == 25) club.keep(game + QString::number(size.width()) + '-' + QString::number(i));
      actAsBaseline(club.session());
      QVERIFY(comes([&] {
        auto const phase = club.session().phase();
        return phase == Phase::passing || phase == Phase::choosing || phase == Phase::showingResult ||
               phase == Phase::over;
      }));
    }
  }

  void agreeingByButtonAndByKey() {
    Club club;
    MatchPlan plan = atClub(planShared());
    plan.setup.levels[3] = std::string(humanPlayer);
    QVERIFY(club.begins(plan));
    club.keep("curtain");
    QVERIFY(!club.button("agreeButton")->isVisible() || club.session().phase() == Phase::choosing);
    club.session().takeSeat();
    QVERIFY(comes([&] { return club.button("agreeButton")->isVisible(); }));
    club.keep("agree0");
    club.button("agreeButton")->click();
    QVERIFY(comes([&] { return club.session().scene().club->agreed.size() == 1; }));
    club.keep("agree1");
    QVERIFY(club.action("actionAgree")->isChecked());
    QCOMPARE(club.button("agreeButton")->text(), QString("Take back"));
    club.action("actionAgree")->trigger();
    QVERIFY(comes([&] { return club.session().scene().club->agreed.empty(); }));
    QCOMPARE(club.button("agreeButton")->text(), QString("Agree to end"));
  }

  void whatEndsTheMatchIsAskedOnce() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesToPlay(club.session()));
    club.button("agreeButton")->click();
    QVERIFY(club.window().sheets().isCovered());
    QVERIFY(club.session().turnClock().waits);
    club.keep("ask");
    QVERIFY(club.session().phase() != Phase::over);
    auto const buttons = club.window().findChildren<QAbstractButton*>();
    auto const deed = std::ranges::find_if(buttons, [](QAbstractButton* button) {
      return button->isVisible() && button->text() == "End the match";
    });
    QVERIFY(deed != buttons.end());
    (*deed)->click();
    QVERIFY(reaches(club.session(), Phase::over));
    club.keep("agreed");
    auto const* title = club.window().findChild<QLabel*>("clubNoticeTitle");
    QVERIFY(title != nullptr && title->isVisible());
    QVERIFY(!club.program.desktop().lockOuts().of({}));
  }

  void barredActionsSayWhy() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesToPlay(club.session()));
    for (auto const& [name, words] : {std::pair("actionUndo", "At a club table nothing is taken back."),
                                      {"actionHint", "At a club table there are no hints."},
                                      {"actionRestart", "At a club table no deal is begun anew."},
                                      {"actionPause", "At a club table the clock is not stopped by hand."}}) {
      QVERIFY(club.action(name)->isEnabled() && WindowActions::isBarred(*club.action(name)));
      club.action(name)->trigger();
      QCOMPARE(club.status(), QString(words));
      QCOMPARE(club.live(), QString(words));
    }
    QVERIFY(!club.session().isPaused() && !club.action("actionPause")->isChecked());
    club.session().start(planWithViewer());
    QVERIFY(comesToPlay(club.session()));
    QVERIFY(!WindowActions::isBarred(*club.action("actionUndo")));
    QVERIFY(!club.action("actionAgree")->isVisible());
  }

  void runOutBeforeTheLeadItLocksOut() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(runsDown(club.session()));
    club.time.pass(85s);
    club.keep("auction5");
    club.time.pass(5s);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const* left = club.window().findChild<QLabel*>("clubNoticeLeft");
    QVERIFY(left != nullptr && left->isVisible());
    QVERIFY(left->text().startsWith("60 minutes left, until "));
    club.machine.awake += 1080s;
    club.machine.wall += 1080s;
    club.program.desktop().lockOuts().keep();
    QVERIFY(left->text().startsWith("42 minutes left, until "));
    club.keep("lockout");
    club.window().closeSheets();
    emit club.window().newMatchWanted();
    club.keep("barred");
    QCheckBox* const box = club.window().findChild<QCheckBox*>("switch");
    QVERIFY(box != nullptr && !box->isEnabled() && !box->isChecked());
    club.machine.awake += 3600s;
    QVERIFY(!club.program.desktop().lockOuts().of({}));
  }

  // The main button leads to the same table without the club.
  void playsOnWithoutTheClub() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer(), 15)));
    QVERIFY(runsDown(club.session()));
    club.time.pass(15s);
    QVERIFY(reaches(club.session(), Phase::over));
    club.button("clubNoticeMain")->click();
    QVERIFY(comes([&] { return club.session().phase() != Phase::over; }));
    QCOMPARE(clockSeconds(club.session().record().table), 0);
    QVERIFY(!club.window().sheets().isCovered());
  }

  void switchOfNewMatch() {
    Club club;
    emit club.window().newMatchWanted();
    QCheckBox* const box = club.window().findChild<QCheckBox*>("switch");
    QVERIFY(box != nullptr && box->isEnabled() && !box->isChecked());
    box->click();
    club.keep("newmatch");
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comes([&] { return club.session().hasMatch(); }));
    QCOMPARE(clockSeconds(club.session().record().table), int{club::usualSeconds});
  }

  // Another match is begun: asked first; then the program plays on, and whoever played is locked out.
  void leavingIsAskedAndLocksOut() {
    Club club;
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    std::string const id = club.session().record().identity.id;
    QSignalSpy const filed(&club.session().writer(), &JournalWriter::filed);
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QCOMPARE(club.session().record().identity.id, id);
    club.keep("leave");
    auto const buttons = club.window().findChildren<QAbstractButton*>();
    auto const deed = std::ranges::find_if(buttons, [](QAbstractButton* button) {
      return button->isVisible() && button->text() == "Leave the table";
    });
    QVERIFY(deed != buttons.end());
    QVERIFY(!club.program.desktop().lockOuts().of({}));
    (*deed)->click();
    QVERIFY(comes([&] { return filed.size() == 1; }));
    QVERIFY(club.session().record().identity.id != id);
    auto const lockOut = club.program.desktop().lockOuts().of({});
    QVERIFY(lockOut && lockOut->why == LockOut::Why::left);
    QFile file(filed.front().front().toString());
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto const read = readRecord(file.readAll().toStdString());
    QVERIFY(std::holds_alternative<Record>(read));
    Record const& record = std::get<Record>(read);
    QCOMPARE(record.identity.id, id);
    QVERIFY(record.settlement && record.ended.empty());
  }

  // One of two leaves, the other ends the match; then the first is locked out, and nobody else.
  void leavingAlone() {
    Club club;
    QVERIFY(club.begins(atClub(planShared(1))));
    club.keep("curtain-clock");
    club.session().takeSeat();
    QVERIFY(club.action("actionLeaveTable")->isVisible());
    Seat const first = club.session().scene().viewer;
    auto const profile = [&](Seat seat) { return profileOf(club.session().plan(), seat, QString()); };
    club.action("actionLeaveTable")->trigger();
    QVERIFY(club.window().sheets().isCovered());
    club.keep("leave-alone");
    auto const buttons = club.window().findChildren<QAbstractButton*>();
    auto const deed = std::ranges::find_if(buttons, [](QAbstractButton* button) {
      return button->isVisible() && button->text() == "Leave the table";
    });
    QVERIFY(deed != buttons.end());
    (*deed)->click();
    QVERIFY(comes([&] { return club.session().phase() == Phase::passing; }));
    Seat const other = club.session().scene().curtain;
    QVERIFY(other != first);
    club.keep("left-alone");
    QVERIFY(!club.desktop().lockOuts().of(profile(first)));
    club.session().takeSeat();
    QVERIFY(!club.action("actionLeaveTable")->isVisible());
    club.session().agreeToEnd(true);
    QVERIFY(reaches(club.session(), Phase::over));
    auto const locked = club.desktop().lockOuts().of(profile(first));
    QVERIFY(locked && locked->why == LockOut::Why::left);
    QVERIFY(!club.desktop().lockOuts().of(profile(other)));
  }

  // What the clock has played, the list of tricks tells.
  void tricksTellWhatTheClockPlayed() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesBehindTheLead(club.session()));
    QVERIFY(runsDown(club.session()));
    auto const at = handOf(club.session()).actions.size();
    club.time.pass(90s);
    QVERIFY(comes([&] { return handOf(club.session()).actions.size() > at; }));
    Card const card = handOf(club.session()).actions[at].action.card();
    QVERIFY(club.session().scene().club->playedByClock == CardSet{card});
    QVERIFY(comesToPlay(club.session()));
    club.action("actionAllTricks")->trigger();
    int told = 0;
    for (TrickRow const& row : club.window().findChild<TrickList*>()->rows()) {
      auto const marked = std::ranges::count(row.cells, true, &TrickRow::Cell::byClock);
      QCOMPARE(row.spoken.contains("You: played by the clock"), marked == 1);
      told += static_cast<int>(marked);
    }
    QCOMPARE(told, 1);
    club.keep("tricks");
  }

  // The badge says what it means, and so does each entry of the menus that is off.
  void whatIsOffSaysWhy() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesToPlay(club.session()));
    auto* const strip = club.window().findChild<ToolStrip*>();
    QVERIFY(strip->accessibleDescription().contains("90 seconds"));
    QHash<QString, QString> why;
    for (char const* name : {"actionUndo", "actionHint", "actionRestart", "actionPause"})
      why.insert(name, club.action(name)->text());
    QVERIFY2(why["actionUndo"].contains("nothing is taken back"), qPrintable(why["actionUndo"]));
    QVERIFY(why["actionHint"].contains("no hints"));
    QVERIFY(why["actionRestart"].contains("no deal is begun anew"));
    QVERIFY(why["actionPause"].contains("the clock goes on"));
    QVERIFY(!club.button("panelClubRules")->isHidden());
    club.session().start(planWithViewer());
    QVERIFY(reaches(club.session(), Phase::choosing));
    QVERIFY(club.button("panelClubRules")->isHidden());
    QVERIFY(!club.action("actionUndo")->text().contains("club"));
  }

  // What lies over the window stops the clock, and closing the window does not lock out.
  void closingIsNotLeaving() {
    Club club;
    emit club.window().newMatchWanted();
    club.window().findChild<QCheckBox*>("switch")->click();
    QVERIFY(club.program.click("dealCards"));
    QVERIFY(comesToPlay(club.session()));
    club.window().close();
    QVERIFY(!club.program.desktop().lockOuts().of({}));
  }
};

}  // namespace testClubWindow

QTEST_MAIN(testClubWindow::TestClubWindow)
#include "test_club_window.moc"
