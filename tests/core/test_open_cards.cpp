// What the open cards would have allowed (core/review/open_cards.h).
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/review/kept_review.h"
#include "tests/core/reviews.h"
#include "tests/joined.h"

namespace testOpenCards {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The score that each choice comes to, where nobody has any choice behind it; empty: somebody has.
std::map<std::string, int> settledScores(Table const& before, Seat seat) {
  std::map<std::string, int> scores;
  for (Action const action : before.legal()) {
    auto const table = before.copy();
    table->apply(action);
    while (!table->handOver()) {
      if (table->legal().size() > 1) return {};
      table->apply(table->legal().front());
    }
    scores[before.text(action)] = table->result()->scores[static_cast<std::size_t>(seat)];
  }
  return scores;
}

// The table of the hand before this action of it.
std::unique_ptr<Table> tableBefore(Record const& record, int place) {
  auto table = replay(record);
  table->takeBack(static_cast<int>(record.hands.back().actions.size()) - place);
  return table;
}

struct Met {
  int settled = 0;
  int gains = 0;
};

void compare(Record const& record, HandReview const& review, Met& met) {
  for (std::size_t i = 0; i < review.decisions().size(); ++i) {
    JudgedDecision const& decision = review.decisions()[i];
    auto const table = tableBefore(record, decision.action);
    auto const scores = settledScores(*table, decision.seat);
    if (scores.empty()) continue;
    int const chosen = scores.at(table->text(decision.chosen));
    int best = chosen;
    for (auto const& [action, score] : scores) best = std::max(best, score);
    auto const open = review.openCards(i, {});
    if (!open) qFatal("nobody stopped it");
    if (std::abs(open->gain - (best - chosen)) > 1e-9)
      qFatal("%s, action %d: %f, not %d", record.game.c_str(), decision.action, open->gain, best - chosen);
    if (scores.at(table->text(open->best)) != best) qFatal("%s is not best", table->text(open->best).c_str());
    ++met.settled;
    met.gains += best != chosen ? 1 : 0;
  }
}

}  // namespace

class TestOpenCards : public QObject {
  Q_OBJECT

 private slots:
  // Where nobody has a choice any more the gain is what the deal has in it, to the point.
  void isExactWhereAllIsSettled() {
    Met all;
    for (GameInfo const* game : allGames()) {
      Met met;
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Record const record = twoHands(*game, game->usualPlayers, seed);
        compare(record, HandReview(record, lastHand(record), quickReview), met);
      }
      QVERIFY2(met.settled > 0, std::string(game->id).c_str());
      all.gains += met.gains;
    }
    QVERIFY(all.gains > 0);
  }

  void twiceIsTheSame() {
    Record const& record = sampleReview(*allGames().front(), allGames().front()->usualPlayers).record;
    HandReview const one(record, lastHand(record), quickReview);
    HandReview const fromTwo(record, lastHand(record), quickReview, 2);
    QVERIFY(one.decisions().front().action != fromTwo.decisions().front().action);
    for (std::size_t i = 0; i < one.decisions().size(); i += 3) {
      auto const& others = fromTwo.decisions();
      auto const same = std::ranges::find(others, one.decisions()[i].action, &JudgedDecision::action);
      QCOMPARE(*one.openCards(i, {}),
               *fromTwo.openCards(static_cast<std::size_t>(same - others.begin()), {}));
    }
  }

  void isStopped() {
    Record const& record = sampleReview(*allGames().front(), allGames().front()->usualPlayers).record;
    HandReview review(record, lastHand(record), quickReview);
    StopFlag stop;
    stop.stop();
    QVERIFY(!review.openCards(0, stop));
    QVERIFY(!review.lookAtOpenCards(0, stop));
    QVERIFY(!review.decisions()[0].open);
    QVERIFY(review.lookAtOpenCards(0, {}));
    QVERIFY(review.decisions()[0].open);
  }

  // Unlucky is what was right and is dear as the cards lay: not what was wrong, nor what cost next to nothing.
  void unluckyIsRightAndDear() {
    OpenCards const dear{.gain = 3, .mark = Mark::costly};
    QVERIFY(isUnlucky(Mark::best, dear));
    QVERIFY(isUnlucky(Mark::good, dear));
    QVERIFY(!isUnlucky(Mark::smallSlip, dear));
    QVERIFY(!isUnlucky(Mark::blunder, dear));
    QVERIFY(!isUnlucky(std::nullopt, dear));
    QVERIFY(!isUnlucky(Mark::best, {.gain = 1, .mark = Mark::smallSlip}));
  }

  // Kept with the review and read again; of a review without it nothing is missed, and a strange one is none.
  void isKept() {
    Record const& record = sampleReview(*allGames().front(), allGames().front()->usualPlayers).record;
    HandReview review = reviewOf(record);
    Seat const seat = review.decisions().front().seat;
    QVERIFY(review.lookAtOpenCards(0, {}));
    auto const table = replay(record);
    KeptReview const kept = keptOf(review, {seat}, "test", quickReview);
    QVERIFY(kept.decisions.front().open);
    QVERIFY(!kept.decisions.back().open);
    std::string const text = toJson(kept, *table);
    auto const read = reviewFromJson(text, record.hands.back(), *table);
    QVERIFY(read);
    QCOMPARE(*read, kept);
    std::string strange = text;
    auto const at = strange.find("\"gain\":");
    QVERIFY(at != std::string::npos);
    strange.replace(at, 7, "\"pain\":");
    QVERIFY(!reviewFromJson(strange, record.hands.back(), *table));
  }

  // The sentences compare what was best with what was chosen, which they name.
  void theReasonIsAgainstWhatWasChosen() {
    int met = 0;
    for (GameInfo const* game : allGames()) {
      auto const& [record, review] = sampleReview(*game, game->usualPlayers);
      int dear = 0;
      for (std::size_t i = 0; i < review.decisions().size() && dear < 2; ++i) {
        JudgedDecision const& decision = review.decisions()[i];
        if (decision.verdict->mark < Mark::costly) continue;
        ++dear;
        auto const reason = review.reason(i, *decision.verdict, {});
        QVERIFY(reason);
        QCOMPARE(reason->best, decision.verdict->best);
        QCOMPARE(reason->other, decision.chosen);
        met += reason->sentences.empty() ? 0 : 1;
      }
    }
    QVERIFY(met > 3);
  }
};

}  // namespace testOpenCards

QTEST_GUILESS_MAIN(testOpenCards::TestOpenCards)
#include "test_open_cards.moc"
