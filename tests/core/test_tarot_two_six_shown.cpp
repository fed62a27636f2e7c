// What a viewer of Tarot for two and for six is shown: piles as they lie and nothing of what lies covered; open pairs,
// the two piles of the dog, each discard to its own seat alone.
#include <QTest>

#include "tests/core/tarot_shown.h"
#include "tests/joined.h"

namespace testTarotTwoSixShown {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

// Seat 0 speaks first.
Context tableOf(int players) { return context(players, Rules::house, static_cast<Seat>(players - 1)); }

// What lies covered has changed places, one's own with the other's too.
Deal covertlyOther(Deal deal) {
  int const count = deal.piles.size();
  Card const first = deal.piles[0].under;
  for (int i = 0; i + 1 < count; ++i) deal.piles[i].under = deal.piles[i + 1].under;
  deal.piles[count - 1].under = first;
  return deal;
}

QString spreadsWithTakers(Seen const& seen) {
  QStringList list;
  for (Seen::Spread const& spread : seen.spreads)
    list << QString("%1 %2 %3+%4")
                .arg(QString(spread.title.text.id).section('.', -1))
                .arg(spread.goesTo)
                .arg(spread.cards.size())
                .arg(spread.faceDown);
  return list.join("; ");
}

}  // namespace

class TestTarotTwoSixShown : public QObject {
  Q_OBJECT

 private slots:
  // ---- Two ----

  void nothingOfWhatLiesCoveredIsShown() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Deal const deal = anyDeal(2, seed);
      Tarot one = Tarot::start(tableOf(2), deal);
      Tarot other = Tarot::start(tableOf(2), covertlyOther(deal));
      QVERIFY(!(one == other));
      Rng rng(seed);
      // As far as the first trick; then it may be turned.
      while (!one.pub.over() && one.pub.tricksDone() == 0) {
        for (Seat const viewer : {nobody, Seat{0}, Seat{1}}) {
          View<Tarot> const view = viewOf(tableOf(2), one, {}, viewer);
          QVERIFY(view == viewOf(tableOf(2), other, {}, viewer));
          QVERIFY(Tarot::show(view) == Tarot::show(viewOf(tableOf(2), other, {}, viewer)));
        }
        Actions const legal = Tarot::legal(one.pub, one.own(one.pub.toAct()));
        Action const next = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
        one.apply(next, nullptr);
        other.apply(next, nullptr);
      }
    }
  }
  void pilesAreShownAsTheyLie() {
    Deal const deal = anyDeal(2, 4);
    Tarot hand = Tarot::start(tableOf(2), deal);
    act(hand, "bid without, pass");
    auto const seen = [&] { return Tarot::show(viewOf(tableOf(2), hand, {}, 1)); };
    QCOMPARE(seen().hand.size(), std::size_t(12));
    QVERIFY(seen().hasPiles() && seen().playing);
    for (std::size_t pile = 0; pile < 12; ++pile)
      QVERIFY(seen().seats[1].piles[pile] ==
              (Seen::Pile{deal.piles[12 + static_cast<int>(pile)].top, true, false}));
    DealtPile const& first = deal.piles[0];
    CardSet const free = Tarot::playable(hand.pub, hand.own(0));
    QVERIFY(free.contains(first.top));
    hand.apply(Action::play(first.top), nullptr);
    QVERIFY(seen().seats[0].piles[0] == (Seen::Pile{noCard, true, false}));
    hand.apply(Action::play(Tarot::playable(hand.pub, hand.own(1)).lowest()), nullptr);
    QVERIFY(seen().seats[0].piles[0] == (Seen::Pile{first.under, false, true}));
    // Until the next trick is complete.
    for (int cards = 0; cards < 2; ++cards)
      hand.apply(Action::play(Tarot::playable(hand.pub, hand.own(hand.pub.turn)).lowest()), nullptr);
    QVERIFY(!seen().seats[0].piles[0].turned);
  }
  void whatIsTurnedIsTold() {
    Deal const deal = anyDeal(2, 4);
    Tarot hand = Tarot::start(tableOf(2), deal);
    act(hand, "bid without, pass");
    hand.apply(Action::play((hand.pub.uncoveredOf(0) - Tarot::excuseOnly).lowest()), nullptr);
    Card const answer = (Tarot::playable(hand.pub, hand.own(1)) - hand.pub.uncoveredOf(1)).lowest();
    QVERIFY(told(hand, QString::fromStdString(Tarot::text(Action::play(answer)))).contains("tarot.did.turn"));
  }
  void onlyTheHandIsDiscarded() {
    Tarot hand = Tarot::start(tableOf(2), anyDeal(2, 4));
    act(hand, "bid guard, pass");
    QVERIFY(hand.pub.phase == Tarot::Phase::discard);
    Card const lying = (hand.pub.uncoveredOf(0) - Tarot::neverDiscarded).lowest();
    QCOMPARE(refusal(hand, "discard " + texts({lying})), QString("no.discard-pile"));
  }
  void allOfTheDogGoesToTheOneOpponent() {
    Tarot hand = Tarot::start(tableOf(2), anyDeal(2, 4));
    act(hand, "bid against, pass");
    QCOMPARE(spreads(Tarot::show(viewOf(tableOf(2), hand, {}, 1))), QString("1: 6 backs"));
  }
  void whereUnseenCardsAreIsCounted() {
    Tarot hand = Tarot::start(tableOf(2), anyDeal(2, 4));
    act(hand, "bid guard, pass");
    toPlay(hand);
    Seen const seen = Tarot::show(viewOf(tableOf(2), hand, {}, 1));
    // 12 in the taker's hand, 12 beneath each row, 6 put aside.
    Message const line = messageOf(seen.guide.means, "tarot.unseen.two-aside");
    for (auto const& [name, count] : {std::pair("n", 42), std::pair("held", 12), std::pair("mine", 12),
                                      std::pair("theirs", 12), std::pair("aside", 6)})
      QCOMPARE(argument(line, name), count);
  }

  // ---- Six ----

  void whoSitOppositeArePairs() {
    Shown const shown(6, Rules::house, {});
    Seen const seen = shown.seen(2);
    for (std::size_t seat = 0; seat < 6; ++seat) QCOMPARE(seen.seats[seat].pair, static_cast<int>(seat % 3));
    QCOMPARE(seen.score.pairs.size(), std::size_t(3));
    QCOMPARE(Shown(5, Rules::house, {}).seen(2).seats[0].pair, int{Seen::noPair});
  }
  void theDogLiesAsTwoPiles() {
    Shown shown(6, Rules::house, {}, "KH 2C 3C T1 4D 5D");
    QCOMPARE(spreadsWithTakers(shown.seen(0)), QString("first-of-two -1 0+3; second-of-two -1 0+3"));
    shown.act("pass, bid guard, pass, pass, pass, pass");
    QCOMPARE(spreadsWithTakers(shown.seen(0)), QString("first-pile 1 3+0; second-pile 4 3+0"));
    QCOMPARE(shown.seen(1).toSetAside, 3);
    QCOMPARE(shown.seen(4).toSetAside, 0);
    QCOMPARE(shown.seen(0).contract.namedPair, 1);
    QCOMPARE(roles(shown.seen(0)),
             (QStringList{"defence", "preneur", "defence", "defence", "partner", "defence"}));
    shown.act("discard 2C, discard 3C");
    shown.act(legalTexts(shown.hand).section(", ", 0, 0));
    QCOMPARE(shown.seen(4).toSetAside, 3);
    shown.act("discard 4D, discard 5D").toPlay();
    QCOMPARE(spreadsWithTakers(shown.seen(0)), QString());
    // Each of the two sees its own discard, and nobody else any.
    for (auto const& [viewer, own] : {std::pair(1, "2C 3C"), std::pair(4, "4D 5D")}) {
      Message const line =
          messageOf(shown.seen(static_cast<Seat>(viewer)).guide.where, "tarot.where.discard");
      QVERIFY(!line.empty());
      QVERIFY(line.arguments[0].cards.contains(cards(own)));
      QCOMPARE(line.arguments[0].cards.size(), 3);
    }
    for (Seat const viewer : {nobody, Seat{0}, Seat{2}})
      QVERIFY(messageOf(shown.seen(viewer).guide.where, "tarot.where.discard").empty());
  }
  void aBoutOfThePartnersPileIsThePartners() {
    Shown shown(6, Rules::house, {}, "KH 2C 3C T1 4D 5D");
    shown.act("bid guard, pass, pass, pass, pass, pass").toPlay();
    // The petit lies in the partner's hand, whoever looks on.
    QCOMPARE(id(shown.seen(1).score.lines[1]), QString("tarot.plate.bouts"));
    QVERIFY(argument(shown.seen(1).score.lines[1], "n") >= 1);
  }
};

}  // namespace testTarotTwoSixShown

QTEST_MAIN(testTarotTwoSixShown::TestTarotTwoSixShown)
#include "test_tarot_two_six_shown.moc"
