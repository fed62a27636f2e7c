// The worked examples of Jabberwocky's rules, and its edges.
#include "tests/core/jabberwocky_hands.h"
#include "tests/joined.h"

namespace testJabberwocky {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;

class TestJabberwocky : public QObject {
  Q_OBJECT

 private slots:
  void thirteenHands() {
    QStringList sizes;
    QString dealers;
    Rng rng(1);
    std::optional<Context> now = context(5, 3, 3);
    std::optional<Context> last;
    while (now) {
      last = now;
      sizes << QString::number(Jabberwocky::handSize(*now));
      dealers += QString::number(now->dealer);
      Deal const deal = Jabberwocky::shuffle(*now, nullptr, rng);
      CardSet all;
      for (Card card : deal.stock) all.insert(card);
      for (std::size_t seat = 0; seat < 5; ++seat) {
        QCOMPARE(deal.hands[seat].size(), Jabberwocky::handSize(*now));
        all |= deal.hands[seat];
      }
      QCOMPARE(all, fiftyTwoCards.cards());
      Jabberwocky hand = Jabberwocky::start(*now, deal);
      QCOMPARE(hand.pub.turnedUp, deal.stock[0]);
      QCOMPARE(hand.pub.trump, deal.stock[0].suit());
      QCOMPARE(hand.pub.shownStock(), CardSet{deal.stock[0]});
      QCOMPARE(hand.pub.toAct(), seatAfter(now->dealer, 5));
      bid(hand, "0 0 0 0 0");
      playOut(hand);
      now = Jabberwocky::next(*now, hand);
    }
    QCOMPARE(sizes.join(' '), QString("3 4 5 6 7 8 9 8 7 6 5 4 3"));
    QCOMPARE(dealers, QString("3401234012340"));
    PerSeat const totals{3, -2, 3, 0, 1};
    QCOMPARE(Jabberwocky::settlement(*last, totals), totals);
  }

  // Examples 1 and 2, and more.
  void theHook_data() {
    QTest::addColumn<int>("tricks");
    QTest::addColumn<QString>("bids");
    QTest::addColumn<QString>("allowed");
    QTest::addColumn<int>("barred");
    QTest::newRow("example 1") << 6 << "2 0 3"
                               << "0 2 3 4 5 6" << 1;
    QTest::newRow("example 2") << 3 << "3 2"
                               << "0 1 2 3" << -1;
    QTest::newRow("already even") << 3 << "3 0"
                                  << "1 2 3" << 0;
    QTest::newRow("nobody wants any") << 4 << "0 0 0 0"
                                      << "0 1 2 3" << 4;
    QTest::newRow("one too many") << 9 << "9 0 1"
                                  << "0 1 2 3 4 5 6 7 8 9" << -1;
    QTest::newRow("not the dealer yet") << 6 << "2"
                                        << "0 1 2 3 4 5 6" << -1;
    QTest::newRow("nor the first") << 3 << ""
                                   << "0 1 2 3" << -1;
  }
  void theHook() {
    QFETCH(int, tricks);
    QFETCH(QString, bids);
    QFETCH(QString, allowed);
    QFETCH(int, barred);
    int const before = static_cast<int>(bids.split(' ', Qt::SkipEmptyParts).size());
    int const players = std::max(3, before + 1);
    Context const match = context(players, tricks, static_cast<Seat>(players - 1));
    Jabberwocky const hand = started(match, {}, "2S", bids);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), before);
    QCOMPARE(legalTexts(hand), allowed);
    QCOMPARE(hand.pub.hook(), barred);
    for (int n = 0; n <= tricks; ++n)
      QCOMPARE(refusalOf(hand, hand.pub.toAct(), "bid " + QString::number(n)),
               QString(n == barred ? "no.hook" : ""));
    if (barred < 0) return;
    Offer const offer = offerOf(hand, hand.pub.toAct(), "bid " + QString::number(barred));
    QCOMPARE(number(*offer.refusal, "n"), barred);
    QCOMPARE(number(*offer.refusal, "m"), tricks);
  }

  void bidsGoRoundOnce() {
    Jabberwocky hand = Jabberwocky::start(context(4, 5, 2), dealWith(context(4, 5, 2), {}, "2S"));
    QString order;
    for (char const* text : {"bid 1", "bid 0", "bid 2", "bid 3"}) {
      order += QString::number(hand.pub.toAct());
      QVERIFY(!hand.pub.playing());
      act(hand, text);
    }
    QCOMPARE(order, QString("3012"));
    QVERIFY(hand.pub.playing());
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 3);
    QCOMPARE(hand.pub.bidSum(), 6);
    QCOMPARE(hand.pub.bidOf(2), 3);
  }

  // Example 3.
  void whatMayBeLed_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("broken");
    QTest::addColumn<QString>("playable");
    QTest::newRow("not broken") << "AH KH 2S" << false << "2S";
    QTest::newRow("nothing but trumps") << "AH KH" << false << "AH KH";
    QTest::newRow("broken") << "AH KH 2S" << true << "AH KH 2S";
    QTest::newRow("no trumps") << "AC 3D 2S" << false << "AC 3D 2S";
    QTest::newRow("one trump") << "2H" << false << "2H";
  }
  void whatMayBeLed() {
    QFETCH(QString, hand);
    QFETCH(bool, broken);
    QFETCH(QString, playable);
    for (bool const option : {prevented, penalised}) {
      Jabberwocky::Public pub = started(context(3, 3, 2, option), {}, "5H", "0 0 0").pub;
      pub.broken = broken;
      QCOMPARE(texts(Jabberwocky::playable(pub, {cards(hand)})), playable);
      QCOMPARE(texts(Jabberwocky::dutiful(pub, {cards(hand)})), playable);
    }
  }

  // Example 4.
  void whatMayFollow_data() {
    QTest::addColumn<QString>("trump");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("dutiful");
    QTest::newRow("one of the suit") << "2D"
                                     << "4C QD AD"
                                     << "4C";
    QTest::newRow("void, trumps") << "2D"
                                  << "QD AD"
                                  << "AD QD";
    QTest::newRow("void, no trumps") << "2S"
                                     << "QD AD"
                                     << "AD QD";
    QTest::newRow("void, all kinds") << "2S"
                                     << "3D 4H 5S"
                                     << "3D 4H 5S";
    QTest::newRow("several of the suit") << "2S"
                                         << "AC 9C 2C AS"
                                         << "AC 9C 2C";
    QTest::newRow("trumps led") << "3C"
                                << "AC 9C AS"
                                << "AC 9C";
  }
  void whatMayFollow() {
    QFETCH(QString, trump);
    QFETCH(QString, hand);
    QFETCH(QString, dutiful);
    for (bool const option : {prevented, penalised}) {
      Jabberwocky::Public pub = started(context(3, 3, 2, option), {"KC"}, trump, "0 0 0").pub;
      pub.led = Suit::clubs;
      pub.trick.add(0, cards("KC").lowest(), pub.trump);
      QCOMPARE(texts(Jabberwocky::dutiful(pub, {cards(hand)})), dutiful);
      QCOMPARE(texts(Jabberwocky::playable(pub, {cards(hand)})),
               option == penalised ? texts(cards(hand)) : dutiful);
    }
  }
  void aDiscardedTrumpBreaks() {
    Jabberwocky hand = started(context(3, 3, 2), {"KC 2C 3C", "QD AD 9H", "4C 5C 6C"}, "2D", "0 0 0");
    play(hand, "KC");
    QVERIFY(!hand.pub.broken);
    play(hand, "QD");
    QVERIFY(hand.pub.broken);
    play(hand, "4C");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 1);
    QCOMPARE(legalTexts(hand), QString("AD 9H"));
  }

  // Example 5.
  void trickWinner_data() {
    QTest::addColumn<QString>("turnedUp");
    QTest::addColumn<int>("winner");
    QTest::newRow("a trump") << "2D" << 2;
    QTest::newRow("highest of the suit led") << "2H" << 3;
    QTest::newRow("trumps led") << "2C" << 3;
  }
  void trickWinner() {
    QFETCH(QString, turnedUp);
    QFETCH(int, winner);
    Jabberwocky hand = started(context(4, 3, 3), {"9C 7C 8C", "KC", "3D 4D 5D", "AC"}, turnedUp, "0 0 0 0");
    play(hand, "9C KC 3D AC");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), winner);
    QCOMPARE(hand.pub.takenBy(static_cast<Seat>(winner)), 1);
    QCOMPARE(hand.pub.tricksDone(), 1);
  }

  // Example 6.
  void scores_data() {
    using Figures = std::array<std::int8_t, 3>;
    QTest::addColumn<Figures>("bids");
    QTest::addColumn<Figures>("taken");
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("title");
    QTest::newRow("example 6") << Figures{0, 1, 1} << Figures{0, 2, 1} << "1 0 1"
                               << "jabberwocky.title.several";
    QTest::newRow("nobody") << Figures{3, 3, 3} << Figures{1, 1, 1} << "0 0 0"
                            << "jabberwocky.title.nobody";
    QTest::newRow("one, of none") << Figures{0, 0, 0} << Figures{0, 1, 2} << "1 0 0"
                                  << "jabberwocky.title.one";
    QTest::newRow("one, of all") << Figures{1, 0, 3} << Figures{0, 0, 3} << "0 1 1"
                                 << "jabberwocky.title.several";
  }
  void scores() {
    using Figures = std::array<std::int8_t, 3>;
    QFETCH(Figures, bids);
    QFETCH(Figures, taken);
    QFETCH(QString, scores);
    QFETCH(QString, title);
    Jabberwocky::Public const pub = finished(bids, taken);
    QCOMPARE(numbers(pub.scores(), 3), scores);
    Result const result = pub.result();
    QCOMPARE(result.scores, pub.scores());
    QCOMPARE(QString(result.title.text.id), title);
    QCOMPARE(result.counting.size(), std::size_t{4});
    QCOMPARE(ids(result.price), QString("jabberwocky.sheet.point"));
    QCOMPARE(ids(result.remarks), QString("jabberwocky.sheet.sum jabberwocky.sheet.point"));
    for (std::size_t seat = 0; seat < 3; ++seat) {
      QCOMPARE(result.points[seat], static_cast<std::int32_t>(taken[seat]));
      Result::Tally const& tally = result.tallies.at(seat);
      QCOMPARE(tally.taken(), static_cast<std::int32_t>(taken[seat]));
      QCOMPARE(tally.target, static_cast<std::int32_t>(bids[seat]));
      QVERIFY(tally.counted && tally.total == pub.tricks);
      QCOMPARE(QString(result.counting[seat].text.id),
               QString(bids[seat] == taken[seat] ? "jabberwocky.sheet.exact" : "jabberwocky.sheet.missed"));
      QVERIFY(result.parts[seat].role.empty());
    }
    QVERIFY(!result.isVoid);
    QCOMPARE(result.bar.total, 0);
  }

  // Example 7: the seat that revokes bids 1 and takes 1.
  void aRevokeCostsThree() {
    Context const match = context(3, 3, 2, penalised);
    Jabberwocky hand = started(match, {"KC 2H 3H", "4C AH 5D", "5C 6C 7C"}, "2S", "0 1 1");
    play(hand, "KC 5D 5C");
    for (Seat seat : {Seat{0}, Seat{2}}) QCOMPARE(hand.own(seat).cards.size(), 2);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 0);
    play(hand, "2H AH 6C 4C 7C 3H");
    QVERIFY(hand.pub.over());
    QCOMPARE(numbers(hand.pub.scores(), 3), QString("0 -2 1"));
    Jabberwocky::Revokes const revokes = Jabberwocky::revokes(hand.pub);
    QCOMPARE(revokes.size(), 1);
    QVERIFY((revokes[0] == Jabberwocky::Revoke{1, 0, cards("5D").lowest(), Suit::clubs, cards("4C")}));

    Result const result = hand.pub.result();
    QCOMPARE(ids(result.price),
             QString("jabberwocky.sheet.revoke-by sheet.revoke-where jabberwocky.sheet.revoke-rule"));
    QCOMPARE(ids({result.remarks.begin() + 1, result.remarks.end()}), ids(result.price));
    QCOMPARE(number(result.price[0], "seat"), 1);
    QCOMPARE(number(result.price[0], "m"), 3);
    QCOMPARE(number(result.price[1], "trick"), 1);
    QCOMPARE(QString(result.counting[1].text.id), QString("jabberwocky.sheet.exact"));

    std::optional<Context> const next = Jabberwocky::next(match, hand);
    QVERIFY(next);
    QCOMPARE(numbers(next->totals, 3), QString("0 -2 1"));  // a total may be negative
    QCOMPARE(Jabberwocky::settlement(*next, next->totals), next->totals);
  }
  void everyTrickRevokedInCounts_data() {
    QTest::addColumn<QString>("plays");
    QTest::addColumn<QString>("revokes");  // seat, trick and cards held of the suit led
    QTest::addColumn<QString>("scores");
    // Seat 1 never takes a trick, and bid none.
    QTest::newRow("none") << "AC 2C 3C KC 4C 2D AH 2H 3D KH 3H 4D"
                          << ""
                          << "0 1 1";
    QTest::newRow("one") << "AC 2H 3C KC 2C 2D AH 3H 3D KH 4C 4D"
                         << "1 1 2C 4C"
                         << "0 -2 1";
    QTest::newRow("one trick, though the suit was kept") << "AC 2C 3C KC 2H 2D AH 3H 3D KH 4C 4D"
                                                         << "1 2 4C"
                                                         << "0 -2 1";
    QTest::newRow("two by one") << "AC 2H 3C KC 3H 2D AH 2C 3D KH 4C 4D"
                                << "1 1 2C 4C, 1 2 2C 4C"
                                << "0 -5 1";
    QTest::newRow("in two suits") << "AC 2H 3C KC 2C 2D AH 4C 3D KH 3H 4D"
                                  << "1 1 2C 4C, 1 3 3H"
                                  << "0 -5 1";
    QTest::newRow("by two in one trick") << "AC 2H 2D KC 2C 3C AH 3H 3D KH 4C 4D"
                                         << "1 1 2C 4C, 2 1 3C"
                                         << "0 -2 -2";
  }
  void everyTrickRevokedInCounts() {
    QFETCH(QString, plays);
    QFETCH(QString, revokes);
    QFETCH(QString, scores);
    Context const match = context(3, 4, 2, penalised);
    QStringList const hands{"AC KC AH KH", "2C 4C 2H 3H", "3C 2D 3D 4D"};
    Jabberwocky hand = started(match, hands, "2S", "1 0 0");
    play(hand, plays);
    QVERIFY(hand.pub.over());
    QStringList found;
    for (Jabberwocky::Revoke const& revoke : Jabberwocky::revokes(hand.pub)) {
      QStringList held = texts(revoke.held).split(' ');
      std::reverse(held.begin(), held.end());
      found << QString("%1 %2 %3").arg(revoke.seat).arg(revoke.trick + 1).arg(held.join(' '));
    }
    QCOMPARE(found.join(", "), revokes);
    QCOMPARE(numbers(hand.pub.scores(), 3), scores);
    QCOMPARE(hand.pub.result().scores, hand.pub.scores());
    // The sheet has a line for each, one for each who did it, and the price.
    int const count = static_cast<int>(found.size());
    if (count > 0) {
      QString const price = ids(hand.pub.result().price);
      QCOMPARE(price.count("sheet.revoke-where"), static_cast<qsizetype>(count));
      QCOMPARE(price.count("revoke-by"), static_cast<qsizetype>(scores.endsWith("-2") ? 2 : 1));
    }
  }
  // The cards that the seats hold do not matter to what everybody sees, until the hand is over.
  void nobodySeesARevokeBeforeTheEnd() {
    Context const match = context(3, 4, 2, penalised);
    Jabberwocky one = started(match, {"AC KC AH KH", "2C 4C 2H 3H"}, "2S", "1 0 0");
    Jabberwocky other = started(match, {"AC KC AH KH", "5D 4D 2H 3H"}, "2S", "1 0 0");
    play(one, "AC 2H");
    play(other, "AC 2H");
    QVERIFY(one.pub == other.pub);
    QVERIFY(Jabberwocky::show(viewOf(match, one, 0)) == Jabberwocky::show(viewOf(match, other, 0)));
    QVERIFY(Jabberwocky::show(viewOf(match, one, nobody)) == Jabberwocky::show(viewOf(match, other, nobody)));
  }

  void eventsTellWhatMoved() {
    Jabberwocky hand = started(context(3, 3, 2), {"KC 2C 3H", "QS AD 9H", "4C 5C 6C"}, "2S", "");
    Events events;
    auto const tell = [&](QString const& text) {
      events.clear();
      hand.apply(*Jabberwocky::parse(text.toStdString()), &events);
      QStringList ids;
      for (Event const& event : events) ids << event.message.text.id;
      return ids.join(' ');
    };
    QCOMPARE(tell("bid 1"), QString("did.bid-tricks"));
    QCOMPARE(tell("bid 1"), QString("did.bid-tricks"));
    QCOMPARE(tell("bid 0"), QString("did.bid-tricks did.bids-sum"));
    QCOMPARE(number(events.back().message, "n"), 2);
    QCOMPARE(number(events.back().message, "m"), 3);
    QCOMPARE(tell("play KC"), QString("did.lead"));
    QCOMPARE(tell("play QS"), QString("did.play did.broken"));
    QCOMPARE(tell("play 4C"), QString("did.play phase.trick-over"));
    QCOMPARE(static_cast<int>(events.back().seat), 1);
    QCOMPARE(events.back().cards, cards("KC QS 4C"));
    tell("play AD");
    tell("play 5C");
    tell("play 2C");
    tell("play 9H");
    tell("play 6C");
    QCOMPARE(tell("play 3H"), QString("did.play phase.trick-over phase.hand-over"));
  }

  void notation_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("known");
    for (char const* text : {"bid 0", "bid 9", "play 10H", "play AS"}) QTest::newRow(text) << text << true;
    for (char const* text : {"bid", "bid ", "bid 10", "bid 01", "bid -1", "bid A", "bid 1 ", "pass", "play",
                             "play 1H", "play T1", "play NS", "Bid 1"})
      QTest::newRow(text) << text << false;
  }
  void notation() {
    QFETCH(QString, text);
    QFETCH(bool, known);
    std::optional<Action> const action = Jabberwocky::parse(text.toStdString());
    QCOMPARE(action.has_value(), known);
    if (action) QCOMPARE(QString::fromStdString(Jabberwocky::text(*action)), text);
  }

  void theOption() {
    OptionInfo const& info = Jabberwocky::info.options[0];
    QCOMPARE(info.name, std::string_view("revoke"));
    QCOMPARE(info.text(info.fallback({})), std::string("prevented"));
    QCOMPARE(*info.parse("penalised"), std::int16_t{1});
    QVERIFY(!Jabberwocky::start(context(3, 3, 0), dealWith(context(3, 3, 0), {}, "2S")).pub.penalised);
    QVERIFY(
        Jabberwocky::start(context(3, 3, 0, penalised), dealWith(context(3, 3, 0), {}, "2S")).pub.penalised);
    QCOMPARE(Jabberwocky::info.handsOption, -1);
  }
};

}  // namespace testJabberwocky

QTEST_APPLESS_MAIN(testJabberwocky::TestJabberwocky)
#include "test_jabberwocky.moc"
