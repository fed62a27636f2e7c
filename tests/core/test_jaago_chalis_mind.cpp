// The Mind of Jaago-Chalis: worlds, worths and the policy's features.
#include <QTest>
#include <algorithm>

#include "core/ai/players.h"
#include "core/games/jaago-chalis/mind.h"
#include "tests/core/jaago_chalis_hands.h"
#include "tests/joined.h"

namespace testJaagoChalisMind {

using namespace giaguaro;
using namespace giaguaro::jaagoHands;
using Mind = JaagoChalis::Mind;

static_assert(Minded<JaagoChalis>);

namespace {

struct Position {
  Context context;
  Deal deal;
  JaagoChalis hand;
  History history;

  View<JaagoChalis> view(Seat seat) const { return viewOf(context, hand, history, seat); }
  Placement truth() const {
    Placement placement;
    for (Seat seat = 0; seat < JaagoChalis::players; ++seat)
      placement.hands[static_cast<std::size_t>(seat)] = hand.own(seat).cards;
    return placement;
  }
};

// Calls `visit` before every card of random hands.
template <class Visit>
void everyPosition(int hands, Visit const& visit) {
  Rng rng(5);
  for (int i = 0; i < hands; ++i) {
    Position position{context(static_cast<Seat>(rng.below(4))), anyDeal(rng.next()), {}, {}};
    position.hand = JaagoChalis::start(position.context, position.deal);
    while (!position.hand.pub.over()) {
      visit(position, rng);
      Seat const seat = position.hand.pub.turn;
      Action const action = randomPlayer<JaagoChalis>(position.view(seat), rng, {}).action;
      position.history.push_back({seat, action});
      position.hand.apply(action, nullptr);
    }
  }
}

// Another hand that looks the same to the seat to act: cards that two others may hold have changed places.
JaagoChalis otherwise(Position const& position, Rng& rng) {
  JaagoChalis hand = position.hand;
  Seat const viewer = hand.pub.turn;
  Facts const facts = JaagoChalis::facts(position.view(viewer));
  for (int attempt = 0; attempt < 20; ++attempt) {
    auto const one = static_cast<std::size_t>((viewer + 1 + static_cast<int>(rng.below(3))) % 4);
    auto const two = static_cast<std::size_t>((viewer + 1 + static_cast<int>(rng.below(3))) % 4);
    CardSet const gives = hand.seats[one].cards & facts.may[two];
    CardSet const takes = hand.seats[two].cards & facts.may[one];
    if (one == two || gives.empty() || takes.empty()) continue;
    Card const given = gives.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(gives.size()))));
    Card const taken = takes.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(takes.size()))));
    hand.seats[one].cards.erase(given);
    hand.seats[one].cards.insert(taken);
    hand.seats[two].cards.erase(taken);
    hand.seats[two].cards.insert(given);
  }
  return hand;
}

QString considered(QString const& table, QString const& held) {
  CardSet cards;
  for (Action action : Mind::considered(viewOfTurn(position(table, held)))) cards.insert(action.card());
  return texts(cards);
}

}  // namespace

class TestJaagoChalisMind : public QObject {
  Q_OBJECT

 private slots:
  void theTruthIsAWorld() {
    everyPosition(40, [](Position const& position, Rng&) {
      for (Seat viewer = 0; viewer < JaagoChalis::players; ++viewer) {
        View<JaagoChalis> const view = position.view(viewer);
        QVERIFY(Mind::assemble(view, position.truth()) == position.hand);
        QVERIFY(Mind::dealt(view, position.truth()) == position.deal);
        std::vector<Places> const cases = Mind::cases(view);
        QCOMPARE(cases.size(), std::size_t{1});
        int hidden = 0;
        for (Place const& place : cases.front()) {
          CardSet const held = position.hand.own(place.seat).cards;
          QVERIFY(place.seat != viewer);
          QVERIFY(place.may.contains(held));
          QCOMPARE(place.count, held.size());
          hidden += place.count;
        }
        QCOMPARE(hidden, JaagoChalis::facts(view).unseen.size());
        QVERIFY(!Mind::checks(view));
      }
    });
  }
  // Cards that have changed places within the facts: the same hand to the viewer from another deal.
  void everyWorldIsReachedFromItsDeal() {
    everyPosition(40, [](Position const& position, Rng& rng) {
      JaagoChalis const other = otherwise(position, rng);
      Placement placement;
      for (Seat seat = 0; seat < JaagoChalis::players; ++seat)
        placement.hands[static_cast<std::size_t>(seat)] = other.own(seat).cards;
      View<JaagoChalis> const view = position.view(position.hand.pub.turn);
      JaagoChalis const assembled = Mind::assemble(view, placement);
      QVERIFY(assembled == other);
      JaagoChalis replayed = JaagoChalis::start(position.context, Mind::dealt(view, placement));
      for (Done const& done : position.history) {
        QVERIFY(JaagoChalis::playable(replayed.pub, replayed.own(done.seat)).contains(done.action.card()));
        replayed.apply(done.action, nullptr);
      }
      QVERIFY(replayed == assembled);
    });
  }

  void consideredIsLegalAndPlayable() {
    everyPosition(100, [](Position const& position, Rng& rng) {
      auto const& pub = position.hand.pub;
      auto const& own = position.hand.own(pub.turn);
      CardSet const legal = JaagoChalis::playable(pub, own);
      CardSet const playable = Mind::playable(pub, own);
      Actions const considered = Mind::considered(position.view(pub.turn));
      QVERIFY(!considered.empty());
      QVERIFY(legal.contains(playable));
      for (Action action : considered) {
        QVERIFY(action.kind == Action::Kind::play);
        QVERIFY(playable.contains(action.card()));
      }
      QVERIFY(legal.contains(Mind::speak(pub, own, rng).card()));
    });
  }
  void oneCardOfEachRunIsConsidered_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("considered");
    QTest::newRow("neighbours") << ""
                                << "AC KC 9C 2H"
                                << "KC 9C 2H";
    QTest::newRow("a ten between") << ""
                                   << "JC 9C"
                                   << "JC 9C";
    QTest::newRow("a ten that is on the table") << "10C"
                                                << "JC 9C"
                                                << "JC";
    QTest::newRow("a ten that was passed over") << "10C AC"
                                                << "JC 9C"
                                                << "9C";
    QTest::newRow("over it, both sides of a gap") << "3D 4D"
                                                  << "QD JD 9D 8D 2D"
                                                  << "JD 8D";
    QTest::newRow("careful") << "3D"
                             << "3C 2C 2S AS"
                             << "AS 2C 2S";
  }
  void oneCardOfEachRunIsConsidered() {
    QFETCH(QString, table);
    QFETCH(QString, held);
    QFETCH(QString, considered);
    QCOMPARE(texts(cards(testJaagoChalisMind::considered(table, held))), texts(cards(considered)));
  }

  // Which card of a run is played makes no difference to anybody's points, however the others play.
  void aRunsCardsAreWorthTheSame() {
    everyPosition(60, [](Position const& position, Rng& rng) {
      View<JaagoChalis> const view = position.view(position.hand.pub.turn);
      Actions const considered = Mind::considered(view);
      CardSet others = Mind::setOf(Mind::recall(view.pub).left) - view.own->cards;
      for (Card card : JaagoChalis::playable(view.pub, *view.own)) {
        if (std::find(considered.begin(), considered.end(), Action::play(card)) != considered.end()) continue;
        // The next considered one below it stands for it.
        CardSet below;
        for (Action action : considered)
          if (action.card().suit() == card.suit() && action.card() < card) below.insert(action.card());
        QVERIFY(!below.empty());
        Card const instead = below.highest();
        for (Card between : others.in(card.suit())) QVERIFY(between < instead || card < between);
        JaagoChalis one = position.hand;
        JaagoChalis two = position.hand;
        one.apply(Action::play(instead), nullptr);
        two.apply(Action::play(card), nullptr);
        while (!one.pub.over()) {
          QCOMPARE(one.pub.turn, two.pub.turn);
          CardSet const cards = JaagoChalis::playable(one.pub, one.own(one.pub.turn));
          Card const next = cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
          one.apply(Action::play(next), nullptr);
          two.apply(Action::play(next == card ? instead : next), nullptr);
        }
        QCOMPARE(one.pub.scores(), two.pub.scores());
      }
    });
  }

  void memoryKnowsWhatTheFactsSay() {
    everyPosition(60, [](Position const& position, Rng&) {
      View<JaagoChalis> const view = position.view(position.hand.pub.turn);
      Mind::Memory const memory = Mind::recall(view.pub);
      Facts const facts = JaagoChalis::facts(view);
      QCOMPARE(Mind::setOf(memory.left) - view.own->cards, facts.unseen);
      for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
        if (static_cast<Seat>(seat) != view.seat)
          QCOMPARE(Mind::setOf(memory.may[seat]) & facts.unseen, facts.may[seat]);
    });
  }
  void memorySeesAsItRecalls() {
    Rng rng(8);
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
      JaagoChalis hand = JaagoChalis::start(context(), anyDeal(seed));
      Mind::Memory memory = Mind::recall(hand.pub);
      while (!hand.pub.over()) {
        Action const action = Mind::speak(hand.pub, hand.own(hand.pub.turn), rng);
        memory.see(hand.pub, action.card());
        hand.apply(action, nullptr);
        QVERIFY(Mind::recall(hand.pub) == memory);
      }
    }
  }

  void weightsAreOneForEachPlace() {
    QCOMPARE(Mind::weights().size(), static_cast<std::size_t>(Mind::weightCount));
    std::vector<bool> used(static_cast<std::size_t>(Mind::weightCount));
    everyPosition(300, [&used](Position const& position, Rng&) {
      auto const& pub = position.hand.pub;
      auto const& own = position.hand.own(pub.turn);
      Mind::Scene const scene(pub, own, Mind::recall(pub));
      for (Card card : JaagoChalis::playable(pub, own)) {
        auto const indices = scene.indices(card);
        for (std::uint16_t index : indices) {
          QVERIFY(index < Mind::weightCount);
          used[index] = true;
        }
        // Each group has a table of its own.
        QVERIFY(std::is_sorted(indices.begin(), indices.end()));
        QVERIFY(std::adjacent_find(indices.begin(), indices.end()) == indices.end());
      }
    });
    QVERIFY(std::count(used.begin(), used.end(), true) > Mind::weightCount / 3);
  }
  // Neither the policy nor the choice of candidates changes with what the seat cannot see.
  void nobodyPeeks() {
    everyPosition(60, [](Position const& position, Rng& rng) {
      JaagoChalis const other = otherwise(position, rng);
      Seat const seat = position.hand.pub.turn;
      View<JaagoChalis> const view = viewOf(position.context, other, position.history, seat);
      QVERIFY(view == position.view(seat));
      Mind::Scene const scene(position.hand.pub, position.hand.own(seat), Mind::recall(position.hand.pub));
      Mind::Scene const otherScene(other.pub, other.own(seat), Mind::recall(other.pub));
      for (Card card : other.own(seat).cards& JaagoChalis::playable(other.pub, other.own(seat)))
        QVERIFY(scene.indices(card) == otherScene.indices(card));
      Rng one(3);
      Rng two(3);
      QVERIFY(Mind::speak(position.hand.pub, position.hand.own(seat), one) ==
              Mind::speak(other.pub, other.own(seat), two));
    });
  }

  void worthsLieBetweenNoneAndAll() {
    Rng rng(4);
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      PerSeat totals{};
      for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
        totals[seat] = static_cast<std::int32_t>(rng.below(120)) - 40;
      Context const at = context(3, totals);
      JaagoChalis hand = JaagoChalis::start(at, anyDeal(seed));
      while (!hand.pub.over()) hand.apply(Mind::speak(hand.pub, hand.own(hand.pub.turn), rng), nullptr);
      for (Seat seat = 0; seat < JaagoChalis::players; ++seat) {
        float const worth = Mind::worths(hand, at)[static_cast<std::size_t>(seat)];
        QVERIFY(worth >= 0 && worth <= 1);
        QCOMPARE(Mind::succeeded(hand, seat), hand.pub.scores()[static_cast<std::size_t>(seat)] >= 20);
      }
    }
  }
  // Of two ends of a hand, the better one for seat 0.
  void worthsInAMatch_data() {
    QTest::addColumn<QString>("totals");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("more points") << "0 0 0 0"
                                 << "21 19 20 20"
                                 << "20 20 20 20";
    QTest::newRow("ten, and not just short of it") << "0 0 0 0"
                                                   << "20 20 20 20"
                                                   << "19 21 20 20";
    QTest::newRow("others short of ten") << "0 0 0 0"
                                         << "20 19 19 22"
                                         << "20 20 20 20";
    // Two points are enough to end the match and win it; more are not, if they help another past us.
    QTest::newRow("enough to win") << "76 78 20 20"
                                   << "20 19 21 20"
                                   << "23 24 17 16";
    QTest::newRow("against the one that would win") << "40 70 0 0"
                                                    << "22 16 21 21"
                                                    << "22 22 18 18";
    QTest::newRow("not against the last") << "20 70 0 0"
                                          << "20 9 31 20"
                                          << "20 31 9 20";
    QTest::newRow("not to help another over forty") << "60 75 0 0"
                                                    << "22 8 25 25"
                                                    << "25 20 18 17";
  }
  void worthsInAMatch() {
    QFETCH(QString, totals);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    Context const at = context(3, perSeat(totals));
    float const more = Mind::worths(finished(perSeat(better), at.totals), at)[0];
    float const less = Mind::worths(finished(perSeat(worse), at.totals), at)[0];
    QVERIFY2(more > less + 0.001F, qPrintable(QString("%1 %2").arg(more).arg(less)));
  }
  // Once the match ends, what is paid and nothing else: all seats' worths lie as their payments do.
  void worthsFollowThePayments() {
    Context const at = context(3, perSeat("70 60 50 40"));
    for (char const* points : {"20 20 20 20", "30 20 20 10", "10 30 20 20", "12 30 25 13"}) {
      JaagoChalis const hand = finished(perSeat(points), at.totals);
      PerSeat totals = hand.pub.totalsAfter();
      QVERIFY(JaagoChalis::ends(totals));
      PerSeat const paid = JaagoChalis::settlement(at, totals);
      Worths const worths = Mind::worths(hand, at);
      JaagoChalis const other = finished(perSeat("25 25 15 15"), at.totals);
      PerSeat const otherPaid = JaagoChalis::settlement(at, other.pub.totalsAfter());
      Worths const otherWorths = Mind::worths(other, at);
      for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat)
        QVERIFY(std::abs((worths[seat] - otherWorths[seat]) -
                         static_cast<float>(paid[seat] - otherPaid[seat]) / 600) < 0.001F);
    }
  }
};

}  // namespace testJaagoChalisMind

QTEST_APPLESS_MAIN(testJaagoChalisMind::TestJaagoChalisMind)
#include "test_jaago_chalis_mind.moc"
