// What Tarot's taker discards and calls. Numbers of examples are those of the rules' worked examples.
#include <QTest>

#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotTaker {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

// The dealer sits before seat 0, which speaks first.
Tarot dealt(int players, Rules rules, QStringList const& hands, QString const& dog = {}) {
  return Tarot::start(context(players, rules, static_cast<Seat>(players - 1)), dealWith(players, hands, dog));
}

QString const passes3 = "pass, pass";
QString const passes4 = "pass, pass, pass";
QString const passes5 = "pass, pass, pass, pass";

}  // namespace

class TestTarotTaker : public QObject {
  Q_OBJECT

 private slots:
  // ---- Discard ----

  // Example 13, and that a trump is seen under fft only.
  void discard_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("rule");
    for (int rules : {0, 1}) {
      for (char const* bout : {"T1", "T21", "EX"})
        QTest::addRow("%d %s", rules, bout) << rules << bout << "no.discard-bout";
      QTest::addRow("%d king", rules) << rules << "KC"
                                      << "no.discard-king";
      QTest::addRow("%d queen", rules) << rules << "QC"
                                       << "";
      QTest::addRow("%d trump", rules) << rules << "T7" << (rules == 0 ? "" : "no.discard-trump");
      QTest::addRow("%d of the dog", rules) << rules << "4D"
                                            << "";
    }
  }
  void discard() {
    QFETCH(int, rules);
    QFETCH(QString, card);
    QFETCH(QString, rule);
    Tarot hand = dealt(4, static_cast<Rules>(rules), {"T1 T21 EX KC QC T7"}, "9C 4D 2H AS T8 KD");
    act(hand, "bid guard, " + passes4);
    QCOMPARE(refusal(hand, "discard " + card), rule);
    QCOMPARE(isLegal(hand, action("discard " + card)), rule.isEmpty());
    QVERIFY(!isLegal(hand, action("play " + card)));
  }
  void discardGoesCardByCard() {
    Tarot hand = dealt(4, Rules::house, {"T7 QC"}, "9C 4D 2H AS T8 KD");
    act(hand, "bid small, " + passes4);
    act(hand, "discard T7, discard QC, discard 9C, discard 4D, discard 2H");
    QCOMPARE(hand.pub.toDiscard(), 1);
    act(hand, "discard AS");
    QVERIFY(hand.pub.playing());
    QCOMPARE(hand.own(0).cards.size(), 18);
    QStringList aside;
    for (Card one : hand.own(0).discard) aside << QString::fromStdString(seventyEightCards.text(one));
    QCOMPARE(aside.join(' '), QString("T7 QC 9C 4D 2H AS"));
    QVERIFY(hand.pub.discard.empty());  // nobody else has seen it
    QCOMPARE(number(hand.pub.toAct()), 0);
  }
  // fft: with two plain cards that may go and three to go, exactly one trump goes, and is shown.
  void forcedTrumpsAreDiscardedAndShown() {
    QString const trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11";
    Tarot hand = dealt(5, Rules::fft, {trumps + " KC KD KH 2C 3C"}, "KS T12 T13");
    act(hand, "bid guard, " + passes5 + ", call KC");
    QCOMPARE(hand.pub.toDiscard(), 3);
    QCOMPARE(refusal(hand, "discard T2"), QString());
    QCOMPARE(refusal(hand, "discard 2C"), QString());
    QCOMPARE(refusal(hand, "discard KC"), QString("no.discard-king"));
    Tarot plainFirst = hand;
    act(plainFirst, "discard 2C, discard 3C");  // one to go, none that may: trumps still may
    QCOMPARE(refusal(plainFirst, "discard T13"), QString());
    act(hand, "discard T5");
    QCOMPARE(legalTexts(hand), QString("discard 2C, discard 3C"));
    QCOMPARE(refusal(hand, "discard T6"), QString("no.discard-trump"));
    QCOMPARE(hand.pub.discard.size(), 1);
    QCOMPARE(hand.pub.discard[0], card("T5"));
    QVERIFY(Tarot::discardIsShown(hand.pub, action("discard T5")));
    QVERIFY(!Tarot::discardIsShown(hand.pub, action("discard 2C")));
    act(hand, "discard 2C, discard 3C");
    QCOMPARE(hand.pub.discard.size(), 1);
    // Everybody knows now that the taker has no plain card but kings.
    Facts const facts = Tarot::facts(hand.pub, &hand.own(2), 2);
    QCOMPARE(facts.may[0] - CardSet::allTrumps(), cards("KC KD KH KS") & facts.unseen);
    QCOMPARE(facts.stockCount, 2);
  }
  void houseDiscardIsNeverShown() {
    Tarot hand = dealt(4, Rules::house, {"T7"});
    act(hand, "bid small, " + passes4);
    QVERIFY(!Tarot::discardIsShown(hand.pub, action("discard T7")));
    QCOMPARE(told(hand, "discard T7"), QString("tarot.did.discard-unseen"));
  }

  // ---- The called card ----

  // Example 12.
  void houseCallsAKingThatIsNotInSight() {
    Tarot hand = dealt(5, Rules::house, {"KH", "KC KD"}, "KS 2C 3C");
    act(hand, "bid guard, " + passes5);
    QCOMPARE(legalTexts(hand), QString("call KC, call KD"));
    QCOMPARE(refusal(hand, "call KH"), QString("no.call-own"));
    QCOMPARE(refusal(hand, "call KS"), QString("no.call-in-chien"));
    QCOMPARE(refusal(hand, "call QC"), QString("?"));
    act(hand, "call KC");
    QVERIFY(hand.pub.phase == Tarot::Phase::discard);  // the call comes before the discard
    QCOMPARE(hand.pub.called, card("KC"));
    QCOMPARE(number(hand.pub.partner), -1);
  }
  void houseCallsLowerRanksOnlyWhereNoKingIsLeft_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("dog");
    QTest::addColumn<QString>("legal");
    QTest::newRow("queens") << "KC KD KH QC"
                            << "KS QD 3C"
                            << "call QH, call QS";
    QTest::newRow("cavaliers") << "KC KD KH KS QC QD QH QS NC"
                               << "2C 3C 4C"
                               << "call ND, call NH, call NS";
    QTest::newRow("jacks") << "KC KD KH KS QC QD QH QS NC ND NH NS JC"
                           << "JD JH 2C"
                           << "call JS";
  }
  void houseCallsLowerRanksOnlyWhereNoKingIsLeft() {
    QFETCH(QString, hand);
    QFETCH(QString, dog);
    QFETCH(QString, legal);
    Tarot position = dealt(5, Rules::house, {hand}, dog);
    act(position, "bid without, " + passes5);
    QCOMPARE(legalTexts(position), legal);
    QVERIFY(!isLegal(position, action("call KC")));
  }
  void withAllSixteenInSightThereIsNoCall() {
    Tarot hand = dealt(5, Rules::house, {"KC KD KH KS QC QD QH QS NC ND NH NS JC T1"}, "JD JH JS");
    act(hand, "bid guard, pass, pass, pass");
    QCOMPARE(told(hand, "pass"),
             QString("did.pass did.won-auction phase.chien did.no-call tarot.did.take-chien"));
    QVERIFY(hand.pub.phase == Tarot::Phase::discard);
    QVERIFY(!hand.pub.called.valid());
    QVERIFY(hand.pub.alone());
    // And everybody knows where the sixteen are: with the taker, or a queen, cavalier or jack put aside.
    Facts const facts = Tarot::facts(hand.pub, &hand.own(3), 3);
    QVERIFY((facts.may[1] & Tarot::honours).empty());
    QCOMPARE((facts.may[0] & Tarot::honours).size(), 16);
  }
  void houseSlamCallsWithoutSeeingTheDog() {
    Tarot hand = dealt(5, Rules::house, {"KH", "KC KD"}, "KS 2C 3C");
    act(hand, "bid slam, " + passes5);
    QCOMPARE(legalTexts(hand), QString("call KC, call KD, call KS"));
    act(hand, "call KS");
    QVERIFY(hand.pub.playing());
    QCOMPARE(number(hand.pub.partner), -1);  // it shows at the end
    QCOMPARE(number(hand.pub.toAct()), 0);
  }
  void fftCallsBeforeTheDogIsTurned() {
    Tarot hand = dealt(5, Rules::fft, {"KH T2"}, "KS 2C 3C");
    act(hand, "bid guard, " + passes5);
    QVERIFY(hand.pub.dog.empty());
    QCOMPARE(legalTexts(hand), QString("call KC, call KD, call KH, call KS"));
    Tarot own = hand;
    act(own, "call KH");
    QCOMPARE(number(own.pub.partner), -1);  // nobody else knows
    QCOMPARE(number(Tarot::partnerKnownTo(own.pub, &own.own(0), 0)), 0);
    QCOMPARE(number(Tarot::partnerKnownTo(own.pub, &own.own(1), 1)), -1);
    // In the dog: all see that the taker is alone.
    QCOMPARE(told(hand, "call KS"),
             QString("did.call phase.chien tarot.did.take-chien tarot.did.alone-seen"));
    QVERIFY(hand.pub.alone());
  }
  void fftCallsLowerWithAllOfARank_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("callable");
    QTest::newRow("three kings") << "KC KD KH" << 4;
    QTest::newRow("four kings") << "KC KD KH KS" << 8;
    QTest::newRow("queens too") << "KC KD KH KS QC QD QH QS" << 12;
    QTest::newRow("cavaliers too") << "KC KD KH KS QC QD QH QS NC ND NH NS" << 16;
    QTest::newRow("queens without a king") << "KC KD KH QC QD QH QS" << 4;
  }
  void fftCallsLowerWithAllOfARank() {
    QFETCH(QString, hand);
    QFETCH(int, callable);
    Tarot position = dealt(5, Rules::fft, {hand + " T2"});
    act(position, "bid without, " + passes5);
    QCOMPARE(Tarot::callable(position.pub, position.own(0)).size(), callable);
  }
  void atThreeAndFourNobodyIsCalled() {
    for (int players : {3, 4}) {
      Tarot hand = dealt(players, Rules::fft, {"KH T2"});
      act(hand, "bid without, " + (players == 3 ? passes3 : passes4));
      QVERIFY(hand.pub.phase == Tarot::Phase::announce);
    }
  }
};

}  // namespace testTarotTaker

QTEST_APPLESS_MAIN(testTarotTaker::TestTarotTaker)
#include "test_tarot_taker.moc"
