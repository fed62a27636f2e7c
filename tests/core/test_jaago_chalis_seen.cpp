// What Jaago-Chalis says and shows: refusals, the guide, the cloth, the sheet's words, events.
#include <QTest>
#include <algorithm>

#include "tests/core/jaago_chalis_hands.h"
#include "tests/joined.h"

namespace testJaagoChalisSeen {

using namespace giaguaro;
using namespace giaguaro::jaagoHands;

class TestJaagoChalisSeen : public QObject {
  Q_OBJECT

 private slots:
  // Every rule has its sentence, with the cards that cause it.
  void refusals_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("refused");
    QTest::addColumn<Ids>("rule");
    QTest::addColumn<QString>("causes");
    QTest::addColumn<QString>("top");
    auto const row = [](char const* name, char const* table, char const* held, char const* refused,
                        char const* rule, char const* causes, char const* top) {
      QTest::newRow(name) << table << held << refused << rule << causes << top;
    };
    row("lower although higher", "7D 9D", "8D QD KD 2H", "8D", "no.follow-higher", "KD QD", "9D");
    row("trump although following and over", "7D 9D", "8D QD KD 2H", "2H", "can.follow-higher", "KD QD",
        "9D");
    row("trump although following", "7D 4H", "8D QD AH", "AH", "no.follow", "QD 8D", "");
    row("other colour although following", "7D AD", "8D QD AS", "AS", "no.follow", "QD 8D", "");
    row("other colour although a trump", "7D", "9H 3S", "3S", "no.trump-duty", "9H", "");
    row("undertrump although higher", "7D 10H", "9H JH KH 3S", "9H", "no.overtrump", "KH JH", "10H");
    row("other colour although higher trump", "7D 10H", "9H JH KH 3S", "3S", "no.trump-duty", "KH JH", "");
    row("other colour although lower trump", "7D 10H", "9H 3H 3S", "3S", "no.trump-duty", "9H 3H", "");
  }
  void refusals() {
    QFETCH(QString, table);
    QFETCH(QString, held);
    QFETCH(QString, refused);
    QFETCH(Ids, rule);
    QFETCH(QString, causes);
    QFETCH(QString, top);
    JaagoChalis const hand = position(table, held);
    int found = 0;
    for (Offer const& offer : JaagoChalis::offered(hand.pub, hand.own(hand.pub.turn), hand.pub.turn)) {
      if (offer.action.card() != card(refused)) continue;
      ++found;
      QVERIFY(offer.refusal);
      QCOMPARE(Ids(offer.refusal->text.id), rule);
      QString saidTop;
      for (Argument const& argument : offer.refusal->arguments) {
        if (argument.name == "cards") QCOMPARE(texts(argument.cards), texts(cards(causes)));
        if (argument.name == "suit") QCOMPARE(argument.number, static_cast<int>(hand.pub.led));
        if (argument.name == "top") saidTop = texts({Card{static_cast<std::uint8_t>(argument.number)}});
      }
      QCOMPARE(saidTop, top);
    }
    QCOMPARE(found, 1);
  }
  // With the point for the last trick, which no card shows.
  void theTricksBringAllPointsOfTheHand() {
    JaagoChalis hand = JaagoChalis::start(context(3), anyDeal());
    QCOMPARE(JaagoChalis::show(viewOf(context(3), hand, {}, 2)).tricks.size(), std::size_t{0});
    playOutLowest(hand);
    int halves = 0;
    for (Seen::Trick const& trick : JaagoChalis::show(viewOf(context(3), hand, {}, 2)).tricks)
      halves += trick.halves;
    QCOMPARE(halves, 80);
  }
  void outOfTurnAndAfterTheEndEverythingIsRefused() {
    JaagoChalis hand = JaagoChalis::start(context(3), anyDeal());
    for (Seat seat : {Seat{1}, Seat{2}, Seat{3}}) {
      Offers const offers = JaagoChalis::offered(hand.pub, hand.own(seat), seat);
      QCOMPARE(offers.size(), std::size_t{13});
      for (Offer const& offer : offers) QCOMPARE(Ids(offer.refusal->text.id), Ids("no.turn"));
    }
    playOutLowest(hand);
    JaagoChalis::Private const own{cards("AH")};
    for (Offer const& offer : JaagoChalis::offered(hand.pub, own, 0))
      QCOMPARE(Ids(offer.refusal->text.id), Ids("no.hand-over"));
    QVERIFY(JaagoChalis::playable(hand.pub, own).empty());
  }

  // Who is paid reads it from its own side.
  void theSettlementSpeaksToItsReader() {
    JaagoChalis const hand = finished(perSeat("25 16 20 19"), perSeat("55 0 9 40"));
    auto const lines = [&](Seat reader) {
      Result const result = hand.pub.sheet(reader);
      return ids({result.price.begin() + 6, result.price.end() - 1});
    };
    QString const difference = "sheet.pays-difference";
    QString const bonus = "sheet.pays-bonus";
    QString const gets = "jaago.sheet.gets-difference";
    QString const getsBonus = "jaago.sheet.gets-bonus";
    auto const all = [](QStringList const& ids) { return ids.join(' '); };
    QCOMPARE(lines(nobody), all({difference, bonus, difference, bonus, difference, bonus, difference,
                                 difference, difference}));
    QCOMPARE(lines(0),
             all({gets, getsBonus, gets, getsBonus, gets, getsBonus, difference, difference, difference}));
    // Seat 3 is second.
    QCOMPARE(lines(3),
             all({difference, bonus, difference, bonus, difference, bonus, gets, gets, difference}));
    QVERIFY(hand.pub.sheet(nobody) == hand.pub.result());
  }

  void whatTheClothShows() {
    JaagoChalis hand = JaagoChalis::start(context(3), dealWith({"7D AS", "4H 10H", "8D QD AH", "9D"}));
    auto const seen = [&hand](Seat viewer = 2) {
      return JaagoChalis::show(viewOf(context(3), hand, {}, viewer));
    };
    QVERIFY(!seen().clothSuit && !seen().trump);
    QCOMPARE(Ids(seen().contract.title.text.id), Ids("jaago.plate.nothing-led"));
    QCOMPARE(Ids(seen().score.title.text.id), Ids("jaago.plate.hand"));
    act(hand, "play 7D");
    QCOMPARE(seen().clothSuit, std::optional(Suit::hearts));
    QCOMPARE(seen().trump, std::optional(Suit::hearts));
    QVERIFY(ids(seen().guide.where).split(' ').contains("jaago.where.jaago"));
    QVERIFY(seen().trick.winning.empty());
    QCOMPARE(ids(seen().contract.lines), Ids("jaago.plate.led jaago.plate.black-careful"));
    hand.apply(Action::play(card("4H")), nullptr);
    QCOMPARE(Ids(seen().trick.winning.text.id), Ids("jaago.trick.winning"));
    QCOMPARE(static_cast<int>(seen().trick.winner), 1);
    for (Seen::PlayedCard const& played : seen().trick.cards) QCOMPARE(played.worth, 2);
    QCOMPARE(seen(1).seats[1].cardsLeft, 12);
    QCOMPARE(seen(1).seats[2].cardsLeft, 13);
    act(hand, "play 8D");
    act(hand, "play 9D");
    QVERIFY(!seen().clothSuit);
    QVERIFY(seen().trick.cards.empty());
    QCOMPARE(seen().tricks.size(), std::size_t{1});
    QCOMPARE(Ids(seen().lastTrick()->taken.text.id), Ids("jaago.did.took-jaago"));
    QCOMPARE(Ids(seen().contract.title.text.id), Ids("jaago.plate.nothing-led"));
    QCOMPARE(seen(1).score.bar, (Result::Bar{8, 20, 40}));
    QCOMPARE(ids(seen(1).guide.needs), Ids("need.ten jaago.need.or-lose.you jaago.need.forty"));
    QCOMPARE(seen(nobody).guide.needs.size(), std::size_t{4});
  }

  // As long as somebody may look back at it; a trick that is being played has none of its own.
  void aFinishedTrickKeepsWhatTheTableShowed() {
    JaagoChalis hand = JaagoChalis::start(context(3), anyDeal());
    std::vector<Seen::Plate> plates;
    std::vector<std::optional<Suit>> suits;
    while (!hand.pub.over()) {
      hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()), nullptr);
      Seen const seen = JaagoChalis::show(viewOf(context(3), hand, {}, 2));
      if (seen.trick.cards.size() == 1) {
        plates.push_back(seen.contract);
        suits.push_back(seen.clothSuit);
      }
      QVERIFY(!seen.trick.contract && !seen.trick.clothSuit);
      for (std::size_t trick = 0; trick < seen.tricks.size(); ++trick) {
        QVERIFY(seen.tricks[trick].contract == plates[trick]);
        QCOMPARE(seen.tricks[trick].clothSuit, suits[trick]);
      }
    }
    QCOMPARE(plates.size(), std::size_t{13});
    QVERIFY(std::ranges::count(suits, suits[0]) < 13);
  }

  // Whoever plays the first card of a hand is told what it plays for, and then no more.
  void theFirstTrickTellsTheGoal() {
    JaagoChalis hand = JaagoChalis::start(context(3), anyDeal());
    auto const means = [&hand](Seat viewer) {
      return ids(JaagoChalis::show(viewOf(context(3), hand, {}, viewer)).guide.means).split(' ');
    };
    for (int turn = 0; turn < 4; ++turn) {
      QVERIFY(means(hand.pub.toAct()).contains("jaago.means.goal"));
      QVERIFY(means(nobody).contains("jaago.means.worth"));
      hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()), nullptr);
    }
    QVERIFY(!means(hand.pub.toAct()).contains("jaago.means.goal"));
    QVERIFY(means(hand.pub.toAct()).contains("jaago.means.worth"));
  }

  void aCardsMeaning_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("held");
    QTest::addColumn<Ids>("means");
    QTest::newRow("lead") << ""
                          << "7D 5D"
                          << "means.trump-now";
    QTest::newRow("would win") << "7D"
                               << "9D 2S"
                               << "means.would-win";
    QTest::newRow("trumps") << "7D"
                            << "2H 2S"
                            << "means.trumps";
    QTest::newRow("overtrumps") << "7D 2H"
                                << "3H 2S"
                                << "means.would-win";
    QTest::newRow("wins surely") << "7D 2H 9D"
                                 << "3H 2S"
                                 << "means.wins-sure";
    QTest::newRow("loses") << "7D"
                           << "5D 2S"
                           << "means.would-lose means.gives";
    QTest::newRow("careful") << "7D"
                             << "AS 2S"
                             << "means.careful-cost";
  }
  void aCardsMeaning() {
    QFETCH(QString, table);
    QFETCH(QString, held);
    QFETCH(Ids, means);
    JaagoChalis const hand = position(table, held);
    Card const first = card(held.section(' ', 0, 0));
    int offers = 0;
    for (Offer const& offer : JaagoChalis::offered(hand.pub, hand.own(hand.pub.turn), hand.pub.turn)) {
      if (offer.action.card() != first) continue;
      ++offers;
      QCOMPARE(ids(offer.means), means);
    }
    QCOMPARE(offers, 1);
  }

  // Who may end the match with this hand, and that it may be the last.
  void saysThatTheMatchMayEnd_data() {
    QTest::addColumn<QString>("totals");
    QTest::addColumn<Ids>("told");
    QTest::addColumn<int>("whose");
    QTest::addColumn<int>("missing");
    QTest::newRow("far away") << "39 0 20 -8"
                              << "" << 0 << 0;
    QTest::newRow("half a hand's points") << "20 40 0 0"
                                          << "jaago.need.may-end" << 1 << 40;
    QTest::newRow("one's own") << "63 40 0 0"
                               << "jaago.need.may-end" << 0 << 20;
    QTest::newRow("nearly") << "20 40 79 0"
                            << "jaago.need.may-end" << 2 << 20;
    QTest::newRow("level") << "81 0 81 0"
                           << "jaago.need.tie-ends" << 0 << 0;
  }
  void saysThatTheMatchMayEnd() {
    QFETCH(QString, totals);
    QFETCH(Ids, told);
    QFETCH(int, whose);
    QFETCH(int, missing);
    Context const match = context(3, perSeat(totals));
    JaagoChalis const hand = JaagoChalis::start(match, anyDeal());
    Seen const seen = JaagoChalis::show(viewOf(match, hand, {}, 0));
    Ids const wanted = "need.ten jaago.need.or-lose.you jaago.need.forty " + told;
    QCOMPARE(ids(seen.guide.needs), wanted.trimmed());
    QCOMPARE(Ids(seen.score.title.text.id),
             Ids(told.isEmpty() ? "jaago.plate.hand" : "jaago.plate.hand-last"));
    if (missing == 0) return;
    Message const& end = seen.guide.needs.back();
    QCOMPARE(end.arguments[0].number, whose);
    QCOMPARE(end.arguments[1].number, perSeat(totals)[static_cast<std::size_t>(whose)]);
    QCOMPARE(end.arguments[2].number, missing);
  }

  // What is missing is counted from now on: what has been taken in this hand is no longer missing. What cannot be had any
  // more is not spoken of.
  void whatIsMissingIsCountedDown_data() {
    QTest::addColumn<QList<int>>("taken");
    QTest::addColumn<Ids>("told");
    QTest::addColumn<int>("missing");
    QTest::newRow("nothing yet") << QList{0, 0, 0, 0} << "jaago.need.may-end" << 29;
    QTest::newRow("two points") << QList{0, 4, 0, 0} << "jaago.need.may-end" << 25;
    QTest::newRow("nearly") << QList{0, 28, 0, 0} << "jaago.need.may-end" << 1;
    QTest::newRow("reached") << QList{0, 29, 0, 0} << "jaago.need.ends" << -1;
    QTest::newRow("out of reach") << QList{0, 4, 60, 0} << "" << -1;
  }
  void whatIsMissingIsCountedDown() {
    QFETCH(QList<int>, taken);
    QFETCH(Ids, told);
    QFETCH(int, missing);
    Context const match = context(3, perSeat("20 51 0 0"));
    JaagoChalis hand = JaagoChalis::start(match, anyDeal());
    for (qsizetype seat = 0; seat < taken.size(); ++seat)
      hand.pub.points[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(taken[seat]);
    std::vector<Message> const needs = JaagoChalis::show(viewOf(match, hand, {}, 1)).guide.needs;
    Ids ending;
    for (Message const& line : needs)
      if (Ids const id = line.text.id; id == "jaago.need.may-end" || id == "jaago.need.ends") ending = id;
    QCOMPARE(ending, told);
    if (missing >= 0) QCOMPARE(needs.back().arguments[2].number, missing);
  }

  // A hand is held with sister suits side by side, and the offers stand in the same order.
  void sistersLieTogether() {
    JaagoChalis const hand = JaagoChalis::start(context(3), anyDeal());
    Seen const seen = JaagoChalis::show(viewOf(context(3), hand, {}, 0));
    QCOMPARE(seen.hand.size(), std::size_t{13});
    CardSet all;
    int changes = 0;  // of colour
    for (std::size_t i = 0; i < seen.hand.size(); ++i) {
      all.insert(seen.hand[i]);
      QCOMPARE(seen.offers[i].action, Action::play(seen.hand[i]));
      if (i == 0) continue;
      bool const sameSuit = seen.hand[i].suit() == seen.hand[i - 1].suit();
      changes += JaagoChalis::isRed(seen.hand[i].suit()) != JaagoChalis::isRed(seen.hand[i - 1].suit());
      if (sameSuit) QVERIFY(seen.hand[i].strength() < seen.hand[i - 1].strength());
    }
    QCOMPARE(changes, 1);
    QCOMPARE(texts(all), texts(hand.own(0).cards));
  }

  void needsFollowThePoints_data() {
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("others");
    QTest::addColumn<Ids>("needs");
    QTest::newRow("short") << 15 << 20 << "need.ten jaago.need.or-lose.you jaago.need.forty";
    QTest::newRow("just enough left") << 15 << 60 << "need.ten jaago.need.or-lose.you jaago.need.forty";
    QTest::newRow("out of reach") << 15 << 61 << "need.ten need.ten-impossible.you jaago.need.forty";
    QTest::newRow("ten") << 20 << 30 << "jaago.need.ten-reached jaago.need.forty";
    QTest::newRow("more") << 21 << 30 << "need.ten-done jaago.need.forty";
  }
  void needsFollowThePoints() {
    QFETCH(int, own);
    QFETCH(int, others);
    QFETCH(Ids, needs);
    JaagoChalis hand = JaagoChalis::start(context(3), anyDeal());
    hand.pub.points[0] = static_cast<std::uint8_t>(own);
    hand.pub.points[2] = static_cast<std::uint8_t>(others);
    QCOMPARE(ids(JaagoChalis::show(viewOf(context(3), hand, {}, 0)).guide.needs), needs);
  }

  void eventsTellWhatMoved() {
    JaagoChalis hand = JaagoChalis::start(context(3), dealWith({"7D AS", "4H 10H", "8D QD AH", "9D"}));
    Events events;
    auto const tell = [&](QString const& text) {
      events.clear();
      hand.apply(*JaagoChalis::parse(text.toStdString()), &events);
      QStringList ids;
      for (Event const& event : events) ids << event.message.text.id;
      return ids.join(' ');
    };
    QCOMPARE(tell("play 7D"), Ids("did.lead"));
    QCOMPARE(tell("play 4H"), Ids("did.play"));
    QCOMPARE(tell("play 8D"), Ids("did.play"));
    QCOMPARE(tell("play 9D"), Ids("did.play jaago.did.took-jaago"));
    QCOMPARE(static_cast<int>(events.back().seat), 1);
    QCOMPARE(events.back().cards, cards("7D 4H 8D 9D"));
    while (!hand.pub.over()) {
      events.clear();
      hand.apply(Action::play(JaagoChalis::playable(hand.pub, hand.own(hand.pub.toAct())).lowest()), &events);
    }
    QCOMPARE(events.size(), std::size_t{3});
    // The last trick tells of its own point, as an event and as it lies there.
    Message const took = events[1].message;
    QVERIFY(Ids(took.text.id).startsWith("jaago.did.took-last"));
    int halves = 0;
    for (Card each : events[1].cards) halves += JaagoChalis::cardPoints(each);
    auto const figure = [&took](std::string_view name) {
      for (Argument const& each : took.arguments)
        if (each.name == name) return each.number;
      return -1;
    };
    QCOMPARE(figure("points"), halves);
    QCOMPARE(figure("more"), 2);
    QVERIFY(JaagoChalis::show(viewOf(context(3), hand, {}, 0)).lastTrick()->taken == took);
    QCOMPARE(Ids(events.back().message.text.id), Ids("jaago.did.ended"));
    QCOMPARE(events.back().seat, hand.pub.winnerOfLastTrick());
    // The edge still shows the last trick's suits, the cloth none.
    Seen const seen = JaagoChalis::show(viewOf(context(3), hand, {}, 0));
    QCOMPARE(Ids(seen.contract.title.text.id), Ids("jaago.plate.jaago"));
    QVERIFY(!seen.clothSuit && seen.result);
  }
};

}  // namespace testJaagoChalisSeen

QTEST_APPLESS_MAIN(testJaagoChalisSeen::TestJaagoChalisSeen)
#include "test_jaago_chalis_seen.moc"
