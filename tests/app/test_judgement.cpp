// A hand that is over, gone through step by step: wherever one stands still, the decision that comes next is
// judged, whoever took it, with what that seat could know.
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "app/desktop/decision_judge.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/host/playback_bar.h"
#include "ui/score/end_sheet.h"

namespace testJudgement {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr ReviewSettings quick{.iterations = 24};
constexpr ReviewSettings endless{.iterations = 1'000'000'000};

struct Played {
  MatchPlan plan = planWithViewer(1);
  std::unique_ptr<Table> table = played(plan, 1000);
  HandReview review{table->record(), 0, quick};

  // The place among decisions of the first that this seat took while cards were played.
  std::size_t cardOf(Seat seat) const {
    auto const found = std::ranges::find_if(review.decisions(), [seat](JudgedDecision const& decision) {
      return decision.seat == seat && decision.chosen.kind == Action::Kind::play;
    });
    if (found == review.decisions().end()) qFatal("It has no choice in this hand.");
    return static_cast<std::size_t>(found - review.decisions().begin());
  }
  int forcedPlace() const {
    auto const count = static_cast<int>(table->record().hands[0].actions.size());
    for (int place = 0; place < count; ++place)
      if (std::ranges::find(review.decisions(), place, &JudgedDecision::action) == review.decisions().end())
        return place;
    qFatal("Nothing is forced in this hand.");
  }
  std::shared_ptr<FinishedMatch const> match() const {
    return FinishedMatch::of(plan, table->copy(), rowsOf(table->record()));
  }
};

}  // namespace

class TestJudgement : public QObject {
  Q_OBJECT

 private slots:
  void saysWhatTheReviewSays() {
    Played const hand;
    Thinker thinker(1);
    DecisionJudge judge(&thinker, hand.table->record(), 0, quick);
    for (Seat const seat : {Seat{0}, Seat{1}}) {
      std::size_t const at = hand.cardOf(seat);
      int const place = hand.review.decisions()[at].action;
      bool answered = false;
      judge.ask(place, [&answered] { answered = true; });
      QVERIFY(judge.isAsked(place));
      QVERIFY(comes([&answered] { return answered; }));
      QVERIFY(judge.verdict(place));
      QCOMPARE(*judge.verdict(place), *hand.review.judge(at, {}));
    }
  }

  // Who goes on to the next step is not kept waiting by what was asked about the last.
  void whatIsAskedNextComesNext() {
    Played const hand;
    Thinker thinker(1);
    DecisionJudge judge(&thinker, hand.table->record(), 0, endless);
    judge.ask(hand.review.decisions()[hand.cardOf(0)].action, [] { qFatal("It would take for ever."); });
    bool answered = false;
    judge.ask(hand.forcedPlace(), [&answered] { answered = true; });
    QVERIFY(comes([&answered] { return answered; }));
    QVERIFY(!judge.verdict(hand.forcedPlace()));
    judge.callOff();
    QVERIFY(!judge.isAsked(hand.forcedPlace()));
  }

  void standingStillItIsJudged() {
    Played const hand;
    Thinker thinker(1);
    Demonstration demonstration(hand.match(), 0, std::make_unique<HandAlarm>());
    demonstration.judgeBy(&thinker, quick);
    for (Seat const seat : {Seat{0}, Seat{2}}) {
      std::size_t const at = hand.cardOf(seat);
      JudgedDecision const& decision = hand.review.decisions()[at];
      demonstration.standAt(decision.action);
      demonstration.show();
      QVERIFY(demonstration.scene().hint);
      QVERIFY(demonstration.scene().hint->thinking());
      QVERIFY(comes([&] { return !demonstration.scene().hint->thinking(); }));
      Verdict const verdict = *hand.review.judge(at, {});
      Hint const& hint = *demonstration.scene().hint;
      QCOMPARE(hint.best, verdict.best);
      QCOMPARE(hint.choices.empty(), verdict.candidates.size() < 2);
      QCOMPARE(hint.lines.size(), std::size_t(*verdict.mark == Mark::best ? 1 : 3));
      QCOMPARE(hint.lines[0].arguments[0], args::seat(seat));
    }
    demonstration.standAt(hand.forcedPlace());
    demonstration.show();
    QVERIFY(comes([&] { return !demonstration.scene().hint; }));
    demonstration.playBack(PlaybackDeed::run);
    QVERIFY(demonstration.scene().playback->running);
    QVERIFY(!demonstration.scene().hint);
  }

  // From the sheet of the result into the hand and back: the match is as it was.
  void stepsThroughFromTheSheet() {
    QTemporaryDir const home;
    CommandLine line;
    line.match = CommandLine::Match{.game = allGames().front(),
                                    .players = allGames().front()->usualPlayers,
                                    .options = completed(allGames().front()->options, {}),
                                    .levels = planWithViewer(1).setup.levels,
                                    .seed = 7};
    Program program(home.path(), line);
    program.desktop().reviewing().setReview(quick);
    auto const connection = QObject::connect(
        &program.session(), &Session::settled, &program.session(),
        [&program] {
          if (program.session().phase() == Session::Phase::choosing) actAsBaseline(program.session());
        },
        Qt::QueuedConnection);
    emit program.session().settled();
    QVERIFY(reaches(program.session(), Session::Phase::showingResult));
    QObject::disconnect(connection);
    Record const before = playOf(program.session().record());
    QVERIFY(comes([&] { return program.desktop().reviewing().verdict().has_value(); }));
    QVERIFY(comes([&] { return !program.desktop().reviewing().verdict()->decisions.empty(); }));
    program.press(Qt::Key_V);
    auto* const sheet = program.window().findChild<EndSheet*>();
    QVERIFY(sheet->showsVerdict());
    QVERIFY(program.desktop().reviewing().verdict()->wanted);
    int const place = program.desktop().reviewing().verdict()->decisions[0].place;
    program.press(Qt::Key_R);
    Watching& watching = program.desktop().watching();
    QVERIFY(comes([&watching] { return watching.isOn(); }));
    QCOMPARE(watching.demonstration()->scene().playback->step, place);
    QVERIFY(!watching.demonstration()->scene().playback->running);
    QVERIFY(!sheet->isVisible());
    program.press(Qt::Key_Escape);
    QVERIFY(comes([&watching] { return !watching.isOn(); }));
    QVERIFY(sheet->isVisible());
    QVERIFY(program.session().phase() == Session::Phase::showingResult);
    QVERIFY(playOf(program.session().record()) == before);
  }
};

}  // namespace testJudgement

QTEST_MAIN(testJudgement::TestJudgement)
#include "test_judgement.moc"
