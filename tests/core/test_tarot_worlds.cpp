// Worlds of a hand of Tarot under fft in which what several cards tell together decides: at its end two cards
// are hidden, the called king and the petit, and the seat that has never held another trump cannot hold the
// petit, since such a hand would not have been played.
#include <QTest>
#include <cmath>

#include "core/ai/players.h"
#include "core/games/searches.h"
#include "core/games/tarot/mind.h"
#include "tests/core/placements.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotWorlds {

using namespace giaguaro;

namespace {

constexpr Seat taker = 0;
constexpr Seat partner = 1;  // has no trump: it follows suit in every trick
constexpr Seat holdsThePetit = 2;

// All but the last two cards, partner's and petit's.
test::Played<Tarot> handUpTo(int cardsPlayed) {
  Deal const deal = tarotTest::dealWith(
      5,
      {"KC NC 9C 2C 10D 7H 3H KS QS 9S 8S T20 T7 T6 T2", "QC 8C AC ND 9D 5D KH 9H 8H 5H 4H 6S 4S 3S 2S",
       "JC 5C KD QD 7D QH NH 10H 2H T14 T12 T11 T5 T1 EX",
       "7C 6C 3C 8D 3D AD 6H NS 5S AS T21 T19 T17 T15 T13",
       "10C 4C JD 4D 2D JS 10S 7S T18 T16 T10 T9 T8 T4 T3"},
      "6D AH JH");
  Context const context = tarotTest::context(5, tarotTest::Rules::fft, 4);
  test::Played<Tarot> played{context, deal, Tarot::start(context, deal), {}};
  for (QString const& text : QString("bid guard, pass, pass, pass, pass, call KH, discard 2C, discard 9C, "
                                     "discard NC, no-slam")
                                 .split(", "))
    played.act(tarotTest::action(text));
  QStringList const cards =
      QString(
          "KC AC 5C 3C 10C 10D ND KD AD JD QD 8D 2D 6D 5D QH 6H T4 3H 4H 10S 9S 4S T14 NS 7D 3D 4D T20 9D "
          "QS 2S T5 5S 7S 2H T13 T18 7H 5H 4C T6 8C EX 6C JH 9H 10H T19 T8 AS JS KS 3S T11 NH T21 T16 AH "
          "8H 7C T3 T7 QC JC 8S 6S T12 T17 T10 T15 T9 T2")
          .split(' ');
  for (int i = 0; i < cardsPlayed; ++i) {
    Action const action = Action::play(tarotTest::card(cards[i]));
    if (!tarotTest::isLegal(played.hand, action)) qFatal("not legal: %s", qPrintable(cards[i]));
    played.act(action);
  }
  return played;
}
constexpr int allButTwo = 73;
constexpr int lastTrick = 70;
constexpr int lastTwoTricks = 65;

}  // namespace

class TestTarotWorlds : public QObject {
  Q_OBJECT

 private slots:
  // Card by card the king may be with either. With one of them it would leave the petit alone with the other.
  void aHolderWithoutAWorldHasNoChance() {
    test::Played<Tarot> const played = handUpTo(allButTwo);
    View<Tarot> const view = played.view(taker);
    Facts const facts = Tarot::facts(view);
    Card const king = view.pub.called;
    QCOMPARE(facts.unseen, (CardSet{king, Tarot::petit}));
    QVERIFY(facts.may[static_cast<std::size_t>(holdsThePetit)].contains(king));
    QVERIFY(facts.may[static_cast<std::size_t>(partner)].contains(Tarot::petit));
    QCOMPARE(Tarot::Mind::question(view), king);

    Rng rng(1);
    Worlds<Tarot> const worlds(view, Beliefs{}, Policy<Tarot>::learned(), rng);
    QVERIFY(worlds.possible());
    QVERIFY((worlds.holders() == std::vector{Holder{partner, 1.0}}));
    for (int i = 0; i < 50; ++i) QVERIFY(worlds.draw(rng) == played.hand);
  }

  // A holder is as likely as its worlds that fit are, however many were drawn to find them.
  void holdersAreAsLikelyAsTheirWorlds_data() {
    QTest::addColumn<int>("cardsPlayed");
    for (int const cards : {lastTwoTricks, lastTrick, lastTrick + 1, lastTrick + 2, allButTwo})
      QTest::addRow("%d cards played", cards) << cards;
  }
  void holdersAreAsLikelyAsTheirWorlds() {
    QFETCH(int, cardsPlayed);
    View<Tarot> const view = handUpTo(cardsPlayed).view(taker);
    std::array<double, mostSeats> expected{};
    double all = 0;
    test::AllPlacements<Tarot> const placements(view, 3000);
    for (Placement const& placement : placements.found())
      for (std::size_t seat = 0; seat < mostSeats; ++seat)
        if (placement.hands[seat].contains(view.pub.called)) {
          double const likelihood = Tarot::Mind::likelihood(view, placement);
          expected[seat] += likelihood;
          all += likelihood;
        }
    QVERIFY(all > 0);
    std::array<double, mostSeats> mean{};
    constexpr int repeats = 12;
    for (int i = 0; i < repeats; ++i) {
      Rng rng(static_cast<std::uint64_t>(i));
      Beliefs const beliefs{.worldsPerHolder = 1, .trust = 0, .candidates = 6000};
      Worlds<Tarot> const worlds(view, beliefs, Policy<Tarot>::learned(), rng);
      for (Holder const& holder : worlds.holders())
        mean[static_cast<std::size_t>(holder.seat)] += holder.chance / repeats;
    }
    for (std::size_t seat = 0; seat < mostSeats; ++seat)
      QVERIFY2(std::abs(mean[seat] - expected[seat] / all) < 0.03,
               qPrintable(QString("%1: %2, not %3").arg(seat).arg(mean[seat]).arg(expected[seat] / all)));
  }

  // Every seat can think about every one of its decisions at the end of this hand.
  void everySeatFindsAnAnswer() {
    int decisions = 0;
    for (int cards = lastTwoTricks; cards < lastTrick; ++cards) {
      test::Played<Tarot> const played = handUpTo(cards);
      Seat const seat = played.hand.pub.toAct();
      View<Tarot> const view = played.view(seat);
      for (char const* player : {"novice:20it", "club:60it", "expert:60it", "ismcts:60it"}) {
        Rng rng(3);
        Advice const advice = playerOf<Tarot>(*parsePlayer(player))(view, rng, {});
        QVERIFY(tarotTest::isLegal(played.hand, advice.action));
        ++decisions;
      }
    }
    QCOMPARE(decisions, 20);
  }

  // Where nothing fits there is nothing to search: what the rules of thumb say is legal, and is said.
  void withoutAWorldTheRulesOfThumbAnswer() {
    test::Played<Tarot> const played = handUpTo(lastTwoTricks);
    Seat const seat = played.hand.pub.toAct();
    View<Tarot> view = played.view(seat);
    view.pub.petitSec = taker;  // which it was not, so that no deal fits
    Rng rng(1);
    QVERIFY(!Worlds<Tarot>(view, Beliefs{}, Policy<Tarot>::learned(), rng).possible());
    QVERIFY(!Worlds<Tarot>(view, Beliefs::none(), Policy<Tarot>::learned(), rng).possible());
    for (char const* player : {"club:60it", "expert:60it", "ismcts:60it"}) {
      Rng own(3);
      Advice const advice = playerOf<Tarot>(*parsePlayer(player))(view, own, {});
      QVERIFY(advice.candidates.empty());
      QVERIFY(tarotTest::isLegal(played.hand, advice.action));
    }
  }
};

}  // namespace testTarotWorlds

QTEST_APPLESS_MAIN(testTarotWorlds::TestTarotWorlds)
#include "test_tarot_worlds.moc"
