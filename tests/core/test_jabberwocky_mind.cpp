// What the computer players know of Jabberwocky.
#include "core/games/jabberwocky/mind.h"
#include "core/games/searches.h"
#include "tests/core/jabberwocky_hands.h"
#include "tests/joined.h"

namespace testJabberwockyMind {

using namespace giaguaro;
using namespace giaguaro::jabberwockyHands;

namespace {

using Mind = Jabberwocky::Mind;
static_assert(Minded<Jabberwocky>);
// A decision in a playout is made of what is public, one seat's own cards, and a memory of cards seen.
static_assert(std::is_constructible_v<Mind::Scene, Jabberwocky::Public const&, Jabberwocky::Private const&,
                                      Mind::Memory const&>);
static_assert(!std::is_constructible_v<Mind::Scene, Jabberwocky const&, Mind::Memory const&>);

struct Position {
  Context context;
  Deal deal;
  Jabberwocky hand;
  History history;

  View<Jabberwocky> view(Seat seat) const { return viewOf(context, hand, history, seat); }
  Placement truth() const {
    Placement placement;
    CardSet played;
    for (Card card : hand.pub.history.cards) played.insert(card);
    placement.aside = fiftyTwoCards.cards() - played - CardSet{hand.pub.turnedUp};
    for (std::size_t seat = 0; seat < hand.seats.size(); ++seat) {
      placement.hands[seat] = hand.seats[seat].cards;
      placement.aside -= placement.hands[seat];
    }
    return placement;
  }
};

// Hands of every number of players, size and option, played at random (with revokes where they are possible);
// `each` is asked at every position.
template <class Each>
void overPositions(int count, Each each) {
  Rng rng(31);
  for (int i = 0; i < count; ++i) {
    int const players = 3 + i % 3;
    bool const revokes = i % 4 == 3;
    Context const match = context(players, 3 + i % 7,
                                  static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players))), revokes);
    Deal const deal = Jabberwocky::shuffle(match, nullptr, rng);
    Position now{match, deal, Jabberwocky::start(match, deal), {}};
    while (!now.hand.pub.over()) {
      each(now);
      if (QTest::currentTestFailed()) return;
      Seat const seat = now.hand.pub.toAct();
      Actions const legal = Jabberwocky::legal(now.hand.pub, now.hand.own(seat));
      Action const action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
      now.history.push_back({seat, action});
      now.hand.apply(action, nullptr);
    }
    each(now);
  }
}

bool holds(Actions const& actions, Action action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

int numberOf(Advice const& advice) { return advice.action.first; }

}  // namespace

class TestJabberwockyMind : public QObject {
  Q_OBJECT

 private slots:
  void trueWorld() {
    overPositions(84, [](Position const& now) {
      Placement const truth = now.truth();
      for (Seat seat = 0; seat < now.context.players; ++seat) {
        View<Jabberwocky> const view = now.view(seat);
        QVERIFY(Mind::assemble(view, truth) == now.hand);
        Deal const dealt = Mind::dealt(view, truth);
        QCOMPARE(dealt.hands, now.deal.hands);
        QCOMPARE(dealt.stock.size(), now.deal.stock.size());
        QVERIFY(Jabberwocky::fits(view, dealt));
        Jabberwocky replayed = Jabberwocky::start(now.context, dealt);
        for (Done const& done : now.history) replayed.apply(done.action, nullptr);
        QVERIFY(replayed == now.hand);
        // It is one of the worlds that are thought possible, whoever has revoked.
        std::vector<Places> const cases = Mind::cases(view);
        QCOMPARE(cases.size(), std::size_t{1});
        QVERIFY(!Mind::checks(view));
        for (Place const& place : cases.front()) {
          CardSet const there =
              place.seat == nobody ? truth.aside : truth.hands[static_cast<std::size_t>(place.seat)];
          QVERIFY(place.may.contains(there));
          QCOMPARE(there.size(), place.count);
        }
      }
    });
  }

  void neverRevokes() {
    overPositions(84, [](Position const& now) {
      Jabberwocky::Public const& pub = now.hand.pub;
      if (pub.over()) return;
      Jabberwocky::Private const& own = now.hand.own(pub.turn);
      Actions const legal = Jabberwocky::legal(pub, own);
      Actions const considered = Mind::considered(now.view(pub.turn));
      QVERIFY(!considered.empty());
      for (Action action : considered) {
        QVERIFY(holds(legal, action));
        if (action.kind == Action::Kind::play)
          QVERIFY(Jabberwocky::dutiful(pub, own).contains(action.card()));
      }
      QCOMPARE(Mind::playable(pub, own), Jabberwocky::dutiful(pub, own));
      Rng rng(1);
      if (!pub.playing())
        for (int i = 0; i < 10; ++i) QVERIFY(holds(legal, Mind::speak(pub, own, rng)));
    });
  }

  void everyBidOfSmallRounds() {
    for (int size = 3; size <= 4; ++size) {
      Jabberwocky const hand = started(context(4, size, 3), {}, "2S", "0 0 1");
      int const dealerMay = size;  // all but one
      QCOMPARE(Mind::considered(viewOf(context(4, size, 3), hand, {}, 3)).size(), dealerMay);
    }
  }

  void weightsOfEveryGroup() {
    using namespace jabberwockyPolicy;
    std::array const starts{winsAndSpare.first, wishes.first, order.first, suits.first,
                            phases.first,       tables.first, weightCount};
    overPositions(84, [&starts](Position const& now) {
      Jabberwocky::Public const& pub = now.hand.pub;
      if (!pub.playing()) return;
      Mind::Scene const scene(pub, now.hand.own(pub.turn), Mind::recall(pub));
      for (Card card : Mind::playable(pub, now.hand.own(pub.turn))) {
        auto const indices = scene.indices(card);
        for (std::size_t group = 0; group < indices.size(); ++group) {
          QVERIFY(indices[group] >= starts[group]);
          QVERIFY(indices[group] < starts[group + 1]);
        }
      }
    });
    QCOMPARE(Mind::weights().size(), static_cast<std::size_t>(Mind::weightCount));  // they have been learned
  }

  void memoryOfCardsSeen() {
    overPositions(84, [](Position const& now) {
      Jabberwocky::Public const& pub = now.hand.pub;
      Mind::Memory const memory = Mind::recall(pub);
      CardSet played;
      for (Card card : pub.history.cards) played.insert(card);
      QCOMPARE(memory.played, played);
      if (!pub.playing()) return;
      for (Card card : Jabberwocky::playable(pub, now.hand.own(pub.turn))) {
        Mind::Memory seen = memory;
        seen.see(pub, card);
        Jabberwocky after = now.hand;
        after.apply(Action::play(card), nullptr);
        QVERIFY(Mind::recall(after.pub) == seen);
      }
      if (pub.penalised) return;
      for (std::size_t suit = 0; suit < plainSuits; ++suit)
        for (Seat seat = 0; seat < now.context.players; ++seat)
          if ((memory.voids[suit] >> seat & 1) != 0)
            QVERIFY(now.hand.own(seat).cards.in(static_cast<Suit>(suit)).empty());
    });
  }

  void whatASeatWants() {
    Context const match = context(3, 3, 2);
    Jabberwocky hand = started(match, {"AS KS QS", "2C 3C 4C", "5C 6C 7C"}, "2S", "3 1 0");
    playOut(hand);
    QCOMPARE(hand.pub.scores(), (PerSeat{1, 0, 1}));
    Worths const worths = Mind::worths(hand, match);
    QVERIFY(worths[0] == worths[2]);
    QVERIFY(worths[0] > worths[1]);
    QVERIFY(Mind::succeeded(hand, 0));
    QVERIFY(!Mind::succeeded(hand, 1));
    // As it did itself, it is the better off the more others did as they bid; what it did itself counts
    // first.
    Jabberwocky alone = started(match, {"AS KS QS", "2C 3C 4C", "5C 6C 7C"}, "2S", "3 1 1");
    Jabberwocky beaten = started(match, {"AS KS QS", "2C 3C 4C", "5C 6C 7C"}, "2S", "2 0 0");
    playOut(alone);
    playOut(beaten);
    QCOMPARE(alone.pub.scores(), (PerSeat{1, 0, 0}));
    QCOMPARE(beaten.pub.scores(), (PerSeat{0, 1, 1}));
    QVERIFY(worths[0] > Mind::worths(alone, match)[0]);
    QVERIFY(worths[1] > Mind::worths(alone, match)[1]);
    QVERIFY(Mind::worths(beaten, match)[0] < Mind::worths(alone, match)[0]);
    overPositions(42, [](Position const& now) {
      if (!now.hand.pub.over()) return;
      for (float worth : Mind::worths(now.hand, now.context)) QVERIFY(worth >= 0 && worth <= 1);
    });
  }

  void bidsTellOfHands() {
    overPositions(42, [](Position const& now) {
      for (Seat seat = 0; seat < now.context.players; ++seat) {
        double const likelihood = Mind::likelihood(now.view(seat), now.truth());
        QVERIFY(likelihood >= 0 && likelihood <= 1);
        bool const heard = now.hand.pub.bidsMade() > (now.hand.pub.bidOf(seat) >= 0 ? 1 : 0);
        if (!heard) QVERIFY(likelihood == 1);
      }
    });
    // Seat 0 has bid 3 of 3: rather with the three highest trumps than with low cards.
    Context const match = context(3, 3, 2);
    QStringList const strong{"AS KS QS", "2C 3C 4C", "5C 6C 7C"};
    QStringList const weak{"2C 3C 4C", "AS KS QS", "5C 6C 7C"};
    double likelihoods[2];
    for (int i = 0; i < 2; ++i) {
      Jabberwocky const hand = started(match, i == 0 ? strong : weak, "2S", "3");
      likelihoods[i] =
          Mind::likelihood(viewOf(match, hand, {}, 2), {{hand.seats[0].cards, hand.seats[1].cards}, {}});
    }
    QVERIFY(likelihoods[0] > 0.1);
    QVERIFY(likelihoods[1] < 0.001);
    // Whoever may not bid 1 bids 0 or 2 with the same hand.
    using jabberwockyBidding::bidLikelihood;
    QVERIFY(bidLikelihood(1.0, 2, 1) > 3 * bidLikelihood(1.0, 2, -1));
  }

  // Four seats each bid eight of nine tricks. However unlikely, some hands are likelier than others: the
  // world that is believed is the likeliest of thousands, mostly likelier than any of some hundreds.
  void bidsThatHardlyAnybodyWouldMakeTellToo() {
    constexpr int rounds = 10;
    int believed = 0;
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
      Rng rng(seed);
      Context const match = context(5, 9, 4);
      Jabberwocky const hand = started(match, {}, "2S", "8 8 8 8");
      View<Jabberwocky> const view = viewOf(match, hand, {}, 4);
      auto const drawnBy = [&](Beliefs const& beliefs, int draws) {
        Worlds<Jabberwocky> const worlds(view, beliefs, Policy<Jabberwocky>::learned(), rng);
        double most = 0;
        for (int i = 0; i < draws; ++i) most = std::max(most, Mind::likelihood(view, worlds.placement(rng)));
        return most;
      };
      double const any = drawnBy(Beliefs::none(), 200);
      QVERIFY(any > 0 && any * any == 0);  // too small to be squared
      believed += drawnBy(Beliefs{.candidates = 3000}, 1) > any ? 1 : 0;
    }
    QVERIFY2(believed > rounds / 2, qPrintable(QString::number(believed)));
  }

  void bidsByPlayouts_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("bid");
    QTest::newRow("the highest trumps") << "AS KS QS" << 3;
    QTest::newRow("nothing") << "2C 3D 4H" << 0;
    QTest::newRow("the ace of trumps") << "AS 2C 3D" << 1;
  }
  void bidsByPlayouts() {
    QFETCH(QString, hand);
    QFETCH(int, bid);
    Context const match = context(4, 3, 3);
    Jabberwocky const dealt = started(match, {hand}, "2S", "");
    View<Jabberwocky> const view = viewOf(match, dealt, {}, 0);
    auto const draw = [&](Rng& rng) {
      std::vector<Card> rest =
          fiftyTwoCards.sorted(fiftyTwoCards.cards() - view.own->cards - CardSet{dealt.pub.turnedUp});
      rng.shuffle(rest);
      Placement placement{{view.own->cards}, {}};
      for (std::size_t i = 0; i < 9; ++i) placement.hands[1 + i / 3].insert(rest[i]);
      return Mind::assemble(view, placement);
    };
    Rng rng(5);
    Advice const advice = Mind::call(view, Mind::considered(view), draw, 400, rng, {});
    QCOMPARE(numberOf(advice), bid);
    for (Candidate const& candidate : advice.candidates) {
      QVERIFY(candidate.chance >= 0 && candidate.chance <= 1);
      QVERIFY(candidate.worth <= advice.candidates.front().worth);
    }
    StopFlag const stop;
    stop.stop();
    QVERIFY(!Mind::call(view, Mind::considered(view), draw, 400, rng, stop).action.valid());
  }
};

}  // namespace testJabberwockyMind

QTEST_APPLESS_MAIN(testJabberwockyMind::TestJabberwockyMind)
#include "test_jabberwocky_mind.moc"
