// What Briscola Chiamata tells: offers, events, the sheet, sides and needs; and that its rules of thumb keep
// within reason.
#include "tests/core/briscola_chiamata_hands.h"
#include "tests/joined.h"

namespace testBriscolaChiamataSeen {

using namespace giaguaro;
using namespace giaguaro::briscolaHands;

class TestBriscolaChiamataSeen : public QObject {
  Q_OBJECT

 private slots:
  // The face makes one number field of neighbours that differ in their points alone.
  void raisesAreNeighbours() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 2D 4D"}));
    act(hand, "bid 2");
    Offers const offers = Briscola::offered(hand.pub, hand.own(1), 1);
    QStringList runs;
    for (std::size_t i = 0; i < offers.size(); ++i) {
      Action const action = offers[i].action;
      if (action.kind != Action::Kind::bid && action.kind != Action::Kind::oblige) continue;
      bool const follows = i > 0 && offers[i - 1].action.kind == action.kind &&
                           offers[i - 1].action.first == action.first &&
                           offers[i - 1].action.second + 1 == action.second;
      if (!follows) runs << QString("%1:").arg(rankText(bidRank(action.first)).data());
      if (offers[i].legal()) runs.back() += '+';
      if (offers[i].legal()) QVERIFY(offers[i].means.size() >= 3);
      if (!offers[i].legal()) QVERIFY(offers[i].means.empty());
    }
    QString const all(59, '+');
    QCOMPARE(runs.size(), 10);
    QCOMPARE(runs[0].section(':', 1), all);  // the two
    QCOMPARE(runs[1].section(':', 1), all);  // the four: clubs
    QCOMPARE(runs[2].section(':', 1), all);  // the five: diamonds
    for (qsizetype i = 3; i < runs.size(); ++i) QVERIFY(runs[i].endsWith(':'));
    QCOMPARE(QString(offers[1].refusal->text.id), QString("no.points-not-higher"));
    auto const solo = std::ranges::find_if(
        offers, [](Offer const& offer) { return offer.action.kind == Action::Kind::solo; });
    QCOMPARE(std::distance(solo, offers.end()), std::ptrdiff_t{1 + 8});
  }
  // So many points as the bar asks for and the result: 60 where the tie is the caller's, and that is told beside it.
  void aBidNeedsWhatTheBarSays() {
    for (bool const toCaller : {true, false}) {
      Context const match = toCaller ? context(4) : context(4, {tieOption});
      Briscola hand = Briscola::start(match, anyDeal());
      act(hand, "bid 5");
      Seen const seen = Briscola::show(viewOf(match, hand, {{0, *Briscola::parse("bid 5")}}, 1));
      int told = 0;
      for (Message const& line : seen.guide.means)
        if (QString(line.text.id) == "briscola.why.auction") {
          ++told;
          QCOMPARE(line.arguments.front().number, toCaller ? 60 : 61);
          QCOMPARE(line.arguments.front().number, hand.pub.needed());
        }
      QCOMPARE(told, 1);
      QCOMPARE(idsOf(seen.guide.needs), QString(toCaller ? "need.tie-caller" : "need.tie-opponents"));
    }
  }
  void whatARaiseCosts() {
    Briscola hand = Briscola::start(context(4), anyDeal());
    act(hand, "bid 2");
    int raises = 0;
    for (Offer const& offer : Briscola::offered(hand.pub, hand.own(1), 1)) {
      if (!offer.legal() || offer.action.second == 0) continue;
      if (offer.action.kind == Action::Kind::bid) ++raises;
      QStringList const ids = idsOf(offer.means).split(' ');
      QCOMPARE(ids.contains("means.max"), offer.action.second == 120);
      QCOMPARE(ids.contains("briscola.means.stakes-plain"), offer.action.second <= 70);
      QCOMPARE(ids.contains("means.stakes"), offer.action.second > 70);
    }
    QCOMPARE(raises, 120 - 62 + 1);
  }

  void eventsTellWhatMoved() {
    Briscola hand = Briscola::start(context(4), dealWith({"6D AC", "3D 4C", "4D 2C", "5D", "7D"}));
    Events events;
    auto const tell = [&](QString const& text) {
      events.clear();
      hand.apply(*Briscola::parse(text.toStdString()), &events);
      QStringList ids;
      for (Event const& event : events) ids << event.message.text.id;
      return ids.join(' ');
    };
    QCOMPARE(tell("bid 6"), QString("did.bid-rank"));
    QCOMPARE(tell("bid 2"), QString("did.bid-rank"));
    Briscola const before = hand;
    QCOMPARE(tell("oblige 4 70"), QString("did.oblige"));
    QCOMPARE(tell("bid 2 71"), QString("did.raise"));
    QCOMPARE(tell("pass"), QString("did.pass"));
    QCOMPARE(tell("solo"), QString("did.solo did.won-auction"));
    hand = before;
    tell("oblige 4 70");
    for (int i = 0; i < 3; ++i) QCOMPARE(tell("pass"), QString("did.pass"));
    QCOMPARE(tell("pass"), QString("did.pass did.won-auction"));
    QCOMPARE(tell("trump C"), QString("did.trump"));
    QCOMPARE(tell("play 6D"), QString("did.lead"));
    QCOMPARE(tell("play 4C"), QString("did.play did.reveal"));
    tell("play 2C");
    tell("play 5D");
    QCOMPARE(tell("play 7D"), QString("did.play phase.trick-over"));
    QCOMPARE(static_cast<int>(events.back().seat), 1);
    QCOMPARE(events.back().cards, cards("6D 4C 2C 5D 7D"));
  }

  void callsInTheirOwnWords() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 2D 4D"}));
    History history;
    auto const said = [&](char const* text) {
      Seat const seat = hand.pub.turn;
      history.push_back({seat, *Briscola::parse(text)});
      act(hand, text);
      Seen const seen = Briscola::show(viewOf(context(4), hand, history, nobody));
      return QString(seen.seats[static_cast<std::size_t>(seat)].said.text.id);
    };
    QCOMPARE(said("bid 2"), QString("label.bid-rank"));
    QCOMPARE(said("oblige 4 70"), QString("label.oblige"));
    QCOMPARE(said("bid 2 71"), QString("label.raise"));
    QCOMPARE(said("pass"), QString("label.pass"));
    Briscola const before = hand;
    QCOMPARE(said("solo"), QString("label.solo"));
    hand = before;
    history.pop_back();
    for (int i = 0; i < 3; ++i) said("pass");
    QCOMPARE(said("trump C"), QString("label.trump"));
    // Until a card is played: then the contract tells it.
    Seat const caller = history.back().seat;
    said(Briscola::text(Briscola::legal(hand.pub, hand.own(hand.pub.turn))[0]).c_str());
    Seen const seen = Briscola::show(viewOf(context(4), hand, history, nobody));
    QVERIFY(seen.seats[static_cast<std::size_t>(caller)].said.empty());
  }

  void pointsAreToldOnceThereAreSome() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C 2D 4D"}));
    auto const standing = [&] {
      Seen const seen = Briscola::show(viewOf(context(4), hand, {}, nobody));
      return QString(seen.seats[0].standing.text.id);
    };
    act(hand, "bid 2");
    for (int i = 0; i < 4; ++i) act(hand, "pass");
    act(hand, "trump C");
    while (hand.pub.takenPoints() == 0) {
      QCOMPARE(standing(), QString("called.seat.holds"));
      act(hand,
          QString::fromStdString(Briscola::text(Briscola::legal(hand.pub, hand.own(hand.pub.turn))[0])));
    }
    QCOMPARE(standing(), QString("called.seat.cards"));
  }

  void theSheetExplainsItself_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("alone");
    QTest::addColumn<bool>("tieToCaller");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("last");   // of the counting
    QTest::addColumn<QString>("price");  // without who wins and what is paid
    auto const row = [](char const* call, bool alone, bool tie, int side, char const* last,
                        char const* price) {
      QTest::addRow("%s%s, %d%s", call, alone ? " alone" : "", side, tie ? "" : ", tie to the others")
          << call << alone << tie << side << last << price;
    };
    row("4", false, true, 75, "sheet.caller-points", "sheet.stakes");
    row("4", false, true, 60, "sheet.tie-won", "sheet.stakes");
    row("4", false, false, 60, "sheet.tie-lost", "sheet.stakes");
    row("4", true, true, 60, "sheet.tie-won", "sheet.alone");
    row("2 70", false, true, 75, "briscola.sheet.promised", "sheet.stakes sheet.multiplier");
    row("2 70", false, true, 60, "briscola.sheet.tie-raised", "sheet.stakes sheet.multiplier");
    row("2 81", true, true, 120, "briscola.sheet.promised", "sheet.alone sheet.multiplier sheet.cappotto");
    row("solo", true, true, 60, "briscola.sheet.tie-solo", "sheet.solo");
    row("solo", true, true, 0, "sheet.caller-points", "sheet.solo sheet.cappotto");
  }
  void theSheetExplainsItself() {
    QFETCH(QString, call);
    QFETCH(bool, alone);
    QFETCH(bool, tieToCaller);
    QFETCH(int, side);
    QFETCH(QString, last);
    QFETCH(QString, price);
    Briscola::Public const pub = finished(call, side, alone, {.tieToCaller = tieToCaller});
    Result const result = pub.result();
    QCOMPARE(QString(result.counting.back().text.id), last);
    QCOMPARE(QString(result.counting.at(static_cast<std::size_t>(result.countLine)).text.id),
             "sheet.caller-points");
    QCOMPARE(result.valueLine, static_cast<int>(result.price.size()) - 1);
    QStringList ids = idsOf(result.price).split(' ');
    QCOMPARE(ids.takeFirst(), QString(side >= pub.needed() ? "called.sheet.wins" : "called.sheet.loses"));
    QCOMPARE(ids.takeLast(), QString(alone ? "briscola.sheet.pays-alone" : "briscola.sheet.pays"));
    QCOMPARE(ids.join(' '), price);
    QCOMPARE(result.parts[0].role, std::string_view("caller"));
    QVERIFY(result.parts[0].caller);
    QCOMPARE(result.parts[1].role, std::string_view(alone ? "opponent" : "partner"));
    QCOMPARE(result.parts[1].caller, !alone);
    QCOMPARE(result.parts[4].role, std::string_view("opponent"));
  }

  void whatTheFaceSaysOfSides() {
    Briscola hand = Briscola::start(context(4), dealWith({"AC", "6C", "7C", "JC", "QC"}));
    act(hand, "bid 6, pass, pass, pass, pass, trump C");
    auto const roles = [&](Seat viewer) {
      QStringList ids;
      for (Seen::SeatSeen const& seat : Briscola::show(viewOf(context(4), hand, {}, viewer)).seats)
        ids << QString(seat.role.text.id).section('.', -1);
      return ids.join(',');
    };
    QCOMPARE(roles(0), QString("caller,,,,"));
    QCOMPARE(roles(1), QString("caller,secret-partner,,,"));
    QCOMPARE(roles(2), QString("caller,,,,"));
    QCOMPARE(roles(nobody), QString("caller,,,,"));
    act(hand, "play AC, play 6C");
    QCOMPARE(roles(nobody), QString("caller,partner,,,"));
    hand = Briscola::start(context(4), anyDeal());
    act(hand, "solo");
    QCOMPARE(roles(2), QString("solo,,,,"));
  }
  void whatIsStillNeeded() {
    Briscola hand = Briscola::start(context(4), dealWith({"AC", "2C"}));
    act(hand, "bid 2, pass, pass, pass, bid 2 75, pass, trump C");
    auto const needs = [&](Seat viewer) {
      return idsOf(Briscola::show(viewOf(context(4), hand, {}, viewer)).guide.needs);
    };
    QCOMPARE(needs(0), QString("need.unknown need.promised"));
    QCOMPARE(needs(1), QString("briscola.need.open need.defence need.promised"));
    // Seat 4 needs 75, seat 1 is its partner and knows: with 46 gone to seat 0 it cannot be made.
    hand.pub.points = {46, 0, 0, 0, 0};
    QCOMPARE(needs(1), QString("called.need.too-few briscola.need.cappotto"));
    QCOMPARE(needs(2), QString("need.unknown need.promised"));  // seat 0 might be the partner
    // 51 are left: whoever it is, that is too few for 75.
    hand.pub.points = {23, 23, 23, 0, 0};
    QCOMPARE(needs(3), QString("called.need.too-few"));
    hand.pub.points = {0, 0, 0, 0, 75};
    QCOMPARE(needs(2), QString("called.need.won"));
  }
  void theLastCallStandsOnThePlate() {
    Briscola hand = Briscola::start(context(4), dealWith({"", "2C"}));
    act(hand, "bid 2, oblige 4 66, bid 2 70, pass");
    Seen const seen = Briscola::show(viewOf(context(4), hand, {}, 4));
    QCOMPARE(seen.seats[1].bid, args::rank(Rank::four));
    QCOMPARE(seen.seats[1].standing.arguments[0], args::number(66));
    QVERIFY(!seen.seats[1].bidStands && seen.seats[2].bidStands);
    QVERIFY(seen.seats[3].out);
    QCOMPARE(seen.contract.lines[0].arguments[1], args::number(70));
    QVERIFY(seen.anticlockwise);
  }

  // The rules of thumb keep within reason.
  void greedyRaisesWithCause() {
    Rng rng(1);
    auto const call = [&rng](QString const& own, QString const& before) {
      Briscola hand = Briscola::start(context(4), dealWith({"", own}));
      act(hand, before);
      return QString::fromStdString(Briscola::text(Briscola::greedy(viewOf(context(4), hand, {}, 1), rng)));
    };
    QCOMPARE(call("4C 5C 6D 7D 4H 5H 6S 7S", "bid 2"), QString("pass"));
    QCOMPARE(call("4C 5C 6D 7D 4H 5H 6S 7S", "bid A"), QString("pass"));
    QVERIFY(call("AC KC QC JC 7C 6D 4D 6H", "bid 2").startsWith("bid 2 "));
    QVERIFY(call("2C 3C KC QC AC 7C AD 6H", "bid 2").startsWith("oblige 4 "));
    QCOMPARE(call("AC 3C KC QC AD 3D AH AS", "bid 2").section(' ', 0, 0), QString("solo"));
  }
};

}  // namespace testBriscolaChiamataSeen

QTEST_APPLESS_MAIN(testBriscolaChiamataSeen::TestBriscolaChiamataSeen)
#include "test_briscola_chiamata_seen.moc"
