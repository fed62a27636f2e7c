// Hands that are over, watched: every position is the one that was played, seen by nobody who may not see it,
// and the table goes back to whoever had it.
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/scenes/scene.h"
#include "app/desktop/watching/demonstration.h"
#include "tests/app/match_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/result/end_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"
#include "ui/watching/watch_sheet.h"

namespace testDemonstration {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// A match of this game by the baseline player, as a finished one; `actions` as far as that.
std::shared_ptr<FinishedMatch const> matchOf(GameInfo const& game, std::int16_t hands, int actions = -1) {
  MatchPlan plan = planWithViewer(hands, 7, game);
  auto table = played(plan, actions);
  auto rows = rowsOf(table->record());
  return FinishedMatch::of(std::move(plan), std::move(table), std::move(rows));
}

void addGames() {
  QTest::addColumn<int>("game");
  for (std::size_t i = 0; i < allGames().size(); ++i)
    QTest::newRow(allGames()[i]->id.data()) << static_cast<int>(i);
}

std::vector<Card> cardsBefore(TableScene const& scene, Seat seat) {
  for (Seen::Spread const& spread : scene.seen.spreads)
    if (spread.seat == seat && spread.title.empty()) return spread.cards;
  return {};
}

}  // namespace

class TestDemonstration : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  // A hand of the first game on a clock of our own.
  struct Show {
    explicit Show(std::int16_t hands = 2) {
      auto own = std::make_unique<HandAlarm>();
      alarm = own.get();
      demonstration = std::make_unique<Demonstration>(matchOf(*allGames().front(), hands), 0, std::move(own));
      demonstration->show();
    }
    Playback playback() const { return *demonstration->scene().playback; }

    HandAlarm* alarm = nullptr;
    std::unique_ptr<Demonstration> demonstration;
  };

  // Chosen on the sheet, which is opened by its entry in the menu.
  static bool watch(Program& program, QString const& button) {
    auto* const action = program.window().findChild<QAction*>("actionWatch");
    if (!action->isEnabled()) return false;
    action->trigger();
    bool const asked = comes([&] {
      auto const* sheet = program.window().findChild<WatchSheet*>();
      return sheet != nullptr && sheet->isVisible();
    });
    return asked && program.click(button) && comes([&] { return shown(program).has_value(); });
  }
  static std::optional<Playback> shown(Program& program) { return program.window().scene().playback; }

 private slots:
  void init() { home_ = std::make_unique<QTemporaryDir>(); }

  // Each position of a hand, there and back, is what its viewer saw when it was played; to look from a seat
  // shows no other seat's cards.
  void everyPositionIsTheOnePlayed_data() { addGames(); }
  void everyPositionIsTheOnePlayed() {
    QFETCH(int, game);
    auto const match = matchOf(*allGames()[static_cast<std::size_t>(game)], 2);
    MatchPlan const plan = planWithViewer(2, 7, *allGames()[static_cast<std::size_t>(game)]);
    Record const record = played(plan, -1)->record();
    QCOMPARE(match->hands(), static_cast<int>(record.hands.size()));
    auto const table = openTable(plan.setup);
    for (int index = 0; index < match->hands(); ++index) {
      RecordedHand const& recorded = record.hands[static_cast<std::size_t>(index)];
      FinishedHand hand = match->hand(index);
      QCOMPARE(hand.steps(), static_cast<int>(recorded.actions.size()) + 1);
      std::vector<TableScene> scenes;
      table->deal(recorded.deal, recorded.dealer);
      for (int step = 0; step < hand.steps(); ++step) {
        hand.goTo(step);
        for (Seat seat = 0; seat < match->players(); ++seat) {
          TableScene const scene = hand.scene(seat, false);
          Seen seen = table->seen(seat);
          seen.status = table->seen(nobody).status;
          QVERIFY(scene.seen == seen);
          QVERIFY(!scene.mayAct && !scene.mayUndo && !scene.mayHint && !scene.mayClaim && !scene.showResult);
          QVERIFY(step == 0 || hand.events(seat) == table->lastEvents(seat));
        }
        scenes.push_back(hand.scene(0, false));
        if (step + 1 < hand.steps()) table->apply(recorded.actions[static_cast<std::size_t>(step)].action);
      }
      hand.goTo(hand.steps());
      QVERIFY(hand.scene(0, false).showResult && hand.scene(0, false).seen.result.has_value());
      QCOMPARE(static_cast<int>(hand.scene(0, false).rows.size()), index + 1);
      for (int step = hand.steps() - 1; step >= 0; --step) {
        hand.goTo(step);
        QVERIFY(hand.scene(0, false) == scenes[static_cast<std::size_t>(step)]);
      }
    }
  }

  // With everybody's cards, all that nobody has played lies there.
  void openCardsAreEverybodys_data() { addGames(); }
  void openCardsAreEverybodys() {
    QFETCH(int, game);
    GameInfo const& info = *allGames()[static_cast<std::size_t>(game)];
    auto const match = matchOf(info, 2);
    auto const table = openTable(planWithViewer(2, 7, info).setup);
    Record const record = played(planWithViewer(2, 7, info), -1)->record();
    table->deal(record.hands[0].deal, record.hands[0].dealer);
    FinishedHand hand = match->hand(0);
    Seat const viewer = match->owner();
    int open = 0;
    for (int step = 0; step < hand.steps(); ++step) {
      hand.goTo(step);
      for (Seat seat = 0; seat < match->players(); ++seat) {
        if (seat == viewer) continue;
        std::vector<Card> const lies = cardsBefore(hand.scene(viewer, true), seat);
        std::vector<Card> const held = info.deck->shown(table->cards(seat));
        QVERIFY(lies == held);
        QVERIFY(held.empty() || cardsBefore(hand.scene(viewer, false), seat).empty());
        open += static_cast<int>(lies.size());
      }
      if (step + 1 < hand.steps())
        table->apply(record.hands[0].actions[static_cast<std::size_t>(step)].action);
    }
    QVERIFY(open > 0);
  }

  // Of a match in play nothing can be seen but its hands that are over.
  void aHandInPlayIsNone() {
    GameInfo const& game = *allGames().front();
    QVERIFY(matchOf(game, 3, 5) == nullptr);
    auto const whole = matchOf(game, 3);
    int const first = whole->hand(0).steps() - 1;
    auto const begun = matchOf(game, 3, first + 4);
    QCOMPARE(begun->hands(), 1);
    QCOMPARE(begun->hand(0).steps(), first + 1);
    auto const last = begun->hand(0);
    QVERIFY(last.scene(0, true).handNumber == 1);
  }

  // By itself from the deal to the result, a step each time that the clock rings.
  void goesOnByItself() {
    Show show;
    QVERIFY(show.playback().running);
    QCOMPARE(show.playback().step, 0);
    QCOMPARE(show.playback().hands, 2);
    QSignalSpy const heard(show.demonstration.get(), &SceneSource::happened);
    int const steps = show.playback().steps;
    QVERIFY(steps > 20);
    for (int step = 1; step <= steps; ++step) {
      QVERIFY(show.alarm->isSet());
      show.alarm->ring();
      QCOMPARE(show.playback().step, step);
    }
    QVERIFY(!show.playback().running && !show.alarm->isSet());
    QVERIFY(show.demonstration->scene().showResult);
    QCOMPARE(heard.count(), steps);
    // From there it begins anew.
    show.demonstration->playBack(PlaybackDeed::run);
    QCOMPARE(show.playback().step, 0);
    QVERIFY(show.playback().running && show.alarm->isSet());
  }

  void isLedByHand() {
    Show show;
    Demonstration& demonstration = *show.demonstration;
    demonstration.playBack(PlaybackDeed::forward);
    QVERIFY(!show.playback().running && !show.alarm->isSet());
    QCOMPARE(show.playback().step, 1);
    demonstration.playBack(PlaybackDeed::back);
    demonstration.playBack(PlaybackDeed::back);  // there is nothing before the deal
    QCOMPARE(show.playback().step, 0);
    demonstration.playBack(PlaybackDeed::toEnd);
    QCOMPARE(show.playback().step, show.playback().steps);
    demonstration.playBack(PlaybackDeed::forward);
    QCOMPARE(show.playback().step, show.playback().steps);
    demonstration.playBack(PlaybackDeed::toStart);
    QCOMPARE(show.playback().step, 0);

    demonstration.playBack(PlaybackDeed::run);
    auto const usual = show.alarm->after();
    demonstration.playBack(PlaybackDeed::faster);
    QVERIFY(show.alarm->isSet() && show.alarm->after() < usual);
    demonstration.playBack(PlaybackDeed::slower);
    QCOMPARE(show.alarm->after(), usual);
    for (int i = 0; i < playbackPaces; ++i) demonstration.playBack(PlaybackDeed::slower);
    QCOMPARE(show.playback().pace, 0);
    QVERIFY(show.alarm->after() > usual);

    QCOMPARE(demonstration.scene().viewer, Seat{0});
    demonstration.playBack(PlaybackDeed::nextSeat);
    QCOMPARE(demonstration.scene().viewer, Seat{1});
    QVERIFY(!demonstration.scene().seen.hand.empty());
    for (int i = 1; i < allGames().front()->usualPlayers; ++i) demonstration.playBack(PlaybackDeed::nextSeat);
    QCOMPARE(demonstration.scene().viewer, Seat{0});
    demonstration.playBack(PlaybackDeed::openCards);
    QVERIFY(show.playback().open && !cardsBefore(demonstration.scene(), 1).empty());
    demonstration.playBack(PlaybackDeed::openCards);
    QVERIFY(!show.playback().open && cardsBefore(demonstration.scene(), 1).empty());
  }

  // Led by hand a trick that is over is looked at first, and what leads to the next one then; from elsewhere one comes to
  // that at once.
  void oneThingAfterTheOther() {
    Show show;
    Demonstration& demonstration = *show.demonstration;
    demonstration.playBack(PlaybackDeed::toStart);
    HandCourse const course = show.playback().course;
    QVERIFY(course.stages.size() > 3);
    int const second = course.stages[1].from;
    while (show.playback().step < second) demonstration.playBack(PlaybackDeed::forward);
    QVERIFY(demonstration.scene().resting);
    QCOMPARE(show.playback().course.current, 0);
    demonstration.playBack(PlaybackDeed::forward);
    QCOMPARE(show.playback().step, second);
    QVERIFY(!demonstration.scene().resting);
    QCOMPARE(show.playback().course.current, 1);
    demonstration.playBack(PlaybackDeed::forward);
    QCOMPARE(show.playback().step, second + 1);
    demonstration.playBack(PlaybackDeed::back);
    QVERIFY(!demonstration.scene().resting);
    demonstration.goTo(second - 1);
    demonstration.goTo(second);
    QVERIFY(!demonstration.scene().resting);
    // From trick to trick, each time to what the seat does there, and first of all to that of the trick itself.
    demonstration.playBack(PlaybackDeed::toStart);
    for (HandCourse::Stage const& stage : course.stages) {
      demonstration.playBack(PlaybackDeed::nextTrick);
      QCOMPARE(show.playback().step, stage.shown().place);
      QVERIFY(!demonstration.scene().resting);
    }
    demonstration.playBack(PlaybackDeed::nextTrick);
    QCOMPARE(show.playback().step, course.stages.back().shown().place);
    demonstration.playBack(PlaybackDeed::previousTrick);
    QCOMPARE(show.playback().step, course.stages[course.stages.size() - 2].shown().place);
  }

  // The tricks of the hand as they were played, from every seat.
  void courseIsWhatWasPlayed_data() { addGames(); }
  void courseIsWhatWasPlayed() {
    QFETCH(int, game);
    GameInfo const& info = *allGames()[static_cast<std::size_t>(game)];
    MatchPlan const plan = planWithViewer(2, 7, info);
    Record const record = played(plan, -1)->record();
    FinishedHand const hand = matchOf(info, 2)->hand(0);
    auto const table = openTable(plan.setup);
    table->deal(record.hands[0].deal, record.hands[0].dealer);
    for (Done const& done : record.hands[0].actions) table->apply(done.action);
    std::vector<Seen::Trick> const tricks = table->seen(nobody).tricks;
    QVERIFY(!tricks.empty());
    for (Seat seat = 0; seat < plan.setup.players; ++seat) {
      HandCourse const course = hand.course(seat);
      QCOMPARE(course.stages.size(), tricks.size());
      for (std::size_t i = 0; i < tricks.size(); ++i) {
        HandCourse::Stage const& stage = course.stages[i];
        QCOMPARE(stage.trick, tricks[i].number);
        QCOMPARE(stage.taker, tricks[i].winner);
        QCOMPARE(stage.decisions.size(), std::size_t{1});
        auto const at = static_cast<std::size_t>(stage.decisions[0].place);
        QVERIFY(record.hands[0].actions[at].seat == seat);
        QVERIFY(record.hands[0].actions[at].action == stage.decisions[0].chosen.action);
        QVERIFY(stage.from <= stage.decisions[0].place && stage.decisions[0].place < stage.end);
      }
    }
  }

  // Of a hand that nobody has played nothing is told before it was seen; of one's own there is nothing to be kept back.
  void nothingIsToldBeforeItIsSeen() {
    Demonstration watched(playedHand(*allGames().front(), 12), 0, std::make_unique<HandAlarm>());
    watched.playBack(PlaybackDeed::toStart);
    auto const known = [](HandCourse const& course) {
      return std::ranges::count_if(course.stages, [](HandCourse::Stage const& stage) {
        return stage.taker != nobody || !stage.isHidden();
      });
    };
    HandCourse const before = watched.scene().playback->course;
    QCOMPARE(known(before), 0);
    int const third = before.stages[2].decisions[0].place;
    watched.goTo(third);
    HandCourse const then = watched.scene().playback->course;
    QCOMPARE(known(then), 2);
    QVERIFY(then.stages[2].isHidden());
    watched.goTo(third + 1);
    QVERIFY(!watched.scene().playback->course.stages[2].isHidden());
    QVERIFY(watched.scene().playback->course.stages[2].taker == nobody || third + 1 == before.stages[2].end);
    // What has been seen stays so.
    watched.playBack(PlaybackDeed::toEnd);
    watched.playBack(PlaybackDeed::toStart);
    QCOMPARE(known(watched.scene().playback->course), static_cast<std::ptrdiff_t>(before.stages.size()));
    Show show;
    show.demonstration->playBack(PlaybackDeed::toStart);
    QCOMPARE(known(show.playback().course),
             static_cast<std::ptrdiff_t>(show.playback().course.stages.size()));
  }

  // While something lies over it it waits, and goes on where it was; but not where it had been stopped.
  void standsStillWhileItIsHeld() {
    Show show;
    show.demonstration->hold(true);
    QVERIFY(!show.alarm->isSet() && show.playback().running);
    show.demonstration->playBack(PlaybackDeed::faster);
    QVERIFY(!show.alarm->isSet());
    show.demonstration->hold(false);
    QVERIFY(show.alarm->isSet());
    show.alarm->ring();
    QCOMPARE(show.playback().step, 1);
    show.demonstration->playBack(PlaybackDeed::run);
    show.demonstration->hold(true);
    show.demonstration->hold(false);
    QVERIFY(!show.alarm->isSet());
  }

  // Nothing on the table goes over from one hand to another, of this demonstration or of the next.
  void eachHandIsAnotherOne() {
    Show show;
    std::set<std::uint64_t> numbers{show.demonstration->scene().match};
    show.demonstration->playBack(PlaybackDeed::nextHand);
    numbers.insert(show.demonstration->scene().match);
    show.demonstration->playBack(PlaybackDeed::previousHand);
    numbers.insert(show.demonstration->scene().match);
    Show const other;
    numbers.insert(other.demonstration->scene().match);
    QCOMPARE(numbers.size(), std::size_t{4});
  }

  // From hand to hand; behind the last one of a match that is not over it leads away.
  void goesFromHandToHand() {
    Show show;
    Demonstration& demonstration = *show.demonstration;
    QSignalSpy const left(&demonstration, &Demonstration::left);
    demonstration.playBack(PlaybackDeed::previousHand);
    QCOMPARE(show.playback().hand, 1);
    auto const first = demonstration.scene().match;
    demonstration.nextHand();
    QCOMPARE(show.playback().hand, 2);
    QVERIFY(show.playback().running && demonstration.scene().handNumber == 2);
    QVERIFY(demonstration.scene().match != first);
    demonstration.playBack(PlaybackDeed::nextHand);
    QCOMPARE(show.playback().hand, 2);
    QCOMPARE(left.count(), 0);
    demonstration.nextHand();
    QCOMPARE(left.count(), 1);
    demonstration.playBack(PlaybackDeed::leave);
    QCOMPARE(left.count(), 2);
  }

  // The same for the same seed, whatever the machine does, and of every game.
  void theSameHandIsPlayed_data() { addGames(); }
  void theSameHandIsPlayed() {
    QFETCH(int, game);
    GameInfo const& info = *allGames()[static_cast<std::size_t>(game)];
    auto const one = playedHand(info, 12);
    auto const other = playedHand(info, 12);
    QVERIFY(one != nullptr && other != nullptr);
    QCOMPARE(one->hands(), 1);
    FinishedHand a = one->hand(0);
    FinishedHand b = other->hand(0);
    a.goTo(a.steps());
    b.goTo(b.steps());
    QVERIFY(a.scene(0, true) == b.scene(0, true));
    StopFlag const stop;
    stop.stop();
    QVERIFY(playedHand(info, 12, stop) == nullptr);
  }

  // By keys in the window; meanwhile the match stands still, and then it lies there as before.
  void isWatchedByKeysAndLeft() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    TableScene const before = program.window().scene();
    HandAlarm* alarm = nullptr;
    program.desktop().watching().setAlarms([&alarm] {
      auto own = std::make_unique<HandAlarm>();
      alarm = own.get();
      return own;
    });
    QVERIFY(watch(program, "watch_" + idOf(*allGames().back())));
    QVERIFY(shown(program).has_value() && shown(program)->running);
    QVERIFY(program.session().isPaused());
    for (char const* name :
         {"actionUndo", "actionHint", "actionClaim", "actionRestart", "actionPause", "actionSave"})
      QVERIFY2(!program.window().findChild<QAction*>(name)->isEnabled(), name);
    program.press(Qt::Key_Space);
    QVERIFY(!shown(program)->running);
    program.press(Qt::Key_Right);
    program.press(Qt::Key_Right);
    program.press(Qt::Key_Left);
    QCOMPARE(shown(program)->step, 1);
    program.press(Qt::Key_Plus);
    QCOMPARE(shown(program)->pace, usualPlaybackPace + 1);
    program.press(Qt::Key_V);
    QCOMPARE(program.window().scene().viewer, Seat{1});
    program.press(Qt::Key_A);
    QVERIFY(shown(program)->open);
    QVERIFY(program.click("playbackForward"));
    QCOMPARE(shown(program)->step, 2);
    program.press(Qt::Key_End);
    QVERIFY(program.window().findChild<EndSheet*>()->isVisible());
    program.press(Qt::Key_Home);
    QVERIFY(!program.window().findChild<EndSheet*>()->isVisible());
    QCOMPARE(shown(program)->step, 0);
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
    QVERIFY(!program.session().isPaused());
    QVERIFY(program.window().scene() == before);
    QVERIFY(program.window().findChild<QAction*>("actionHint")->isEnabled());
    // And it is played on.
    actAsBaseline(program.session());
    QVERIFY(comes([&] { return program.session().phase() != Session::Phase::choosing; }));
  }

  // At its end it leads back to the match that waits, and not to a new one.
  void leadsBackAtItsEnd() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    TableScene const before = program.window().scene();
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    auto* const end = program.window().findChild<EndSheet*>();
    end->setKeyGuard(0);
    program.press(Qt::Key_End);
    QVERIFY(program.window().scene().matchOver);  // it was a match of this hand alone
    QVERIFY(end->isVisible() && !end->findChild<QAbstractButton*>("toPodium")->isVisible());
    QVERIFY(program.window().findChild<StatusLine*>()->text().contains("to close"));
    program.press(Qt::Key_Space);
    QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
    auto const* dialog = program.window().findChild<NewMatchDialog*>();
    QVERIFY(dialog == nullptr || !dialog->isVisible());
    QVERIFY(program.window().scene() == before);
  }

  // A sheet that is opened over it, and the last trick.
  void waitsWhileSomethingElseIsLookedAt() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    HandAlarm* alarm = nullptr;
    program.desktop().watching().setAlarms([&alarm] {
      auto own = std::make_unique<HandAlarm>();
      alarm = own.get();
      return own;
    });
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    QVERIFY(alarm->isSet());
    auto* const sheet = program.window().findChild<QAction*>("actionPreferences");
    sheet->trigger();
    QVERIFY(program.window().sheets().isCovered() && !alarm->isSet());
    program.press(Qt::Key_Escape);
    QVERIFY(!program.window().sheets().isCovered() && alarm->isSet());
    // To a trick that is over, and on: the last one is there to be looked at.
    auto const& scene = program.window().scene();
    while (!program.window().host().mayLookBack()) {
      QVERIFY(alarm->isSet() && !scene.showResult);
      alarm->ring();
    }
    program.press(Qt::Key_L);
    QVERIFY(program.window().host().isLookingBack() && !alarm->isSet());
    program.press(Qt::Key_L);
    QVERIFY(!program.window().host().isLookingBack() && alarm->isSet());
  }

  // Who cannot see the table hears where in the hand it stands, and all that the keys have changed.
  void whatIsChangedIsHeard() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    auto const* live = program.window().findChild<QLabel*>("liveLabel");
    program.press(Qt::Key_Space);
    program.press(Qt::Key_Right);
    QString const done = live->accessibleName();
    QVERIFY(!done.isEmpty() && !done.contains("Step"));
    program.press(Qt::Key_Right);
    program.press(Qt::Key_Left);
    QVERIFY(live->accessibleName().startsWith("Step 1 of"));
    program.press(Qt::Key_Plus);
    QCOMPARE(live->accessibleName(), "Pace: brisk");
    program.press(Qt::Key_V);
    QCOMPARE(live->accessibleName(), QString("Seat: %1").arg(program.window().scene().people[1].name));
    program.press(Qt::Key_A);
    QCOMPARE(live->accessibleName(), "Everybody's cards are seen");
    program.press(Qt::Key_A);
    QCOMPARE(live->accessibleName(), "One seat's cards are seen");
    auto* seat = program.window().findChild<QAbstractButton*>("playbackSeat");
    QVERIFY(QAccessible::queryAccessibleInterface(seat)
                ->text(QAccessible::Name)
                .contains(program.window().scene().people[1].name));
  }

  // Whoever gets the table is told how the cards are drawn that lie on it: they may have been chosen while it was
  // another's.
  void theSessionHearsHowCardsAreDrawn() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    bool const french = program.window().art()->frenchSuits(Deck::Id::forty);
    QCOMPARE(program.desktop().watching().demonstration()->scene().frenchForty, french);
    program.session().setFrenchForty(!french);  // as it was before
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
    QCOMPARE(program.session().scene().frenchForty, french);
  }

  // A pause that somebody wished for is still there.
  void aPauseStays() {
    Program program(home_->path(), lineWithMatch("it", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    program.window().findChild<QAction*>("actionPause")->trigger();
    QVERIFY(program.session().isPaused());
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    QVERIFY(program.click("playbackLeave"));
    QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
    QVERIFY(program.session().isPaused() && program.window().scene().paused);
    QCOMPARE(program.focusName(), QString("pauseGoOn"));  // the button of the playback is gone
  }

  // Before there is a match: back to the choice of one, as it was left.
  void beforeTheFirstMatch() {
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(program.click("game_" + idOf(*allGames()[2])));
    QVERIFY(watch(program, "watch_" + idOf(*allGames()[1])));
    auto* const dialog = program.window().findChild<NewMatchDialog*>();
    QVERIFY(dialog != nullptr && !dialog->isVisible());
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->choice().game, idOf(*allGames()[2]));
    QVERIFY(!shown(program).has_value());
    QVERIFY(program.window().scene() == TableScene{});
    QVERIFY(program.click("dealCards"));
    QVERIFY(comes([&] { return program.session().hasMatch(); }));
  }

  // One's own: of the match in play what is over, and a match of the history.
  void onesOwnHands() {
    {
      Program program(home_->path(), lineWithMatch("en", 7, 2));
      QVERIFY(program.isActive());
      Session& session = program.session();
      auto const atResult = [&] { return session.phase() == Session::Phase::showingResult; };
      auto const connection = connect(&session, &Session::settled, &session, [&session] {
        if (session.phase() == Session::Phase::choosing)
          QMetaObject::invokeMethod(
              &session, [&session] { actAsBaseline(session); }, Qt::QueuedConnection);
      });
      emit session.settled();
      QVERIFY(comes(atResult));
      disconnect(connection);
      program.window().findChild<EndSheet*>()->setKeyGuard(0);
      QVERIFY(watch(program, "watchInPlay"));
      QCOMPARE(shown(program)->hands, 1);
      program.press(Qt::Key_Escape);
      QVERIFY(comes([&] { return !program.desktop().watching().isOn(); }));
      QVERIFY(atResult() && program.window().findChild<EndSheet*>()->isVisible());
      QVERIFY(playOut(session));
    }
    Program program(home_->path(), lineOf("en"));
    QVERIFY(program.isActive());
    QVERIFY(program.click("sitDown"));
    QVERIFY(watch(program, "watchMatch"));
    QCOMPARE(shown(program)->hands, 2);
    QVERIFY(program.window().scene().viewer != nobody);
  }

  // Another match takes the table away from it.
  void aNewMatchEndsIt() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    QVERIFY(watch(program, "watch_" + idOf(*allGames().front())));
    program.window().findChild<QAction*>("actionNewMatch")->trigger();
    QVERIFY(!program.desktop().watching().isOn() && !shown(program).has_value());
    QVERIFY(program.click("dealCards"));
    QVERIFY(comes([&] { return program.session().hasMatch() && !program.window().scene().playback; }));
    QVERIFY(!program.session().isPaused());
  }

  // What cannot be read is said, and nothing else happens.
  void aDamagedRecordIsTold() {
    Program program(home_->path(), lineWithMatch("en", 7));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    TableScene const before = program.window().scene();
    QSignalSpy const failed(&program.desktop().watching(), &Watching::failed);
    program.desktop().watching().watch({WatchChoice::Kind::match, home_->path() + "/nothing.json"});
    QVERIFY(comes([&] { return failed.count() == 1; }));
    QVERIFY(!program.desktop().watching().isOn() && program.window().scene() == before);
  }
};

}  // namespace testDemonstration

QTEST_MAIN(testDemonstration::TestDemonstration)
#include "test_demonstration.moc"
