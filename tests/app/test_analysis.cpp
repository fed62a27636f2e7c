// Analysis as a review asks for it: each decision of a match judged by a player that searches, beside a match
// that goes on. It finds what it finds alone, and the match is what it is alone.
#include <QTest>
#include <utility>

#include "tests/app/match_tools.h"
#include "tests/joined.h"

namespace testAnalysis {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Analysis that has a thread to itself may get very little of a busy machine: it judges by the quickest there.
constexpr char const* searching = "ismcts:100it";
constexpr char const* quick = "greedy";

// What there is to be found out, and what has been found so far.
struct Review {
  std::vector<Thought> decisions;
  std::vector<Action> best;
  std::vector<Progress> told;
  bool answered = false;

  Review(MatchPlan const& plan, char const* judge) {
    Record const record = played(plan, 60)->record();
    for (int count = 0;; ++count) {
      auto const table = replay(takenBack(record, count));
      if (!table->hasHand()) break;
      if (!table->handOver()) decisions.push_back(table->thought(judge));
    }
  }

  JobId ask(Thinker& thinker) {
    return thinker.begin(
        Purpose::analysis,
        [this](Thinker::Run const& run) -> Thinker::Answer {
          auto const parts = static_cast<int>(decisions.size());
          while (best.size() < decisions.size()) {
            Thought decide = decisions[best.size()];
            Advice const advice = decide(run.stop);
            if (run.stop.stopped()) break;
            best.push_back(advice.action);
            run.report({static_cast<int>(best.size()), parts});
          }
          return [this] { answered = true; };
        },
        [this](Progress progress) { told.push_back(progress); });
  }

  std::vector<Action> alone() const {
    std::vector<Action> actions;
    for (Thought decide : decisions) actions.push_back(decide(StopFlag{}).action);
    return actions;
  }
};

}  // namespace

class TestAnalysis : public QObject {
  Q_OBJECT

 private slots:
  // On one thread the match interrupts it again and again.
  void besidePlay_data() {
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("two threads") << 2;
  }
  void besidePlay() {
    QFETCH(int, threads);
    MatchPlan const plan = planOf("greedy", 2);
    Review review(plan, threads == 1 ? searching : quick);
    QVERIFY(review.decisions.size() > 50);
    std::vector<Action> const alone = review.alone();
    Thinker thinker(static_cast<std::size_t>(threads));
    review.ask(thinker);
    auto const table = openTable(plan.setup);
    table->deal(table->nextDeal(), table->nextDealer());
    std::vector<Action> played;
    std::function<void(Advice const&)> act;
    auto const ask = [&] { thinker.think(Purpose::play, table->thought(searching), act); };
    act = [&](Advice const& advice) {
      played.push_back(advice.action);
      table->apply(advice.action);
      if (!table->handOver()) ask();
    };
    ask();
    QVERIFY(comes([&] { return table->handOver() && review.answered; }));
    QCOMPARE(review.best, alone);
    QVERIFY(!review.told.empty());
    auto const earlier = [](Progress a, Progress b) { return a.done < b.done; };
    QVERIFY(std::ranges::is_sorted(review.told, earlier));
    QCOMPARE(review.told.back(), (Progress{static_cast<int>(alone.size()), static_cast<int>(alone.size())}));

    auto const again = openTable(plan.setup);
    again->deal(again->nextDeal(), again->nextDealer());
    std::vector<Action> without;
    while (!again->handOver()) {
      without.push_back(again->thought(searching)(StopFlag{}).action);
      again->apply(without.back());
    }
    QCOMPARE(played, without);
  }

  // Through the session's own thinker, which its match shares.
  void besideASession() {
    MatchPlan const plan = planWithViewer(2);
    Review review(plan, quick);
    QVERIFY(!review.decisions.empty());
    Session session;
    session.setPaces(Paces());
    review.ask(session.thinker());
    session.start(plan);
    QVERIFY(playOut(session));
    QVERIFY(comes([&] { return review.answered; }));
    QCOMPARE(review.best, review.alone());
    Session without;
    without.setPaces(Paces());
    without.start(plan);
    QVERIFY(playOut(without));
    QVERIFY(session.record() == without.record());
  }

  // It outlives the match that it was asked beside, and is called off by itself.
  void leavingAMatchLeavesIt() {
    MatchPlan const plan = planWithViewer(1);
    Review review(plan, quick);
    Session session;
    session.setPaces(Paces());
    session.start(plan);
    review.ask(session.thinker());
    session.leave();
    QVERIFY(comes([&] { return review.answered; }));
    QCOMPARE(review.best, review.alone());
  }
};

}  // namespace testAnalysis

QTEST_GUILESS_MAIN(testAnalysis::TestAnalysis)
#include "test_analysis.moc"
