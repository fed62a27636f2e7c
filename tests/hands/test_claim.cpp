// "The rest is mine" (core/rules/claim.h): against enumeration of every world and every play where few cards
// are left, in sampled worlds before; worked examples and near misses by hand for each game.
#include <QTest>
#include <algorithm>
#include <limits>
#include <vector>

#include "core/games/searches.h"
#include "core/match/table.h"
#include "core/rules/claim.h"
#include "tests/core/jabberwocky_hands.h"
#include "tests/core/placements.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testClaim {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;
using namespace giaguaro::test;

namespace {

// Who takes the trick that this action ends; nobody: it ends none.
template <Game G>
Seat takenBy(G hand, Action action) {
  Events events;
  hand.apply(action, &events);
  for (Event const& event : events)
    if (event.kind == Event::Kind::took) return event.seat;
  return nobody;
}

// Whether the seat to act, playing its cards in this order, takes every trick, whatever the others play.
template <Game G>
class TakesAll {
 public:
  TakesAll(G const& hand, std::vector<Card> const& order)
      : seat_(hand.pub.toAct()), order_(order), always_(from(hand, 0)) {}
  bool always() const { return always_; }

 private:
  bool from(G const& hand, std::size_t next) const {
    Seat const seat = hand.pub.toAct();
    if (seat == seat_)
      return next < order_.size() && G::playable(hand.pub, hand.own(seat)).contains(order_[next]) &&
             after(hand, Action::play(order_[next]), next + 1);
    for (Action action : G::legal(hand.pub, hand.own(seat)))
      if (!after(hand, action, next)) return false;
    return true;
  }
  bool after(G const& hand, Action action, std::size_t next) const {
    G then = hand;
    then.apply(action, nullptr);
    if (then.pub.over()) return takenBy(hand, action) == seat_ && next == order_.size();
    if (then.pub.trick.count == 0 && then.pub.toAct() != seat_) return false;
    return from(then, next);
  }

  Seat seat_;
  std::vector<Card> const& order_;
  bool always_;
};

template <Game G>
bool takesAllIn(std::vector<G> const& worlds, std::vector<Card> const& order) {
  return std::all_of(worlds.begin(), worlds.end(),
                     [&](G const& world) { return TakesAll<G>(world, order).always(); });
}

// Some order that takes every trick in each of these worlds; empty: there is none.
template <Game G>
std::vector<Card> anyOrder(std::vector<G> const& worlds, CardSet own) {
  std::vector<Card> order;
  for (Card card : own) order.push_back(card);
  do {
    if (takesAllIn(worlds, order)) return order;
  } while (std::next_permutation(order.begin(), order.end()));
  return {};
}

// A deal that favours one seat: it has exchanged its worst cards for the best ones of others, in one suit
// first or in all alike. Claims are rare without.
void favour(Deal& deal, int players, Rng& rng) {
  bool const bySuit = rng.below(2) == 0;
  auto const worse = [bySuit](Card a, Card b) {
    return bySuit ? a < b : std::pair(a.strength(), a.code) < std::pair(b.strength(), b.code);
  };
  CardSet& lucky = deal.hands[rng.below(static_cast<std::uint32_t>(players))];
  for (std::uint32_t swaps = rng.below(static_cast<std::uint32_t>(lucky.size())); swaps > 0; --swaps) {
    CardSet& other = deal.hands[rng.below(static_cast<std::uint32_t>(players))];
    Card const worst = *std::min_element(lucky.begin(), lucky.end(), worse);
    Card const best = *std::max_element(other.begin(), other.end(), worse);
    if (&other == &lucky || !worse(worst, best)) continue;
    lucky.erase(worst);
    other.erase(best);
    lucky.insert(best);
    other.insert(worst);
  }
}

// Calls `visit` with the view of each seat about to play a card: hands of random and of sensible players,
// half of their deals favouring one seat.
template <Game G>
void everyView(int hands, std::function<void(View<G> const&, Rng&)> const& visit) {
  for (int players : G::info.players)
    for (Options const& options : optionSets(G::info, players)) {
      Rng rng(seedOfRun(players));
      // Where cards lie covered nothing is claimed: test_tarot_two_six.cpp.
      if constexpr (Piled<G>)
        if (G::pilesOf(contextOf<G>(players, options, rng)) > 0) continue;
      for (int i = 0; i < hands; ++i) {
        Context const context = contextOf<G>(players, options, rng);
        Deal deal = G::shuffle(context, nullptr, rng);
        if (i % 2 == 0) favour(deal, players, rng);
        Played<G> played{context, deal, G::start(context, deal), {}};
        while (!played.hand.pub.over()) {
          Seat const seat = played.hand.pub.toAct();
          if (!G::playable(played.hand.pub, played.hand.own(seat)).empty()) visit(played.view(seat), rng);
          played.act(i % 4 < 2 ? greedyAction(played, rng) : randomAction(played, rng));
        }
      }
    }
}

// Positions compared, those that some order takes whole, and those of them where claim() knows one.
struct Tally {
  int positions = 0, sure = 0, found = 0;
};

// What a seat's score is at least, whatever the others play, if it always plays the first of these cards that
// it may. The others are bound by the rules alone: they may revoke where a revoke is only penalised.
template <Game G>
int scoreAtLeast(G const& hand, Seat seat, std::vector<Card> const& order) {
  if (hand.pub.over()) return hand.pub.scores()[static_cast<std::size_t>(seat)];
  auto const after = [&](Card card) {
    G then = hand;
    then.apply(Action::play(card), nullptr);
    return scoreAtLeast(then, seat, order);
  };
  CardSet const playable = G::playable(hand.pub, hand.own(hand.pub.toAct()));
  if (hand.pub.toAct() == seat)
    return after(*std::ranges::find_if(order, [&](Card card) { return playable.contains(card); }));
  int least = std::numeric_limits<int>::max();
  for (Card const card : playable) least = std::min(least, after(card));
  return least;
}

// The same in the worst of these worlds.
template <Game G>
int scoreAtLeast(std::vector<G> const& worlds, Seat seat, std::vector<Card> const& order) {
  int least = std::numeric_limits<int>::max();
  for (G const& world : worlds) least = std::min(least, scoreAtLeast(world, seat, order));
  return least;
}

template <Game G>
Tally compareWithEnumeration(int hands) {
  constexpr std::size_t mostWorlds = 2600;
  Tally tally;
  everyView<G>(hands, [&](View<G> const& view, Rng&) {
    if (view.own->cards.size() > 3) return;
    AllPlacements<G> const all(view, mostWorlds);
    if (all.found().empty()) return;
    std::vector<G> worlds;
    for (Placement const& placement : all.found()) worlds.push_back(playedAgain(view, placement).hand);
    std::vector<Card> const order = claim(view);
    bool const takes = !order.empty() && takesAllIn(worlds, order);
    QVERIFY2(order.empty() || takes, G::info.id.data());
    ++tally.positions;
    tally.found += takes ? 1 : 0;
    bool const wanted = G::claimRules(view).wantsAll;
    tally.sure += takes || (wanted && !anyOrder(worlds, view.own->cards).empty()) ? 1 : 0;
  });
  return tally;
}

// The claimant plays its order, the others anything.
template <Game G>
bool takesAllAtRandom(G hand, std::vector<Card> const& order, Rng& rng) {
  Seat const seat = hand.pub.toAct();
  std::size_t next = 0;
  while (!hand.pub.over()) {
    Actions const legal = G::legal(hand.pub, hand.own(hand.pub.toAct()));
    Action action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
    if (hand.pub.toAct() == seat) {
      if (next == order.size()) return false;
      action = Action::play(order[next++]);
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) return false;
    }
    Seat const taker = takenBy(hand, action);
    if (taker != nobody && taker != seat) return false;
    hand.apply(action, nullptr);
  }
  return next == order.size();
}

template <class Parse>
std::vector<Card> cardsOf(QString const& texts, Parse const& parse) {
  std::vector<Card> cards;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts))
    cards.push_back(*parse(text.toStdString()));
  return cards;
}

QString textsOf(std::vector<Card> const& cards, Deck const& deck) {
  QStringList texts;
  for (Card card : cards) texts << QString::fromStdString(deck.text(card));
  return texts.join(' ');
}

CardSet setOf(QString const& texts, Deck const& deck) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts))
    set.insert(*deck.parse(text.toStdString()));
  return set;
}

// A hand without duties: seat 0 is to act and holds `own`, `table` lies there, `out` is with the others, and
// everything else has been played.
template <class G>
G freeHand(QString const& own, QString const& out, QString const& table = {}) {
  G hand;
  hand.pub.phase = G::Phase::play;
  hand.pub.trump = Suit::clubs;
  hand.seats[0].cards = setOf(own, fortyCards);
  CardSet const onTable = setOf(table, fortyCards);
  int const leader = (FreePlay::players - onTable.size()) % FreePlay::players;
  CardSet const before = fortyCards.cards() - hand.seats[0].cards - onTable - setOf(out, fortyCards);
  for (Card card : before) hand.pub.history.cards.push(card);
  for (int trick = 0; trick < before.size() / FreePlay::players; ++trick) hand.pub.history.leaders.push(0);
  hand.pub.turn = static_cast<Seat>(leader);
  for (QString const& text : table.split(' ', Qt::SkipEmptyParts))
    hand.apply(Action::play(*fortyCards.parse(text.toStdString())), nullptr);
  return hand;
}

template <class G>
QString claimed(Context const& context, G const& hand) {
  return textsOf(claim(viewOf(context, hand, {}, hand.pub.toAct())), *G::info.deck);
}

}  // namespace

class TestClaim : public QObject {
  Q_OBJECT

 private slots:
  // Sound wherever all worlds can be gone through, with every play of the others; and not far from complete.
  void agreesWithEnumeration() {
    FOR_EVERY_GAME({
      int const hands = std::max(
          1, inRun(120) / static_cast<int>(optionSets(G::info.options).size() * G::info.players.size()));
      Tally const tally = compareWithEnumeration<G>(hands);
      if (QTest::currentTestFailed()) return;
      QByteArray const figures = QString("%1: %2 positions, %3 sure, %4 found")
                                     .arg(G::info.id.data())
                                     .arg(tally.positions)
                                     .arg(tally.sure)
                                     .arg(tally.found)
                                     .toUtf8();
      QVERIFY2(tally.positions > inRun(100) && tally.sure >= inRun(10), figures);
      QVERIFY2(100 * tally.found >= 95 * tally.sure, figures);
    });
  }

  // A claim that is accepted costs nothing: in the worst world, of all or of many, its score is that of the
  // best order of its cards, among all, also those that leave a trick to others; and so no revoke is charged
  // to who claims.
  void costsNothing() {
    FOR_EVERY_GAME({
      int claims = 0;
      int const hands = std::max(
          1, inRun(250) / static_cast<int>(optionSets(G::info.options).size() * G::info.players.size()));
      everyView<G>(hands, [&](View<G> const& view, Rng& rng) {
        if (view.own->cards.size() > 3) return;
        std::vector<Card> const claimed = claim(view);
        if (claimed.size() < 2) return;
        std::vector<G> worlds;
        AllPlacements<G> const all(view, 100);
        for (Placement const& placement : all.found()) worlds.push_back(playedAgain(view, placement).hand);
        if (worlds.empty()) {
          Worlds<G> const some(view, Beliefs::none(), Policy<G>::learned(), rng);
          for (int i = 0; i < 40; ++i) worlds.push_back(playedAgain(view, some.placement(rng)).hand);
        }
        ++claims;
        int const score = scoreAtLeast(worlds, view.seat, claimed);
        std::vector<Card> order;
        for (Card card : view.own->cards) order.push_back(card);
        do {
          int const other = scoreAtLeast(worlds, view.seat, order);
          if (other <= score) continue;
          QFAIL(qPrintable(QString("%1: claimed %2 for %3, but %4 gives %5")
                               .arg(G::info.id.data(), textsOf(claimed, *G::info.deck))
                               .arg(score)
                               .arg(textsOf(order, *G::info.deck))
                               .arg(other)));
        } while (std::next_permutation(order.begin(), order.end()));
      });
      if (QTest::currentTestFailed()) return;
      QVERIFY2(claims >= inRun(5), qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(claims)));
    });
  }

  // With more cards left: in sampled worlds, the others playing at random.
  void soundWithManyCards() {
    FOR_EVERY_GAME({
      int claims = 0;
      int const hands =
          std::max(1, 800 / static_cast<int>(optionSets(G::info.options).size() * G::info.players.size()));
      everyView<G>(hands, [&](View<G> const& view, Rng& rng) {
        std::vector<Card> const order = claim(view);
        if (order.size() < 3 || claims == inRun(150)) return;
        ++claims;
        Worlds<G> const worlds(view, Beliefs::none(), Policy<G>::learned(), rng);
        for (int i = 0; i < 20; ++i) {
          G const world = playedAgain(view, worlds.placement(rng)).hand;
          for (int way = 0; way < 5; ++way) QVERIFY2(takesAllAtRandom(world, order, rng), G::info.id.data());
        }
      });
      if (QTest::currentTestFailed()) return;
      QVERIFY2(claims >= 5, qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(claims)));
    });
  }

  // Clubs are trump.
  void freePlay_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("order");
    auto const row = [](char const* name, char const* own, char const* out, char const* table,
                        char const* order) {
      QTest::newRow(name) << QString(own) << QString(out) << QString(table) << QString(order);
    };
    row("trumps above all that are out", "3C KC JC", "7C 6C 5C 4C AD 3D AH 3H AS 3S KD KH", "", "3C KC JC");
    row("one trump between", "3C KC JC", "QC 6C 5C 4C AD 3D AH 3H AS 3S KD KH", "", "");
    row("no trump is out", "3D KD", "QD JD 2D AH 3H KH AS 3S", "", "3D KD");
    row("the lowest trump is", "3D KD", "QD JD 2D AH 3H KH AS 2C", "", "");
    row("nobody need follow: none is drawn", "AC AD", "2C 3D KD AH 3H KH AS 3S", "", "");
    row("no card of the suit is out", "2D", "AH 3H KH AS", "", "2D");
    row("last to the trick: the ace, since the trump is wanted for the next", "AC AD", "2C KD QD JD",
        "3D 2H 4H 5H", "AD AC");
    row("the trump, since the other does not take it", "AC 4D", "2S KS QS JS", "3D 2H 4H 5H", "AC 4D");
    row("the trump, over the ace", "3D AC", "2S KS QS JS", "AD 2H 4H 5H", "AC 3D");
    row("somebody is still to play", "3D AC", "2S KS QS JS 2D", "4D 2H 4H", "AC 3D");
    row("who may take it", "3D AC", "2S KS QS JS 2C", "4D 2H 4H", "");
  }
  void freePlay() {
    QFETCH(QString, own);
    QFETCH(QString, out);
    QFETCH(QString, table);
    Context const context{.players = 5};
    QTEST(claimed(context, freeHand<Jaguar>(own, out, table)), "order");
    QTEST(claimed(context, freeHand<BriscolaChiamata>(own, out, table)), "order");
  }
  void withoutTrump() {
    BriscolaChiamata hand = freeHand<BriscolaChiamata>("AD 3D AH", "KD QD 3H KH AC 3C KC AS 3S KS QS JS");
    QCOMPARE(claimed(Context{.players = 5}, hand), QString());
    hand.pub.trump = Suit::trumps;  // a solo
    QCOMPARE(claimed(Context{.players = 5}, hand), QString("AD AH 3D"));
  }

  // Three players, hearts are trump. Seat 0 leads.
  void jabberwockyAtTheStart() {
    Context const three = context(3, 3, 2);
    auto const claims = [&](QString const& own) {
      return claimed(three, started(three, {own, "2S 4C 5C", "3S 6C 7C"}, "2H", "3 0 1"));
    };
    QCOMPARE(claims("AH KH QH"), QString("AH KH QH"));
    QCOMPARE(claims("AH KH JH"), QString());  // the queen may lie among the undealt cards
    QCOMPARE(claims("AS AC AD"), QString());  // trumps are out
    QCOMPARE(claims("AH KH AD"), QString());  // only AD may be led
  }

  // Seat 0 ruffs, then leads a trump to which nobody can follow: its aces are good.
  void jabberwockyWithoutTrumpsOut() {
    for (bool penalise : {false, true}) {
      Context const five = context(3, 5, 0, penalise);
      QStringList const hands{"AH KH AS AD KD", "2C 4C 5C 6C 7C", "3C 8C 9C 10C JC"};
      Jabberwocky hand = started(five, hands, "2H", "1 0 5");
      play(hand, "2C 3C AH");
      QCOMPARE(claimed(five, hand), QString());
      play(hand, "KH 4C 8C");
      QCOMPARE(claimed(five, hand), penalise ? QString() : QString("AD AS KD"));  // they might have revoked
    }
    Context const five = context(3, 5, 0);
    Jabberwocky hand = started(five, {"AH KH AS AD QD", "2C 4C 5C 6C 7C", "3C 8C 9C 10C JC"}, "2H", "1 0 5");
    play(hand, "2C 3C AH KH 4C 8C");
    QCOMPARE(claimed(five, hand), QString());  // the king of diamonds may be anywhere
  }

  // Who still hopes for its bid claims no more tricks than that; where it is lost, all that there are.
  void jabberwockysBidIsNotClaimedAway() {
    for (auto const& [bids, order] : {std::pair{"0 0 4", ""}, {"1 0 5", "AD AS KD"}, {"3 3 1", "AD AS KD"}}) {
      Context const five = context(3, 5, 0);
      Jabberwocky hand = started(five, {"AH KH AS AD KD", "2C 4C 5C 6C 7C", "3C 8C 9C 10C JC"}, "2H", bids);
      play(hand, "2C 3C AH KH 4C 8C");
      QCOMPARE(claimed(five, hand), QString(order));
    }
  }

  // A claim breaks no duty, also where that is possible and only costs points: clubs are led, and seat 4 has
  // the king of clubs beside the five highest trumps. No other trump is out, and the ace of clubs lies there:
  // with a revoke all tricks would be its own.
  void aClaimDoesNotRevoke() {
    Context const five = context(5, 9, 0, true);
    Jabberwocky hand = started(
        five, {"5H 6H 3S AC", "2D 2H 4D 5D", "3H 2C 6D 7D", "4H 3C 8D 9D", "7H 8H 2S KC AH KH QH JH 10H"},
        "9H", "0 0 0 8 0");
    play(hand, "2D 3H 4H 7H 5H 8H 6H 2H 2C 3C 2S 3S 4D 6D 8D AC 5D 7D 9D");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 4);
    QCOMPARE(Jabberwocky::playable(hand.pub, hand.own(4)).size(), 6);
    QCOMPARE(claimed(five, hand), QString());
    play(hand, "AH");  // once it has revoked, the rest is its own
    QCOMPARE(claimed(five, hand), QString("KH QH JH 10H KC"));
  }

  // An unbroken trump may not be led beside other cards.
  void jabberwockysTrumpsWait() {
    Context const three = context(3, 3, 2);
    Jabberwocky hand = started(three, {"2C 3C 4C"}, "2H", "3 0 1");
    CardSet const own = cards("AH AS");
    ClaimPosition position{.players = 3, .seat = 0, .own = own, .playable = cards("AS")};
    position.rules = Jabberwocky::claimRules(viewOf(three, hand, {}, 0));
    position.facts.may[1] = cards("KS 5C");
    position.facts.may[2] = cards("6C QS");
    QCOMPARE(textsOf(claimOrder(position), fiftyTwoCards), QString("AS AH"));
    position.own = cards("AH KC AS");
    position.playable = cards("KC AS");
    QCOMPARE(textsOf(claimOrder(position), fiftyTwoCards), QString("AS KC AH"));
  }

  // What each of the others may hold is known here.
  void jaago_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<QString>("order");
    QTest::newRow("tops, and the sister is gone")
        << "AH KH" << QStringList{"QH 2C", "JH 3C", "4C 5C"} << "AH KH";
    QTest::newRow("one jaago is out") << "AH KH" << QStringList{"QH 2C", "JH 3C", "4C 2D"} << "";
    QTest::newRow("not the top") << "AH QH" << QStringList{"KH 2C", "JH 3C", "4C 5C"} << "AH QH";
    QTest::newRow("nor drawn") << "AH QH" << QStringList{"KH JH", "2C 3C", "4C 5C"} << "";
    QTest::newRow("its sister is drawn first")
        << "AH 2D" << QStringList{"QH 2C", "JH 3C", "4C 5C"} << "AH 2D";
    QTest::newRow("but not two of one seat") << "AH 2D" << QStringList{"QH JH", "2C 3C", "4C 5C"} << "";
    QTest::newRow("two colours") << "2D 2S" << QStringList{"", "", ""} << "2D 2S";
  }
  void jaago() {
    QFETCH(QString, own);
    QFETCH(QStringList, others);
    CardSet const cards = setOf(own, fiftyTwoCards);
    ClaimPosition position{.players = 4, .seat = 2, .own = cards, .playable = cards};
    position.rules = JaagoChalis::claimRules(viewOf(Context{.players = 4}, JaagoChalis{}, {}, 2));
    for (int i = 0; i < others.size(); ++i)
      position.facts.may[static_cast<std::size_t>((3 + i) % 4)] = setOf(others[i], fiftyTwoCards);
    QTEST(textsOf(claimOrder(position), fiftyTwoCards), "order");
  }

  // Through the table, too: a claim that is refused says whether it would have cost the bid.
  void theTableSaysThatAClaimCosts() {
    for (auto const& [bid, costs] : {std::pair{"bid 0", true}, {"bid 3", false}}) {
      auto const table = openTable({"jabberwocky", 3, {}, 1, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      QVERIFY(!table->claimCosts());
      table->apply(*table->parse(bid));  // of the seat that will lead
      while (!table->playing()) table->apply(table->legal().front());
      QCOMPARE(table->claimCosts(), costs);
      if (costs) QVERIFY(table->claim().empty());
    }
  }

  // A claim that is not sure names the first card that may lose, the card that may take its trick, and who
  // may hold that one, as far as the claimant can know.
  void aRefusalSaysWhoMayStopIt_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("cards");  // the claimant's, and the one against it
    QTest::addColumn<int>("holders");
    QTest::newRow("the trump between") << "3C KC JC"
                                       << "QC 6C 5C 4C AD 3D AH 3H AS 3S KD KH"
                                       << ""
                                       << "JC QC" << 4;
    QTest::newRow("a trump on the next trick") << "3D AC"
                                               << "2S KS QS JS 2C"
                                               << "4D 2H 4H"
                                               << "3D 2C" << 4;
    QTest::newRow("a higher one of the suit") << "3D"
                                              << "AD 4S 5S 6S"
                                              << ""
                                              << "3D AD" << 4;
    QTest::newRow("it lies there already") << "2D 4D"
                                           << "2S KS QS JS"
                                           << "AD 2H 4H 5H"
                                           << "4D AD" << 0;
    QTest::newRow("it is sure") << "3D AC"
                                << "2S KS QS JS 2D"
                                << "4D 2H 4H"
                                << "" << 0;
  }
  void aRefusalSaysWhoMayStopIt() {
    QFETCH(QString, own);
    QFETCH(QString, out);
    QFETCH(QString, table);
    QFETCH(int, holders);
    Jaguar const hand = freeHand<Jaguar>(own, out, table);
    auto const position = claimPosition(viewOf(Context{.players = 5}, hand, {}, hand.pub.toAct()));
    QVERIFY(position.has_value());
    auto const doubt = claimDoubt(*position);
    QTEST(doubt ? textsOf({doubt->own, doubt->against}, fortyCards) : QString(), "cards");
    QCOMPARE(doubt ? static_cast<int>(doubt->holders.size()) : 0, holders);
  }
  void aRefusalSaysOnlyWhatTheClaimantKnows() {
    FOR_EVERY_GAME({
      int told = 0;
      int const hands =
          std::max(1, 40 / static_cast<int>(optionSets(G::info.options).size() * G::info.players.size()));
      everyView<G>(std::max(hands, 1), [&](View<G> const& view, Rng&) {
        auto const position = claimPosition(view);
        if (!position) return;  // to take all would cost it
        auto const doubt = claimDoubt(*position);
        if (!claim(view).empty()) QVERIFY(!doubt);
        if (!doubt) return;
        ++told;
        QVERIFY(view.own->cards.contains(doubt->own));
        QVERIFY(!view.own->cards.contains(doubt->against));
        for (Seat const holder : doubt->holders) {
          QVERIFY(holder != view.seat);
          QVERIFY(position->facts.may[static_cast<std::size_t>(holder)].contains(doubt->against));
        }
        if (doubt->holders.empty()) QCOMPARE(doubt->against, view.pub.trick.best);
      });
      if (QTest::currentTestFailed()) return;
      QVERIFY2(told > 50, qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(told)));
    });
  }

  void onlyTheSeatToActClaims() {
    Context const five{.players = 5};
    Jaguar hand = freeHand<Jaguar>("AC 3C", "KC QC JC 7C AD AH AS 3S");
    for (Seat seat = 1; seat < 5; ++seat) QVERIFY(claim(viewOf(five, hand, {}, seat)).empty());
    QVERIFY(claim(viewOf(five, hand, {}, nobody)).empty());
    QVERIFY(!claim(viewOf(five, hand, {}, 0)).empty());
    hand.pub.phase = Jaguar::Phase::naming;
    QVERIFY(claim(viewOf(five, hand, {}, 0)).empty());
  }

  // Through the table: what it answers can be played, and takes every trick.
  void theTableClaims() {
    for (GameInfo const* game : allGames()) {
      int claims = 0;
      for (std::uint64_t seed = 1; claims == 0 && seed < 200; ++seed) {
        std::vector<std::string> const names(static_cast<std::size_t>(game->usualPlayers), "greedy");
        auto const table = openTable(
            {std::string(game->id), game->usualPlayers, completed(game->options, {}), seed, names, names});
        QVERIFY(table->claim().empty());
        QVERIFY(!table->decided());
        table->deal(table->nextDeal(), table->nextDealer());
        std::vector<Card> order;
        while (!table->handOver() && order.empty()) {
          table->apply(table->thought("greedy")(StopFlag{}).action);
          order = table->claim();
        }
        if (order.size() < 2) continue;
        ++claims;
        Seat const seat = table->toAct();
        std::size_t next = 0;
        while (!table->handOver()) {
          bool const mine = table->toAct() == seat;
          table->apply(mine ? Action::play(order[next++]) : table->legal().front());
          for (Event const& event : table->lastEvents(nobody))
            if (event.kind == Event::Kind::took) QCOMPARE(event.seat, seat);
        }
        QVERIFY(table->decided());
      }
      QVERIFY2(claims > 0, game->id.data());
    }
  }
};

}  // namespace testClaim

QTEST_APPLESS_MAIN(testClaim::TestClaim)
#include "test_claim.moc"
