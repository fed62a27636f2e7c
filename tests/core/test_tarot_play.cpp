// Tarot's play: duties, the excuse, handfuls, the first lead, who wins, what is told. Numbers of examples are
// those of the rules' worked examples.
#include <QTest>

#include "core/games/tarot/account.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotPlay {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

QString const allHearts = "KH QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH";
QString const highTrumps = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2";

// Four players, house: seat 0 has the contract, against the dog, and leads.
Tarot leading(QStringList const& hands, QString const& dog = {}) {
  Tarot hand = Tarot::start(context(4, Rules::house, 3), dealWith(4, hands, dog));
  act(hand, "bid against, pass, pass, pass");
  return hand;
}

// Five players, fft, garde sans by seat 2, which has called this card; seat 0 leads.
Tarot called(QString const& card, QStringList const& hands, QString const& dog = {}) {
  Tarot hand = Tarot::start(context(5, Rules::fft, 4), dealWith(5, hands, dog));
  act(hand, "pass, pass, bid without, pass, pass, call " + card + ", no-slam");
  return hand;
}

// Seat 0 plays these in order, every other seat the first card that it may.
void playOutWith(Tarot& hand, QString const& own) {
  QStringList left = own.split(' ', Qt::SkipEmptyParts);
  while (!hand.pub.over()) {
    if (hand.pub.toAct() == 0)
      act(hand, (Tarot::asksToShow(hand.pub, hand.own(0)) ? QString("no-show") : "play " + left.takeFirst()));
    else
      hand.apply(Tarot::legal(hand.pub, hand.own(hand.pub.toAct()))[0], nullptr);
  }
}

// Three players, the first seat holds these 24 cards and has the contract.
Tarot alone(Rules rules, QString const& own, QString const& bid, QString const& order) {
  Tarot hand = Tarot::start(context(3, rules, 2), dealWith(3, {own}));
  act(hand, "bid " + bid + ", pass, pass");
  toPlay(hand);
  playOutWith(hand, order);
  return hand;
}

}  // namespace

class TestTarotPlay : public QObject {
  Q_OBJECT

 private slots:
  // Examples 8 and 9, and every other case of the duties; each after these cards of a real trick.
  void duties_data() {
    QTest::addColumn<QString>("plays");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("playable");
    auto const row = [](char const* name, char const* plays, char const* own, char const* playable) {
      QTest::newRow(name) << plays << own << playable;
    };
    row("example 8: must go over", "play KH, play T10", "T5 T12 2C", "T12");
    row("example 8: with the excuse", "play KH, play T10", "T5 T12 EX", "T12 EX");
    row("example 8: cannot go over", "play KH, play T10", "T5 T8 EX 2C", "T8 T5 EX");
    row("follows although trumped", "play KH, play T10", "2H AH T12 EX", "2H AH EX");
    row("neither", "play KH, play T10", "2C 3D EX", "2C 3D EX");
    row("example 9: trumps led", "play T14", "T15 T20 T3", "T20 T15");
    row("trumps led, none higher", "play T14", "T13 T3 KC EX", "T13 T3 EX");
    row("trumps led, none", "play T14", "KC 2D EX", "KC 2D EX");
    row("only the excuse of trumps", "play T14", "KC EX", "KC EX");
    row("plain follows, any height", "play KC, play 5C", "QC 2C AC T5", "QC 2C AC");
    row("first to trump", "play KC, play 5C", "T5 T21 2D", "T21 T5");
    row("the excuse is no trump to beat", "play KH, play EX", "T5 T6 3C", "T6 T5");
    row("the excuse changes no duty", "play KH, play EX", "2H T6 3C", "2H");
  }
  void duties() {
    QFETCH(QString, plays);
    QFETCH(QString, own);
    QFETCH(QString, playable);
    Tarot hand = leading({allHearts + " T14 T1 KC 2C", "T10 T16 EX 5C"});
    act(hand, plays);
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards(own), {}})), playable);
  }

  void refusalsNameTheRule_data() {
    QTest::addColumn<QString>("plays");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("causes");
    auto const row = [](char const* name, char const* plays, char const* card, char const* rule,
                        char const* causes) { QTest::newRow(name) << plays << card << rule << causes; };
    row("follow", "play KC", "T10", "no.follow", "5C");
    row("trump", "play KH", "5C", "no.trump-duty", "T16 T10");
    row("trumps led", "play T1", "5C", "no.trump-led", "T16 T10");
    row("trumps led, higher", "play T14", "T10", "no.trump-led-higher", "T16");
    row("legal", "play KH", "EX", "", "");
  }
  void refusalsNameTheRule() {
    QFETCH(QString, plays);
    QFETCH(QString, card);
    QFETCH(QString, rule);
    QFETCH(QString, causes);
    Tarot hand =
        leading({allHearts + " T14 T1 KC 2C", "T10 T16 EX 5C KD QD ND JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD"});
    act(hand, plays);
    QCOMPARE(refusal(hand, "play " + card), rule);
    for (Offer const& offer : Tarot::offered(hand.pub, hand.own(1), 1))
      if (offer.action == action("play " + card) && offer.refusal)
        for (Argument const& argument : offer.refusal->arguments)
          if (argument.kind == Argument::Kind::cards) QCOMPARE(texts(argument.cards), causes);
  }
  void overtrumpIsRefusedByTheTrumpToBeat() {
    Tarot hand = leading({allHearts, "T10", "T5 T12"});
    act(hand, "play KH, play T10");
    QCOMPARE(refusal(hand, "play T5"), QString("no.overtrump"));
  }

  // ---- The excuse ----

  // Example 14.
  void houseExcuseIsNotLedUnlessLast() {
    Tarot const hand = leading({"EX 4C"});
    QCOMPARE(refusal(hand, "play EX"), QString("no.excuse-lead"));
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("EX 4C"), {}})), QString("4C"));
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("EX"), {}})), QString("EX"));
  }
  void aLedExcuseLeavesTheSuitToTheNextCard() {
    Tarot hand = Tarot::start(context(4, Rules::fft, 3),
                              dealWith(4,
                                       {"EX T21 T20 T19 T18 T17", "5C KH T16 T9", "7C T3 AH",
                                        "JC QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H KS QS NS JS 10S"},
                                       "T15 T14 T13 T12 T11 T10"));
    act(hand, "bid against, pass, pass, pass, no-slam");
    QCOMPARE(refusal(hand, "play EX"), QString());
    QVERIFY(meanings(hand, "play EX").contains("tarot.means.excuse-leads"));
    act(hand, "play EX");
    QCOMPARE(number(hand.pub.trick.winner), -1);
    QCOMPARE(number(hand.pub.trick.leader), 0);
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("5C KH T3"), {}})), QString("5C KH T3"));
    QVERIFY(meanings(hand, "play 5C").contains("tarot.means.sets-suit"));
    act(hand, "play 5C");
    QCOMPARE(number(hand.pub.trick.winner), 1);
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("7C T3 AH"), {}})), QString("7C"));
    act(hand, "play 7C, play JC");
    QCOMPARE(number(hand.pub.lastWinner), 3);
    QCOMPARE(static_cast<int>(hand.pub.points[3]), 3 + 1 + 1 + 1);
    QCOMPARE(static_cast<int>(hand.pub.points[0]), 8);
  }
  // Example 10.
  void theExcuseIsKeptForHalfAPoint() {
    Tarot hand = Tarot::start(context(3, Rules::house, 2), dealWith(3, {"EX 2D", "KC KD", "2C AD"}));
    act(hand, "bid against, pass, pass, play 2D, play KD, play AD");
    QCOMPARE(static_cast<int>(hand.pub.points[1]), 9 + 1 + 1);
    act(hand, "play KC, play 2C");
    QVERIFY(meanings(hand, "play EX").contains("means.excuse-keep"));
    QCOMPARE(told(hand, "play EX"), QString("did.excuse tarot.took"));
    QCOMPARE(static_cast<int>(hand.pub.points[1]), 11 + 11);
    QCOMPARE(static_cast<int>(hand.pub.points[0]), 8);
    QCOMPARE(number(hand.pub.toAct()), 1);
  }

  // The exception, in both sets of rules: every trick won, the excuse led to the last.
  void theExcuseWinsTheLastTrickOfASlam() {
    for (Rules rules : {Rules::house, Rules::fft}) {
      Tarot hand = alone(rules, highTrumps + " T1 EX KC KD", "against", highTrumps + " KC KD T1 EX");
      QCOMPARE(number(hand.pub.lastWinner), 0);
      QCOMPARE(static_cast<int>(hand.pub.tricksWon[0]), 24);
      Result const result = hand.pub.result();
      int dog = 0;
      for (Card card : hand.pub.dog) dog += Tarot::halvesOf(card);
      QCOMPARE(*result.sidePoints, 182 - dog);
      QCOMPARE(result.points[0], 182 - dog - 9);  // the excuse is in no seat's
      // The petit took the trick before.
      TarotAccount const account = TarotAccount::of(hand.pub);
      QVERIFY(account.excuseWins && account.wonAll);
      QCOMPARE(account.petit, rules == Rules::house ? 0 : 60);
    }
  }
  void afterALostTrickTheExcuseIsLost() {
    // 2D loses the first trick to somebody's diamond; trumps then take the rest.
    Tarot hand =
        alone(Rules::house, highTrumps + " T1 EX KC 2D", "against", "2D " + highTrumps + " T1 KC EX");
    QVERIFY(hand.pub.lastWinner != 0);
    Result const result = hand.pub.result();
    int points = 0;
    for (int each : result.points) points += each;
    int dog = 0;
    for (Card card : hand.pub.dog) dog += Tarot::halvesOf(card);
    QCOMPARE(points, 182 - dog - 9);
    QCOMPARE(*result.sidePoints, static_cast<int>(hand.pub.points[0]));
  }

  // ---- The first lead (fft, five players) ----

  void firstLeadAndTheCalledSuit_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("playable");
    QTest::newRow("not the suit") << "2C 3C 4D T5"
                                  << "4D T5";
    QTest::newRow("the card itself") << "KC 2C 4D"
                                     << "KC 4D";
    QTest::newRow("nothing else") << "KC 2C 3C"
                                  << "KC 3C 2C";
    QTest::newRow("only the excuse besides") << "2C 3C EX"
                                             << "EX";
  }
  void firstLeadAndTheCalledSuit() {
    QFETCH(QString, own);
    QFETCH(QString, playable);
    Tarot const hand = called("KC", {"4D"});
    QCOMPARE(number(hand.pub.toAct()), 0);
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards(own), {}})), playable);
  }
  void onlyTheFirstLeadIsBarred() {
    Tarot hand = called("KC", {"EX 2C KD", "3C"});
    QCOMPARE(refusal(hand, "play 2C"), QString("no.first-lead-called"));
    Tarot excuse = hand;
    act(excuse, "play EX");
    QCOMPARE(refusal(excuse, "play 3C"), QString());  // the card that sets the suit is free
    act(hand, "play KD");
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("3C 4C"), {}})), QString("4C 3C"));
    while (hand.pub.trick.count > 0)
      hand.apply(Tarot::legal(hand.pub, hand.own(hand.pub.toAct()))[0], nullptr);
    QCOMPARE(texts(Tarot::playable(hand.pub, {cards("3C 4D"), {}})), QString("3C 4D"));
  }
  void houseHasNoSuchRule() {
    Tarot hand = Tarot::start(context(5, Rules::house, 4), dealWith(5, {"2C", "KC"}));
    act(hand, "bid slam, pass, pass, pass, pass, call KC");
    QCOMPARE(refusal(hand, "play 2C"), QString());
  }

  // ---- Handfuls (fft) ----

  void whoIsAsked_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("trumps");
    QTest::addColumn<QString>("legal");
    QString const ten = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12";
    QTest::newRow("five, eight") << 5 << 1 << ten.left(31) << "show 8, no-show";
    QTest::newRow("five, seven and the excuse") << 5 << 1 << ten.left(27) + " EX"
                                                << "show 8, no-show";
    QTest::newRow("five, seven") << 5 << 1 << ten.left(27) << "";
    QTest::newRow("five, ten") << 5 << 1 << ten << "show 8, show 10, no-show";
    QTest::newRow("five, thirteen") << 5 << 1 << ten + " T2 T3 T4"
                                    << "show 8, show 10, show 13, no-show";
    QTest::newRow("four, nine and the excuse") << 4 << 1 << ten.left(35) + " EX"
                                               << "show 10, no-show";
    QTest::newRow("four, nine") << 4 << 1 << ten.left(35) << "";
    QTest::newRow("three, twelve and the excuse") << 3 << 1 << ten + " T2 T3 EX"
                                                  << "show 13, no-show";
    QTest::newRow("three, twelve") << 3 << 1 << ten + " T2 T3"
                                   << "";
    QTest::newRow("house") << 4 << 0 << ten << "";
  }
  void whoIsAsked() {
    QFETCH(int, players);
    QFETCH(int, rules);
    QFETCH(QString, trumps);
    QFETCH(QString, legal);
    Deal const deal = dealWith(players, {trumps});
    Tarot hand =
        Tarot::start(context(players, static_cast<Rules>(rules), static_cast<Seat>(players - 1)), deal);
    act(hand, "bid without");
    while (!hand.pub.playing())
      act(hand, hand.pub.phase == Tarot::Phase::auction    ? "pass"
                : hand.pub.phase == Tarot::Phase::announce ? "no-slam"
                                                           : "call KS");
    QCOMPARE(Tarot::asksToShow(hand.pub, hand.own(0)), !legal.isEmpty());
    if (legal.isEmpty()) {
      QVERIFY(legalTexts(hand).startsWith("play"));
      return;
    }
    QCOMPARE(legalTexts(hand), legal);
    QVERIFY(Tarot::playable(hand.pub, hand.own(0)).empty());
    QCOMPARE(refusal(hand, "play T21"), QString("tarot.no.show-first"));
    act(hand, "no-show");
    QCOMPARE(number(hand.pub.toAct()), 0);  // and now it plays
    QVERIFY(legalTexts(hand).startsWith("play"));
  }
  void shownAreTheHighestAndTheExcuseOnlyWhereNeeded_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("shown");
    QTest::newRow("highest") << "T2 T3 T4 T5 T6 T7 T8 T9 T10 EX" << 8 << "T10 T9 T8 T7 T6 T5 T4 T3";
    QTest::newRow("enough") << "T2 T3 T4 T5 T6 T7 T8 T9 EX" << 8 << "T9 T8 T7 T6 T5 T4 T3 T2";
    QTest::newRow("filled in") << "T1 T3 T4 T5 T6 T7 T8 EX KC" << 8 << "T8 T7 T6 T5 T4 T3 T1 EX";
  }
  void shownAreTheHighestAndTheExcuseOnlyWhereNeeded() {
    QFETCH(QString, hand);
    QFETCH(int, size);
    QFETCH(QString, shown);
    QCOMPARE(texts(Tarot::handfulCards(cards(hand), size)), shown);
  }
  // Each seat just before its own first card, and never later.
  void eachSeatIsAskedBeforeItsFirstCard() {
    QString const mine = "T1 T2 T3 T4 T5 T6 T7 EX";
    Tarot hand = called("KS", {"KC", "2C", mine + " KH", "T21 T20 T19 T18 T17 T16 T15 T14 T13 2D", "KS"});
    act(hand, "play " + playableTexts(hand).split(' ').first());
    act(hand, "play " + playableTexts(hand).split(' ').first());
    QCOMPARE(number(hand.pub.toAct()), 2);
    QCOMPARE(told(hand, "show 8"), QString("did.show"));
    QCOMPARE(texts(hand.pub.handfuls[0].cards), QString("T7 T6 T5 T4 T3 T2 T1 EX"));
    // With the excuse among them it has no other trump; everybody else has none of these.
    Facts const facts = Tarot::facts(hand.pub, &hand.own(0), 0);
    QCOMPARE(facts.may[2].in(Suit::trumps), cards(mine));
    QVERIFY((facts.may[3] & cards(mine)).empty());
    hand.apply(Tarot::legal(hand.pub, hand.own(2))[0], nullptr);
    QCOMPARE(number(hand.pub.toAct()), 3);
    QCOMPARE(legalTexts(hand), QString("show 8, no-show"));
    QCOMPARE(told(hand, "no-show"), QString("tarot.did.no-show"));
    while (!hand.pub.over()) {
      QVERIFY(!Tarot::playable(hand.pub, hand.own(hand.pub.toAct())).empty());
      hand.apply(Tarot::legal(hand.pub, hand.own(hand.pub.toAct()))[0], nullptr);
    }
    QCOMPARE(hand.pub.handfuls.size(), 1);
  }
};

}  // namespace testTarotPlay

QTEST_APPLESS_MAIN(testTarotPlay::TestTarotPlay)
#include "test_tarot_play.moc"
