// What Tarot tells of a hand: the events, what would follow from a card, and what can be known.
#include <QTest>

#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotTold {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

// Five players, house: garde by seat 0, which calls this card and discards these.
Tarot fivePlayers(QString const& called, QString const& discard, QStringList const& hands,
                  QString const& dog) {
  Tarot hand = Tarot::start(context(5, Rules::house, 4), dealWith(5, hands, dog));
  act(hand, "bid guard, pass, pass, pass, pass, call " + called);
  for (QString const& text : discard.split(' ')) act(hand, "discard " + text);
  return hand;
}

// Four players, house: seat 0 plays against the dog.
Tarot fourPlayers(QStringList const& hands, QString const& dog = {}) {
  Tarot hand = Tarot::start(context(4, Rules::house, 3), dealWith(4, hands, dog));
  act(hand, "bid against, pass, pass, pass");
  return hand;
}

Facts factsOf(Tarot const& hand, Seat viewer) { return Tarot::facts(hand.pub, &hand.own(viewer), viewer); }

QString const allHearts = "KH QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H AH";

}  // namespace

class TestTarotTold : public QObject {
  Q_OBJECT

 private slots:
  void theAuctionIsTold() {
    Tarot house = Tarot::start(context(4, Rules::house, 3), dealWith(4, {}));
    QCOMPARE(told(house, "bid guard"), QString("did.bid-contract"));
    QCOMPARE(told(house, "pass"), QString("did.pass"));
    QCOMPARE(told(house, "pass"), QString("did.pass"));
    QCOMPARE(told(house, "pass"), QString("did.pass did.won-auction phase.chien tarot.did.take-chien"));
    Tarot closed = Tarot::start(context(4, Rules::house, 3), dealWith(4, {}));
    act(closed, "bid against, pass, pass");
    QCOMPARE(told(closed, "pass"), QString("did.pass did.won-auction phase.chien-closed"));
    Tarot nobodyBids = Tarot::start(context(4, Rules::house, 3), dealWith(4, {}));
    act(nobodyBids, "pass, pass, pass");
    QCOMPARE(meanings(nobodyBids, "pass"), QStringList{"means.all-pass"});
    QCOMPARE(told(nobodyBids, "pass"), QString("did.pass phase.void"));
  }

  void theDiscardIsToldToItsOwnerAlone() {
    Tarot hand = Tarot::start(context(4, Rules::house, 3), dealWith(4, {"QC JC"}));
    act(hand, "bid guard, pass, pass, pass");
    Events events;
    hand.apply(action("discard QC"), &events);
    QCOMPARE(events.size(), std::size_t{1});
    Event const mine = seenBy(events[0], 0);
    QCOMPARE(QString(mine.message.text.id), QString("tarot.did.discard-card"));
    QCOMPARE(mine.cards, cards("QC"));
    for (Seat viewer : {nobody, Seat{1}, Seat{3}}) {
      Event const seen = seenBy(events[0], viewer);
      QCOMPARE(QString(seen.message.text.id), QString("tarot.did.discard-unseen"));
      QVERIFY(seen.cards.empty());
      QCOMPARE(seen.action, Action::hiddenDiscard());
    }
    while (hand.pub.toDiscard() > 1) hand.apply(Tarot::legal(hand.pub, hand.own(0))[0], nullptr);
    QCOMPARE(told(hand, QString::fromStdString(Tarot::text(Tarot::legal(hand.pub, hand.own(0))[0]))),
             QString("tarot.did.discard-unseen did.discard"));
  }

  void thePartnerShowsWithTheCalledCard() {
    Tarot hand = fivePlayers("KC", "5C 6C 7C", {"2C 5C 6C 7C KH", "KC", "QC", "NC", "JC T1"}, "2D 3D 4D");
    QCOMPARE(number(hand.pub.partner), -1);
    QCOMPARE(number(Tarot::partnerKnownTo(hand.pub, &hand.own(1), 1)), 1);
    QCOMPARE(number(Tarot::partnerKnownTo(hand.pub, &hand.own(0), 0)), -1);
    QCOMPARE(number(Tarot::partnerKnownTo(hand.pub, nullptr, nobody)), -1);
    act(hand, "play 2C");
    QVERIFY(meanings(hand, "play KC").contains("means.reveals"));
    QCOMPARE(told(hand, "play KC"), QString("did.play did.reveal"));
    QCOMPARE(number(hand.pub.partner), 1);
    QVERIFY(hand.pub.attacks(1) && !hand.pub.attacks(2) && !hand.pub.alone());
    act(hand, "play QC, play NC");
    QCOMPARE(told(hand, "play JC"), QString("did.play tarot.took"));
  }
  void oneWhoCalledItselfWasAlone() {
    Tarot hand = Tarot::start(context(5, Rules::fft, 4), dealWith(5, {"KC 2D", "QC"}));
    act(hand, "bid against, pass, pass, pass, pass, call KC, no-slam");
    QVERIFY(meanings(hand, "play KC").contains("means.reveals-alone"));
    QCOMPARE(told(hand, "play KC"), QString("did.lead did.reveal-alone"));
    QVERIFY(hand.pub.alone());
  }
  void aCalledCardInTheHiddenDogShowsAtTheEnd() {
    Tarot hand = Tarot::start(context(5, Rules::house, 4), dealWith(5, {"KH"}, "KC 2D 3D"));
    act(hand, "bid slam, pass, pass, pass, pass, call KC");
    QString last;
    while (!hand.pub.over()) {
      QCOMPARE(number(hand.pub.partner), -1);
      QVERIFY(hand.pub.dog.empty());
      last = told(hand, playableTexts(hand).split(' ').first().prepend("play "));
    }
    QVERIFY(last.endsWith("tarot.did.chien-was did.called-in-chien phase.hand-over"));
    QVERIFY(hand.pub.alone());
    PerSeat const scores = hand.pub.scores();
    QCOMPARE(scores[0], -4 * scores[1]);
    QCOMPARE(hand.pub.shownStock(), cards("KC 2D 3D"));
  }

  void thePetitIsTaken() {
    Tarot hand = fourPlayers({allHearts, "T1", "T5"});
    act(hand, "play KH");
    // Two play after it and one of them, who has no heart, may hold a higher trump; so may the other.
    QVERIFY(meanings(hand, "play T1").contains("means.petit-risk"));
    act(hand, "play T1, play T5");
    QVERIFY(told(hand, playableTexts(hand).split(' ').last().prepend("play ")).endsWith("did.petit-taken"));
  }
  void thePetitIsSafeWhereNobodyCanGoOver() {
    Tarot hand =
        fourPlayers({"KH NH 10H 9H 8H 7H 6H 5H T2", "QH 4H", "JH 3H 2H AH", "T1 T3"}, "T4 T5 T6 T7 T8 T9");
    act(hand, "play KH, play QH, play JH");
    QVERIFY(meanings(hand, "play T1").contains("means.petit-safe"));
    QVERIFY(meanings(hand, "play T1").contains("means.wins-sure"));
    QVERIFY(meanings(hand, "play T1").contains("means.bout-lost"));
  }

  void whatTheExcuseWouldMean_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<bool>("wonAll");
    QTest::addColumn<bool>("leads");
    QTest::addColumn<QString>("means");
    QTest::newRow("kept") << "EX 2C 3C" << false << false << "means.excuse-keep";
    QTest::newRow("two tricks left") << "EX 2C" << false << false << "means.excuse-keep means.excuse-soon";
    QTest::newRow("last, following") << "EX" << true << false << "means.excuse-lost";
    QTest::newRow("last, leading") << "EX" << false << true << "means.excuse-lost";
    QTest::newRow("last, leading a slam") << "EX" << true << true << "means.excuse-slam";
  }
  void whatTheExcuseWouldMean() {
    QFETCH(QString, own);
    QFETCH(bool, wonAll);
    QFETCH(bool, leads);
    QFETCH(QString, means);
    Tarot hand = fourPlayers({"2C"});
    hand.pub.tricksWon = {10, 0, 0, static_cast<std::uint8_t>(wonAll ? 0 : 1)};
    hand.seats[0].cards = cards(own);
    if (!leads) {
      hand.pub.history.leaders.push(3);
      hand.pub.history.cards.push(card("4C"));
      hand.pub.trick = {3, 3, card("4C"), 1};
      hand.pub.led = Suit::clubs;
    }
    QCOMPARE(meanings(hand, "play EX").join(' '), means);
  }

  // ---- Knowledge ----

  void dutyProvesWhatIsMissing() {
    Tarot hand = fourPlayers({allHearts + " T14 T21", "T10 T16", "T12 T3", "KC"}, "T4 T5 T6 T7 T8 T9");
    CardSet const unknown = factsOf(hand, 3).unseen;
    act(hand, "play KH, play T16, play T12");
    Facts const facts = factsOf(hand, 3);
    QVERIFY(facts.may[1].in(Suit::hearts).empty());
    QVERIFY(facts.may[1].contains(card("T21")));
    // Seat 2 went under: no heart and no trump above the sixteen.
    QVERIFY(facts.may[2].in(Suit::hearts).empty());
    QCOMPARE(facts.may[2] & CardSet::above(card("T16")), CardSet{});
    QVERIFY(facts.may[2].contains(cards("T3 T4 T15") & facts.unseen));
    QVERIFY(facts.may[0].contains(card("AH")));
    QCOMPARE(facts.unseen, unknown - cards("KH T16 T12"));
    QCOMPARE(facts.stockCount, 6);
    QVERIFY(facts.mayStock.contains(card("T4")));
  }
  void whoDoesNotTrumpHasNoTrumpAndPerhapsTheExcuse() {
    Tarot hand = fourPlayers({allHearts, "KC 2C"}, "T4 T5 T6 T7 T8 T9");
    act(hand, "play KH, play 2C");
    Facts const facts = factsOf(hand, 3);
    QVERIFY((facts.may[1] & Tarot::trumpCards).empty());
    QCOMPARE(facts.may[1].contains(Tarot::excuse), facts.unseen.contains(Tarot::excuse));
  }
  void theDogIsWithTheTakerOrInTheDiscard() {
    QString const dog = "2D KD T9";
    Tarot hand = fivePlayers("KC", "2D 5C 6C", {"5C 6C T21", "KC"}, dog);
    Facts const facts = factsOf(hand, 3);
    QVERIFY(facts.unseen.contains(cards(dog)));
    QVERIFY(facts.may[0].contains(cards(dog)));
    for (std::size_t seat : {1U, 2U, 4U}) QVERIFY((facts.may[seat] & cards(dog)).empty());
    QCOMPARE(facts.mayStock & cards(dog), cards("2D T9"));  // no king is ever put aside
    QVERIFY((facts.mayStock & Tarot::bouts).empty());
    QCOMPARE(facts.stockCount, 3);
    // The called card is not the taker's, and was not put aside.
    QVERIFY(!facts.may[0].contains(card("KC")) && !facts.mayStock.contains(card("KC")));
    QVERIFY(facts.may[2].contains(card("KC")));
    QCOMPARE(factsOf(hand, 0).stockCount, 0);  // the taker knows its discard
  }
  void aCalledQueenSaysWhereTheKingsAre() {
    Tarot hand = Tarot::start(context(5, Rules::fft, 4), dealWith(5, {"KC KD KH KS T2", "QC"}));
    act(hand, "bid without, pass, pass, pass, pass, call QC, no-slam");
    Facts const facts = factsOf(hand, 2);
    for (std::size_t seat : {1U, 3U, 4U}) QVERIFY((facts.may[seat] & Tarot::kings).empty());
    QVERIFY((facts.mayStock & Tarot::kings).empty());
    QVERIFY(facts.may[0].contains(Tarot::kings));
  }
  void aFirstLeadOfTheCalledSuitIsAllThatThereIs() {
    Tarot hand = Tarot::start(context(5, Rules::fft, 4),
                              dealWith(5, {"QC NC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC KH QH", "KC"}));
    act(hand, "pass, pass, bid without, pass, pass, call KC, no-slam");
    hand.seats[0].cards = cards("QC NC");
    act(hand, "play NC");
    Facts const facts = factsOf(hand, 3);
    QVERIFY(CardSet::ofSuit(Suit::clubs).contains(facts.may[0]));
    QVERIFY(facts.may[0].contains(card("QC")));
  }

  // Facts about several cards at once: a deal that could not have come to this.
  void whatDoesNotFit_data() {
    QTest::addColumn<QString>("bid");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("fits");
    auto const row = [](char const* name, char const* bid, char const* one, char const* other, bool fits) {
      QTest::newRow(name) << bid << one << other << fits;
    };
    row("any two cards", "bid without", "2H", "3H", true);
    row("petit sec", "bid without", "T1", "KD", false);
    row("a handful of which nobody was told", "bid without", "T2", "4H", false);
    row("the viewer's own card", "bid without", "QS", "3H", false);
    row("a card of the dog that was shown", "bid guard", "T6", "T4", false);
  }
  void whatDoesNotFit() {
    QFETCH(QString, bid);
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, fits);
    QStringList const hands{"T20 T19 T18 T17 T16 T15 T14 T13 T12 4H 9S 8S 7S 6S 5S 4S 3S 2S",
                            "T1 T2 T3 T4 3H ND JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD KC",
                            "T21 T5 EX QS KS NS JS 10S KH QH NH JH 10H 9H 8H 7H 6H 5H",
                            "KD QD QC NC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC AH 2H AS"};
    QString const dog = "T6 T7 T8 T9 T10 T11";
    Context const here = context(4, Rules::fft, 3);
    Tarot hand = Tarot::start(here, dealWith(4, hands, dog));
    History history;
    auto const deed = [&](QString const& text) {
      QVERIFY2(isLegal(hand, action(text)), qPrintable(text));
      history.push_back({hand.pub.toAct(), action(text)});
      hand.apply(action(text), nullptr);
    };
    for (QString const& text : {bid, QString("pass"), QString("pass"), QString("pass")}) deed(text);
    while (hand.pub.phase == Tarot::Phase::discard)
      deed(QString::fromStdString(Tarot::text(Tarot::legal(hand.pub, hand.own(0))[0])));
    deed("no-slam");
    if (Tarot::asksToShow(hand.pub, hand.own(0))) deed("no-show");
    deed("play 9S");
    View<Tarot> const view = viewOf(here, hand, history, 2);
    Deal deal = dealWith(4, hands, dog);
    QVERIFY(Tarot::fits(view, deal));
    for (CardSet& cards : deal.hands) {
      bool const hasOne = cards.contains(card(one));
      bool const hasOther = cards.contains(card(other));
      if (hasOne == hasOther) continue;
      cards.erase(card(hasOne ? one : other));
      cards.insert(card(hasOne ? other : one));
    }
    Deal swapped = deal;
    swapped.stock.clear();
    for (Card dealt : deal.stock) swapped.stock.push(dealt == card(one) ? card(other) : dealt);
    QCOMPARE(Tarot::fits(view, swapped), fits);
  }
};

}  // namespace testTarotTold

QTEST_APPLESS_MAIN(testTarotTold::TestTarotTold)
#include "test_tarot_told.moc"
