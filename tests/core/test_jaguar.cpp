// The worked examples of Jaguar's rules, and its edges.
#include <QTest>
#include <span>

#include "core/games/jaguar/jaguar.h"
#include "tests/joined.h"

namespace testJaguar {

using namespace giaguaro;

namespace {

Context context(Seat dealer = 0) {
  Context context;
  context.options.values[0] = 10;
  context.players = 5;
  context.dealer = dealer;
  return context;
}

Deal anyDeal(std::uint64_t seed = 1) {
  Rng rng(seed);
  return Jaguar::shuffle(context(), nullptr, rng);
}

CardSet cards(QString const& texts) {
  CardSet set;
  for (QString const& text : texts.split(' ', Qt::SkipEmptyParts))
    set.insert(*fortyCards.parse(text.toStdString()));
  return set;
}

// A deal with these cards in these hands (in part); the rest is filled up in the deck's order.
Deal dealWith(QStringList const& hands) {
  Deal deal;
  CardSet rest = fortyCards.cards();
  for (int seat = 0; seat < hands.size(); ++seat) {
    deal.hands[static_cast<std::size_t>(seat)] = cards(hands[seat]);
    rest -= deal.hands[static_cast<std::size_t>(seat)];
  }
  for (CardSet& hand : std::span(deal.hands).first<FreePlay::players>())
    while (hand.size() < Jaguar::tricks) {
      hand.insert(rest.lowest());
      rest.erase(rest.lowest());
    }
  return deal;
}

void act(Jaguar& hand, QString const& text) {
  std::optional<Action> const action = Jaguar::parse(text.toStdString());
  QVERIFY2(action, qPrintable(text));
  Actions const legal = Jaguar::legal(hand.pub, hand.own(hand.pub.toAct()));
  QVERIFY2(std::find(legal.begin(), legal.end(), *action) != legal.end(), qPrintable(text));
  hand.apply(*action, nullptr);
}

// What the guide says of the sides, by the last parts of the ids.
QString whereSaid(Jaguar const& hand, Seat viewer) {
  QStringList said;
  for (Message const& message : Jaguar::show(viewOf(context(), hand, {}, viewer)).guide.where) {
    QString const id(message.text.id);
    if (message.empty())
      said << "/";
    else if (id.contains(".where.") && !id.endsWith("trick") && !id.endsWith("bid"))
      said << id.section('.', -1);
  }
  return said.join(' ');
}

QString legalTexts(Jaguar const& hand) {
  QStringList texts;
  for (Action action : Jaguar::legal(hand.pub, hand.own(hand.pub.toAct())))
    texts << QString::fromStdString(Jaguar::text(action));
  return texts.join(", ");
}

// A hand that is over, with these points and this jaguar and friend (the same seat: alone).
Jaguar::Public finished(std::array<std::uint8_t, 5> points, Seat jaguar, Seat partner) {
  Jaguar::Public pub;
  pub.phase = Jaguar::Phase::over;
  pub.turn = nobody;
  pub.jaguar = jaguar;
  pub.bid = 3;
  pub.called = Card::of(Suit::clubs, 3);
  pub.partner = partner;
  pub.points = points;
  return pub;
}

}  // namespace

class TestJaguar : public QObject {
  Q_OBJECT

 private slots:
  void cardPoints() {
    int sum = 0;
    for (Card card : fortyCards.cards()) sum += Jaguar::cardPoints(card);
    QCOMPARE(sum, 120);
    for (auto const& [text, points] :
         {std::pair{"AD", 11}, {"3C", 10}, {"KH", 4}, {"QS", 3}, {"JD", 2}, {"7C", 0}, {"2H", 0}})
      QCOMPARE(Jaguar::cardPoints(*fortyCards.parse(text)), points);
  }

  // Example 1.
  void trickWinner_data() {
    QTest::addColumn<QString>("trump");
    QTest::addColumn<int>("winner");
    QTest::newRow("a trump was played") << "C" << 4;
    QTest::newRow("threes are high") << "H" << 1;
    QTest::newRow("highest of the suit led") << "S" << 1;
  }
  void trickWinner() {
    QFETCH(QString, trump);
    QFETCH(int, winner);
    // Seat 0 deals, bids the two and leads; 9 points would be left if the two were held by seat 0 itself.
    Jaguar hand = Jaguar::start(context(), dealWith({"6D", "3D", "4D", "5D", "2C"}));
    act(hand, "bid 2");
    act(hand, "trump " + trump);
    for (char const* card : {"6D", "3D", "4D", "5D", "2C"}) act(hand, QString("play ") + card);
    QCOMPARE(static_cast<int>(hand.pub.toAct()), winner);
    QCOMPARE(static_cast<int>(hand.pub.points[static_cast<std::size_t>(winner)]), 10);
  }

  // Example 2.
  void bidsMustBeLower() {
    Jaguar hand = Jaguar::start(context(2), anyDeal());
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 2);  // the dealer speaks first
    act(hand, "bid A");
    act(hand, "bid 3");
    act(hand, "bid K");
    QCOMPARE(legalTexts(hand), QString("pass, bid Q, bid J, bid 7, bid 6, bid 5, bid 4, bid 2"));
  }

  // Example 3.
  void aBidOfTwoEndsTheAuction() {
    Jaguar hand = Jaguar::start(context(1), anyDeal());
    act(hand, "bid 2");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 1);
    QCOMPARE(legalTexts(hand), QString("trump C, trump D, trump H, trump S"));
  }

  // Examples 4 and 5.
  void scores_data() {
    using Points = std::array<std::uint8_t, 5>;
    QTest::addColumn<Points>("points");
    QTest::addColumn<int>("jaguar");
    QTest::addColumn<int>("partner");
    QTest::addColumn<QString>("scores");
    QTest::newRow("61 wins") << Points{40, 21, 20, 20, 19} << 0 << 1 << "2 1 -1 -1 -1";
    QTest::newRow("60 loses") << Points{40, 20, 20, 20, 20} << 0 << 1 << "-2 -1 1 1 1";
    QTest::newRow("alone with 75") << Points{75, 15, 10, 10, 10} << 0 << 0 << "4 -1 -1 -1 -1";
    QTest::newRow("alone with 60") << Points{60, 15, 15, 15, 15} << 0 << 0 << "-4 1 1 1 1";
    QTest::newRow("all 120") << Points{0, 0, 120, 0, 0} << 4 << 2 << "-1 -1 1 -1 2";
    QTest::newRow("nothing") << Points{60, 60, 0, 0, 0} << 4 << 2 << "1 1 -1 1 -2";
  }
  void scores() {
    using Points = std::array<std::uint8_t, 5>;
    QFETCH(Points, points);
    QFETCH(int, jaguar);
    QFETCH(int, partner);
    QFETCH(QString, scores);
    Jaguar::Public const pub = finished(points, static_cast<Seat>(jaguar), static_cast<Seat>(partner));
    QStringList texts;
    for (std::size_t seat = 0; seat < points.size(); ++seat) texts << QString::number(pub.scores()[seat]);
    QCOMPARE(texts.join(' '), scores);
    QCOMPARE(pub.result().scores, pub.scores());
  }

  // Example 6.
  void theFifthMayStillBid() {
    Jaguar hand = Jaguar::start(context(3), anyDeal());
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 2);
    act(hand, "bid A");
    QCOMPARE(static_cast<int>(hand.pub.jaguar), 2);
    QCOMPARE(legalTexts(hand), QString("trump C, trump D, trump H, trump S"));
  }
  void allPass() {
    Jaguar hand = Jaguar::start(context(3), anyDeal());
    for (int i = 0; i < 5; ++i) act(hand, "pass");
    QVERIFY(hand.pub.over());
    QVERIFY(hand.pub.result().isVoid);
    QCOMPARE(hand.pub.scores(), PerSeat{});
    std::optional<Context> const next = Jaguar::next(context(3), hand);
    QVERIFY(next);
    QCOMPARE(static_cast<int>(next->dealer), 4);
    QCOMPARE(static_cast<int>(next->hand), 1);
  }

  void whoPassesIsOut() {
    Jaguar hand = Jaguar::start(context(0), anyDeal());
    act(hand, "pass");                                // 0
    act(hand, "bid A");                               // 1
    act(hand, "pass");                                // 2
    act(hand, "bid K");                               // 3
    act(hand, "pass");                                // 4
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 1);  // 0 is not asked again
    act(hand, "pass");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 3);
    QVERIFY(legalTexts(hand).startsWith("trump"));
  }

  void theJaguarLeadsAndAnyCardMayBePlayed() {
    Jaguar hand = Jaguar::start(context(0), anyDeal());
    act(hand, "pass");
    act(hand, "bid 2");
    act(hand, "trump S");
    QCOMPARE(static_cast<int>(hand.pub.toAct()), 1);
    while (!hand.pub.over()) {
      CardSet const own = hand.own(hand.pub.toAct()).cards;
      QCOMPARE(Jaguar::playable(hand.pub, hand.own(hand.pub.toAct())), own);
      hand.apply(Action::play(own.lowest()), nullptr);
    }
  }

  void theFriendIsSecretUntilTheCalledCardFalls() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    act(hand, "bid 6");
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    act(hand, "trump C");
    QCOMPARE(static_cast<int>(hand.pub.partner), -1);
    act(hand, "play AC");
    QCOMPARE(static_cast<int>(hand.pub.partner), -1);
    act(hand, "play 6C");
    QCOMPARE(static_cast<int>(hand.pub.partner), 1);
  }

  // What each offer says, not only whether it is legal.
  void refusalsNameTheRule_data() {
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("rule");
    QTest::newRow("same") << "bid K"
                          << "no.bid-same";
    QTest::newRow("higher") << "bid 3"
                            << "no.bid-not-lower";
    QTest::newRow("highest") << "bid A"
                             << "no.bid-not-lower";
    QTest::newRow("lower") << "bid Q"
                           << "";
    QTest::newRow("pass") << "pass"
                          << "";
    QTest::newRow("a card") << "play 5D"
                            << "no.auction-open";
  }
  void refusalsNameTheRule() {
    QFETCH(QString, action);
    QFETCH(QString, rule);
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "5D"}));
    act(hand, "bid K");
    Action const wanted = *Jaguar::parse(action.toStdString());
    int found = 0;
    for (Offer const& offer : Jaguar::offered(hand.pub, hand.own(1), 1))
      if (offer.action == wanted) {
        ++found;
        QCOMPARE(QString(offer.refusal ? offer.refusal->text.id : ""), rule);
      }
    QCOMPARE(found, 1);
  }
  void outOfTurnEverythingIsRefused() {
    Jaguar hand = Jaguar::start(context(0), anyDeal());
    act(hand, "pass");
    for (Seat seat : {Seat{0}, Seat{2}, Seat{3}, Seat{4}})
      for (Offer const& offer : Jaguar::offered(hand.pub, hand.own(seat), seat)) {
        QVERIFY(offer.refusal);
        QCOMPARE(QString(offer.refusal->text.id), QString(seat == 0 ? "no.passed" : "no.turn"));
      }
  }

  void eventsTellWhatMoved() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"6D AC", "3D 6C", "4D", "5D", "2C"}));
    Events events;
    auto const tell = [&](QString const& text) {
      events.clear();
      hand.apply(*Jaguar::parse(text.toStdString()), &events);
      QStringList ids;
      for (Event const& event : events) ids << event.message.text.id;
      return ids.join(' ');
    };
    QCOMPARE(tell("bid 6"), QString("did.bid-rank"));
    for (int i = 0; i < 3; ++i) QCOMPARE(tell("pass"), QString("did.pass"));
    QCOMPARE(tell("pass"), QString("did.pass did.won-auction"));
    QCOMPARE(tell("trump C"), QString("did.trump"));
    QCOMPARE(tell("play 6D"), QString("did.lead"));
    QCOMPARE(tell("play 6C"), QString("did.play did.reveal"));
    tell("play 4D");
    tell("play 5D");
    QCOMPARE(tell("play 2C"), QString("did.play phase.trick-over"));
    QCOMPARE(static_cast<int>(events.back().seat), 1);
    QCOMPARE(events.back().cards, cards("6D 6C 4D 5D 2C"));
  }

  void whatTheFaceSaysOfSides() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    act(hand, "bid 6");
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    act(hand, "trump C");
    auto const roles = [&](Seat viewer) {
      QStringList ids;
      for (Seen::SeatSeen const& seat : Jaguar::show(viewOf(context(), hand, {}, viewer)).seats)
        ids << QString(seat.role.text.id).section('.', -1);
      return ids.join(',');
    };
    QCOMPARE(roles(0), QString("jaguar,,,,"));
    QCOMPARE(roles(1), QString("jaguar,secret-friend,,,"));
    QCOMPARE(roles(2), QString("jaguar,,,,"));
    QCOMPARE(roles(nobody), QString("jaguar,,,,"));
    act(hand, "play AC");
    act(hand, "play 6C");
    QCOMPARE(roles(nobody), QString("jaguar,friend,,,"));
  }

  // On which side one is: for who neither called nor holds the card, on a line of its own ("/").
  void theGuideSaysWhoPlaysWithWhom() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    act(hand, "bid 6");
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    act(hand, "trump C");
    QCOMPARE(whereSaid(hand, 0), QString("caller"));
    QCOMPARE(whereSaid(hand, 1), QString("secret-mate"));
    for (Seat seat = 2; seat < 5; ++seat) QCOMPARE(whereSaid(hand, seat), QString("caller / against"));
    QCOMPARE(whereSaid(hand, nobody), QString("caller"));
    act(hand, "play AC");
    act(hand, "play 6C");
    QCOMPARE(whereSaid(hand, 0), QString("your-mate"));
    for (Seat seat = 1; seat < 5; ++seat) QCOMPARE(whereSaid(hand, seat), QString("mate"));
  }

  // An auction is soon over: what the others bid last is told until the first trick is complete.
  void theLastBidsAreToldForATrick() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    for (char const* call : {"bid A", "bid K", "pass", "bid Q", "bid 6", "pass", "bid 5"}) act(hand, call);
    while (hand.pub.phase == Jaguar::Phase::auction) act(hand, "pass");
    act(hand, "trump D");
    auto const told = [&hand](Seat viewer = 2) {
      std::vector<std::pair<Seat, Rank>> bids;
      for (Message const& line : Jaguar::show(viewOf(context(), hand, {}, viewer)).guide.where)
        if (QString(line.text.id).startsWith("called.where.last-bid"))
          for (std::size_t i = 0; i + 1 < line.arguments.size(); i += 2)
            bids.emplace_back(static_cast<Seat>(line.arguments[i].number),
                              static_cast<Rank>(line.arguments[i + 1].number));
      return bids;
    };
    // The jaguar's own stands on the plate.
    std::vector<std::pair<Seat, Rank>> const bids{{0, Rank::ace}, {3, Rank::queen}, {4, Rank::six}};
    // Nobody is told their own beside others'.
    QVERIFY((told(0) == std::vector<std::pair<Seat, Rank>>{{3, Rank::queen}, {4, Rank::six}}));
    for (int card = 0; card < Jaguar::players; ++card) {
      QVERIFY(told() == bids);
      act(hand, QString::fromStdString(Jaguar::text(Jaguar::legal(hand.pub, hand.own(hand.pub.toAct()))[0])));
    }
    QVERIFY(told().empty());
  }

  // What the guide says of a bid, by the last parts of the ids: who has the last word hears of nobody who
  // might bid lower.
  void aBidThatNobodyCanBeatIsNotDoubted() {
    auto const meaning = [](Jaguar const& hand, QString const& text) {
      QStringList said;
      for (auto const& offer : Jaguar::offered(hand.pub, hand.own(hand.pub.toAct()), hand.pub.toAct()))
        if (QString::fromStdString(Jaguar::text(offer.action)) == text)
          for (Message const& message : offer.means) said << QString(message.text.id).section('.', -1);
      return said.join(' ');
    };
    Jaguar hand = Jaguar::start(context(3), anyDeal());
    QCOMPARE(meaning(hand, "bid 4"), QString("bid"));
    QCOMPARE(meaning(hand, "bid 2"), QString("two-ends names"));
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    QCOMPARE(meaning(hand, "bid 4"), QString("four names"));
    QCOMPARE(meaning(hand, "bid 2"), QString("two-ends names"));
  }

  // A two ends the auction at once: those who had not spoken are told, until the first trick is over.
  void whoHasNotSpokenIsToldWhy() {
    Jaguar hand = Jaguar::start(context(0), dealWith({"AC", "3C", "7C", "JC", "QC"}));
    act(hand, "pass");
    act(hand, "bid 2");
    auto const told = [&](Seat viewer) { return whereSaid(hand, viewer).contains("cut"); };
    auto const toldAll = [&] {
      QList<bool> all;
      for (Seat seat = 0; seat < 5; ++seat) all << told(seat);
      return all;
    };
    QList<bool> const unheard{false, false, true, true, true};
    QCOMPARE(toldAll(), unheard);
    QVERIFY(!told(nobody));
    act(hand, "trump C");
    QCOMPARE(toldAll(), unheard);
    for (int i = 0; i < 5; ++i) {
      QCOMPARE(toldAll(), unheard);
      act(hand, legalTexts(hand).section(", ", 0, 0));
    }
    QCOMPARE(toldAll(), QList<bool>(5, false));
    // Who passes over a bid that stands has spoken.
    Jaguar slow = Jaguar::start(context(0), dealWith({}));
    act(slow, "bid 3");
    for (char const* said : {"pass", "pass", "pass", "bid 2"}) act(slow, QString(said));
    QVERIFY(!whereSaid(slow, 0).contains("cut"));
  }
};

}  // namespace testJaguar

QTEST_APPLESS_MAIN(testJaguar::TestJaguar)
#include "test_jaguar.moc"
