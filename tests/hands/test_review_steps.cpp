// The review of a finished hand (core/review) is done step by step: the same each time, in whatever order, and
// stopped whenever it is told to.
#include <QTest>
#include <algorithm>
#include <atomic>
#include <future>
#include <vector>

#include "tests/core/reviews.h"
#include "tests/joined.h"

namespace testReviewSteps {

using namespace giaguaro;
using namespace giaguaro::test;

class TestReviewSteps : public QObject {
  Q_OBJECT

 private slots:
  void twiceIsTheSame() {
    for (GameInfo const* game : allGames()) {
      auto const& [sampled, one] = sampleReview(*game, game->usualPlayers);
      Record record = sampled;
      HandReview const again = reviewOf(record);
      HandReview const fromTwo(record, lastHand(record), quickReview, 2);
      record.identity.id = "two";
      HandReview const other = reviewOf(record);
      int differ = 0;
      for (std::size_t i = 0; i < one.decisions().size(); ++i) {
        JudgedDecision const& decision = one.decisions()[i];
        QCOMPARE(*again.decisions()[i].verdict, *decision.verdict);
        if (i % 5 == 0) QCOMPARE(verdictAt(fromTwo, decision.action), decision.verdict);
        differ += *other.decisions()[i].verdict == *decision.verdict ? 0 : 1;
      }
      for (Seat seat = 0; seat < game->usualPlayers; ++seat) QCOMPARE(again.parts(seat), one.parts(seat));
      QVERIFY2(differ > 0, std::string(game->id).c_str());
    }
  }

  // Whose decisions are wanted first come first, and all others after them.
  void aSeatCanComeFirst() {
    auto const& [record, inOrder] = sampleReview(*findGame("jaguar"), 5);
    HandReview const fromTwo(record, lastHand(record), quickReview, 2);
    std::vector<int> places;
    bool others = false;
    for (JudgedDecision const& decision : fromTwo.decisions()) {
      places.push_back(decision.action);
      if (decision.seat == 2) QVERIFY(!others);
      others = others || decision.seat != 2;
    }
    QCOMPARE(fromTwo.decisions().front().seat, Seat{2});
    std::sort(places.begin(), places.end());
    QCOMPARE(places.size(), inOrder.decisions().size());
    for (std::size_t i = 0; i < places.size(); ++i) QCOMPARE(places[i], inOrder.decisions()[i].action);
  }

  // A stop keeps what is done, and the step that was stopped is done again from its beginning.
  void aStopStops() {
    auto const& [record, whole] = sampleReview(*findGame("jaguar"), 5);
    HandReview review(record, lastHand(record), quickReview);
    StopFlag const stopped;
    stopped.stop();
    while (review.done() < review.steps()) {
      std::size_t const done = review.done();
      QVERIFY(!review.step(stopped));
      QCOMPARE(review.done(), done);
      QVERIFY(review.step({}));
      QCOMPARE(review.done(), done + 1);
    }
    for (std::size_t i = 0; i < whole.decisions().size(); ++i)
      QCOMPARE(review.decisions()[i].verdict, whole.decisions()[i].verdict);
    for (Seat seat = 0; seat < 5; ++seat) QCOMPARE(review.parts(seat), whole.parts(seat));
    QVERIFY(!reviewed(record, lastHand(record), quickReview, stopped));
  }

  // A step that would take hours ends wherever it is told to: in the search, or in the worlds after it. Cards
  // that are the same leave nothing to search, so that those come at once.
  void aStopEndsWhatIsRunning() {
    constexpr ReviewSettings endless{.iterations = 1'000'000'000};
    auto const endsOnceStopped = [](HandReview const& review, std::size_t place, int later) {
      StopFlag const stop;
      std::promise<void> begun;
      std::future<bool> ended = std::async(std::launch::async, [&] {
        begun.set_value();
        return !review.judge(place, stop);
      });
      begun.get_future().wait();
      for (std::atomic<int> turns = 0; turns < later;) ++turns;
      stop.stop();
      return ended.get();
    };
    for (GameInfo const* game : allGames()) {
      auto const& [record, review] = sampleReview(*game, game->usualPlayers);
      HandReview const other(record, lastHand(record), endless);
      QVERIFY(endsOnceStopped(other, dearest(review), 1));
    }
    auto const isUnsearched = [](JudgedDecision const& decision) {
      return decision.verdict->candidates.size() == 1;
    };
    Record record;
    std::size_t alike = 0;
    for (std::uint64_t seed = 1; record.hands.empty(); ++seed) {
      Record const one = twoHands(*findGame("jaguar"), 5, seed);
      HandReview const review = reviewOf(one);
      auto const found = std::find_if(review.decisions().begin(), review.decisions().end(), isUnsearched);
      if (found == review.decisions().end()) continue;
      record = one;
      alike = static_cast<std::size_t>(found - review.decisions().begin());
    }
    HandReview const other(record, lastHand(record), endless);
    for (int later = 1; later <= 10'000'000; later *= 10) QVERIFY(endsOnceStopped(other, alike, later));
  }

 private:
  static std::size_t dearest(HandReview const& review) {
    std::vector<JudgedDecision> const& all = review.decisions();
    auto const by = [](JudgedDecision const& a, JudgedDecision const& b) {
      return a.verdict->loss < b.verdict->loss;
    };
    return static_cast<std::size_t>(std::max_element(all.begin(), all.end(), by) - all.begin());
  }
};

}  // namespace testReviewSteps

QTEST_GUILESS_MAIN(testReviewSteps::TestReviewSteps)
#include "test_review_steps.moc"
