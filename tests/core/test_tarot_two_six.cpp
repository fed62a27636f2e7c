// Tarot for two, with piles of which the lower card is known to nobody, and for six in three open pairs. Numbers of
// examples are those of the rules' worked examples; what holds in every game: test_properties.cpp and its like.
#include <QTest>
#include <algorithm>
#include <vector>

#include "core/games/tarot/account.h"
#include "core/match/outside_view.h"
#include "core/match/record_json.h"
#include "core/match/verify.h"
#include "core/rules/claim.h"
#include "tests/core/played.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotTwoSix {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

using Contract = Tarot::Contract;

Context at(int players, Seat dealer) { return context(players, Rules::house, dealer); }

// Of a seat of two: what begins its hand, lies on its piles and beneath them. The rest is filled up from the plain
// cards that no seat names, and with trumps where these are not enough.
struct Before {
  QString hand{}, tops{}, unders{};
};
Deal dealtTo(Before const& first, Before const& second, QString const& dog = {}) {
  CardSet rest = seventyEightCards.cards() - cards(dog);
  for (Before const& before : {first, second})
    rest -= cards(before.hand) | cards(before.tops) | cards(before.unders);
  auto const take = [&rest] {
    CardSet const plain = rest - CardSet::allTrumps();
    Card const next = plain.empty() ? rest.lowest() : plain.lowest();
    rest.erase(next);
    return next;
  };
  auto const filled = [&take](QString const& texts, int size) {
    std::vector<Card> list;
    for (QString const& text : texts.split(' ', Qt::SkipEmptyParts)) list.push_back(card(text));
    while (static_cast<int>(list.size()) < size) list.push_back(take());
    return list;
  };
  Deal deal;
  std::vector<std::vector<Card>> tops;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Before const& before = seat == 0 ? first : second;
    for (Card one : filled(before.hand, 12)) deal.hands[seat].insert(one);
    tops.push_back(filled(before.tops, 12));
  }
  for (Card one : filled(dog, 6)) deal.stock.push(one);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    std::vector<Card> const unders = filled((seat == 0 ? first : second).unders, 12);
    for (std::size_t pile = 0; pile < 12; ++pile) deal.piles.push({unders[pile], tops[seat][pile]});
  }
  return deal;
}

// Seat 0 has the contract against the dog, and leads.
Tarot led(Before const& first, Before const& second) {
  Tarot hand = Tarot::start(at(2, 1), dealtTo(first, second));
  act(hand, "bid against, pass");
  return hand;
}

// Two tricks to go, seat 0 having won all the others: of each seat one pile is left.
Tarot atTheEnd(Contract contract, DealtPile const& first, DealtPile const& second) {
  Tarot hand;
  hand.pub.phase = Tarot::Phase::play;
  hand.pub.players = 2;
  hand.pub.contract = contract;
  hand.pub.taker = hand.pub.turn = hand.pub.lastWinner = 0;
  CardSet rest = seventyEightCards.cards();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    DealtPile const& pile = seat == 0 ? first : second;
    hand.pub.piles[seat].dealt[0].top = pile.top;
    hand.pub.piles[seat].covered = 1;
    hand.pub.piles[seat].uncovered = hand.seats[seat].cards = CardSet{pile.top};
    hand.hidden.under[seat][0] = pile.under;
    rest.erase(pile.top);
    rest.erase(pile.under);
  }
  while (rest.size() > 68) {
    hand.hidden.dog.push(rest.lowest());
    rest.erase(rest.lowest());
  }
  hand.pub.tricksWon[0] = 34;
  for (Card one : rest) {
    if (hand.pub.history.cards.size() % 2 == 0) hand.pub.history.leaders.push(0);
    hand.pub.history.cards.push(one);
  }
  return hand;
}

// A hand that is over, taken by seat 0, with so many bouts in its tricks (T21 first, then the petit, then the excuse)
// and so many points with the discard.
Tarot::Public finished(int players, Contract contract, int bouts, int points) {
  Tarot::Public pub;
  pub.phase = Tarot::Phase::over;
  pub.turn = nobody;
  pub.players = static_cast<std::int8_t>(players);
  pub.contract = contract;
  pub.taker = 0;
  pub.partner = players == 6 ? Seat{3} : nobody;
  std::vector<Card> const special{Card::trump(21), Tarot::petit, Tarot::excuse};
  Seat leader = 0;
  for (int trick = 0; trick < pub.handSize(); ++trick) {
    pub.history.leaders.push(leader);
    int const bout = trick - 2;
    bool const isBout = bout >= 0 && bout < 3;
    Seat const winner = (isBout ? bout < bouts : trick % 2 == 0) ? Seat{0} : Seat{1};
    for (int place = 0; place < players; ++place) {
      bool const played = isBout && seatAfter(leader, players, place) == winner;
      pub.history.cards.push(played ? special[static_cast<std::size_t>(bout)] : card("2C"));
    }
    ++pub.tricksWon[static_cast<std::size_t>(winner)];
    leader = winner;
  }
  pub.lastWinner = leader;
  for (int i = 0; i < 6; ++i) {
    pub.dog.push(card("2C"));
    if (pub.takesDog()) pub.discard.push(card("2C"));
  }
  pub.points[0] = static_cast<std::uint8_t>(2 * points - (pub.takesDog() ? 6 : 0));
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    pub.held.trumps[seat] = pub.held.honours[seat] = 3;
  return pub;
}

QString scores(Tarot::Public const& pub) {
  QStringList list;
  PerSeat const scored = pub.scores();
  for (int seat = 0; seat < pub.players; ++seat)
    list << QString::number(scored[static_cast<std::size_t>(seat)]);
  return list.join(' ');
}

// Of the deal of six: seat by seat the cards that matter, and the dog.
Tarot sixAt(Seat dealer, QStringList const& hands, QString const& dog = {}) {
  return Tarot::start(at(6, dealer), dealWith(6, hands, dog));
}

GameInfo const& tarot() { return *findGame("tarot"); }

}  // namespace

class TestTarotTwoSix : public QObject {
  Q_OBJECT

 private slots:
  // ---- Two players ----

  // Example 1, by a void hand whose stack is dealt as it lies: the rules' words for that stack are read again.
  void packetsGoToPilesAndHands() {
    Rng rng(3);
    Context before = at(2, 1);
    before.options.values[Tarot::shuffleOption] = static_cast<std::int16_t>(Tarot::Shuffling::none);
    Deal const deal = Tarot::shuffle(before, nullptr, rng);
    Tarot hand = Tarot::start(before, deal);
    act(hand, "pass, pass");
    QVERIFY(hand.pub.isVoid());
    std::vector<Card> pack;
    for (int const seat : {0, 1}) {  // from the seat after the dealer on
      for (Card one : seventyEightCards.sorted(deal.hands[static_cast<std::size_t>(seat)]))
        pack.push_back(one);
      for (int pile = 0; pile < 12; ++pile) {
        pack.push_back(deal.piles[12 * seat + pile].under);
        pack.push_back(deal.piles[12 * seat + pile].top);
      }
    }
    for (Card one : deal.stock) pack.push_back(one);
    QCOMPARE(pack.size(), std::size_t{78});
    auto const numbered = [&pack](int number) { return pack[static_cast<std::size_t>(number - 1)]; };

    Context const after = *Tarot::next(before, hand);
    QCOMPARE(number(after.dealer), 0);
    Deal const next = Tarot::shuffle(after, &hand, rng);
    QVERIFY((next.piles[12 + 4] == DealtPile{numbered(8), numbered(32)}));
    QVERIFY((next.piles[11] == DealtPile{numbered(24), numbered(48)}));
    for (int const card : {49, 50, 51}) QVERIFY(next.hands[1].contains(numbered(card)));
    // The dog: two whole packets of the last ten, neither the first nor the last of these.
    QCOMPARE(next.stock.size(), 6);
    for (int const card : {49, 50, 51, 76, 77, 78})
      QVERIFY(std::find(next.stock.begin(), next.stock.end(), numbered(card)) == next.stock.end());
  }

  // Examples 2, 3 and 7.
  void dutiesAreOverPlayableCards() {
    Before const leads{.hand = "AH 3H T14"};
    Before const follows{.hand = "T5 3C 4C 5C 6C 7C 8C 9C 10C AC 2C JC",
                         .tops = "2H 9S 2S 3S 4S 5S 6S 7S 8S 10S JS NS",
                         .unders = "KH"};
    Tarot hand = led(leads, follows);
    act(hand, "play AH");
    QCOMPARE(legalTexts(hand), "play 2H");

    Before without = follows;
    without.tops = "9S 2S 3S 4S 5S 6S 7S 8S 10S JS NS QS";
    hand = led(leads, without);
    act(hand, "play AH");
    QCOMPARE(legalTexts(hand), "play T5");
    without.tops = "EX 9S 2S 3S 4S 5S 6S 7S 8S 10S JS NS";
    hand = led(leads, without);
    act(hand, "play AH");
    QCOMPARE(playableTexts(hand), "T5 EX");

    Before const trumps{.hand = "T3 KC 3C 4C 5C 6C 7C 8C 9C 10C AC 2C",
                        .tops = "T15 T20 2S 3S 4S 5S 6S 7S 8S 10S JS NS",
                        .unders = "T21"};
    hand = led(leads, trumps);
    act(hand, "play T14");
    QCOMPARE(playableTexts(hand), "T20 T15");

    hand = led({.hand = "4C", .tops = "EX"}, {});
    QVERIFY(isLegal(hand, action("play 4C")));
    QVERIFY(!isLegal(hand, action("play EX")));
  }

  // Example 4.
  void coveredCardsAreTurnedAfterTheTrick() {
    Deal const deal = dealtTo({.hand = "T7 AC", .tops = "KC", .unders = "T2"},
                              {.hand = "T5 T9 2C", .tops = "4C T3", .unders = "AS"});
    Tarot hand = Tarot::start(at(2, 0), deal);
    act(hand, "bid against, pass, play 4C");
    QCOMPARE(hand.pub.pilesSeen()[1][0], std::vector<Card>{noCard});
    QVERIFY(!hand.own(1).cards.contains(card("AS")));
    QVERIFY(!isLegal(hand, action("play T2")));
    act(hand, "play KC");
    QCOMPARE(hand.pub.pilesSeen()[1][0], std::vector<Card>{card("AS")});
    QCOMPARE(hand.pub.pilesSeen()[0][0], std::vector<Card>{card("T2")});
    QCOMPARE((hand.pub.pilesSeen()[0][1].size()), std::size_t{2});
    QCOMPARE(number(hand.pub.turn), 0);
    act(hand, "play T2");
    QCOMPARE(playableTexts(hand), "T9 T5 T3");
    act(hand, "play T3");
    QVERIFY(!hand.pub.pilesSeen()[0][0].size());  // a pile without cards stays empty
  }

  // Example 5. The excuse leads to the last trick but one, and its player has no slam.
  void theExcuseOnACoveredCardLeads() {
    Tarot hand = atTheEnd(Contract::slam, {card("5D"), Tarot::excuse}, {card("3C"), card("2C")});
    QCOMPARE(legalTexts(hand), "play EX");
    act(hand, "play EX");
    QCOMPARE(legalTexts(hand), "play 2C");
    act(hand, "play 2C");
    QCOMPARE(int{hand.pub.points[1]}, 2);
    QCOMPARE(int{hand.pub.points[0]}, 8);
    QVERIFY(!hand.pub.over());
    act(hand, "play 3C, play 5D");
    QVERIFY(hand.pub.over());
    QCOMPARE(int{hand.pub.tricksWon[1]}, 2);
    QCOMPARE(hand.pub.scores()[0], -600);
    QVERIFY(!TarotAccount::of(hand.pub).wonAll);
  }

  // Example 6.
  void theExcuseBelowIsLedToTheLastTrick() {
    Tarot hand = atTheEnd(Contract::slam, {Tarot::excuse, card("5D")}, {card("3C"), card("2C")});
    QCOMPARE(legalTexts(hand), "play 5D");
    act(hand, "play 5D, play 2C, play EX, play 3C");
    QVERIFY(hand.pub.over());
    TarotAccount const account = TarotAccount::of(hand.pub);
    QVERIFY(account.wonAll && account.excuseWins);
    QCOMPARE(account.contract, 600);
  }

  // Example 8.
  void theDiscardIsOfTheHand() {
    Tarot hand =
        Tarot::start(at(2, 1), dealtTo({.hand = "T7 T1 KC QC", .tops = "2S"}, {}, "KD T21 3H 4H 5H 6H"));
    act(hand, "bid guard, pass");
    for (char const* legal : {"T7", "QC", "3H"})
      QVERIFY2(isLegal(hand, action(QString("discard ") + legal)), legal);
    for (char const* barred : {"T1", "T21", "KC", "KD", "2S"})
      QVERIFY2(!isLegal(hand, action(QString("discard ") + barred)), barred);
    CardSet const tops = hand.pub.uncoveredOf(0);
    act(hand, "discard T7, discard QC, discard 3H, discard 4H, discard 5H, discard 6H");
    QVERIFY(hand.pub.playing());
    QCOMPARE(hand.own(0).cards.size(), 24);
    QVERIFY(hand.own(0).cards.contains(tops));
    QVERIFY(!isLegal(hand, action("discard 2S")));
  }

  // Examples 9, 12, 15 and 16.
  void whatIsPaid() {
    QCOMPARE(scores(finished(2, Contract::guard, 2, 46)), "60 -60");
    QCOMPARE(scores(finished(2, Contract::small, 1, 45)), "-31 31");
    QCOMPARE(scores(finished(2, Contract::against, 0, 56)), "150 -150");
    Tarot::Public slam = finished(2, Contract::slam, 3, 91);
    slam.tricksWon = {36, 0};
    QCOMPARE(scores(slam), "600 -600");

    Tarot::Public without = finished(2, Contract::without, 2, 40);
    QCOMPARE(int{without.points[0]}, 80);
    without.dog.clear();
    for (char const* one : {"T21", "KC", "2D", "3D", "4D", "5D"}) without.dog.push(card(one));
    for (int place = 0; place < without.history.cards.size(); ++place)
      if (without.history.cards[place] == card("T21")) without.history.cards[place] = card("2C");
    QCOMPARE(TarotAccount::of(without).halves, 102);
    QCOMPARE(scores(without), "140 -140");

    QCOMPARE(scores(finished(6, Contract::guard, 2, 46)), "120 -60 -60 120 -60 -60");
    QCOMPARE(scores(finished(6, Contract::small, 1, 45)), "-62 31 31 -62 31 31");
    for (auto const& [seat, value] : {std::pair{1, 5}, {2, 5}, {3, 45}, {0, 45}, {5, 5}}) {
      Tarot::Public handful = finished(6, Contract::small, 1, 51);
      handful.held.trumps[static_cast<std::size_t>(seat)] = 10;
      QCOMPARE(handful.scores()[0], 2 * value);
      QCOMPARE(handful.scores()[3], 2 * value);
      QCOMPARE(handful.scores()[4], -value);
    }
  }

  // Examples 10 and 11: of the 24 cards that are playable before the first lead.
  void handfulsAreOfPlayableCards() {
    Deal const deal = dealtTo({.hand = "T2 T3 T4 T5 T6 2C 3C 4C 5C 6C 7C 8C",
                               .tops = "T7 T8 T9 T10 T11 T12 T13 T14 KS QS NS JS",
                               .unders = "T15 T16 T17 T18"},
                              {.hand = "AC 2D 3D 4D 5D 6D 7D 8D 9D 10D 9C 10C",
                               .tops = "KC AH 2H 3H 4H 5H 6H 7H 8H 9H 10H AS",
                               .unders = "T19 T20 T21"});
    Tarot hand = Tarot::start(at(2, 1), deal);
    act(hand, "bid guard, pass, discard 2C, discard 3C, discard 4C, discard 5C, discard 6C, discard 7C");
    QVERIFY(hand.pub.playing());
    Tarot::Counts const held = hand.hidden.held;
    QCOMPARE(int{held.trumps[0]}, 13);
    QCOMPARE(int{held.trumps[1]}, 0);
    QVERIFY(held.honours[1] > 0);
    Tarot::Public paid = finished(2, Contract::guard, 2, 46);
    paid.held.trumps[0] = held.trumps[0];
    QCOMPARE(scores(paid), "90 -90");
    paid = finished(2, Contract::guard, 2, 46);
    paid.held.trumps[1] = held.trumps[1];
    paid.held.honours[1] = held.honours[1];
    QCOMPARE(scores(paid), "50 -50");
  }

  // Unseen cards lie in four places, counted apart: and one's own covered cards are none of one's own.
  void nobodyKnowsACoveredCard() {
    Deal const deal = anyDeal(2, 5);
    Tarot hand = Tarot::start(at(2, 1), deal);
    act(hand, "bid guard, pass");
    View<Tarot> const view = viewOf(at(2, 1), hand, {}, 0);
    Facts const facts = Tarot::facts(view);
    CardSet covered;
    for (DealtPile const& pile : deal.piles) covered.insert(pile.under);
    QVERIFY(facts.unseen.contains(covered));
    QCOMPARE(facts.unseen.size(), 12 + 24);
    QCOMPARE(facts.count[1], 12);
    for (Seat const seat : {Seat{0}, Seat{1}}) {
      QCOMPARE(facts.count[Tarot::coveredBefore(seat)], 12);
      QVERIFY(facts.may[Tarot::coveredBefore(seat)].contains(covered));
    }
    QCOMPARE(facts.stockCount, 0);  // taken by the viewer
    // Of nobody's View: the dog is the taker's, or aside.
    Facts const seen = Tarot::facts(viewOf(at(2, 1), hand, {}, nobody));
    QVERIFY((seen.may[Tarot::coveredBefore(0)] & setOf(hand.pub.dog)).empty());
    QVERIFY((seen.may[1] & setOf(hand.pub.dog)).empty());
    QVERIFY(seen.may[0].contains(setOf(hand.pub.dog)));
  }

  // Who does not follow lacks the suit in its hand; what lies covered answers for nothing.
  void onlyTheHandIsProvedVoid() {
    Tarot hand = led({.hand = "AH"}, {.hand = "T5 3C 4C 5C 6C 7C 8C 9C 10C AC 2C JC",
                                      .tops = "9S 2S 3S 4S 5S 6S 7S 8S 10S JS NS QS",
                                      .unders = "KH"});
    act(hand, "play AH, play T5");
    Facts const facts = Tarot::facts(viewOf(at(2, 1), hand, {}, 0));
    QVERIFY(facts.may[1].in(Suit::hearts).empty());
    QVERIFY(facts.may[Tarot::coveredBefore(1)].contains(card("KH")));
    QVERIFY(facts.may[Tarot::coveredBefore(0)].contains(card("KH")));
  }

  // Highest cards all the way, but one lies covered: nothing is sure. Once it is turned, the same cards are.
  void nothingIsClaimedWhileACardLiesCovered() {
    Tarot hand = atTheEnd(Contract::against, {Card::trump(20), Card::trump(21)}, {card("3C"), card("2C")});
    Context const two = at(2, 1);
    QVERIFY(claim(viewOf(two, hand, {}, 0)).empty());
    QVERIFY(!claimPosition(viewOf(two, hand, {}, 0)));
    act(hand, "play T21, play 2C");
    QCOMPARE(claim(viewOf(two, hand, {}, 0)).size(), std::size_t{1});
    // What lies uncovered before the other may take a trick as what it holds may.
    hand = atTheEnd(Contract::against, {Card::trump(3), Card::trump(21)}, {Card::trump(4), card("2C")});
    act(hand, "play T21, play 2C");
    QVERIFY(claim(viewOf(two, hand, {}, 0)).empty());
  }

  void anOutsidePlayerSeesPilesAsTheyLie() {
    Options const options = defaultOptions(tarot(), 1);
    auto const table = openTable({"tarot", 2, options, 4, {"A", "B"}, {}});
    Deal const deal = dealtTo({.hand = "AC 2C", .tops = "KC"}, {.tops = "4C"});
    table->deal(deal, 0);
    for (char const* text : {"bid against", "pass", "play 4C"}) table->apply(*table->parse(text));
    QString const view = QString::fromStdString(outsideView(table->at(0)));
    QVERIFY2(view.contains(R"("piles":[[["?","KC"],)"), qPrintable(view));
    QVERIFY2(view.contains(R"(,[["?"],["?",)"), qPrintable(view));
    QCOMPARE(view.count("\"?\""), 24);
    QCOMPARE(table->at(0).cards().size(), 12);
    table->apply(*table->parse("play KC"));
    QString const later = QString::fromStdString(outsideView(table->at(table->toAct())));
    QCOMPARE(later.count("\"?\""), 22);
  }

  // ---- Six players ----

  // Example 13.
  void aSeatMayBidAboveItsPartner() {
    Tarot hand = sixAt(5, {});
    act(hand, "pass, bid small, pass, pass");
    QCOMPARE(legalTexts(hand), "pass, bid guard, bid without, bid slam");
    QCOMPARE(number(hand.pub.partner), nobody);
    act(hand, "bid guard, pass");
    QCOMPARE(number(hand.pub.taker), 4);
    QCOMPARE(number(hand.pub.partner), 1);
    QVERIFY(hand.pub.attacks(1) && hand.pub.attacks(4) && !hand.pub.attacks(0));
  }

  // Example 14.
  void eachOfThePairTakesAPileAndDiscards() {
    Tarot hand = sixAt(5, {}, "KH 2C 3C T1 4D 5D");
    CardSet const before4 = hand.own(4).cards;
    CardSet const before1 = hand.own(1).cards;
    act(hand, "pass, pass, pass, pass, bid guard, pass");
    QCOMPARE(hand.own(4).cards - before4, cards("KH 2C 3C"));
    QCOMPARE(hand.own(1).cards - before1, cards("T1 4D 5D"));
    QCOMPARE(number(hand.pub.turn), 4);
    QVERIFY(!isLegal(hand, action("discard KH")));
    act(hand, "discard 2C, discard 3C");
    Facts const facts = Tarot::facts(viewOf(at(6, 5), hand, {}, 1));
    QCOMPARE(facts.stockCount, 2);
    QVERIFY(facts.mayStock.contains(cards("2C 3C")) && !facts.mayStock.contains(card("KH")));
    hand.apply(Tarot::legal(hand.pub, hand.own(4))[0], nullptr);
    QCOMPARE(number(hand.pub.turn), 1);
    QVERIFY(!isLegal(hand, action("discard T1")));
    act(hand, "discard 4D, discard 5D");
    QVERIFY(!hand.pub.playing());
    hand.apply(Tarot::legal(hand.pub, hand.own(1))[0], nullptr);
    QVERIFY(hand.pub.playing());
    QCOMPARE(number(hand.pub.turn), 4);
    for (Seat seat = 0; seat < 6; ++seat) QCOMPARE(hand.own(seat).cards.size(), 12);

    // What a seat knows of the two discards: its own; the others' unseen, the partner's too.
    auto const known = [&](Seat viewer) { return Tarot::facts(viewOf(at(6, 5), hand, {}, viewer)); };
    QCOMPARE(known(4).stockCount, 0);
    QCOMPARE(known(4).count[Tarot::partnersDiscard], 3);
    QVERIFY(known(4).may[Tarot::partnersDiscard].contains(cards("4D 5D")));
    QVERIFY((known(4).may[Tarot::partnersDiscard] & cards("KH 2C 3C T1")).empty());
    QCOMPARE(known(1).count[Tarot::partnersDiscard], 0);
    QCOMPARE(known(1).stockCount, 3);
    QCOMPARE(known(0).stockCount + known(0).count[Tarot::partnersDiscard], 6);
    QVERIFY((known(0).may[1] & cards("KH 2C 3C")).empty());
    QVERIFY((known(0).may[4] & cards("T1 4D 5D")).empty());
    QVERIFY(known(0).may[4].contains(cards("KH")) && known(0).may[1].contains(card("T1")));
  }

  // Example 17.
  void aPairsExcuseWinsTheLastTrickOfItsSlam() {
    Tarot hand;
    hand.pub.phase = Tarot::Phase::play;
    hand.pub.players = 6;
    hand.pub.contract = Contract::slam;
    hand.pub.taker = 1;
    hand.pub.partner = hand.pub.turn = hand.pub.lastWinner = 4;
    CardSet rest = seventyEightCards.cards();
    auto const take = [&rest](Card one) {
      rest.erase(one);
      return one;
    };
    hand.seats[4].cards = CardSet{take(Tarot::excuse)};
    for (auto const& [seat, text] : {std::pair{0, "2C"}, {1, "3C"}, {2, "4C"}, {3, "5C"}, {5, "6C"}})
      hand.seats[static_cast<std::size_t>(seat)].cards = CardSet{take(card(text))};
    for (int i = 0; i < 6; ++i) hand.hidden.dog.push(take(rest.lowest()));
    for (int trick = 0; trick < 11; ++trick) {
      hand.pub.history.leaders.push(trick < 7 ? 1 : 4);
      for (int place = 0; place < 6; ++place) hand.pub.history.cards.push(take(rest.lowest()));
    }
    hand.pub.tricksWon = {0, 7, 0, 0, 4, 0};
    for (std::size_t seat = 0; seat < 6; ++seat)
      hand.hidden.held.trumps[seat] = hand.hidden.held.honours[seat] = 2;
    act(hand, "play EX, play 6C, play 2C, play 3C, play 4C, play 5C");
    QVERIFY(hand.pub.over());
    QCOMPARE(number(hand.pub.lastWinner), 4);
    QCOMPARE(scores(hand.pub), "-600 1200 -600 -600 1200 -600");
  }

  // ---- Both ----

  // Example 18.
  void theFederationKnowsNeither_data() {
    QTest::addColumn<int>("players");
    QTest::newRow("two") << 2;
    QTest::newRow("six") << 6;
  }
  void theFederationKnowsNeither() {
    QFETCH(int, players);
    QCOMPARE(tarot().optionAgainst(players, context(players, Rules::fft).options), int{Tarot::rulesOption});
    QCOMPARE(tarot().optionAgainst(players, context(players, Rules::house).options), -1);
    QCOMPARE(tarot().optionAgainst(3, context(3, Rules::fft).options), -1);
    Record record = playedRecord(tarot(), players, {.hands = 1});
    record.options.values[Tarot::rulesOption] = 1;
    auto const read = readRecord(toJson(record));
    QVERIFY(std::holds_alternative<Problem>(read));
    QCOMPARE(QString::fromStdString(std::get<Problem>(read).text()),
             QString("options: rules fft is not for %1 players").arg(players));
  }

  void recordsComeBack_data() { theFederationKnowsNeither_data(); }
  void recordsComeBack() {
    QFETCH(int, players);
    for (char const* player : {"random", "greedy"}) {
      Record const record = playedRecord(tarot(), players, {.hands = 4, .player = player, .trace = true});
      std::string const text = toJson(record);
      QCOMPARE(text.find("\"piles\":") != std::string::npos, players == 2);
      auto const read = readRecord(text);
      QVERIFY(std::holds_alternative<Record>(read));
      QVERIFY(std::get<Record>(read) == record);
      QVERIFY(!verify(record));
      for (RecordedHand const& hand : record.hands) {
        std::int32_t sum = 0;
        for (std::int32_t const score : hand.result->scores) sum += score;
        QCOMPARE(sum, 0);
        // With two cards to a trick the halves of a side are even.
        if (players == 2 && hand.result->sidePoints) QCOMPARE(*hand.result->sidePoints % 2, 0);
      }
    }
  }

  // Of every place that cards lie in, and of piles that are not there.
  void badPilesAreRefused() {
    std::string const text = toJson(playedRecord(tarot(), 2, {.hands = 1}));
    auto const problemOf = [](std::string const& record) {
      auto const read = readRecord(record);
      if (auto const* problem = std::get_if<Problem>(&read)) return QString::fromStdString(problem->text());
      auto const wrong = verify(std::get<Record>(read));
      return wrong ? QString::fromStdString(wrong->text()) : QString();
    };
    QCOMPARE(problemOf(text), QString());
    std::size_t const piles = text.find(",\"piles\":[[[");
    QVERIFY(piles != std::string::npos);
    std::size_t const end = text.find("]]]", piles);
    std::string without = text;
    without.erase(piles, end + 3 - piles);
    QVERIFY2(problemOf(without).contains("is missing"), qPrintable(problemOf(without)));
    std::string short1 = text;
    std::size_t const first = text.find('[', piles + 12) - 1;  // behind the first pile
    std::size_t const comma = text.find(',', piles + 12);
    short1.erase(comma, text.find(']', comma) - comma);
    QVERIFY(first != std::string::npos);
    QCOMPARE(problemOf(short1), QString("hand 1, deal: a pile has 1 cards instead of 2"));
    Record moved = playedRecord(tarot(), 3, {.hands = 1});
    Deal& deal = moved.hands.front().deal;
    Card const taken = deal.hands[0].lowest();
    Card const other = deal.hands[1].lowest();
    deal.hands[0].erase(taken);
    deal.hands[1].erase(other);
    deal.piles.push({taken, other});
    QCOMPARE(QString::fromStdString(verify(moved)->text()),
             QString("hand 1, deal: there are 1 piles instead of 0"));
  }
};

}  // namespace testTarotTwoSix

QTEST_APPLESS_MAIN(testTarotTwoSix::TestTarotTwoSix)
#include "test_tarot_two_six.moc"
