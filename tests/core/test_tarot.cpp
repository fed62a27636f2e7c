// Tarot up to the first card: cards, auction, dog, called card, discard, announcements. Numbers of examples
// are those of the rules' worked examples.
#include <QTest>

#include "tests/core/tarot_tools.h"
#include "tests/joined.h"

namespace testTarot {

using namespace giaguaro;
using namespace giaguaro::tarotTest;

namespace {

// The dealer sits before seat 0, which speaks first.
Tarot dealt(int players, Rules rules, QStringList const& hands, QString const& dog = {}) {
  return Tarot::start(context(players, rules, static_cast<Seat>(players - 1)), dealWith(players, hands, dog));
}

QString const passes4 = "pass, pass, pass";

}  // namespace

class TestTarot : public QObject {
  Q_OBJECT

 private slots:
  // Example 1.
  void cardValues() {
    int sum = 0;
    for (Card card : seventyEightCards.cards()) sum += Tarot::halvesOf(card);
    QCOMPARE(sum, 182);
    for (auto const& [text, halves] : {std::pair{"T21", 9},
                                       {"T1", 9},
                                       {"EX", 9},
                                       {"KC", 9},
                                       {"QD", 7},
                                       {"NH", 5},
                                       {"JS", 3},
                                       {"10S", 1},
                                       {"AC", 1},
                                       {"T2", 1},
                                       {"T20", 1}})
      QCOMPARE(Tarot::halvesOf(card(text)), halves);
    QCOMPARE(Tarot::honours.size(), 16);
    QCOMPARE(Tarot::trumpCards.size(), 21);
    QCOMPARE(texts(Tarot::neverDiscarded), QString("KC KD KH KS T21 T1 EX"));
  }

  void options() {
    GivenOptions given{};
    QCOMPARE(completed(Tarot::info.options, given).values, (std::array<std::int16_t, 6>{0, 0, 12}));
    given[Tarot::rulesOption] = 1;  // fft shuffles
    QCOMPARE(completed(Tarot::info.options, given).values, (std::array<std::int16_t, 6>{1, 2, 12}));
    given[Tarot::shuffleOption] = 0;
    QCOMPARE(completed(Tarot::info.options, given).values, (std::array<std::int16_t, 6>{1, 0, 12}));
  }

  // ---- Auction ----

  void bidsBeforeAny_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("legal");
    QString const four = "pass, bid small, bid guard, bid without, bid against";
    for (int players : {3, 4, 5}) {
      QTest::addRow("fft %d", players) << players << 1 << four;
      QTest::addRow("house %d", players)
          << players << 0
          << (players == 5 ? "pass, bid small, bid guard, bid without, bid slam" : four + ", bid slam");
    }
  }
  void bidsBeforeAny() {
    QFETCH(int, players);
    QFETCH(int, rules);
    QFETCH(QString, legal);
    Tarot hand = Tarot::start(context(players, static_cast<Rules>(rules), 1), anyDeal(players));
    QCOMPARE(number(hand.pub.toAct()), 2);  // the seat after the dealer
    QCOMPARE(legalTexts(hand), legal);
  }

  void eachSeatSpeaksOnceAndHigher() {
    Tarot hand = Tarot::start(context(4, Rules::house, 3), anyDeal(4));
    act(hand, "pass, bid guard");
    QCOMPARE(legalTexts(hand), QString("pass, bid without, bid against, bid slam"));
    act(hand, "bid against");
    QCOMPARE(legalTexts(hand), QString("pass, bid slam"));
    act(hand, "pass");
    QCOMPARE(number(hand.pub.taker), 2);
    QVERIFY(hand.pub.phase != Tarot::Phase::auction);  // seat 1 is not asked again
  }
  void nothingIsHigherAndStillAPassIsSaid() {
    Tarot hand = Tarot::start(context(4, Rules::house, 3), anyDeal(4));
    act(hand, "bid slam");
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(legalTexts(hand), QString("pass"));
      act(hand, "pass");
    }
    QCOMPARE(number(hand.pub.taker), 0);
    QVERIFY(hand.pub.playing());
  }
  void allPass() {
    for (int players : {3, 4, 5}) {
      Context const here = context(players, Rules::house, 0);
      Tarot hand = Tarot::start(here, anyDeal(players));
      for (int i = 0; i < players; ++i) {
        QVERIFY(!hand.pub.over());
        act(hand, "pass");
      }
      QVERIFY(hand.pub.over());
      QVERIFY(hand.pub.result().isVoid);
      for (Message const& role : hand.pub.result().roles) QVERIFY(!role.empty());  // passed
      QVERIFY(!hand.pub.result().sidePoints);
      QCOMPARE(hand.pub.scores(), PerSeat{});
      std::optional<Context> const next = Tarot::next(here, hand);
      QVERIFY(next);
      QCOMPARE(number(next->dealer), 1);
      QCOMPARE(static_cast<int>(next->hand), 1);
    }
  }
  // ---- Petit sec ----

  void petitSec_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("holding");
    QTest::addColumn<bool>("isVoid");
    QTest::newRow("fft") << 1 << "T1" << true;
    QTest::newRow("fft with the excuse") << 1 << "T1 EX" << false;
    QTest::newRow("fft with a trump") << 1 << "T1 T2" << false;
    QTest::newRow("fft without") << 1 << "T2" << false;
    QTest::newRow("house") << 0 << "T1" << false;
  }
  void petitSec() {
    QFETCH(int, rules);
    QFETCH(QString, holding);
    QFETCH(bool, isVoid);
    Tarot const hand = dealt(3, static_cast<Rules>(rules), {"KD", holding});
    QCOMPARE(hand.pub.over(), isVoid);
    if (!isVoid) return;
    QCOMPARE(number(hand.pub.toAct()), -1);
    QCOMPARE(number(hand.pub.petitSec), 1);
    QVERIFY(hand.pub.result().isVoid);
    for (Message const& role : hand.pub.result().roles) QVERIFY(role.empty());  // nobody has passed
    QCOMPARE(hand.pub.scores(), PerSeat{});
  }
  void petitSecInTheDogVoidsNothing() {
    QVERIFY(!dealt(4, Rules::fft, {"KD"}, "T1 2C 3C 4C 5C 6C").pub.over());
  }

  // ---- The dog ----

  void whatBecomesOfTheDog_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<QString>("bid");
    QTest::addColumn<bool>("shown");
    QTest::addColumn<bool>("taken");
    QTest::addColumn<int>("phase");
    auto const row = [](char const* name, int rules, char const* bid, bool shown, bool taken,
                        Tarot::Phase phase) {
      QTest::newRow(name) << rules << bid << shown << taken << static_cast<int>(phase);
    };
    row("house small", 0, "bid small", true, true, Tarot::Phase::discard);
    row("house guard", 0, "bid guard", true, true, Tarot::Phase::discard);
    row("house without", 0, "bid without", true, false, Tarot::Phase::play);
    row("house against", 0, "bid against", false, false, Tarot::Phase::play);
    row("house slam", 0, "bid slam", false, false, Tarot::Phase::play);
    row("fft small", 1, "bid small", true, true, Tarot::Phase::discard);
    row("fft guard", 1, "bid guard", true, true, Tarot::Phase::discard);
    row("fft without", 1, "bid without", false, false, Tarot::Phase::announce);
    row("fft against", 1, "bid against", false, false, Tarot::Phase::announce);
  }
  void whatBecomesOfTheDog() {
    QFETCH(int, rules);
    QFETCH(QString, bid);
    QFETCH(bool, shown);
    QFETCH(bool, taken);
    QFETCH(int, phase);
    QString const dog = "9C 4D 2H AS T7 KD";
    Tarot hand = dealt(4, static_cast<Rules>(rules), {"T1 T2"}, dog);
    act(hand, bid + ", " + passes4);
    QCOMPARE(static_cast<int>(hand.pub.phase), phase);
    QCOMPARE(hand.pub.shownStock(), shown ? cards(dog) : CardSet{});
    QCOMPARE(hand.hidden.dog.empty(), shown);
    QCOMPARE(hand.own(0).cards.size(), taken ? 24 : 18);
    QCOMPARE(hand.own(0).cards.contains(cards(dog)), taken);
    QCOMPARE(number(hand.pub.toAct()), 0);
  }

  // ---- Announcements ----

  void slamIsAnnouncedAfterTheDiscardAndTheTakerLeads() {
    Tarot hand = dealt(4, Rules::fft, {"T21 T20"}, "2C 3C 4C 5C 6C 7C");
    act(hand, "pass, pass, bid guard, pass");
    while (hand.pub.phase == Tarot::Phase::discard)
      hand.apply(Tarot::legal(hand.pub, hand.own(2))[0], nullptr);
    QCOMPARE(legalTexts(hand), QString("slam, no-slam"));
    Tarot silent = hand;
    act(hand, "slam");
    QVERIFY(hand.pub.slamAnnounced);
    QCOMPARE(number(hand.pub.toAct()), 2);
    act(silent, "no-slam");
    QCOMPARE(number(silent.pub.toAct()), 0);  // the seat after the dealer
  }
  void houseAnnouncesNothingAndTheTakerLeads() {
    Tarot hand = dealt(4, Rules::house, {"T21 T20"});
    act(hand, "pass, pass, bid without, pass");
    QVERIFY(hand.pub.playing());
    QCOMPARE(number(hand.pub.toAct()), 2);
  }

  void refusalsOfBids() {
    Tarot house = Tarot::start(context(5, Rules::house, 4), anyDeal(5));
    act(house, "bid guard");
    QCOMPARE(refusal(house, "bid small"), QString("no.contract-not-higher"));
    QCOMPARE(refusal(house, "bid guard"), QString("no.contract-not-higher"));
    QCOMPARE(refusal(house, "bid without"), QString());
    QCOMPARE(refusal(house, "bid against"), QString("no.against-five"));
    QCOMPARE(refusal(house, "bid slam"), QString());
    Tarot fft = Tarot::start(context(5, Rules::fft, 4), anyDeal(5));
    QCOMPARE(refusal(fft, "bid against"), QString());
    QCOMPARE(refusal(fft, "bid slam"), QString("no.slam-bid-fft"));
    for (Seat seat : {Seat{0}, Seat{2}})
      for (Offer const& offer : Tarot::offered(house.pub, house.own(seat), seat))
        QCOMPARE(QString(offer.refusal->text.id), QString(seat == 0 ? "no.spoken" : "no.turn"));
  }

  void notation_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("exists");
    for (char const* text :
         {"pass",    "bid small",  "bid guard", "bid without", "bid against", "bid slam", "call KH",
          "call JS", "discard T7", "slam",      "no-slam",     "show 8",      "show 10",  "show 13",
          "show 15", "show 18",    "no-show",   "play EX",     "play T21",    "play NS"})
      QTest::newRow(text) << text << true;
    for (char const* text :
         {"bid",     "bid none",   "bid Small", "bid small ", "call 10H", "call T1",  "call",
          "discard", "discard XX", "slam ",     "show",       "show 9",   "show 08",  "show 108",
          "show 0",  "no show",    "play T22",  "play T0",    "solo",     "announce", "show  8"})
      QTest::newRow(text) << text << false;
  }
  void notation() {
    QFETCH(QString, text);
    QFETCH(bool, exists);
    std::optional<Action> const parsed = Tarot::parse(text.toStdString());
    QCOMPARE(parsed.has_value(), exists);
    if (parsed) QCOMPARE(QString::fromStdString(Tarot::text(*parsed)), text);
  }
};

}  // namespace testTarot

QTEST_APPLESS_MAIN(testTarot::TestTarot)
#include "test_tarot.moc"
