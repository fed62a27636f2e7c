// Rules of thumb for Tarot: sensible in plain cases, and better than chance in every role.
#include <QTest>

#include "core/ai/players.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotGreedy {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

using Phase = Tarot::Phase;

// The dealer sits before seat 0.
Tarot dealt(int players, Rules rules, QStringList const& hands, QString const& dog = {}) {
  return Tarot::start(context(players, rules, static_cast<Seat>(players - 1)), dealWith(players, hands, dog));
}

View<Tarot> viewOn(Tarot const& hand, Seat seat) {
  Rules const rules = hand.pub.fft ? Rules::fft : Rules::house;
  return {context(hand.pub.players, rules, hand.pub.dealer), hand.pub, {}, seat, hand.own(seat)};
}

Action decided(Tarot const& hand) {
  Rng rng(1);
  return Tarot::greedy(viewOn(hand, hand.pub.toAct()), rng);
}
QString decidedText(Tarot const& hand) { return QString::fromStdString(Tarot::text(decided(hand))); }

// Decides for the seat to act until cards are played.
void decideUntilPlay(Tarot& hand) {
  while (!hand.pub.over() && !hand.pub.playing()) hand.apply(decided(hand), nullptr);
}

enum class Role : std::uint8_t { taker, partner, defender };

Role roleOf(Tarot const& hand, Seat seat) {
  if (seat == hand.pub.taker) return Role::taker;
  bool const partner =
      hand.pub.partner == nobody ? hand.own(seat).cards.contains(hand.pub.called) : seat == hand.pub.partner;
  return hand.pub.players == 5 && partner ? Role::partner : Role::defender;
}

// What the taker's side makes of a hand whose auction is over, in halves, with one role played at random.
int sideHalves(Tarot hand, std::optional<Role> random, Rng& rng) {
  while (!hand.pub.over()) {
    View<Tarot> const view = viewOn(hand, hand.pub.toAct());
    bool const atRandom = random && roleOf(hand, view.seat) == *random;
    hand.apply(atRandom ? randomPlayer<Tarot>(view, rng, {}).action : Tarot::greedy(view, rng), nullptr);
  }
  return *hand.pub.result().sidePoints;
}

QString const passes4 = "pass, pass, pass";
QString const passes5 = "pass, pass, pass, pass";

}  // namespace

class TestTarotGreedy : public QObject {
  Q_OBJECT

 private slots:
  // ---- What is said ----

  void bids_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("bid");
    QTest::newRow("nothing") << 4 << "AC 2C 3C 5C 7C 2D 4D 6D 8D 2H 5H 7H 9H 3S 4S 6S T3 T6"
                             << "pass";
    QTest::newRow("two bouts and nothing else")
        << 4 << "T1 EX AC 2C 3C 5C 2D 4D 6D 8D 2H 5H 7H 9H 3S 4S 6S 8S"
        << "pass";
    QTest::newRow("strong") << 4 << "T21 T17 T15 T12 T10 T8 T1 KC QC 5C KD 4D 3D 2H 5H 7H 7S 8S"
                            << "bid guard";
    QTest::newRow("sure of every trick")
        << 4 << "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 EX KC KD KH KS"
        << "bid slam";
  }
  void bids() {
    QFETCH(int, players);
    QFETCH(QString, hand);
    QFETCH(QString, bid);
    QCOMPARE(decidedText(dealt(players, Rules::house, {hand})), bid);
  }
  void aSlamIsAnnouncedOnlyWhereItIsSure() {
    Tarot hand = dealt(4, Rules::fft, {"T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 EX KC KD KH KS"},
                       "2C 3C 4C 5C 2D 3D");
    act(hand, "bid guard, " + passes4);
    while (hand.pub.phase == Phase::discard) hand.apply(decided(hand), nullptr);
    QCOMPARE(decidedText(hand), QString("slam"));
    while (!hand.pub.over()) hand.apply(decided(hand), nullptr);
    QCOMPARE(static_cast<int>(hand.pub.tricksWon[0]), 18);  // the excuse led to the last of them
    Tarot weaker = dealt(4, Rules::fft, {"T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 EX QC KD KH KS QD"},
                         "2C 3C 4C 5C 2D 3D");
    act(weaker, "bid against, " + passes4);
    QCOMPARE(decidedText(weaker), QString("no-slam"));
  }
  void aKingIsCalledThatSomebodyElseHolds() {
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
      for (Rules rules : {Rules::house, Rules::fft}) {
        Tarot hand = Tarot::start(context(5, rules), anyDeal(5, seed));
        if (hand.pub.over()) continue;
        act(hand, "bid guard, " + passes5);
        if (hand.pub.phase != Phase::call) continue;
        Card const called = decided(hand).card();
        QVERIFY(!hand.own(1).cards.contains(called));
        QVERIFY(called.strength() == Tarot::king || hand.own(1).cards.contains(Tarot::kings));
      }
  }
  void aShortSuitIsPutAway() {
    Tarot hand = dealt(4, Rules::house, {"T21 T20 T19 T18 T17 T5 T4 T1 KC QC NC JC 10C 9C 2D 7D 3H 8H"},
                       "KS 2S 3S 4S 5S 6S");
    act(hand, "bid guard, " + passes4);
    decideUntilPlay(hand);
    CardSet const cards = hand.own(0).cards;
    QVERIFY(cards.in(Suit::diamonds).empty() && cards.in(Suit::hearts).empty());
    QVERIFY(cards.contains(tarotTest::cards("KC QC KS T21 T1")));
  }
  void aHandfulIsShown() {
    Tarot hand = dealt(4, Rules::fft, {"T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 KC KD QC QD NC ND 2C 2D"});
    act(hand, "bid against, " + passes4 + ", no-slam");
    QCOMPARE(decidedText(hand), QString("show 10"));
  }

  // ---- Cards ----

  void theExcuseIsPlayedBeforeTheLastTrick() {
    int played = 0;
    for (int players : {3, 4, 5})
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tarot hand =
            Tarot::start(context(players, seed % 2 == 0 ? Rules::house : Rules::fft), anyDeal(players, seed));
        while (!hand.pub.over()) {
          Action const action = decided(hand);
          if (action == Action::play(Tarot::excuse)) {
            ++played;
            QVERIFY(hand.own(hand.pub.toAct()).cards.size() > 1);
          }
          hand.apply(action, nullptr);
        }
      }
    QVERIFY(played > 10);
  }
  // Last to play, void of the suit, nobody has trumped.
  void thePetitIsBroughtHome() {
    QString const reds = "2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H 7H 8H";
    Tarot hand = dealt(3, Rules::house, {"5C 6C", "7C", "T1 T9 T7 T5 2S 3S 4S 5S 6S 7S " + reds});
    act(hand, "bid against, pass, pass, play 5C, play 7C");
    QCOMPARE(decidedText(hand), QString("play T1"));
  }
  void pointsGoToTheSidesOwnTrick() {
    // Seat 1 takes with the king; seat 2, of its side, plays last.
    Tarot hand = dealt(3, Rules::house, {"5C QC", "KC", "NC 2C"});
    act(hand, "bid against, pass, pass, play 5C, play KC");
    QCOMPARE(decidedText(hand), QString("play NC"));
  }
  void pointsAreKeptFromTheOther() {
    Tarot hand = dealt(3, Rules::house, {"KC", "7C", "QC 2C"});
    act(hand, "bid against, pass, pass, play KC, play 7C");
    QCOMPARE(decidedText(hand), QString("play 2C"));
  }
  void aTrickIsTakenAsCheaplyAsItCan() {
    QString const reds = "2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H 7H 8H";
    Tarot hand = dealt(3, Rules::house, {"QC 6C", "T6", "T15 T9 T7 2S 3S 4S 5S 6S 7S 8S " + reds},
                       "AC 2C 3C 4C 5C 7C");
    act(hand, "bid against, pass, pass, play QC");
    hand.pub.turn = 2;  // as if seat 1 had nothing to say
    QVERIFY(decided(hand).card() == Card::trump(7));
  }

  // ---- Against chance ----

  // The same hands with each role played at random instead; counted in halves of the taker's side.
  void everyRoleBeatsChance_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    for (int players : {3, 4, 5})
      for (int rules : {0, 1})
        QTest::addRow("%d players, %s", players, rules == 0 ? "house" : "fft") << players << rules;
  }
  void everyRoleBeatsChance() {
    QFETCH(int, players);
    QFETCH(int, rules);
    Rng rng(3);
    std::array<int, 3> gain{};  // of the role's own side
    int hands = 0;
    for (std::uint64_t seed = 1; hands < 60; ++seed) {
      Tarot hand = Tarot::start(context(players, static_cast<Rules>(rules)), anyDeal(players, seed));
      while (!hand.pub.over() && hand.pub.phase == Phase::auction) hand.apply(decided(hand), nullptr);
      if (hand.pub.over() || hand.pub.contract == Tarot::Contract::slam) continue;
      ++hands;
      int const usual = sideHalves(hand, std::nullopt, rng);
      gain[0] += usual - sideHalves(hand, Role::taker, rng);
      gain[1] += usual - sideHalves(hand, Role::partner, rng);
      gain[2] += sideHalves(hand, Role::defender, rng) - usual;
    }
    QVERIFY2(gain[0] > 10 * hands, qPrintable(QString::number(gain[0])));
    QVERIFY2(players < 5 || gain[1] > hands, qPrintable(QString::number(gain[1])));
    QVERIFY2(gain[2] > 10 * hands, qPrintable(QString::number(gain[2])));
  }

  // Contracts are neither rare nor reckless.
  void contractsAreMoreOftenMadeThanNot() {
    for (int players : {3, 4, 5}) {
      int hands = 0;
      int played = 0;
      int made = 0;
      for (std::uint64_t seed = 1; hands < 200; ++seed, ++hands) {
        Rng rng(seed);
        Tarot hand =
            Tarot::start(context(players, seed % 2 == 0 ? Rules::house : Rules::fft), anyDeal(players, seed));
        while (!hand.pub.over()) hand.apply(decided(hand), nullptr);
        if (hand.pub.isVoid()) continue;
        ++played;
        made += hand.pub.scores()[static_cast<std::size_t>(hand.pub.taker)] > 0 ? 1 : 0;
      }
      QVERIFY2(played > 50, qPrintable(QString("%1 players: %2").arg(players).arg(played)));
      QVERIFY2(made * 100 > played * 50 && made * 100 < played * 90,
               qPrintable(QString("%1 players: %2 of %3").arg(players).arg(made).arg(played)));
    }
  }
};

}  // namespace testTarotGreedy

QTEST_APPLESS_MAIN(testTarotGreedy::TestTarotGreedy)
#include "test_tarot_greedy.moc"
