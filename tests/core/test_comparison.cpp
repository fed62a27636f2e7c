// What was chosen held against what was best (core/review/comparison.h), where what was best can still be done later.
#include <QTest>
#include <span>

#include "core/games/searches.h"
#include "core/review/judge.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testComparison {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr int called = 0;    // the two: nothing is bid after it
constexpr int stepwise = 2;  // the five
constexpr int queen = 6;

}  // namespace

class TestComparison : public QObject {
  Q_OBJECT

 private slots:
  // Whoever bids step by step and is outbid can still bid what would have been best at once.
  void aBidIsMadeLater() {
    Rng rng(5);
    int kept = 0;
    int later = 0;
    for (int deal = 0; deal < 200; ++deal) {
      Played<Jaguar> const played =
          dealt<Jaguar>(contextOf<Jaguar>(5, defaultOptions(Jaguar::info, 10), rng), rng);
      Seat const first = played.hand.pub.toAct();
      Jaguar hand = played.hand;
      hand.apply(bidOf(stepwise), nullptr);
      makeUpFor(bidOf(called), first, hand, rng);
      QVERIFY(hand.pub.playing());
      if (hand.pub.bid == stepwise) {
        QCOMPARE(hand.pub.jaguar, first);
        ++kept;
      } else {
        QCOMPARE(int(hand.pub.bid), called);  // by it, unless another was quicker
        later += hand.pub.jaguar == first ? 1 : 0;
      }
    }
    QVERIFY(kept > 0);
    QVERIFY(later > 0);
  }

  void aCardIsPutAsideLater() {
    Rng rng(9);
    int tried = 0;
    for (int deal = 0; deal < 100; ++deal) {
      Played<Tarot> played = dealt<Tarot>(contextOf<Tarot>(4, defaultOptions(Tarot::info, 10), rng), rng);
      while (!played.hand.pub.over() && played.hand.pub.toDiscard() == 0)
        played.act(greedyAction(played, rng));
      if (played.hand.pub.over()) continue;
      Seat const taker = played.hand.pub.toAct();
      Tarot hand = played.hand;
      Actions const legal = Tarot::legal(hand.pub, hand.own(taker));
      Action const best = legal[0];
      hand.apply(legal[1], nullptr);
      makeUpFor(best, taker, hand, rng);
      QVERIFY(hand.pub.playing());
      QVERIFY(!hand.own(taker).cards.contains(best.card()));
      ++tried;
    }
    QVERIFY(tried > 20);
  }

  // A review once called each such step a blunder, and counted the same loss again and again.
  void stepsOfAnAuctionAreNoBlunders() {
    CardSet held;
    for (char const* text : {"AC", "KC", "JC", "7C", "5C", "QD", "AH", "JH"})
      held.insert(*fortyCards.parse(text));
    Context const context{.options = defaultOptions(Jaguar::info, 10), .players = 5};
    auto const draw = [&](Rng& each) {
      Deal deal = Jaguar::shuffle(context, nullptr, each);
      CardSet lacking = held - deal.hands[0];
      CardSet spare = deal.hands[0] - held;
      for (CardSet& hand : std::span(deal.hands).subspan(1))
        for (Card const card : hand& lacking) {
          hand.erase(card);
          hand.insert(spare.lowest());
          spare.erase(spare.lowest());
        }
      deal.hands[0] = held;
      return Jaguar::start(context, deal);
    };
    Rng rng(3);
    Jaguar const any = draw(rng);
    View<Jaguar> const view = viewOf(context, any, {}, 0);
    SearchSettings const settings;
    StopFlag const stop;
    SearchFrame<Jaguar> frame{view, settings, Policy<Jaguar>::learned(), rng, stop};
    Comparison<Jaguar> comparison(frame, 200);
    while (comparison.batches() < 10) QVERIFY(comparison.add(draw, bidOf(called), bidOf(queen)));
    QVERIFY(comparison.error() < 0.1);
    QVERIFY2(comparison.loss() < 0.4, qPrintable(QString::number(comparison.loss())));
  }
};

}  // namespace testComparison

QTEST_GUILESS_MAIN(testComparison::TestComparison)
#include "test_comparison.moc"
