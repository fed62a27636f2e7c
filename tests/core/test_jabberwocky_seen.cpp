// What a seat of Jabberwocky is told, and what it can know.
#include "tests/core/jabberwocky_hands.h"
#include "tests/joined.h"

namespace testJabberwockySeen {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;

class TestJabberwockySeen : public QObject {
  Q_OBJECT

 private slots:
  void refusalsNameTheRule_data() {
    QTest::addColumn<bool>("option");
    QTest::addColumn<QString>("plays");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QString>("means");
    // Seat 0: AC KC AH KH; seat 1: 2C 4C 2H 3S; seat 2: 3D 2D 4S 9S; spades are trump.
    QTest::newRow("may lead") << prevented << ""
                              << "play AC"
                              << ""
                              << ""
                              << "means.on-bid";
    QTest::newRow("must follow") << prevented << "AC"
                                 << "play 2H"
                                 << "no.follow"
                                 << "4C 2C"
                                 << "";
    QTest::newRow("follows") << prevented << "AC"
                             << "play 2C"
                             << ""
                             << ""
                             << "means.would-lose";
    QTest::newRow("void, discards") << prevented << "AC 2C"
                                    << "play 3D"
                                    << ""
                                    << ""
                                    << "means.off-suit";
    QTest::newRow("void, trumps, last, with what was bid")
        << prevented << "AC 2C"
        << "play 4S"
        << ""
        << ""
        << "jabberwocky.means.sure means.over-bid means.breaks";
    QTest::newRow("a revoke is possible") << penalised << "AC"
                                          << "play 2H"
                                          << ""
                                          << ""
                                          << "means.revoke means.off-suit";
    QTest::newRow("a revoke with a trump") << penalised << "AC"
                                           << "play 3S"
                                           << ""
                                           << ""
                                           << "means.revoke means.trumps means.over-bid means.breaks";
    QTest::newRow("no revoke, void") << penalised << "AC 2C"
                                     << "play 2D"
                                     << ""
                                     << ""
                                     << "means.off-suit";
  }
  void refusalsNameTheRule() {
    QFETCH(bool, option);
    QFETCH(QString, plays);
    QFETCH(QString, action);
    QFETCH(QString, rule);
    QFETCH(QString, instead);
    QFETCH(QString, means);
    Jabberwocky hand =
        started(context(3, 4, 2, option), {"AC KC AH KH", "2C 4C 2H 3S", "3D 2D 4S 9S"}, "2S", "1 0 0");
    play(hand, plays);
    Offer const offer = offerOf(hand, hand.pub.toAct(), action);
    QVERIFY(offer.action.valid());
    QCOMPARE(QString(offer.refusal ? offer.refusal->text.id : ""), rule);
    QCOMPARE(ids(offer.means), means);
    if (!offer.refusal) return;
    for (Argument const& argument : offer.refusal->arguments)
      if (argument.kind == Argument::Kind::cards) QCOMPARE(texts(argument.cards), instead);
  }
  // Illegal under both values of the option, and the seat is told why.
  void anUnbrokenTrumpIsNotLed() {
    for (bool const option : {prevented, penalised}) {
      Jabberwocky const hand = started(context(3, 3, 2, option), {"AS KS 2H"}, "2S", "1 0 0");
      for (char const* card : {"play AS", "play KS"}) {
        Offer const offer = offerOf(hand, 0, card);
        QCOMPARE(QString(offer.refusal->text.id), QString("no.unbroken"));
        QCOMPARE(offer.refusal->arguments.front().cards, cards("2H"));
        QCOMPARE(ids(offer.means), QString(option == penalised ? "no.unbroken-penalised" : ""));
      }
      QCOMPARE(refusalOf(hand, 0, "play 2H"), QString());
      QCOMPARE(
          ids(Jabberwocky::show(viewOf(context(3, 3, 2, option), hand, 0)).guide.may),
          QString(option == penalised ? "can.lead-no-trump no.unbroken-penalised" : "can.lead-no-trump"));
    }
  }
  void aTrumpLedUnbroken() {
    Jabberwocky const hand = started(context(3, 3, 2), {"AS KS QS"}, "2S", "1 0 0");
    QCOMPARE(ids(offerOf(hand, 0, "play AS").means),
             QString("jabberwocky.means.sure means.on-bid means.breaks"));
    QCOMPARE(ids(Jabberwocky::show(viewOf(context(3, 3, 2), hand, 0)).guide.may),
             QString("can.lead-only-trumps"));
  }
  void whatACardMeans() {
    Jabberwocky hand = started(context(3, 3, 2), {"KC 2C 3C", "4C 5C AS", "6C 7C AC"}, "2S", "0 1 1");
    play(hand, "KC");
    QCOMPARE(ids(offerOf(hand, 1, "play 4C").means), QString("means.would-lose"));
    play(hand, "4C");
    // With the ace of trumps unseen the ace of clubs is sure only as the last card of the trick.
    QCOMPARE(ids(offerOf(hand, 2, "play AC").means), QString("jabberwocky.means.sure means.on-bid"));
    play(hand, "AC");
    QCOMPARE(ids(offerOf(hand, 2, "play 6C").means), QString("means.over-bid"));
  }
  void everyTrickIsNeeded() {
    Jabberwocky hand = started(context(3, 3, 2), {"KC 2C 3C", "4C 5C AC", "6C 7C 8C"}, "2S", "0 3 1");
    play(hand, "KC");
    QCOMPARE(ids(offerOf(hand, 1, "play 4C").means),
             QString("means.would-lose jabberwocky.means.loses-needed"));
    QCOMPARE(ids(offerOf(hand, 1, "play AC").means), QString("means.would-win"));
  }
  void outOfTurnEverythingIsRefused() {
    Context const match = context(4, 3, 3);
    Jabberwocky hand = started(match, {}, "2S", "1");
    QCOMPARE(refusalOf(hand, 0, "bid 2"), QString("no.spoken"));
    QCOMPARE(refusalOf(hand, 2, "bid 2"), QString("no.turn"));
    QCOMPARE(number(*offerOf(hand, 2, "bid 2").refusal, "seat"), 1);
    for (Seat seat = 0; seat < 4; ++seat) {
      Offers const offers = Jabberwocky::offered(hand.pub, hand.own(seat), seat);
      QCOMPARE(offers.size(), std::size_t{7});  // 0 to 3, then the cards
      for (std::size_t i = 0; i < offers.size(); ++i) {
        QCOMPARE(offers[i].action.kind, i < 4 ? Action::Kind::bid : Action::Kind::play);
        QCOMPARE(offers[i].legal(), seat == 1 && i < 4);
        if (i >= 4) QCOMPARE(QString(offers[i].refusal->text.id), QString("no.auction-open"));
      }
    }
    bid(hand, "1 1 1");
    for (Seat seat : {Seat{1}, Seat{2}, Seat{3}})
      for (Offer const& offer : Jabberwocky::offered(hand.pub, hand.own(seat), seat))
        QCOMPARE(QString(offer.refusal->text.id), QString("no.turn"));
    playOut(hand);
    QVERIFY(Jabberwocky::offered(hand.pub, hand.own(0), 0).empty());
  }
  void whatABidMeans() {
    Context const match = context(3, 3, 2);
    Jabberwocky hand = started(match, {}, "2S", "");
    QCOMPARE(ids(offerOf(hand, 0, "bid 0").means),
             QString("jabberwocky.means.zero jabberwocky.means.so-far"));
    bid(hand, "1 1");
    QCOMPARE(ids(offerOf(hand, 2, "bid 0").means), QString("jabberwocky.means.zero means.sum-under"));
    QCOMPARE(ids(offerOf(hand, 2, "bid 3").means), QString("jabberwocky.means.exact means.sum-over"));
    QCOMPARE(offerOf(hand, 2, "bid 3").glyph, args::number(3));
  }

  void factsOfTheStock() {
    Context const match = context(4, 6, 3);
    Jabberwocky const hand = started(match, {}, "9H", "");
    Facts const facts = Jabberwocky::facts(viewOf(match, hand, 1));
    QVERIFY(!facts.unseen.contains(cards("9H")));
    QVERIFY((facts.unseen & hand.own(1).cards).empty());
    QCOMPARE(facts.unseen.size(), 52 - 6 - 1);
    QCOMPARE(facts.stockCount, 52 - 24 - 1);
    QCOMPARE(facts.mayStock, facts.unseen);
    QCOMPARE(facts.count[1], 0);
    QCOMPARE(facts.count[0], 6);
    QCOMPARE(facts.may[0], facts.unseen);
    QCOMPARE(facts.count[4], 0);  // no fifth seat
  }
  void whoDoesNotFollowIsVoid() {
    for (bool const option : {prevented, penalised}) {
      Context const match = context(3, 4, 2, option);
      Jabberwocky hand = started(match, {"AC KC AH KH", "2D 4D 2H 3S", "3C 3D 4S 9S"}, "2S", "1 0 0");
      play(hand, "AC 2D 3C AH 2H 9S");
      Facts const facts = Jabberwocky::facts(viewOf(match, hand, 0));
      CardSet const clubs = CardSet::ofSuit(Suit::clubs);
      CardSet const hearts = CardSet::ofSuit(Suit::hearts);
      bool const known = option == prevented;
      QCOMPARE(facts.may[1].in(Suit::clubs).empty(), known);
      QCOMPARE(facts.may[1], known ? facts.unseen - clubs : facts.unseen);
      QCOMPARE(facts.may[2], known ? facts.unseen - hearts : facts.unseen);
      QCOMPARE(facts.mayStock, facts.unseen);
      QCOMPARE(facts.count[1], 2);
    }
  }
  // Under both values of the option, since it is illegal under both otherwise.
  void whoLeadsAnUnbrokenTrumpHoldsNothingElse() {
    for (bool const option : {prevented, penalised}) {
      Context const match = context(3, 3, 2, option);
      Jabberwocky hand = started(match, {"AS KS QS", "2C 4C 2H", "3S 9D 8D"}, "2S", "1 0 0");
      View<Jabberwocky> const before = viewOf(match, hand, 1);
      QVERIFY(Jabberwocky::facts(before).may[0].contains(cards("AD")));
      play(hand, "AS");
      Facts const facts = Jabberwocky::facts(viewOf(match, hand, 1));
      QCOMPARE(facts.may[0], facts.unseen.in(Suit::spades));
      play(hand, "2C 3S");
      // Broken now: leading one proves nothing new, but the old fact stands.
      play(hand, "KS");
      QCOMPARE(Jabberwocky::facts(viewOf(match, hand, 1)).may[0],
               Jabberwocky::facts(viewOf(match, hand, 1)).unseen.in(Suit::spades));
    }
    Context const match = context(3, 3, 2);
    Jabberwocky hand = started(match, {"AC 2D 3D", "3S 5S 6D", "4C 5C AH"}, "2S", "1 0 0");
    play(hand, "AC 3S 4C 5S");
    QVERIFY(Jabberwocky::facts(viewOf(match, hand, 0)).may[1].contains(cards("7D")));
  }

  void fits_data() {
    QTest::addColumn<bool>("option");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("turnedUp");
    QTest::addColumn<bool>("fits");
    QStringList const held{"AC 2D 3D", "3S 5S 6D", "4C 5C AH"};
    auto const with = [&](int seat, char const* cards) {
      QStringList hands = held;
      hands[seat] = cards;
      return hands;
    };
    QTest::newRow("the deal itself") << prevented << held << "2S" << true;
    QTest::newRow("another card elsewhere") << prevented << with(2, "4C 5C KH") << "2S" << true;
    QTest::newRow("another turned up") << prevented << held << "4S" << false;
    QTest::newRow("a card played was not held") << prevented << with(2, "7C 5C KH") << "2S" << false;
    QTest::newRow("one's own are others") << prevented << with(0, "AC 2D 4D") << "2S" << false;
    QTest::newRow("could have followed") << prevented << with(1, "3S 5S 6C") << "2S" << false;
    QTest::newRow("might have revoked") << penalised << with(1, "3S 5S 6C") << "2S" << true;
  }
  void fits() {
    QFETCH(bool, option);
    QFETCH(QStringList, hands);
    QFETCH(QString, turnedUp);
    QFETCH(bool, fits);
    Context const match = context(3, 3, 2, option);
    Jabberwocky hand = started(match, {"AC 2D 3D", "3S 5S 6D", "4C 5C AH"}, "2S", "1 0 0");
    play(hand, "AC 3S 4C 5S");
    QCOMPARE(Jabberwocky::fits(viewOf(match, hand, 0), dealWith(match, hands, turnedUp)), fits);
  }
  void fitsCountsAndLeads() {
    for (bool const option : {prevented, penalised}) {
      Context const match = context(3, 3, 2, option);
      QStringList const hands{"AS KS QS", "2C 4C 2H", "3S 9D 8D"};
      Jabberwocky hand = started(match, hands, "2S", "1 0 0");
      play(hand, "AS");
      View<Jabberwocky> const view = viewOf(match, hand, 1);
      QVERIFY(Jabberwocky::fits(view, dealWith(match, hands, "2S")));
      QVERIFY(!Jabberwocky::fits(view, dealWith(match, {"AS KS QD", "2C 4C 2H", "3S 9D 8D"}, "2S")));
      Deal uneven = dealWith(match, hands, "2S");
      uneven.hands[2].erase(cards("8D").lowest());
      QVERIFY(!Jabberwocky::fits(view, uneven));
    }
  }

  void theTurnedUpCardLiesOpenUntilTheFirstLead() {
    Context const match = context(3, 3, 2);
    Jabberwocky hand = started(match, {"AC 2D 3D", "3S 5S 6D", "4C 5C AH"}, "2S", "1");
    auto const seen = [&](Seat viewer) { return Jabberwocky::show(viewOf(match, hand, viewer)); };
    for (char const* bids : {"", "0 0"}) {
      bid(hand, bids);
      QCOMPARE(seen(0).spreads.size(), std::size_t{1});
      QCOMPARE(static_cast<int>(seen(0).spreads[0].seat), -1);
      QCOMPARE(seen(0).spreads[0].cards, std::vector<Card>{cards("2S").lowest()});
      QVERIFY(!seen(nobody).spreads[0].title.empty());
    }
    play(hand, "AC");
    QVERIFY(seen(0).spreads.empty());
    QCOMPARE(seen(1).contract.glyph, args::card(cards("2S").lowest()));
    QCOMPARE(QString(seen(1).contract.title.text.id), QString("jabberwocky.plate.trump"));
    QCOMPARE(number(seen(1).contract.lines[0], "n"), 1);
    QCOMPARE(number(seen(1).contract.lines[0], "m"), 3);
    QCOMPARE(QString(seen(1).contract.lines[1].text.id), QString("jabberwocky.plate.unbroken"));
    QCOMPARE(number(seen(1).score.title, "n"), 1);
    QCOMPARE(number(seen(1).score.title, "m"), 13);
    QCOMPARE(QString(seen(1).score.lines[0].text.id), QString("jabberwocky.plate.total"));
    play(hand, "3S");
    QCOMPARE(QString(seen(1).contract.lines[1].text.id), QString("jabberwocky.plate.broken"));
  }
  void whereBidsAreMade() {
    Context const match = context(4, 6, 3);
    Jabberwocky hand = started(match, {}, "2S", "2 0 3");
    Seen const seen = Jabberwocky::show(viewOf(match, hand, 3));
    QCOMPARE(number(seen.dock.note, "n"), 5);
    QCOMPARE(seen.dock.parts, 6);
    QCOMPARE(number(seen.dock.barred, "n"), 1);
    QVERIFY(!seen.dock.title.empty() && !seen.dock.free.empty());
    QCOMPARE(ids(seen.guide.may), QString("may.bid-tricks-dealer"));
    QCOMPARE(number(seen.guide.may[0], "total"), 1);
    QCOMPARE(QString(seen.status.text.id), QString("jabberwocky.status.bid-not"));
    QCOMPARE(seen.seats[0].bid, args::number(2));
    QCOMPARE(seen.seats[1].bid, args::number(0));
    QCOMPARE(seen.seats[3].bid.kind, Argument::Kind::none);
    QCOMPARE(QString(seen.seats[3].standing.text.id), QString("jabberwocky.seat.last"));
    QVERIFY(Jabberwocky::show(viewOf(match, hand, 0)).dock.title.empty());

    Jabberwocky const over = started(match, {}, "2S", "6 1 0");
    Seen const free = Jabberwocky::show(viewOf(match, over, 3));
    QVERIFY(free.dock.barred.empty());
    QCOMPARE(ids(free.guide.may), QString("may.bid-tricks-dealer-free"));
    QCOMPARE(QString(free.status.text.id), QString("jabberwocky.status.bid"));
  }
  // A bid that stands, and one that is lost for good, are marked where its seat is, and told.
  void bidsThatStandOrAreLostAreMarked() {
    Context const match = context(4, 6, 3);
    Jabberwocky hand = started(match, {}, "2S", "2 1 3 2");
    QVERIFY(hand.pub.playing());
    hand.pub.taken[0] = 2;
    hand.pub.taken[1] = 2;
    Seen const seen = Jabberwocky::show(viewOf(match, hand, 0));
    QStringList standing;
    QStringList spoken;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      standing << QString(seen.seats[seat].standing.text.id).section('.', -1);
      spoken << QString(seen.seats[seat].spoken.text.id).section('.', -1);
    }
    QCOMPARE(standing.join(' '), QString("made failed failed took"));
    QCOMPARE(spoken.join(' '), QString("spoken-exact spoken-over spoken-short spoken"));
  }
  // Who has played the last card and still wants its trick has neither made nor missed the bid.
  void aBidIsOpenUntilTheLastTrickIsTaken() {
    Context const match = context(3, 3, 2);
    Jabberwocky hand = started(match, {"AC KC AH", "2C 4C 2H", "3C 5C 3H"}, "2S", "3 1 0");
    play(hand, "AC 2C 3C KC 4C 5C AH");
    Seen const seen = Jabberwocky::show(viewOf(match, hand, 1));
    QCOMPARE(seen.seats[0].cardsLeft, 0);
    QCOMPARE(QString(seen.seats[0].standing.text.id), QString("jabberwocky.seat.took"));
  }
  void whatIsStillWanted_data() {
    QTest::addColumn<QString>("bids");
    QTest::addColumn<QString>("need");
    QTest::newRow("some") << "2 1 0"
                          << "need.tricks-more.you";
    QTest::newRow("none") << "1 1 0"
                          << "need.tricks-none.you";
    QTest::newRow("all") << "4 1 1"
                         << "need.tricks-all.you";
    QTest::newRow("too many taken") << "0 1 1"
                                    << "means.lost-bid";
  }
  void whatIsStillWanted() {
    QFETCH(QString, bids);
    QFETCH(QString, need);
    Context const match = context(3, 4, 2);
    Jabberwocky hand = started(match, {"AC KC AH KH", "2C 4C 2H 3S", "3D 2D 4S 9S"}, "2S", bids);
    QVERIFY(Jabberwocky::show(viewOf(match, hand, 0)).guide.needs.size() > 1);
    play(hand, "AC 2C 2D");
    Seen const seen = Jabberwocky::show(viewOf(match, hand, 0));
    QCOMPARE(ids(seen.guide.needs), "need.tricks " + need + " need.tricks need.tricks");
    QCOMPARE(number(seen.guide.needs[0], "seat"), 0);
    QCOMPARE(number(seen.guide.needs[0], "m"), 1);
    QCOMPARE(number(seen.guide.needs[3], "seat"), 2);
    QCOMPARE(number(seen.seats[0].standing, "m"), 1);
    QCOMPARE(ids(Jabberwocky::show(viewOf(match, hand, nobody)).guide.needs),
             QString("need.tricks need.tricks need.tricks"));
  }
  void theTotalHoldsTheHandOnceItIsOver() {
    Context match = context(3, 3, 2);
    match.totals = {4, 2, 0};
    Jabberwocky hand = started(match, {"AC KC AH", "2C 4C 2H", "3C 5C 3H"}, "2S", "3 1 0");
    auto const total = [&](Seat seat) {
      return number(Jabberwocky::show(viewOf(match, hand, seat)).score.lines[0], "score");
    };
    QCOMPARE(total(0), 4);
    play(hand, "AC 2C 3C KC 4C 5C AH 2H 3H");
    QCOMPARE(total(0), 5);
    QCOMPARE(total(1), 2);
    QVERIFY(Jabberwocky::show(viewOf(match, hand, 0)).result.has_value());
  }
  void tooFewTricksAreLeft() {
    Context const match = context(3, 4, 2);
    Jabberwocky hand = started(match, {"AC KC AH KH", "2C 4C 2H 3S", "3D 2D 4S 9S"}, "2S", "1 4 0");
    play(hand, "AC");
    QCOMPARE(QString(Jabberwocky::show(viewOf(match, hand, 1)).guide.needs[1].text.id),
             QString("need.tricks-all.you"));
    play(hand, "2C 2D");
    QCOMPARE(QString(Jabberwocky::show(viewOf(match, hand, 1)).guide.needs[1].text.id),
             QString("means.lost-bid"));
  }
  void whatMayBePlayedInWords_data() {
    QTest::addColumn<bool>("option");
    QTest::addColumn<QString>("hand");  // seat 1's, after the ace of clubs
    QTest::addColumn<QString>("may");
    QTest::newRow("follows") << prevented << "2C 4C 2H"
                             << "can.follow";
    QTest::newRow("follows with one") << prevented << "2C 3H 2H"
                                      << "can.follow-one";
    QTest::newRow("void") << prevented << "2H 3H 9S"
                          << "can.void-free";
    QTest::newRow("void, no trump") << prevented << "2H 3H 9D"
                                    << "can.neither";
    QTest::newRow("could revoke") << penalised << "2C 4C 2H"
                                  << "can.revoke";
    QTest::newRow("could not") << penalised << "2C 4C 5C"
                               << "can.any";
  }
  void whatMayBePlayedInWords() {
    QFETCH(bool, option);
    QFETCH(QString, hand);
    QFETCH(QString, may);
    Context const match = context(3, 3, 2, option);
    Jabberwocky played = started(match, {"AC KC AH", hand, "3D 2D 4S"}, "2S", "1 0 0");
    play(played, "AC");
    Seen const seen = Jabberwocky::show(viewOf(match, played, 1));
    QCOMPARE(ids(seen.guide.may), may);
    QVERIFY(!seen.status.empty());
    QCOMPARE(ids(Jabberwocky::show(viewOf(match, played, 0)).guide.may), QString("may.wait"));
  }
};

}  // namespace testJabberwockySeen

QTEST_APPLESS_MAIN(testJabberwockySeen::TestJabberwockySeen)
#include "test_jabberwocky_seen.moc"
