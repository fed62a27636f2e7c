// The club table in the window: the ring and its last seconds, the way to agree, and what is barred and says why.
#include <QAction>
#include <QTest>

#include "app/desktop/text/phrases.h"
#include "tests/app/club_window.h"
#include "tests/app/talk_tools.h"
#include "tests/joined.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/tricks/trick_list.h"
#include "ui/window/tool_strip.h"
#include "ui/window/window_actions.h"

namespace testClubWindow {

using namespace giaguaro;
using namespace giaguaro::test;
using namespace std::chrono_literals;
using Phase = Session::Phase;

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
    club.time.pass(53s);
    QVERIFY(!club.status().contains("seconds"));
    club.time.pass(1s);
    QCOMPARE(club.window().table()->turnClock().left, 10);
    QCOMPARE(club.live(), QString("10 seconds"));
    QVERIFY2(club.status().startsWith("10 seconds."), qPrintable(club.status()));
    club.time.pass(3s);
    QVERIFY(club.status().startsWith("7 seconds."));
    QCOMPARE(club.live(), QString("10 seconds"));
    club.time.pass(2s);
    QCOMPARE(club.live(), QString("5 seconds"));
    club.time.pass(5s);
    QCOMPARE(club.live(), QString("Time is up. A card is played at random."));
    QVERIFY(comesToPlay(club.session()));
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
    GameInfo const& info = *findGame(game.toStdString());
    MatchPlan plan = atClub(planOf("greedy", 2, 7, info));
    if (info.hidesPartnerAt == plan.setup.players) plan = talking(plan);  // the button for it is there too
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
        TableScene const& scene = club.session().scene();
        SeatPlate const plate = SeatPlate::of(scene, seat, wordingOf(scene));
        QVERIFY2(!layout.tokens(seat, static_cast<int>(plate.tokens.size())).intersects(pill),
                 qPrintable(QString("tokens %1").arg(seat)));
        if (seat != layout.input().bottom)
          QVERIFY2(!layout.trickCardBounds(seat).intersects(pill), qPrintable(QString("card %1").arg(seat)));
      }
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
    QVERIFY(!club.button("agreeButton")->isVisible() || club.session().phase() == Phase::choosing);
    club.session().takeSeat();
    QVERIFY(comes([&] { return club.button("agreeButton")->isVisible(); }));
    club.button("agreeButton")->click();
    QVERIFY(comes([&] { return club.session().scene().club->agreed.size() == 1; }));
    QVERIFY(club.action("actionAgree")->isChecked());
    QCOMPARE(club.button("agreeButton")->text(), QString("Withdraw vote"));
    club.action("actionAgree")->trigger();
    QVERIFY(comes([&] { return club.session().scene().club->agreed.empty(); }));
    QCOMPARE(club.button("agreeButton")->text(), QString("Vote to end the match"));
  }

  void whatEndsTheMatchIsAskedOnce() {
    Club club;
    QVERIFY(club.begins(atClub(planWithViewer())));
    QVERIFY(comesToPlay(club.session()));
    club.button("agreeButton")->click();
    QVERIFY(club.window().sheets().isCovered());
    QVERIFY(club.session().turnClock().waits);
    QVERIFY(club.session().phase() != Phase::over);
    auto const buttons = club.window().findChildren<QAbstractButton*>();
    auto const deed = std::ranges::find_if(buttons, [](QAbstractButton* button) {
      return button->isVisible() && button->text() == "End the match";
    });
    QVERIFY(deed != buttons.end());
    (*deed)->click();
    QVERIFY(reaches(club.session(), Phase::over));
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
                                      {"actionRestart", "At a club table no deal is restarted."},
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
    QVERIFY(why["actionRestart"].contains("no deal is restarted"));
    QVERIFY(why["actionPause"].contains("the clock goes on"));
    QVERIFY(!club.button("panelClubRules")->isHidden());
    club.session().start(planWithViewer());
    QVERIFY(reaches(club.session(), Phase::choosing));
    QVERIFY(club.button("panelClubRules")->isHidden());
    QVERIFY(!club.action("actionUndo")->text().contains("club"));
  }
};

}  // namespace testClubWindow

QTEST_MAIN(testClubWindow::TestClubWindow)
#include "test_club_window.moc"
