// A hand trick by trick: what a verdict adds to it, what is kept back, where one stands in it; and the timeline that shows it.
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/joined.h"
#include "tests/ui/scenes.h"
#include "ui/scene/hand_course.h"
#include "ui/verdict/verdict_timeline.h"
#include "ui/window/main_window.h"

namespace testHandCourse {

using namespace giaguaro;

namespace {

HandVerdict::Decision decided(int place, int trick, Action action, std::optional<Mark> mark,
                              double loss = 0) {
  return {.place = place,
          .trick = trick,
          .chosen = {.action = action, .label = testMessage("what")},
          .forced = !mark,
          .judged = mark.has_value(),
          .mark = mark,
          .loss = loss,
          .aim = 0.5};
}

Action card(char const* name) { return Action::play(fortyCard(name)); }

// Four seats, of which the second plays: after five calls and two discards, three tricks.
HandCourse course() {
  HandCourse course{.seat = 1};
  char const* const cards[] = {"KC", "4S", "2C"};
  for (int i = 0; i < 3; ++i) {
    int const from = 7 + 4 * i;
    course.stages.push_back(
        {.trick = i + 1,
         .from = from,
         .end = from + 4,
         .decisions = {{.place = from + 1, .trick = i + 1, .chosen = {.action = card(cards[i])}}},
         .taker = static_cast<Seat>(i)});
  }
  return course;
}

HandVerdict verdict() {
  HandVerdict verdict{.seat = 1, .wanted = true};
  Action const bid{Action::Kind::bid, 3};
  verdict.decisions = {decided(1, 0, bid, Mark::good),
                       decided(4, 0, bid, Mark::costly, 2),
                       decided(5, 0, {Action::Kind::discard, 3}, Mark::best),
                       decided(6, 0, {Action::Kind::discard, 4}, Mark::best),
                       decided(8, 1, card("KC"), Mark::best),
                       decided(11, 2, {Action::Kind::show, 8}, Mark::blunder, 3),
                       decided(12, 2, card("4S"), Mark::smallSlip, 1),
                       decided(16, 3, card("2C"), std::nullopt)};
  return verdict;
}

}  // namespace

class TestHandCourse : public QObject {
  Q_OBJECT

 private slots:
  // Calls together, cards put aside together, what was said within a trick with its card; of several the dearest counts.
  void aVerdictMarksIt() {
    HandCourse whole = course();
    whole.add(verdict());
    QVERIFY(whole.judged);
    QCOMPARE(whole.stages.size(), std::size_t{5});
    QCOMPARE(whole.stages[0].decisions.size(), std::size_t{2});
    QCOMPARE(whole.stages[0].shown().place, 4);
    QCOMPARE(whole.stages[1].decisions.size(), std::size_t{2});
    QCOMPARE(whole.stages[1].from, 5);
    QCOMPARE(whole.stages[2].shown().mark, std::optional(Mark::best));
    QCOMPARE(whole.stages[3].decisions.size(), std::size_t{2});
    QCOMPARE(whole.stages[3].shown().place, 11);
    QVERIFY(whole.stages[3].decisions.back().chosen.action == card("4S"));
    QVERIFY(whole.stages[4].shown().forced);
    // Where nothing could be chosen before the first trick there is no stage for it.
    HandCourse forced = course();
    HandVerdict one{.seat = 1, .wanted = true};
    one.decisions = {decided(1, 0, {Action::Kind::pass}, std::nullopt)};
    forced.add(one);
    QCOMPARE(forced.stages.size(), std::size_t{3});
  }

  // From the deal to the end and back each stage is come to once, also where something is announced after the discard and
  // shown before the first card.
  void oneWalksThroughAndBack() {
    HandCourse whole = course();
    HandVerdict told = verdict();
    told.decisions[3] = decided(6, 0, {Action::Kind::pass}, Mark::best);  // no slam
    told.decisions[4] = decided(7, 1, {Action::Kind::show, 8}, Mark::blunder, 3);
    for (HandCourse::Stage& stage : whole.stages) {
      ++stage.from;
      ++stage.end;
    }
    whole.add(told);
    QCOMPARE(whole.stages.size(), std::size_t{6});
    auto const walk = [&](int step, int by) {
      std::vector<int> stages;
      for (whole.current = whole.stageAt(step, false); stages.size() < 10;) {
        auto const place = whole.placeBeside(step, by);
        if (!place) break;
        step = *place;
        whole.current = whole.stageAt(step, false);
        stages.push_back(whole.current);
      }
      return stages;
    };
    QCOMPARE(walk(0, 1), (std::vector<int>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(walk(20, -1), (std::vector<int>{5, 4, 3, 2, 1, 0}));
  }

  void whereOneStands() {
    HandCourse whole = course();
    whole.add(verdict());
    QCOMPARE(whole.stageAt(0, false), 0);
    QCOMPARE(whole.stageAt(5, false), 1);
    QCOMPARE(whole.stageAt(7, false), 2);
    QCOMPARE(whole.stageAt(11, false), 3);
    QCOMPARE(whole.stageAt(11, true), 2);  // the first trick still lies there
    QCOMPARE(course().stageAt(3, false), -1);
    QVERIFY(whole.placeBeside(0, -1) == std::nullopt);
    whole.current = 2;
    QVERIFY(whole.placeBeside(8, 1) == 11);
    QVERIFY(whole.placeBeside(8, -1) == 5 || whole.placeBeside(8, -1) == 6);
    QVERIFY(whole.placeBeside(10, -1) == 8);  // first of all to its own
    QVERIFY(whole.placeBeside(7, 1) == 8);
  }

  void whatIsToComeIsKeptBack() {
    HandCourse whole = course();
    whole.hideFrom(12);
    QVERIFY(!whole.stages[0].isHidden());
    QCOMPARE(whole.stages[0].taker, Seat{0});
    QVERIFY(whole.stages[1].isHidden() && whole.stages[2].isHidden());
    QCOMPARE(whole.stages[1].taker, nobody);
    QCOMPARE(whole.stages[1].shown().place, 12);
    whole = course();
    whole.hideFrom(13);
    QVERIFY(!whole.stages[1].isHidden());
    QCOMPARE(whole.stages[1].taker, nobody);  // it is not over
  }

  // Of a hand that nobody judges nothing is written at the side: its room is the columns'.
  void withoutALineTheColumnsHaveAllTheRoom() {
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    TableScene scene = playScene();
    scene.mayAct = false;
    scene.playback = Playback{.step = 8, .steps = 20, .course = course()};
    window.setScene(scene);
    auto* const row =
        window.findChild<QWidget*>(QStringLiteral("reviewTimeline"))->findChild<VerdictTimeline*>();
    QVERIFY(row != nullptr);
    using Form = TimelineCell::Form;
    QVERIFY(TimelineCell::heightOf(Form::row) != TimelineCell::heightOf(Form::narrow));
    int const least = 3 * TimelineCell::leastWidth();
    row->resize(least + 2, row->height());
    QCOMPARE(row->sizeHint().height(), TimelineCell::heightOf(Form::row));
    row->resize(least - 2, row->height());
    QCOMPARE(row->sizeHint().height(), TimelineCell::heightOf(Form::narrow));
    // In a low window marks stand under their cards, where there is no room beside them.
    row->setRoom(VerdictTimeline::Room::row);
    QVERIFY(TimelineCell::heightOf(Form::under) > TimelineCell::heightOf(Form::row));
    QCOMPARE(row->sizeHint().height(), TimelineCell::heightOf(Form::under));
  }

  // Under the table: a click, or the arrows within it, lead to their tricks; the present one is told by its place.
  void theTimelineLeadsThrough() {
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    TableScene scene = playScene();
    scene.mayAct = false;
    scene.playback = Playback{.step = 8, .steps = 20, .course = course()};
    scene.playback->course.add(verdict());
    scene.playback->course.current = 2;
    window.setScene(scene);
    auto* const row = window.findChild<QWidget*>(QStringLiteral("reviewTimeline"));
    QVERIFY(row->isVisible());
    auto const cell = [row](int at) {
      return row->findChild<QAbstractButton*>(QStringLiteral("decision_%1").arg(at));
    };
    QVERIFY(cell(4)->isVisible());
    QVERIFY(cell(5) == nullptr);
    for (char const* each : {"trick 1", "best", "taken by"})
      QVERIFY2(cell(2)->accessibleName().contains(QLatin1String(each)),
               qPrintable(cell(2)->accessibleName()));
    QSignalSpy const places(&window.host(), &TableHost::placeWanted);
    cell(3)->click();
    QCOMPARE(places.size(), 1);
    QCOMPARE(places[0][0].toInt(), 11);
    cell(2)->setFocus();
    QTest::keyClick(window.windowHandle(), Qt::Key_Right);
    QTest::keyClick(window.windowHandle(), Qt::Key_Home);
    QCOMPARE(places.size(), 3);
    QCOMPARE(places[1][0].toInt(), 11);
    QCOMPARE(places[2][0].toInt(), 4);
    // From elsewhere the same arrows are the playback's, and up and down lead from trick to trick.
    QSignalSpy const deeds(&window.host(), &TableHost::playbackWanted);
    window.host().focusHome();
    QTest::keyClick(window.windowHandle(), Qt::Key_Right);
    QTest::keyClick(window.windowHandle(), Qt::Key_Down);
    QCOMPARE(deeds.size(), 2);
    QCOMPARE(deeds[0][0].value<PlaybackDeed>(), PlaybackDeed::forward);
    QCOMPARE(deeds[1][0].value<PlaybackDeed>(), PlaybackDeed::nextTrick);
    // Low in a low window, and away with the hand.
    int const high = row->height();
    window.resize(1000, 620);
    QTRY_VERIFY(row->height() < high / 2);
    scene.playback.reset();
    window.setScene(scene);
    QVERIFY(!row->isVisible());
  }
};

}  // namespace testHandCourse

QTEST_MAIN(testHandCourse::TestHandCourse)
#include "test_hand_course.moc"
