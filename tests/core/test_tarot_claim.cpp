// Claims in Tarot by hand: drawing trumps, what the excuse spares, and what it takes. Soundness over all
// games: test_claim.cpp.
#include <QTest>
#include <vector>

#include "core/rules/claim.h"
#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarotClaim {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

QString textsInOrder(std::vector<Card> const& order) {
  QStringList list;
  for (Card one : order) list << QString::fromStdString(seventyEightCards.text(one));
  return list.join(' ');
}

}  // namespace

class TestTarotClaim : public QObject {
  Q_OBJECT

 private slots:
  // Three players; the taker is seat 0 and leads, and the dog lies face down.
  void tarotAtTheStart_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<bool>("sure");
    QString const topTen = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12";
    QString const hearts = "KH QH NH JH 10H 9H 8H 7H 6H 5H 4H 3H";
    // At most ten trumps in one hand, and the excuse once in place of one: eleven leads draw all.
    QTest::newRow("eleven trumps draw ten and the excuse") << topTen + " T11 2H " + hearts << true;
    QTest::newRow("ten do not draw eleven") << topTen + " 2H AH " + hearts << false;
    QTest::newRow("a trump between, perhaps in the dog")
        << "T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 2H " + hearts << false;
    QTest::newRow("the excuse last") << topTen + " T11 EX " + hearts << true;
    QTest::newRow("the excuse in place of a trump") << topTen + " 2H EX " + hearts << false;
    QTest::newRow("the suit drawn, down to its ace")
        << topTen + " T11 T10 KH QH NH JH 10H 9H 8H 7H 6H 5H 4H AH" << true;
    QTest::newRow("not drawn") << topTen + " T11 T10 KH QH NH JH KC QC NC JC 10C 9C 7C AC" << false;
  }
  void tarotAtTheStart() {
    QFETCH(QString, own);
    QFETCH(bool, sure);
    Context const three = context(3, Rules::house, 2);
    Tarot hand = Tarot::start(three, dealWith(3, {own}));
    act(hand, "bid against, pass, pass");
    CardSet const held = cards(own);
    QCOMPARE(held.size(), 24);
    std::vector<Card> const order = claim(viewOf(three, hand, {}, 0));
    QCOMPARE(!order.empty(), sure);
    if (!sure) return;
    CardSet all;
    for (Card card : order) all.insert(card);
    QCOMPARE(all, held);
    QCOMPARE(order.size(), std::size_t{24});
    QCOMPARE(order.front(), Card::trump(21));
    if (held.contains(Card::excuse())) QCOMPARE(order.back(), Card::excuse());
    // The excuse takes the last trick only for a side that has lost none.
    hand.pub.tricksWon[1] = 1;
    QCOMPARE(!claim(viewOf(three, hand, {}, 0)).empty(), !held.contains(Card::excuse()));
  }

  // Seat 2 leads. What each of the others may hold is known here.
  void tarotAtTheEnd_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<QString>("order");
    auto const row = [](char const* name, QString const& own, QStringList const& others,
                        QString const& order) { QTest::newRow(name) << own << others << order; };
    row("a suit when trumps are gone", "KH QH", {"JH 2C", "3C 4C", "5C EX"}, "KH QH");
    row("a trump is out", "KH QH", {"JH 2C", "3C T1", "5C EX"}, "");
    row("it is drawn first", "T21 KH", {"JH 2C", "3C T1", "5C 4H"}, "T21 KH");
    row("or kept behind the excuse", "T21 KH", {"JH 2C", "EX T1", "5C 4H"}, "");
    row("the best trump", "T5 KH", {"JH 2C", "3C T4", "5C 4H"}, "T5 KH");
    row("not the best", "T5 KH", {"JH 2C", "3C T6", "5C 4H"}, "");
    row("the excuse takes nothing", "T21 EX", {"JH 2C", "3C 4C", "5C 4H"}, "");
  }
  void tarotAtTheEnd() {
    QFETCH(QString, own);
    QFETCH(QStringList, others);
    CardSet const held = cards(own);
    ClaimPosition position{.players = 4, .seat = 2, .own = held, .playable = held};
    Tarot hand;
    hand.pub.taker = 0;
    hand.pub.tricksWon[0] = 1;
    position.rules = Tarot::claimRules(viewOf(Context{.players = 4}, hand, {}, 2));
    for (int i = 0; i < others.size(); ++i)
      position.facts.may[static_cast<std::size_t>((3 + i) % 4)] = cards(others[i]);
    QTEST(textsInOrder(claimOrder(position)), "order");
  }

  // Seat 2 has won every trick. It leads the excuse to the last one or not at all.
  void theExcuseComesLast() {
    ClaimPosition position{.players = 4, .seat = 2, .own = cards("EX KH"), .playable = cards("EX KH")};
    Tarot hand;
    hand.pub.taker = 0;
    hand.pub.tricksWon[2] = 1;
    position.rules = Tarot::claimRules(viewOf(Context{.players = 4}, hand, {}, 2));
    QCOMPARE(textsInOrder(claimOrder(position)), QString("KH EX"));
    position.own = position.playable = cards("EX");
    QCOMPARE(textsInOrder(claimOrder(position)), QString("EX"));
    position.rules.trick = {.leader = 1, .winner = 1, .best = card("2C"), .count = 1};  // a mate has led
    QCOMPARE(textsInOrder(claimOrder(position)), QString());
  }

  // As far as single cards go seat 3 may hold the petit; but it must be the card in the dog.
  void whatMustLieInTheDogIsNotOut() {
    ClaimPosition position{.players = 4, .seat = 2, .own = cards("KH QH"), .playable = cards("KH QH")};
    position.rules = Tarot::claimRules(viewOf(Context{.players = 4}, Tarot{}, {}, 2));
    position.facts.may[3] = cards("T1 2C 3C");
    position.facts.count[3] = 2;
    position.facts.mayStock = cards("T1 2C 3C");
    position.facts.stockCount = 1;
    QCOMPARE(textsInOrder(claimOrder(position)), QString());
    position.facts.mayStock = cards("T1");
    QCOMPARE(textsInOrder(claimOrder(position)), QString("KH QH"));
  }

  // Whether seat 1 can take the last trick with the excuse: the taker is seat 0, and has called KC.
  void tarotsExcuse_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("tricks");
    QTest::addColumn<QString>("own");
    QTest::addColumn<int>("partner");
    QTest::addColumn<bool>("takes");
    QTest::newRow("no trick yet") << 5 << "0 0 0 0 0"
                                  << "EX" << -1 << true;
    QTest::newRow("its own") << 5 << "0 3 0 0 0"
                             << "EX" << -1 << true;
    QTest::newRow("the taker's") << 5 << "1 3 0 0 0"
                                 << "EX" << -1 << false;
    QTest::newRow("perhaps the partner's") << 5 << "0 3 1 0 0"
                                           << "EX" << -1 << false;
    QTest::newRow("a defender's, the partner is known") << 5 << "0 3 1 0 0"
                                                        << "EX" << 3 << true;
    QTest::newRow("the partner's") << 5 << "0 3 0 1 0"
                                   << "EX" << 3 << false;
    QTest::newRow("the taker's, and it is the partner") << 5 << "1 3 0 0 0"
                                                        << "EX KC" << -1 << true;
    QTest::newRow("a defender's, and it is the partner") << 5 << "1 3 1 0 0"
                                                         << "EX KC" << -1 << false;
    QTest::newRow("four players: a defender's") << 4 << "0 3 1 0"
                                                << "EX" << -1 << true;
    QTest::newRow("four players: the taker's") << 4 << "1 3 1 0"
                                               << "EX" << -1 << false;
  }
  void tarotsExcuse() {
    QFETCH(int, players);
    QFETCH(QString, tricks);
    QFETCH(QString, own);
    QFETCH(int, partner);
    Tarot hand;
    hand.pub.players = static_cast<std::int8_t>(players);
    hand.pub.taker = 0;
    hand.pub.partner = static_cast<Seat>(partner);
    if (players == 5) hand.pub.called = card("KC");
    hand.seats[1].cards = cards(own);
    QStringList const won = tricks.split(' ');
    for (int seat = 0; seat < players; ++seat)
      hand.pub.tricksWon[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(won[seat].toInt());
    QTEST(Tarot::claimRules(viewOf(Context{.players = static_cast<std::int8_t>(players)}, hand, {}, 1))
              .excuseTakesLast,
          "takes");
  }
};

}  // namespace testTarotClaim

QTEST_APPLESS_MAIN(testTarotClaim::TestTarotClaim)
#include "test_tarot_claim.moc"
