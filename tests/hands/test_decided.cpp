// When nothing can change the scores any more (Public::decided): never true wrongly, in any game; worked
// examples by hand for each.
#include <QTest>
#include <map>
#include <set>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tests/core/jabberwocky_hands.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testDecided {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;
using namespace giaguaro::test;

namespace {

// Of a hand that is over: what its deal has fixed and nobody knew before the last cards showed it.
template <Game G>
std::vector<int> fixedByDeal(typename G::Public const& over) {
  std::vector<int> fixed;
  if constexpr (requires { over.partner; }) fixed.push_back(over.partner);
  if constexpr (requires { over.held.trumps; }) {
    fixed.insert(fixed.end(), over.held.trumps.begin(), over.held.trumps.end());
    fixed.insert(fixed.end(), over.held.honours.begin(), over.held.honours.end());
  }
  return fixed;
}

// Any legal action, all alike: penalised revokes too.
template <Game G>
Action anyAction(G const& hand, Rng& rng) {
  Actions const legal = G::legal(hand.pub, hand.own(hand.pub.toAct()));
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
}

// Plays decided hands on, in this world and in others that look the same to all, and compares the scores.
template <Game G>
class PlayingOn {
 public:
  explicit PlayingOn(Played<G> const& decided, Rng& rng) : rng_(rng) {
    constexpr int worlds = 8;
    constexpr int ways = 8;
    Played<G> world = decided;
    for (int i = 0; i < worlds; ++i) {
      for (int way = 0; way < ways; ++way) playOut(world.hand);
      if (auto other = otherView(world, world.view(nobody), rng)) world = *other;
    }
  }

  bool staysDecided() const { return stays_; }
  bool scoresAreOne() const { return one_; }

 private:
  void playOut(G hand) {
    while (!hand.pub.over()) {
      stays_ = stays_ && hand.pub.decided();
      hand.apply(anyAction(hand, rng_), nullptr);
    }
    PerSeat const scores = hand.pub.scores();
    one_ = one_ && scores_.try_emplace(fixedByDeal<G>(hand.pub), scores).first->second == scores;
  }

  Rng& rng_;
  std::map<std::vector<int>, PerSeat> scores_{};
  bool stays_ = true;
  bool one_ = true;
};

template <class Public>
void give(Public& pub, QString const& points, int partner) {
  QStringList const figures = points.split(' ');
  for (int seat = 0; seat < FreePlay::players; ++seat)
    pub.points[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(figures[seat].toInt());
  pub.partner = static_cast<Seat>(partner);
}

}  // namespace

class TestDecided : public QObject {
  Q_OBJECT

 private slots:
  // Wherever it first comes true in hands of random and of sensible players.
  void neverTrueWrongly() {
    FOR_EVERY_GAME({
      int decided = 0;
      for (bool const sensible : {false, true}) {
        bool already = false;
        everyPosition<G>(
            400,
            [&](Played<G> const& played, Rng& rng) {
              already = already && !played.history.empty();
              if (already || played.hand.pub.over() || !played.hand.pub.decided()) return;
              already = true;
              ++decided;
              QVERIFY(played.hand.pub.playing());
              PlayingOn<G> const on(played, rng);
              QVERIFY2(on.scoresAreOne(), G::info.id.data());
              QVERIFY2(on.staysDecided(), G::info.id.data());
            },
            sensible ? greedyAction<G> : randomAction<G>);
      }
      if (QTest::currentTestFailed()) return;
      QVERIFY2(decided >= 40, qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(decided)));
    });
  }

  // Where nothing can change the scores any more the guide does not ask for points, or warn of them.
  void nothingIsNeededAnyMore() {
    FOR_EVERY_GAME({
      if constexpr (std::is_base_of_v<FreePlay, typename G::Public>) {
        std::set<std::string_view> const open{"need.points", "need.unknown", "need.defence",
                                              "briscola.need.open"};
        int decided = 0;
        everyPosition<G>(
            200,
            [&](Played<G> const& played, Rng&) {
              if (played.hand.pub.over() || !played.hand.pub.decided()) return;
              for (Seat viewer = nobody; viewer < FreePlay::players; ++viewer) {
                std::vector<Message> const needs = G::show(played.view(viewer)).guide.needs;
                QVERIFY(!needs.empty());
                for (Message const& line : needs) QVERIFY2(!open.contains(line.text.id), line.text.id);
              }
              ++decided;
            },
            greedyAction<G>);
        QVERIFY(decided > 100);
      }
    });
  }

  // The jaguar is seat 0, and its friend not known unless it is given.
  void jaguar_data() {
    QTest::addColumn<QString>("points");
    QTest::addColumn<int>("partner");
    QTest::addColumn<bool>("decided");
    QTest::newRow("61 alone") << "61 0 0 0 0" << -1 << true;
    QTest::newRow("60 alone") << "60 0 0 0 0" << -1 << false;
    QTest::newRow("61 with the friend") << "50 11 0 0 0" << 1 << true;
    QTest::newRow("60 with the friend") << "50 10 0 0 0" << 1 << false;
    QTest::newRow("59 are others'") << "0 0 59 0 0" << 1 << false;
    QTest::newRow("60 are others'") << "0 0 60 0 0" << 1 << true;
    QTest::newRow("one of the others is the friend") << "0 0 60 0 0" << -1 << false;
    QTest::newRow("lost whoever it is") << "10 20 20 20 20" << -1 << true;
    QTest::newRow("won with some, lost with others, and alone") << "40 25 25 10 10" << -1 << true;
    QTest::newRow("open with one of them") << "40 25 25 10 9" << -1 << false;
    QTest::newRow("nothing to be won") << "44 16 20 20 20" << -1 << true;
  }
  void jaguar() {
    QFETCH(QString, points);
    QFETCH(int, partner);
    Jaguar::Public pub;
    pub.phase = Jaguar::Phase::play;
    pub.jaguar = 0;
    pub.called = *fortyCards.parse("2C");
    give(pub, points, partner);
    QTEST(pub.decided(), "decided");
  }

  // A trick that no card can take any more is as good as taken.
  void aSureTrickCounts() {
    Jaguar::Public pub;
    pub.phase = Jaguar::Phase::play;
    pub.jaguar = 0;
    pub.trump = Suit::clubs;
    pub.called = *fortyCards.parse("2C");
    give(pub, "45 0 0 0 0", nobody);
    Jaguar::Public sure = pub;
    for (char const* card : {"AC", "3D"}) {
      QVERIFY(!sure.decided());
      sure.play(*fortyCards.parse(card), sure.turn);
    }
    QVERIFY(sure.decided());  // 45 + 21
    Jaguar::Public open = pub;
    for (char const* card : {"3C", "AD"}) open.play(*fortyCards.parse(card), open.turn);
    QVERIFY(!open.decided());  // AC is out
  }

  // Seat 0 calls.
  void briscola_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("tieToCaller");
    QTest::addColumn<QString>("points");
    QTest::addColumn<int>("partner");
    QTest::addColumn<bool>("decided");
    QTest::newRow("reached, cappotto open") << "bid 3" << true << "61 0 0 0 0" << -1 << false;
    QTest::newRow("only the partner's") << "bid 3" << true << "61 2 0 0 0" << -1 << false;
    QTest::newRow("no cappotto whoever it is") << "bid 3" << true << "61 2 2 0 0" << -1 << true;
    QTest::newRow("a tie is won") << "bid 3" << true << "60 2 2 0 0" << -1 << true;
    QTest::newRow("a tie is lost") << "bid 3" << false << "60 2 2 0 0" << -1 << false;
    QTest::newRow("all 120 are taken") << "bid 3" << true << "100 20 0 0 0" << 1 << true;
    QTest::newRow("lost, but perhaps by all") << "bid 3" << true << "0 0 61 0 0" << 1 << false;
    QTest::newRow("lost with a point") << "bid 3" << true << "0 2 61 0 0" << 1 << true;
    QTest::newRow("71 promised, not reached") << "bid 2 71" << true << "70 0 2 0 0" << 1 << false;
    QTest::newRow("71 promised") << "bid 2 71" << true << "71 0 2 0 0" << 1 << true;
    QTest::newRow("open in mano") << "bid 2 62" << true << "56 6 6 6 6" << -1 << false;
    QTest::newRow("obbligata is never in mano") << "oblige 4 62" << true << "56 6 6 6 6" << -1 << true;
    QTest::newRow("solo, 60") << "solo" << true << "60 2 0 0 0" << 0 << false;
    QTest::newRow("solo, 61") << "solo" << true << "61 2 0 0 0" << 0 << true;
  }
  void briscola() {
    QFETCH(QString, call);
    QFETCH(bool, tieToCaller);
    QFETCH(QString, points);
    QFETCH(int, partner);
    Action const action = *BriscolaChiamata::parse(call.toStdString());
    BriscolaChiamata::Public pub;
    pub.phase = BriscolaChiamata::Phase::play;
    pub.caller = 0;
    pub.rules.tieToCaller = tieToCaller;
    pub.solo = action.kind == Action::Kind::solo;
    if (!pub.solo) {
      pub.calls[0] = {static_cast<std::int8_t>(action.first), action.second,
                      action.kind == Action::Kind::oblige};
      pub.called = Card::of(Suit::clubs, action.first);
    }
    give(pub, points, partner);
    QTEST(pub.decided(), "decided");
  }

  // Three players, three cards each, hearts are trump. Seat 0 leads, and wins the first trick.
  void jabberwocky_data() {
    QTest::addColumn<QString>("bids");
    QTest::addColumn<bool>("mayRevoke");
    QTest::addColumn<bool>("decided");
    QTest::newRow("all lost") << "0 3 3" << false << true;
    QTest::newRow("two are left, two are lacking") << "0 3 2" << false << false;
    QTest::newRow("exact so far") << "1 3 3" << false << false;
    QTest::newRow("none bid, none taken") << "0 0 2" << false << false;
    QTest::newRow("somebody may revoke") << "0 3 3" << true << false;
  }
  void jabberwocky() {
    QFETCH(QString, bids);
    QFETCH(bool, mayRevoke);
    Jabberwocky hand = started(context(3, 3, 2, mayRevoke), {"AS 2C 3C", "2S 4C 5C", "3S 6C 7C"}, "2H", bids);
    QVERIFY(!hand.pub.decided());
    play(hand, "AS 2S");
    QVERIFY(!hand.pub.decided());
    play(hand, "3S");
    QTEST(hand.pub.decided(), "decided");
  }
  // Led, nothing can take it: it counts as taken already. One that may be ruffed does not.
  void jabberwockysSureTrick() {
    for (bool trumps : {true, false}) {
      QStringList const hands{trumps ? "AH KH QH" : "AS KS QS", "2S 4C 5C", "3S 6C 7C"};
      Jabberwocky hand = started(context(3, 3, 2), hands, "2H", "0 3 3");
      play(hand, trumps ? "AH" : "AS");
      QCOMPARE(hand.pub.decided(), trumps);
    }
  }

  // The last trick: these four cards, the first led by seat 0.
  void jaago_data() {
    QTest::addColumn<QStringList>("last");
    QTest::addColumn<int>("cards");  // on the table when it is decided
    QTest::newRow("nobody can take it") << QStringList{"3H", "2H", "AS", "AC"} << 1;
    QTest::newRow("a jaago is out") << QStringList{"AH", "2H", "AS", "2D"} << 4;
    QTest::newRow("it has fallen") << QStringList{"AH", "2D", "AS", "3H"} << 2;
    QTest::newRow("a higher card is out") << QStringList{"3H", "2S", "4H", "AC"} << 3;
  }
  void jaago() {
    QFETCH(QStringList, last);
    QFETCH(int, cards);
    JaagoChalis hand;
    hand.pub.turn = 0;
    CardSet before = fiftyTwoCards.cards();
    for (QString const& text : last) before.erase(*fiftyTwoCards.parse(text.toStdString()));
    for (Card card : before) hand.pub.history.cards.push(card);
    for (int trick = 1; trick < JaagoChalis::tricks; ++trick) hand.pub.history.leaders.push(0);
    QVERIFY(!hand.pub.decided());
    for (int i = 0; i < 4; ++i) {
      hand.apply(Action::play(*fiftyTwoCards.parse(last[i].toStdString())), nullptr);
      QCOMPARE(hand.pub.decided(), i + 1 >= cards);
    }
  }

  // House, five players: the taker is seat 0, and has called KC.
  void tarotSlam_data() {
    QTest::addColumn<Tarot::Contract>("contract");
    QTest::addColumn<QString>("tricks");
    QTest::addColumn<int>("partner");
    QTest::addColumn<bool>("petitFell");
    QTest::addColumn<bool>("decided");
    using enum Tarot::Contract;
    QTest::newRow("all won") << slam << "2 0 0 0 0" << -1 << true << false;
    QTest::newRow("one lost to whom may be the partner") << slam << "1 0 1 0 0" << -1 << true << false;
    QTest::newRow("one of two is not") << slam << "1 0 1 1 0" << -1 << true << true;
    QTest::newRow("by the partner") << slam << "1 0 1 0 0" << 2 << true << false;
    QTest::newRow("not by the partner") << slam << "1 0 1 0 0" << 3 << true << true;
    QTest::newRow("the petit is out") << slam << "1 0 1 1 0" << -1 << false << false;
    QTest::newRow("every half counts") << against << "1 0 1 1 0" << -1 << true << false;
  }
  void tarotSlam() {
    QFETCH(Tarot::Contract, contract);
    QFETCH(QString, tricks);
    QFETCH(int, partner);
    QFETCH(bool, petitFell);
    Tarot::Public pub;
    pub.phase = Tarot::Phase::play;
    pub.players = 5;
    pub.contract = contract;
    pub.taker = 0;
    pub.partner = static_cast<Seat>(partner);
    pub.called = *seventyEightCards.parse("KC");
    if (petitFell) {
      pub.history.leaders.push(0);
      for (int card = 5; card >= 1; --card) pub.history.cards.push(Card::trump(card));
    }
    QStringList const won = tricks.split(' ');
    for (int seat = 0; seat < 5; ++seat)
      pub.tricksWon[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(won[seat].toInt());
    QTEST(pub.decided(), "decided");
  }
};

}  // namespace testDecided

QTEST_APPLESS_MAIN(testDecided::TestDecided)
#include "test_decided.moc"
