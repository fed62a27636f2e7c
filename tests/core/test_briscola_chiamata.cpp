// The worked examples of Briscola Chiamata's rules, and its edges.
#include "tests/core/briscola_chiamata_hands.h"
#include "tests/joined.h"

namespace testBriscolaChiamata {

using namespace giaguaro;
using namespace giaguaro::briscolaHands;

class TestBriscolaChiamata : public QObject {
  Q_OBJECT

 private slots:
  // Examples 1 to 5: caller, partner or the first of the others, another of the others.
  void scores_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("alone");
    QTest::addColumn<bool>("tieToCaller");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("scores");
    auto const row = [](char const* call, bool alone, bool tie, int side, char const* scores) {
      QTest::addRow("%s%s, %d%s", call, alone ? " alone" : "", side, tie ? "" : ", tie to the others")
          << call << alone << tie << side << scores;
    };
    row("4", false, true, 60, "2 1 -1 -1 -1");
    row("4", false, false, 60, "-2 -1 1 1 1");
    row("4", false, false, 61, "2 1 -1 -1 -1");
    row("4", false, true, 59, "-2 -1 1 1 1");
    row("4", false, false, 59, "-2 -1 1 1 1");
    row("4", true, true, 60, "4 -1 -1 -1 -1");
    row("4", true, false, 60, "-4 1 1 1 1");
    row("2 71", false, true, 75, "4 2 -2 -2 -2");
    row("2 71", false, true, 70, "-4 -2 2 2 2");
    row("2 81", false, true, 80, "-6 -3 3 3 3");
    row("2 70", false, true, 70, "2 1 -1 -1 -1");
    row("2 62", false, true, 61, "-2 -1 1 1 1");
    row("2 80", false, true, 80, "4 2 -2 -2 -2");
    row("2 90", false, true, 90, "6 3 -3 -3 -3");
    row("2 91", false, true, 91, "8 4 -4 -4 -4");
    row("2 100", false, true, 99, "-8 -4 4 4 4");
    row("2 101", false, true, 101, "10 5 -5 -5 -5");
    row("2 110", false, true, 110, "10 5 -5 -5 -5");
    row("2 111", false, true, 111, "12 6 -6 -6 -6");
    row("2 120", false, true, 119, "-12 -6 6 6 6");
    row("2 120", false, true, 120, "24 12 -12 -12 -12");
    row("2 85", true, true, 90, "12 -3 -3 -3 -3");
    row("solo", true, true, 61, "4 -1 -1 -1 -1");
    row("solo", true, true, 60, "-4 1 1 1 1");
    row("solo", true, true, 120, "8 -2 -2 -2 -2");
    row("solo", true, true, 0, "-8 2 2 2 2");
    row("4", false, true, 120, "4 2 -2 -2 -2");
    row("4", false, true, 0, "-4 -2 2 2 2");
    row("2 81", false, true, 120, "12 6 -6 -6 -6");
  }
  void scores() {
    QFETCH(QString, call);
    QFETCH(bool, alone);
    QFETCH(bool, tieToCaller);
    QFETCH(int, side);
    QFETCH(QString, scores);
    Briscola::Public const pub = finished(call, side, alone, {.tieToCaller = tieToCaller});
    QCOMPARE(join(pub.scores()), scores);
    QCOMPARE(pub.result().scores, pub.scores());
    QCOMPARE(pub.result().bar.value, side);
    QCOMPARE(pub.result().bar.target, pub.needed());
  }

  // Example 6.
  void aWholeAuction() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "", "", "2D 2C 4C 5C"}));
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);  // after the dealer
    act(hand, "bid A, bid K, pass, bid 2, pass, pass, bid 2 62");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 3);
    act(hand, "oblige 4 63, pass");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 3);
    QCOMPARE(legalTexts(hand).join(' '), QString("trump D"));
    QCOMPARE(refusalOf(hand, "trump C"), QString("no.suit-oblige"));
    act(hand, "trump D");
    QCOMPARE(hand.pub.called, *fortyCards.parse("4D"));
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);
    QCOMPARE(hand.pub.needed(), 63);
    Briscola::Public pub = hand.pub;
    pub.partner = 2;
    pub.points = {20, 20, 22, 40, 18};
    QCOMPARE(join(pub.scores()), QString("1 1 -1 -2 1"));
    pub.points = {20, 20, 23, 40, 17};
    QCOMPARE(join(pub.scores()), QString("-1 -1 1 2 -1"));
  }

  // Example 7, and what else is refused on one's turn. Seat 1 holds the two and the five of diamonds and no
  // other two; seat 0 all below the six of clubs, seat 2 no two at all.
  void refusals_data() {
    QTest::addColumn<QString>("calls");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("rule");
    auto const row = [](char const* calls, char const* tried, char const* rule) {
      QTest::addRow("%s: %s", calls, tried) << calls << tried << rule;
    };
    row("bid K", "bid 3", "no.bid-not-lower");
    row("bid K", "bid K", "no.bid-same");
    row("bid K", "bid Q", "");
    row("bid K", "bid 2", "");
    row("bid K", "bid 2 70", "no.points-before-two");
    row("bid K", "oblige 4 62", "no.oblige-before-two");
    row("bid 2", "bid 2", "no.rank-after-two");
    row("bid 2", "bid 4", "no.rank-after-two");
    row("bid 2", "bid 2 61", "no.points-not-higher");
    row("bid 2", "bid 2 62", "");
    row("bid 2", "bid 2 120", "");
    row("bid 2", "oblige 4 62", "");
    row("bid 2", "oblige 4 61", "no.points-not-higher");
    row("bid 2", "oblige 5 62", "no.oblige-missing");
    row("bid 2", "oblige A 62", "no.oblige-missing");
    row("bid 2, bid 2 90", "bid 2 90", "no.points-not-higher");
    row("bid 2, bid 2 90", "bid 2 91", "");
    row("bid 2, bid 2 90", "oblige 4 91", "no.oblige-no-two");
    row("bid 2, oblige 4 90", "bid 3", "no.rank-after-two");
    row("pass, bid 2, pass, pass, pass", "trump C", "");
  }
  void refusals() {
    QFETCH(QString, calls);
    QFETCH(QString, tried);
    QFETCH(QString, rule);
    Briscola hand = Briscola::start(context(4), dealWith({"2C 4C 5C", "2D 5D", "6D 7D JD AD AC AH AS 3S"}));
    act(hand, calls);
    QCOMPARE(refusalOf(hand, tried), rule);
  }
  void whoHoldsTheCardMayNotCallItObbligata() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 4C 5C"}));
    act(hand, "bid 2");
    QCOMPARE(refusalOf(hand, "oblige 4 70"), QString("no.oblige-held"));
    QCOMPARE(refusalOf(hand, "oblige 5 70"), QString("no.oblige-held"));
    QCOMPARE(refusalOf(hand, "oblige 6 70"), QString());
    QCOMPARE(refusalOf(hand, "oblige 7 70"), QString("no.oblige-missing"));
  }

  // Example 8.
  void soloOverEverything() {
    Briscola hand = Briscola::start(context(4), dealWith({"6C", "AC 2H"}));
    act(hand, "bid 2, bid 2 62, bid 2 100, pass, pass, pass, solo");
    QVERIFY(hand.pub.playing());
    QVERIFY(hand.pub.solo);
    QCOMPARE(static_cast<int>(hand.pub.caller), 1);
    QCOMPARE(static_cast<int>(hand.pub.partner), 1);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);
    QCOMPARE(hand.pub.needed(), 61);
    QCOMPARE(hand.pub.multiplier(), 1);
    QVERIFY(!Briscola::show(viewOf(context(4), hand, {}, 0)).trump);
    // No suit trumps another.
    act(hand, "play 6C, play 2H");
    QCOMPARE(static_cast<int>(hand.pub.trick.winner), 0);
    Briscola::Public pub = hand.pub;
    pub.points = {59, 61, 0, 0, 0};
    QCOMPARE(join(pub.scores()), QString("-1 4 -1 -1 -1"));
    QVERIFY(idsOf(pub.result().price).contains("briscola.sheet.solo-plain"));
  }
  void soloAtAnyTurnOfWhoIsStillIn() {
    Briscola const start = Briscola::start(context(4), anyDeal());
    for (char const* before : {"", "pass", "bid A", "bid A, pass, bid 4, pass, pass"}) {
      Briscola hand = start;
      if (*before != '\0') act(hand, before);
      Seat const seat = hand.pub.toAct();
      act(hand, "solo");
      QCOMPARE(hand.pub.caller, seat);
      QVERIFY(hand.pub.playing());
    }
    Briscola hand = start;
    act(hand, "pass, bid A");
    Offers const offers = Briscola::offered(hand.pub, hand.own(0), 0);
    QVERIFY(!offers.empty());
    for (Offer const& offer : offers) {
      QVERIFY(!offer.legal());
      QCOMPARE(QString(offer.refusal->text.id), QString("no.passed"));
    }
  }
  void soloSwitchedOff() {
    Briscola hand = Briscola::start(context(4, {soloOption}), anyDeal());
    QVERIFY(!legalTexts(hand).contains("solo"));
    QCOMPARE(refusalOf(hand, "solo"), QString("no.solo-option"));
    Offers const offers = Briscola::offered(hand.pub, hand.own(0), 0);
    auto const solo = std::ranges::find_if(
        offers, [](Offer const& offer) { return offer.action.kind == Action::Kind::solo; });
    QVERIFY(solo != offers.end() && solo->refusal);
    QCOMPARE(QString(solo->refusal->text.id), QString("no.solo-option"));
    for (Message const& line : Briscola::show(viewOf(context(4, {soloOption}), hand, {}, 0)).guide.may)
      QVERIFY(QString(line.text.id) != "may.solo");
  }

  void theAuctionEndsWhenOneCallerIsLeft() {
    Briscola hand = Briscola::start(context(0), anyDeal());
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 1);
    act(hand, "pass, bid 2, pass, pass");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);  // a two does not end it: everybody is asked
    QVERIFY(hand.pub.phase == Briscola::Phase::auction);
    act(hand, "bid 2 64");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 2);  // who passed is not asked again
    act(hand, "pass");
    QVERIFY(hand.pub.phase == Briscola::Phase::naming);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);
    QCOMPARE(legalTexts(hand).join(", "), QString("trump C, trump D, trump H, trump S"));
  }
  void a120EndsIt() {
    Briscola hand = Briscola::start(context(0), dealWith({"", "", "2H"}));
    act(hand, "bid 2");
    Briscola obliged = hand;
    act(hand, "bid 2 120");
    QVERIFY(hand.pub.phase == Briscola::Phase::naming);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 2);
    act(obliged, "oblige 4 120");
    QCOMPARE(legalTexts(obliged).join(' '), QString("trump H"));
  }
  void theFifthMayStillCall() {
    Briscola hand = Briscola::start(context(3), anyDeal());
    act(hand, "pass, pass, pass, pass");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 3);
    for (char const* call : {"bid A", "bid 2", "solo"}) {
      Briscola last = hand;
      act(last, call);
      QVERIFY(last.pub.phase != Briscola::Phase::auction);
      QCOMPARE(static_cast<int>(last.pub.caller), 3);
    }
  }
  void allPass() {
    Briscola hand = Briscola::start(context(3), anyDeal());
    act(hand, "pass, pass, pass, pass, pass");
    QVERIFY(hand.pub.over());
    QVERIFY(hand.pub.result().isVoid);
    QCOMPARE(hand.pub.scores(), PerSeat{});
    std::optional<Context> const next = Briscola::next(context(3), hand);
    QVERIFY(next);
    QCOMPARE(static_cast<int>(next->dealer), 4);
    QCOMPARE(static_cast<int>(next->hand), 1);
  }
  void bidsMustBeLower() {
    Briscola hand = Briscola::start(context(2), anyDeal());
    act(hand, "bid A, bid 3, bid K");
    QCOMPARE(legalTexts(hand).join(", "),
             QString("pass, bid Q, bid J, bid 7, bid 6, bid 5, bid 4, bid 2, solo"));
  }
  void theWidestAuction() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 2D 4D 2H 4H 5H AS KS"}));
    act(hand, "bid 2");
    QCOMPARE(legalTexts(hand).size(), 238);
    QVERIFY(legalTexts(hand).contains("oblige 6 120"));
    QVERIFY(!legalTexts(hand).contains("oblige 7 62"));
  }
  void severalSuitsMayFitAnObbligata() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 2H 2S 4S"}));
    act(hand, "bid 2, oblige 4 62, pass, pass, pass, pass");
    QCOMPARE(legalTexts(hand).join(", "), QString("trump C, trump H"));
    Offers const offers = Briscola::offered(hand.pub, hand.own(1), 1);
    QCOMPARE(offers.size(), std::size_t{4 + 8});
    QCOMPARE(QString(offers[3].refusal->text.id), QString("no.suit-oblige"));
    QVERIFY(offers[0].legal() && !offers[1].legal() && offers[2].legal());
  }

  void whoLeads_data() {
    QTest::addColumn<bool>("callerLeads");
    QTest::addColumn<QString>("calls");
    QTest::addColumn<int>("leader");
    QTest::newRow("after the dealer") << false << "pass, bid 2, pass, pass, pass, trump S" << 3;
    QTest::newRow("the caller") << true << "pass, bid 2, pass, pass, pass, trump S" << 4;
    QTest::newRow("after the dealer, solo") << false << "pass, solo" << 3;
    QTest::newRow("the caller, solo") << true << "pass, solo" << 4;
  }
  void whoLeads() {
    QFETCH(bool, callerLeads);
    QFETCH(QString, calls);
    QFETCH(int, leader);
    Context const here = callerLeads ? context(2, {leadOption}) : context(2);
    Briscola hand = Briscola::start(here, anyDeal());
    act(hand, calls);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), leader);
    while (!hand.pub.over()) {
      CardSet const own = hand.own(hand.pub.toAct()).cards;
      QCOMPARE(Briscola::playable(hand.pub, hand.own(hand.pub.toAct())), own);
      hand.apply(Action::play(own.lowest()), nullptr);
    }
    QCOMPARE(hand.pub.takenPoints(), FreePlay::allPoints);
  }
  void options() {
    Briscola const plain = Briscola::start(context(), anyDeal());
    QVERIFY(plain.pub.rules.tieToCaller && plain.pub.rules.solo && !plain.pub.rules.callerLeads);
    Briscola const other = Briscola::start(context(0, {tieOption}), anyDeal());
    QVERIFY(!other.pub.rules.tieToCaller);
    QCOMPARE(other.pub.needed(), 61);
    QCOMPARE(plain.pub.needed(), 60);
    QVERIFY(Briscola::info.anticlockwise);
    QCOMPARE(Briscola::info.options[tieOption].text(0), std::string("caller"));
    QCOMPARE(Briscola::info.options[leadOption].text(0), std::string("after-dealer"));
    QCOMPARE(Briscola::info.options[soloOption].text(0), std::string("yes"));
    Options const fallback = completed(Briscola::info.options, {});
    QCOMPARE(static_cast<int>(fallback.values[handsOption]), 10);
    QCOMPARE(static_cast<int>(fallback.values[tieOption]), 0);
  }

  void thePartnerIsSecretUntilTheCalledCardFalls() {
    Briscola hand = Briscola::start(context(4), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    act(hand, "bid 6, pass, pass, pass, pass, trump C, play AC");
    QCOMPARE(static_cast<int>(hand.pub.partner), -1);
    act(hand, "play 6C");
    QCOMPARE(static_cast<int>(hand.pub.partner), 1);
  }
  void inMano() {
    Briscola hand = Briscola::start(context(4), dealWith({"AC 6C", "7C", "JC", "QC", "KC"}));
    act(hand, "bid 6, pass, pass, pass, pass, trump C, play 6C");
    QCOMPARE(static_cast<int>(hand.pub.partner), 0);
  }

  void notation() {
    for (char const* text :
         {"bid 2", "bid 2 61", "bid 2 120", "oblige 4 62", "oblige A 120", "solo", "pass", "trump C"})
      QCOMPARE(Briscola::text(*Briscola::parse(text)), std::string(text));
    for (char const* text : {"bid 2 ", "bid 2 60", "bid 2 121", "bid 2 062", "bid 4 62", "bid  2 62",
                             "oblige", "oblige ", "oblige 4", "oblige 4 ", "oblige 2 62", "oblige 10 62",
                             "oblige 4 62 ", "solo ", "bid 2 62 62", "bid 2 +62", "oblige  62"})
      QVERIFY2(!Briscola::parse(text), text);
  }

  // What an obbligata proves. Viewer 0; seat 1 has called the five obbligata, then was overcalled.
  void whatAnObbligataProves() {
    Deal const deal = dealWith({"4C 4D", "2H 4H 2S", "2C 2D 5D"});
    Briscola hand = Briscola::start(context(4), deal);
    act(hand, "bid 2, oblige 5 62, bid 2 63, pass, pass, pass, pass");
    View<Briscola> const view = viewOf(context(4), hand, {}, 0);
    QVERIFY(Briscola::fits(view, deal));
    auto const swapped = [&deal](char const* a, char const* b) {
      Deal other = deal;
      Card const first = *fortyCards.parse(a);
      Card const second = *fortyCards.parse(b);
      for (CardSet& held : other.hands) {
        bool const hasFirst = held.contains(first);
        bool const hasSecond = held.contains(second);
        if (hasFirst == hasSecond) continue;
        held.erase(hasFirst ? first : second);
        held.insert(hasFirst ? second : first);
      }
      return other;
    };
    QVERIFY(!Briscola::fits(view, swapped("2H", "2C")));  // no two and four of one suit
    QVERIFY(!Briscola::fits(view, swapped("2S", "5H")));  // the five is held
    QVERIFY(Briscola::fits(view, swapped("2S", "5D")));
    // Seat 0 holds the fours of clubs and diamonds: hearts or spades. Nothing is proved of one card yet.
    Facts facts = Briscola::facts(view);
    QVERIFY(facts.may[2].contains(*fortyCards.parse("2H")));
    // To a seat that holds the other three twos only hearts are left.
    Briscola hearts = Briscola::start(context(4), dealWith({"", "2H 4H", "", "2S 2C 2D"}));
    act(hearts, "bid 2, oblige 5 62, bid 2 63");
    facts = Briscola::facts(viewOf(context(4), hearts, {}, 3));
    for (std::size_t seat : {0U, 2U, 4U}) {
      QVERIFY(!facts.may[seat].contains(*fortyCards.parse("2H")));
      QVERIFY(!facts.may[seat].contains(*fortyCards.parse("4H")));
      QVERIFY(facts.may[seat].contains(*fortyCards.parse("5H")));
    }
    QVERIFY(!facts.may[1].contains(*fortyCards.parse("5H")));
    QVERIFY(facts.may[1].contains(*fortyCards.parse("2H")));
  }
  void theNamedSuitSaysMore() {
    Deal const deal = dealWith({"", "2H 2C", "", "", "4H 4C"});
    Briscola hand = Briscola::start(context(4), deal);
    act(hand, "bid 2, oblige 4 62, pass, pass, pass, pass");
    View<Briscola> view = viewOf(context(4), hand, {}, 0);
    Deal other = deal;
    Card const two = *fortyCards.parse("2H");
    Card const ace = other.hands[4].highest();
    other.hands[1].erase(two);
    other.hands[1].insert(ace);
    other.hands[4].erase(ace);
    other.hands[4].insert(two);
    QVERIFY(Briscola::fits(view, other));
    act(hand, "trump H");
    view = viewOf(context(4), hand, {}, 0);
    QVERIFY(Briscola::fits(view, deal));
    QVERIFY(!Briscola::fits(view, other));
    Facts const facts = Briscola::facts(view);
    QVERIFY(!facts.may[4].contains(two) && facts.may[1].contains(two));
    QVERIFY(!facts.may[1].contains(*fortyCards.parse("4H")));
  }
};

}  // namespace testBriscolaChiamata

QTEST_APPLESS_MAIN(testBriscolaChiamata::TestBriscolaChiamata)
#include "test_briscola_chiamata.moc"
