// A position of a hand that is over, played again (app/desktop/watching/trying.h): the same cards, the same opponents, and a match
// that is as it was when one comes back.
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/at_result.h"
#include "tests/joined.h"
#include "ui/result/end_sheet.h"

namespace testTrying {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

struct TryingAtResult : AtResult {
  Trying& trying() { return program.desktop().trying(); }
  Record record() { return playOf(session().record()); }
  // Of the person's `number`th card, from 0.
  int placeOfCard(int number) {
    History const& actions = session().record().hands[0].actions;
    for (int place = 0; place < static_cast<int>(actions.size()); ++place) {
      Done const& done = actions[static_cast<std::size_t>(place)];
      if (done.seat == 0 && done.action.kind == Action::Kind::play && number-- == 0) return place;
    }
    qFatal("It has not so many cards.");
  }
  bool begins(int place) {
    trying().beginAt(0, place);
    return comes([this] { return trying().isOn(); }) && reaches(*trying().trial(), Session::Phase::choosing);
  }
};

}  // namespace

class TestTrying : public QObject {
  Q_OBJECT

 private slots:
  // From exactly there: all that was done before stands, it is the person's turn, and the opponents are the same.
  void beginsWhereItWasDecided() {
    TryingAtResult at;
    int const place = at.placeOfCard(2);
    Record const before = at.record();
    QVERIFY(at.begins(place));
    Record const& again = at.trying().trial()->record();
    History const played(before.hands[0].actions.begin(), before.hands[0].actions.begin() + place);
    QVERIFY(again.hands[0].actions == played);
    QVERIFY(again.hands[0].deal == before.hands[0].deal);
    QCOMPARE(again.levels, before.levels);
    TableScene const& scene = at.program.window().host().scene();
    QVERIFY(scene.again);
    QCOMPARE(scene.again->seat, Seat{0});
    QCOMPARE(scene.again->score, before.hands[0].result->scores[0]);
    QVERIFY(scene.mayAct);
    QCOMPARE(scene.seen.toAct, Seat{0});
    QVERIFY(!at.trying().trial()->hasJournal());
    // Or what comes before in it would look like an undo in the match.
    QVERIFY(scene.match != at.session().scene().match);
  }

  // Left by Escape in its middle, or played to its end: the match is as it was, and its result lies there again.
  void comesBack() {
    TryingAtResult at;
    Record const before = at.record();
    QVERIFY(at.begins(at.placeOfCard(1)));
    auto* const sheet = at.program.window().findChild<EndSheet*>();
    QVERIFY(!sheet->isVisible());
    while (at.program.window().host().panel()->backToGuide()) continue;
    at.program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !at.trying().isOn(); }));
    QVERIFY(sheet->isVisible());
    QVERIFY(at.record() == before);
    QVERIFY(at.session().phase() == Session::Phase::showingResult);
    QVERIFY(!at.program.window().host().scene().again);

    QVERIFY(at.begins(at.placeOfCard(6)));
    Trial& trial = *at.trying().trial();
    auto const connection = QObject::connect(
        &trial, &Session::settled, &trial,
        [&trial] {
          if (trial.phase() == Session::Phase::choosing) actAsBaseline(trial);
        },
        Qt::QueuedConnection);
    actAsBaseline(trial);
    QVERIFY(comes([&] {
      return trial.phase() == Session::Phase::showingResult || trial.phase() == Session::Phase::over;
    }));
    QObject::disconnect(connection);
    QVERIFY(sheet->isVisible());
    QVERIFY(!sheet->showsVerdict());
    QVERIFY(trial.record().hands[0].result);
    emit at.program.window().host().nextHandWanted();
    QVERIFY(comes([&] { return !at.trying().isOn(); }));
    QVERIFY(at.record() == before);
    QVERIFY(at.session().phase() == Session::Phase::showingResult);
  }

  // To the page of the result's sheet from which one came, also from the result of what was played again.
  void theVerdictComesBack() {
    TryingAtResult at;
    auto* const sheet = at.program.window().findChild<EndSheet*>();
    QVERIFY(comes([&] { return at.program.desktop().reviewing().verdict().has_value(); }));
    sheet->turn();
    QVERIFY(sheet->showsVerdict());
    QVERIFY(at.begins(at.placeOfCard(1)));
    at.trying().end();
    QVERIFY(sheet->isVisible() && sheet->showsVerdict());
    QVERIFY(at.begins(at.placeOfCard(6)));
    Trial& trial = *at.trying().trial();
    QObject::connect(
        &trial, &Session::settled, &trial,
        [&trial] {
          if (trial.phase() == Session::Phase::choosing) actAsBaseline(trial);
        },
        Qt::QueuedConnection);
    actAsBaseline(trial);
    QVERIFY(comes([&] { return at.program.window().host().scene().again && sheet->isVisible(); }));
    at.program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !at.trying().isOn(); }));
    QVERIFY(sheet->isVisible() && sheet->showsVerdict());
  }

  // From where one goes through the hand, which is put away for it.
  void beginsFromStepping() {
    TryingAtResult at;
    int const place = at.placeOfCard(0);
    Watching& watching = at.program.desktop().watching();
    watching.stepThrough(0, place);
    QVERIFY(comes([&] { return watching.isOn(); }));
    at.program.press(Qt::Key_T);
    QVERIFY(comes([&] { return at.trying().isOn(); }));
    QVERIFY(!watching.isOn());
    QCOMPARE(at.trying().trial()->record().hands[0].actions.size(), static_cast<std::size_t>(place));
    at.trying().end();
    QVERIFY(at.session().phase() == Session::Phase::showingResult);
    QVERIFY(at.program.window().findChild<EndSheet*>()->isVisible());
  }

  // Escape leads back to the step from which it was wanted, and from there to the result.
  void leadsBackToStepping() {
    TryingAtResult at;
    int const place = at.placeOfCard(1);
    Watching& watching = at.program.desktop().watching();
    watching.stepThrough(0, place - 1);
    QVERIFY(comes([&] { return watching.isOn(); }));
    at.program.press(Qt::Key_Right);
    QCOMPARE(watching.demonstration()->scene().playback->step, place);
    at.program.press(Qt::Key_T);
    QVERIFY(comes([&] { return at.trying().isOn(); }));
    while (at.program.window().host().panel()->backToGuide()) continue;
    at.program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !at.trying().isOn() && watching.isOn(); }));
    QCOMPARE(watching.demonstration()->scene().playback->step, place);
    QVERIFY(!watching.demonstration()->scene().playback->running);
    auto const* const sheet = at.program.window().findChild<EndSheet*>();
    QVERIFY(!sheet->isVisible());
    while (at.program.window().host().panel()->backToGuide()) continue;
    at.program.press(Qt::Key_Escape);
    QVERIFY(comes([&] { return !watching.isOn(); }));
    QVERIFY(sheet->isVisible());
    QVERIFY(at.session().phase() == Session::Phase::showingResult);
  }

  // Nothing begins where there is nothing to be played again.
  void aHandThatIsNotOverIsNotTried() {
    TryingAtResult at;
    at.trying().beginAt(5, 0);
    at.trying().beginAt(0, 100000);
    at.trying().beginAt(0, -1);
    QCoreApplication::processEvents();
    QVERIFY(!at.trying().isOn());
  }
};

}  // namespace testTrying

QTEST_MAIN(testTrying::TestTrying)
#include "test_trying.moc"
