// A hand that is over, gone through step by step: wherever one stands still, the decision that comes next is
// judged, whoever took it, with what that seat could know.
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "app/desktop/review/decision_judge.h"
#include "app/desktop/review/judgement.h"
#include "app/desktop/review/review_work.h"
#include "app/desktop/scenes/believing.h"
#include "app/desktop/scenes/hint.h"
#include "core/review/advising.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/result/end_sheet.h"
#include "ui/review/review_page.h"
#include "ui/scene/scene_wording.h"
#include "ui/watching/playback_bar.h"

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
      QVERIFY(comes([&] { return judge.isKnown(place); }));
      QVERIFY(judge.found(place));
      QCOMPARE(judge.found(place)->verdict, *hand.review.judge(at, {}));
      QCOMPARE(judge.found(place)->open, *hand.review.openCards(at, {}));
      // Of a person nobody can say what it thought.
      QCOMPARE(judge.found(place)->own.has_value(), seat != 0);
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
    QVERIFY(comes([&] { return judge.isKnown(hand.forcedPlace()); }));
    QVERIFY(!judge.found(hand.forcedPlace()));
    QVERIFY(judge.isKnown(hand.forcedPlace()));
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
      using State = ReviewScene::State;
      QVERIFY(demonstration.scene().review);
      QCOMPARE(demonstration.scene().review->state, State::awaited);
      QVERIFY(comes([&] { return demonstration.scene().review->state != State::awaited; }));
      Verdict const verdict = *hand.review.judge(at, {});
      ReviewScene const& review = *demonstration.scene().review;
      QCOMPARE(review.state, State::judged);
      QCOMPARE(review.seat, seat);
      QCOMPARE(review.best, verdict.best);
      QCOMPARE(review.decision.mark, verdict.mark);
      QCOMPARE(review.lines.size(), std::size_t(*verdict.mark == Mark::best ? 1 : 3));
      QCOMPARE(review.lines[0].arguments[0], args::seat(seat));
      QVERIFY(!review.open.empty());
      QCOMPARE(review.reckoned.empty(), seat == 0);
      QCOMPARE(review.mayTryAgain, seat == 0);
      QVERIFY(!demonstration.scene().hint);
    }
    demonstration.standAt(hand.forcedPlace());
    demonstration.show();
    QCOMPARE(demonstration.scene().review->state, ReviewScene::State::forced);
    QVERIFY(!demonstration.scene().review->mayTryAgain);
    demonstration.playBack(PlaybackDeed::run);
    QVERIFY(demonstration.scene().playback->running);
    QVERIFY(!demonstration.scene().review);
  }

  // What was judged when the hand was played lies with its record, and marks it trick by trick at once; and what is only
  // looked at marks its own trick.
  void whatWasKeptMarksTheHand() {
    Played const hand;
    ReviewWork work({.record = hand.table->record(),
                     .hand = 0,
                     .first = 0,
                     .people = {0},
                     .settings = quick,
                     .program = "test"});
    while (!work.isDone()) work.step({});
    Record record = hand.table->record();
    record.hands[0].notes.others.push_back({"review", work.json()});
    auto table = hand.table->copy();
    table->adoptNotes(record);
    Thinker thinker(1);
    Demonstration demonstration(FinishedMatch::of(hand.plan, std::move(table), rowsOf(record)), 0,
                                std::make_unique<HandAlarm>());
    demonstration.judgeBy(&thinker, quick);
    demonstration.standAt(0);
    demonstration.show();
    auto const course = [&demonstration] { return demonstration.scene().playback->course; };
    QVERIFY(comes([&course] { return course().judged; }));
    HandVerdict const& verdict = work.verdicts().front();
    QVERIFY(demonstration.scene().review->verdict->decisions == verdict.decisions);
    int marks = 0;
    for (HandCourse::Stage const& stage : course().stages)
      for (HandVerdict::Decision const& decision : stage.decisions) {
        auto const judged =
            std::ranges::find(verdict.decisions, decision.place, &HandVerdict::Decision::place);
        QVERIFY(judged != verdict.decisions.end() && *judged == decision);
        marks += decision.mark ? 1 : 0;
      }
    QVERIFY(marks > 3);
    QVERIFY(!demonstration.scene().review->mayKeep);

    Demonstration other(hand.match(), 0, std::make_unique<HandAlarm>());
    other.judgeBy(&thinker, quick);
    int const place = hand.review.decisions()[hand.cardOf(0)].action;
    other.standAt(place);
    other.show();
    QVERIFY(comes([&other] { return other.scene().review->state == ReviewScene::State::judged; }));
    HandCourse const looked = other.scene().playback->course;
    QVERIFY(!looked.judged);
    for (HandCourse::Stage const& stage : looked.stages)
      QCOMPARE(stage.shown().mark.has_value(), stage.shown().place == place);
  }

  // Each seat's belief is known at once, before the judgement and without one: what its own view says, beside where the
  // cards truly lie then. It stays known.
  void tellsWhatWasBelieved() {
    Played const hand;
    Thinker thinker(1);
    DecisionJudge judge(&thinker, hand.table->record(), 0, endless);
    auto const match = hand.match();
    FinishedHand there = match->hand(0);
    int const choice = hand.review.decisions()[hand.cardOf(2)].action;
    for (int const place : {choice, hand.forcedPlace()}) {
      judge.ask(place, [] {});
      QVERIFY(comes([&] { return judge.belief(place) != nullptr; }));
      QVERIFY(place != choice || judge.isAsked(place));
      judge.callOff();
      QVERIFY(judge.belief(place) != nullptr);
      there.goTo(place);
      Seat const seat = there.next()->seat;
      auto const table = hand.table->copy();
      table->takeBack(static_cast<int>(hand.table->record().hands[0].actions.size()) - place);
      QVERIFY(*judge.belief(place) == table->at(seat).belief()(StopFlag{}));
      auto const scene = believedOf(*judge.belief(place), there, there.scene(seat, false), seat == 0);
      QVERIFY(scene);
      QCOMPARE(scene->seat, seat);
      QCOMPARE(scene->person, seat == 0);
      QVERIFY(scene->telling <= tellingCards);
      CardSet cards;
      for (BeliefScene::Lying const& lying : scene->cards) {
        cards.insert(lying.card);
        for (Seat other = 0; other < table->players(); ++other)
          QCOMPARE(lying.truly == other, table->cards(other).contains(lying.card));
        int sum = 0;
        for (BeliefScene::Share const& share : lying.shares) sum += share.percent;
        QCOMPARE(sum, 100);
      }
      QVERIFY(cards == table->at(seat).knowledge().unseen);
    }
  }

  // Where cards lie covered before a seat they are with it.
  void coveredCardsAreWithTheirSeat() {
    MatchPlan plan = planWithViewer(1, 7, *findGame("tarot"));
    plan.setup.players = 2;
    plan.setup.names.resize(2);
    plan.setup.levels.resize(2);
    plan.avatars.resize(2);
    auto const table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
    auto const match = FinishedMatch::of(plan, table->copy(), rowsOf(table->record()));
    FinishedHand const there = match->hand(0);
    Deal const& deal = table->record().hands[0].deal;
    for (int i = 0; i < deal.piles.size(); ++i)
      QCOMPARE(there.holderOf(deal.piles[i].under), static_cast<Seat>(i < deal.piles.size() / 2 ? 0 : 1));
    for (Card const card : deal.stock) QCOMPARE(there.holderOf(card), nobody);
  }

  // The rows of a hint and those of the verdict on the same decision say the same of the same card.
  void saysWhatAHintHasSaid() {
    Played const hand;
    Thinker thinker(1);
    DecisionJudge judge(&thinker, hand.table->record(), 0, quick);
    auto const match = hand.match();
    FinishedHand there = match->hand(0);
    int same = 0;
    int others = 0;
    for (std::size_t at = 0; at < hand.review.decisions().size(); at += 3) {
      JudgedDecision const& decision = hand.review.decisions()[at];
      Record before = hand.table->record();
      before.hands[0].actions.resize(static_cast<std::size_t>(decision.action));
      before.hands[0].result.reset();
      auto const table = replay(before);
      Advice const advice = reviewersAdvice(table->at(table->toAct()), hintChoices, quick)(StopFlag{});
      judge.ask(decision.action, [] {});
      QVERIFY(comes([&] { return judge.isKnown(decision.action); }));
      if (!judge.found(decision.action)) continue;
      there.goTo(decision.action);
      TableScene const position = there.scene(decision.seat, false);
      Hint const hint = hintOf(advice, position);
      ReviewScene const review =
          judgementOf(*judge.found(decision.action), decision.action, *there.next(), position);
      for (Hint::Choice const& row : review.choices)
        for (Hint::Choice const& hinted : hint.choices) {
          if (row.action != hinted.action) continue;
          QCOMPARE(row.percent, hinted.percent);
          if (review.parts == hint.parts) QCOMPARE(row.score, hinted.score);
          ++(row.action == review.best ? same : others);
        }
    }
    QVERIFY2(same > 4 && others > 4, qPrintable(QString("%1 %2").arg(same).arg(others)));
  }

  // What was chosen is a row of the table, whatever the search thought of it, and its figure is the best's less the loss.
  void whatWasChosenIsInTheTable() {
    Played const hand;
    auto const match = hand.match();
    FinishedHand there = match->hand(0);
    int met = 0;
    for (std::size_t at = 0; at < hand.review.decisions().size(); at += 2) {
      JudgedDecision const& decision = hand.review.decisions()[at];
      DecisionFound found{.verdict = *hand.review.judge(at, {})};
      std::erase_if(found.verdict.candidates, [&](Candidate const& each) {
        return each.action == decision.chosen && each.action != found.verdict.best;
      });
      if (found.verdict.candidates.empty()) continue;
      there.goTo(decision.action);
      TableScene const position = there.scene(decision.seat, false);
      ReviewScene const review = judgementOf(found, decision.action, *there.next(), position);
      auto const row = [&review](Action action) {
        return std::ranges::find(review.choices, action, &Hint::Choice::action);
      };
      QVERIFY(row(decision.chosen) != review.choices.end());
      QVERIFY(row(review.best) != review.choices.end());
      QVERIFY(review.choices.size() <= hintChoices);
      double const difference = row(review.best)->score - row(decision.chosen)->score;
      QVERIFY(std::abs(difference / review.parts - found.verdict.loss) <= 1.0 / review.parts);
      met += decision.chosen != review.best ? 1 : 0;
      // It is marked as good where its mark says so, and then nothing that shows no less is left without.
      bool const open = found.verdict.mark == Mark::best;
      Hint::Choice const& chosen = *row(decision.chosen);
      if (decision.chosen == review.best) continue;
      QCOMPARE(chosen.asGood, open);
      for (Hint::Choice const& other : review.choices)
        if (open && other.score >= chosen.score && other.percent >= chosen.percent) QVERIFY(other.asGood);
    }
    QVERIFY(met > 2);
  }

  // What the open cards would have brought is told where it is surely something: a gain smaller than what it may be off by is
  // said to be none.
  void aGainThatMayBeNoneIsNotTold() {
    Played const hand;
    auto const match = hand.match();
    FinishedHand there = match->hand(0);
    std::size_t const at = hand.cardOf(0);
    JudgedDecision const& decision = hand.review.decisions()[at];
    there.goTo(decision.action);
    TableScene const position = there.scene(decision.seat, false);
    DecisionFound found{.verdict = *hand.review.judge(at, {})};
    auto const toldWith = [&](double gain, double error) {
      found.open = {.best = found.verdict.best, .gain = gain, .error = error};
      return judgementOf(found, decision.action, *there.next(), position).open;
    };
    QVERIFY(toldWith(0.02, 0.03) == toldWith(0, 0));
    QVERIFY(toldWith(0.5, 0.1) != toldWith(0, 0));
    QVERIFY(toldWith(1, 0) != toldWith(0, 0));
  }

  // Of the one person who has given no name nothing is said in the third person, from whatever seat one looks.
  void whoHasNoNameIsSpokenTo() {
    for (GameInfo const* game : allGames()) {
      MatchPlan plan = planWithViewer(1, 7, *game);
      plan.setup.names[0].clear();
      auto const table = played(plan, 1000);
      auto const match = FinishedMatch::of(plan, table->copy(), rowsOf(table->record()));
      FinishedHand hand = match->hand(0);
      int turns = 0;
      for (int step = 0; step < hand.steps(); ++step) {
        hand.goTo(step);
        for (Seat const viewer : {Seat{0}, Seat{1}}) {
          TableScene scene = hand.scene(viewer, false);
          scene.playback = Playback{.step = step};
          QVERIFY(scene.people[0].unnamed);
          scene.people[0].name = QStringLiteral("Qqq");
          Wording const wording = wordingOf(scene);
          QString text = wording.say(scene.seen.status);
          for (auto const* lines :
               {&scene.seen.guide.where, &scene.seen.guide.means, &scene.seen.guide.needs})
            text += u' ' + wording.say(*lines);
          if (hand.next() != nullptr) text += u' ' + wording.say(decisionAt(step, *hand.next(), scene).lines);
          QVERIFY2(!text.contains(QStringLiteral("Qqq ")), qPrintable(text));
          turns += scene.seen.toAct == 0 ? 1 : 0;
        }
      }
      QVERIFY(turns > 2);
    }
  }

  // Who has a name is called by it.
  void whoHasANameIsCalledByIt() {
    Played const hand;
    auto const match = hand.match();
    FinishedHand const there = match->hand(0);
    TableScene scene = there.scene(0, false);
    scene.playback = Playback{};
    QCOMPARE(wordingOf(scene).reader(), nobody);
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
    program.window().resize(1280, 800);
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
    // Its page has a name of its own, and the person's decisions lie under the table: one leads there.
    auto* const page = program.window().findChild<ReviewPage*>();
    QVERIFY(program.window().host().panel()->isOpenAt(page));
    QCOMPARE(page->tabName(), QStringLiteral("Review"));
    auto* const timeline = program.window().findChild<QWidget*>(QStringLiteral("reviewTimeline"));
    QVERIFY(timeline->isVisible());
    auto const& decisions = program.desktop().reviewing().verdict()->decisions;
    QVERIFY(decisions.size() > 3);
    HandCourse const course = watching.demonstration()->scene().playback->course;
    for (std::size_t i = 0; i < course.stages.size(); ++i) {
      auto* const cell = timeline->findChild<QAbstractButton*>(QStringLiteral("decision_%1").arg(i));
      QVERIFY(cell->isVisible());
      cell->click();
      Playback const now = *watching.demonstration()->scene().playback;
      QCOMPARE(now.step, course.stages[i].shown().place);
      QCOMPARE(now.course.current, static_cast<int>(i));
      // Its mark is the verdict's.
      auto const judged = std::ranges::find(decisions, now.step, &HandVerdict::Decision::place);
      QVERIFY(judged != decisions.end());
      QVERIFY(course.stages[i].shown().chosen == judged->chosen);
    }
    program.press(Qt::Key_Escape);  // the page
    QVERIFY(!program.window().host().panel()->isOpenAt(page));
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
