// The worked examples of Jaago-Chalis's rules, and its edges. Figures in halves, as the game counts.
#include <QTest>
#include <bit>

#include "core/ai/players.h"
#include "tests/core/jaago_chalis_hands.h"
#include "tests/joined.h"

namespace testJaagoChalis {

using namespace giaguaro;
using namespace giaguaro::jaagoHands;

class TestJaagoChalis : public QObject {
  Q_OBJECT

 private slots:
  void thePointsOfAHand() {
    int sum = JaagoChalis::lastTrick;
    for (Card card : fiftyTwoCards.cards()) sum += JaagoChalis::cardPoints(card);
    QCOMPARE(sum, 80);
    for (auto const& [text, points] : {std::pair{"2H", 2}, {"AD", 2}, {"AC", 1}, {"2S", 1}})
      QCOMPARE(JaagoChalis::cardPoints(card(text)), points);
  }

  void theSeatAfterTheDealerLeads() {
    for (Seat dealer = 0; dealer < 4; ++dealer) {
      JaagoChalis const hand = JaagoChalis::start(context(dealer), anyDeal());
      QCOMPARE(static_cast<int>(hand.pub.toAct()), (dealer + 1) % 4);
      QVERIFY(hand.pub.playing());
      QCOMPARE(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())), hand.own(hand.pub.toAct()).cards);
    }
  }

  // Examples 3 to 6, and their neighbours.
  void duties_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("playable");
    QTest::addColumn<Ids>("may");
    QTest::addColumn<Ids>("status");
    auto const row = [](char const* name, char const* table, char const* held, char const* playable,
                        char const* may, char const* status) {
      QTest::newRow(name) << table << held << playable << may << status;
    };
    row("example 3: go over", "7D 9D", "8D QD KD 2H", "KD QD", "can.follow-higher",
        "jaago.status.follow-higher");
    row("example 4: trumped", "7D 4H", "8D QD AH", "QD 8D", "can.follow-trumped", "jaago.status.follow");
    row("example 5: overtrump", "7D 10H", "9H JH KH 3S", "KH JH", "can.overtrump", "jaago.status.overtrump");
    row("example 5: undertrump", "7D 10H", "9H 3H 3S", "9H 3H", "can.undertrump", "jaago.status.undertrump");
    row("example 6: careful", "7S", "2D AH 5H", "2D AH 5H", "can.careful", "jaago.status.careful");
    row("nothing over", "9D QD", "JD 2D AS", "JD 2D", "can.follow-cannot-beat", "jaago.status.follow");
    row("over the best, not the lead", "7D KD 9D", "8D QD 2S", "QD 8D", "can.follow-cannot-beat",
        "jaago.status.follow");
    row("a careful ace is not to be beaten", "7D AS", "8D 3D 2H", "8D", "can.follow-higher",
        "jaago.status.one");
    row("first to trump", "7D 9D", "2H AH 3C", "AH 2H", "can.trump", "jaago.status.trump");
    row("one jaago", "7C", "2S AH KH", "2S", "jaago.can.trump-one", "jaago.status.one");
    row("one of the suit, lower", "7C KC", "2C AS KH", "2C", "can.follow-one", "jaago.status.one");
    row("one of the suit, higher", "7C KC", "AC AS KH", "AC", "can.follow-one", "jaago.status.one");
    row("one of the suit, trumped", "7C 2S", "AC AS KH", "AC", "can.follow-one", "jaago.status.one");
    row("one higher jaago", "7C 5S", "AS 2S KH", "AS", "can.overtrump", "jaago.status.one");
    row("an undertrump does not raise the bar", "7C 5S 2S", "4S 3S AH", "4S 3S", "can.undertrump",
        "jaago.status.undertrump");
    row("lead", "", "4S 3S AH", "AH 4S 3S", "can.any-lead", "jaago.status.lead");
    row("last card", "7C 5S", "AH", "AH", "can.last-card", "jaago.status.last");
  }
  void duties() {
    QFETCH(QString, table);
    QFETCH(QString, held);
    QFETCH(QString, playable);
    QFETCH(Ids, may);
    QFETCH(Ids, status);
    JaagoChalis const hand = position(table, held);
    JaagoChalis::Private const& own = hand.own(hand.pub.turn);
    QCOMPARE(texts(JaagoChalis::playable(hand.pub, own)), texts(cards(playable)));
    Actions const legal = JaagoChalis::legal(hand.pub, own);
    QCOMPARE(legal.size(), cards(playable).size());
    for (Action action : legal) QVERIFY(cards(playable).contains(action.card()));
    Seen const seen = JaagoChalis::show(viewOfTurn(hand));
    QCOMPARE(ids(seen.guide.may), may);
    QCOMPARE(QString(seen.status.text.id), status);
    for (Offer const& offer : seen.offers)
      QCOMPARE(offer.legal(), cards(playable).contains(offer.action.card()));
  }

  // Example 7, and the other ways of winning.
  void trickWinner_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<int>("winner");
    QTest::addColumn<int>("points");
    QTest::newRow("example 7") << "2C AC 2S KD" << 2 << 5;
    QTest::newRow("highest of the suit led") << "7H 10H AS JH" << 3 << 7;
    QTest::newRow("highest jaago") << "AD 2H 5H 4H" << 2 << 8;
    QTest::newRow("the other colour never wins") << "2S AH KH AD" << 0 << 7;
    QTest::newRow("clubs trump spades") << "AS KS 2C QS" << 2 << 4;
    QTest::newRow("diamonds trump hearts") << "AH KC 2D AC" << 2 << 6;
  }
  void trickWinner() {
    QFETCH(QString, trick);
    QFETCH(int, winner);
    QFETCH(int, points);
    JaagoChalis const hand = position(trick, "");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), winner);
    for (int seat = 0; seat < 4; ++seat)
      QCOMPARE(static_cast<int>(hand.pub.points[static_cast<std::size_t>(seat)]),
               seat == winner ? points : 0);
  }

  // Examples 1 and 8.
  void scores_data() {
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("scores");
    QTest::newRow("example 1") << "16 25 20 19"
                               << "-4 25 20 -1";
    QTest::newRow("example 8") << "80 0 0 0"
                               << "80 -20 -20 -20";
    QTest::newRow("ten each") << "20 20 20 20"
                              << "20 20 20 20";
    QTest::newRow("half a point short") << "19 19 19 23"
                                        << "-1 -1 -1 23";
  }
  void scores() {
    QFETCH(QString, points);
    QFETCH(QString, scores);
    JaagoChalis::Public const pub = finished(perSeat(points)).pub;
    QCOMPARE(numbers(pub.scores()), scores);
    QCOMPARE(numbers(pub.result().scores), scores);
    QCOMPARE(numbers(pub.result().points), points);
  }
  // Example 8 as it is played: nobody can beat the first seat's cards, and the last trick adds a point.
  void whoTakesEveryTrick() {
    JaagoChalis hand = JaagoChalis::start(context(3), dealWith({"AH KH QH JH AD KD QD JD AC KC QC AS KS",
                                                                "10H 9H 8H 10D 9D 8D JC 10C 9C 8C QS JS 10S",
                                                                "7H 6H 5H 7D 6D 5D 7C 6C 5C 9S 8S 7S 6S"}));
    for (char const* lead : {"AC", "KC", "QC", "AS", "KS", "AH", "KH", "QH", "AD", "KD", "QD", "JH", "JD"}) {
      QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);
      act(hand, QString("play ") + lead);
      while (hand.pub.trick.count > 0)
        hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()),
                   nullptr);
    }
    QVERIFY(hand.pub.over());
    QCOMPARE(numbers(hand.pub.result().points), QString("80 0 0 0"));
    QCOMPARE(numbers(hand.pub.scores()), QString("80 -20 -20 -20"));
    QVERIFY(!JaagoChalis::next(context(3), hand));  // 40 at once
  }

  void pointsOfRealHandsMakeEighty() {
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
      JaagoChalis hand = JaagoChalis::start(context(), anyDeal(seed));
      playOutLowest(hand);
      int sum = 0;
      for (int points : hand.pub.points) sum += points;
      QCOMPARE(sum, 80);
    }
  }

  void theWinnerOfTheLastTrickDealsNext() {
    std::array<int, 4> deals{};
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
      JaagoChalis hand = JaagoChalis::start(context(), anyDeal(seed));
      JaagoChalis before = hand;
      while (!hand.pub.over()) {
        before = hand;
        hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()),
                   nullptr);
      }
      // The same found otherwise: who has gained with the last card.
      Seat winner = nobody;
      for (Seat seat = 0; seat < 4; ++seat)
        if (hand.pub.points[static_cast<std::size_t>(seat)] >
            before.pub.points[static_cast<std::size_t>(seat)])
          winner = seat;
      std::optional<Context> const next = JaagoChalis::next(context(), hand);
      QVERIFY(next);
      QCOMPARE(next->dealer, winner);
      QCOMPARE(next->hand, std::int16_t{1});
      QCOMPARE(numbers(next->totals), numbers(hand.pub.scores()));
      ++deals[static_cast<std::size_t>(winner)];
    }
    for (int each : deals) QVERIFY(each > 0);
  }

  void theEndOfTheMatch_data() {
    QTest::addColumn<QString>("totals");
    QTest::addColumn<QString>("points");
    QTest::addColumn<bool>("over");
    QTest::addColumn<Ids>("said");  // the sheet's last lines, after the four scores
    Ids const goesOn = "jaago.sheet.highest";
    Ids const tie = "jaago.sheet.highest-shared sheet.jaago-tie";
    Ids const pays = " sheet.pays-difference sheet.pays-bonus";
    Ids const difference = " sheet.pays-difference";
    Ids const ends = "sheet.jaago-end jaago.sheet.settlement";
    Ids const sums = " jaago.sheet.receives";
    QTest::newRow("nobody") << "59 0 0 0"
                            << "20 20 20 20" << false << goesOn;
    QTest::newRow("39 and a half") << "54 0 0 0"
                                   << "25 16 20 19" << false << goesOn;
    QTest::newRow("forty") << "55 0 9 40"
                           << "25 16 20 19" << true
                           << Ids(ends + pays.repeated(3) + difference.repeated(3) + sums);
    QTest::newRow("two over forty") << "61 61 9 40"
                                    << "25 20 16 19" << true
                                    << Ids(ends + pays.repeated(3) + difference.repeated(3) + sums);
    QTest::newRow("shared at the top") << "61 66 9 40"
                                       << "25 20 16 19" << false << tie;
    QTest::newRow("shared below forty") << "41 46 9 40"
                                        << "25 20 16 19" << false << "jaago.sheet.highest-shared";
    QTest::newRow("second shared") << "80 40 40 0"
                                   << "20 20 20 20" << true
                                   << Ids(ends + pays.repeated(3) + difference.repeated(2) +
                                          " sheet.shared-bonus" + sums);
    QTest::newRow("afresh after a shared hand: both fall")
        << "81 81 0 0"
        << "16 16 24 24" << false << "jaago.sheet.highest-shared";
    QTest::newRow("afresh after a shared hand: one rises")
        << "81 81 0 0"
        << "18 22 20 20" << true
        << Ids(ends + pays.repeated(3) + difference.repeated(2) + " sheet.shared-bonus" + sums);
  }
  void theEndOfTheMatch() {
    QFETCH(QString, totals);
    QFETCH(QString, points);
    QFETCH(bool, over);
    QFETCH(Ids, said);
    JaagoChalis const hand = finished(perSeat(points), perSeat(totals));
    Context const before = context(3, perSeat(totals));
    QCOMPARE(!JaagoChalis::next(before, hand), over);
    Result const result = hand.pub.result();
    QCOMPARE(result.counting.size(), std::size_t{5});
    QCOMPARE(ids({result.price.begin() + 4, result.price.end()}), said);
    QCOMPARE(result.subtitle.empty(), over);
    // What a row a seat tells.
    QCOMPARE(result.shares.size(), std::size_t{4});
    for (std::size_t seat = 0; seat < 4; ++seat) {
      QCOMPARE(QString(result.shares[seat].text.id),
               QString(static_cast<Seat>(seat) == hand.pub.winnerOfLastTrick() ? "jaago.role.cards-last"
                                                                               : "jaago.role.cards"));
      QCOMPARE(result.shares[seat].arguments.back(), args::points(result.points[seat]));
      // Its cards and the last trick are drawn as what they count.
      Result::Tally const& tally = result.tallies.at(seat);
      auto const& told = result.shares[seat].arguments;
      bool const last = static_cast<Seat>(seat) == hand.pub.winnerOfLastTrick();
      QCOMPARE(tally.taken(), 2 * told[0].number + told[1].number + (last ? JaagoChalis::lastTrick : 0));
      QVERIFY(!tally.counted && tally.target == JaagoChalis::ten && tally.total >= result.points[seat]);
      QCOMPARE(tally.total, result.tallies.front().total);
    }
    QCOMPARE(ids(result.remarks).contains("sheet.jaago-tie"), ids(result.price).contains("sheet.jaago-tie"));
  }

  // Example 2, and shared places.
  void settlement_data() {
    QTest::addColumn<QString>("totals");
    QTest::addColumn<QString>("payments");
    QTest::newRow("example 2") << "81 72 90 57"
                               << "-16 -72 240 -152";
    QTest::newRow("second and third shared") << "90 70 70 50"
                                             << "260 -50 -50 -160";
    QTest::newRow("third and last shared") << "60 90 80 60"
                                           << "-120 250 -10 -120";
    QTest::newRow("all the others shared") << "20 20 20 80"
                                           << "-120 -120 -120 360";
    QTest::newRow("below nothing") << "80 -20 -20 -20"
                                   << "480 -160 -160 -160";
  }
  void settlement() {
    QFETCH(QString, totals);
    QFETCH(QString, payments);
    PerSeat const settlement = JaagoChalis::settlement(context(), perSeat(totals));
    QCOMPARE(numbers(settlement), payments);
  }
  void settlementsSumToZero() {
    Rng rng(3);
    for (int i = 0; i < 2000; ++i) {
      PerSeat totals{};
      for (std::size_t seat = 0; seat < 4; ++seat)
        totals[seat] = 70 + static_cast<std::int32_t>(rng.below(12));
      PerSeat const settlement = JaagoChalis::settlement(context(), totals);
      int sum = 0;
      for (int each : settlement) sum += each;
      QCOMPARE(sum, 0);
      int bonuses = 0;
      for (int each : JaagoChalis::bonuses(totals)) bonuses += each;
      QCOMPARE(bonuses, JaagoChalis::leader(totals) == nobody ? 0 : 180);
    }
  }

  // What a card played says of the cards that its seat cannot have: nothing of the suit, nothing over the
  // best card.
  void facts_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("never");
    QTest::newRow("did not follow, trumped") << "7D 2H" << 1 << "AD KD QD JD 10D 9D 8D 6D 5D 4D 3D 2D";
    QTest::newRow("neither")
        << "7D 2S" << 1 << "AD KD QD JD 10D 9D 8D 6D 5D 4D 3D 2D AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H";
    QTest::newRow("did not go over") << "7D 5D" << 1 << "AD KD QD JD 10D 9D 8D";
    QTest::newRow("went over") << "7D QD" << 1 << "";
    QTest::newRow("did not go over the best") << "7D QD 9D" << 2 << "AD KD";
    QTest::newRow("trumped: no duty to go over") << "7D 2H 5D" << 2 << "";
    QTest::newRow("did not overtrump")
        << "7C 9S 8S" << 2 << "AC KC QC JC 10C 9C 8C 6C 5C 4C 3C 2C AS KS QS JS 10S";
    QTest::newRow("overtrumped") << "7C 9S 10S" << 2 << "AC KC QC JC 10C 9C 8C 6C 5C 4C 3C 2C";
  }
  void facts() {
    QFETCH(QString, trick);
    QFETCH(int, seat);
    QFETCH(QString, never);
    JaagoChalis hand;
    hand.pub.turn = 0;
    CardSet played;
    for (QString const& text : trick.split(' ')) {
      hand.apply(Action::play(card(text)), nullptr);
      played.insert(card(text));
    }
    Facts const facts = JaagoChalis::facts(viewOf(context(), hand, {}, nobody));
    QCOMPARE(texts(facts.unseen), texts(fiftyTwoCards.cards() - played));
    QCOMPARE(texts(facts.unseen - facts.may[static_cast<std::size_t>(seat)]), texts(cards(never)));
    QCOMPARE(facts.count[static_cast<std::size_t>(seat)], 12);
    QCOMPARE(facts.count[3], 13);
    QCOMPARE(facts.may[3], facts.unseen);
  }
  void fitsPlaysTheHandOver() {
    Deal const deal = dealWith({"7D 2S", "5D 3S", "9D 4S", "2H 5S"});
    JaagoChalis hand = JaagoChalis::start(context(3), deal);
    act(hand, "play 7D");
    View<JaagoChalis> view = viewOf(context(3), hand, {}, 0);
    QVERIFY(JaagoChalis::fits(view, deal));
    // The second seat could go over if it had the nine too; with its own cards it cannot.
    Deal other = deal;
    other.hands[1].erase(card("3S"));
    other.hands[1].insert(card("9D"));
    other.hands[2].erase(card("9D"));
    other.hands[2].insert(card("3S"));
    QVERIFY(JaagoChalis::fits(view, other));
    hand.apply(Action::play(card("5D")), nullptr);
    view = viewOf(context(3), hand, {}, 0);
    QVERIFY(!JaagoChalis::fits(view, other));
    std::swap(other.hands[0], other.hands[3]);
    QVERIFY(!JaagoChalis::fits(view, other));
  }

  // Each deal with greedy in one seat among three random players, in each seat in turn, and the reverse.
  void greedyBeatsRandom() {
    int constexpr deals = 100;
    double difference = 0;
    for (std::uint64_t deal = 1; deal <= deals; ++deal)
      for (unsigned greedy : {1U, 2U, 4U, 8U, 14U, 13U, 11U, 7U}) {
        JaagoChalis hand = JaagoChalis::start(context(), anyDeal(deal));
        Rng rng(deal);
        while (!hand.pub.over()) {
          View<JaagoChalis> const view = viewOf(context(), hand, {}, hand.pub.toAct());
          bool const thinks = (greedy >> view.seat & 1U) != 0;
          hand.apply(
              thinks ? JaagoChalis::greedy(view, rng) : randomPlayer<JaagoChalis>(view, rng, {}).action,
              nullptr);
        }
        std::array<double, 2> sums{};
        for (Seat seat = 0; seat < 4; ++seat)
          sums[greedy >> seat & 1U] += hand.pub.scores()[static_cast<std::size_t>(seat)];
        int const count = std::popcount(greedy);
        difference += sums[1] / count - sums[0] / (4 - count);
      }
    QVERIFY2(difference / (8 * deals) > 8, qPrintable(QString::number(difference / (8 * deals))));
  }
};

}  // namespace testJaagoChalis

QTEST_APPLESS_MAIN(testJaagoChalis::TestJaagoChalis)
#include "test_jaago_chalis.moc"
