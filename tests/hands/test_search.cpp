// The searches (core/ai/search.h) over worlds that a test gives them: what an exact ending is worth to the
// seat that asks, and when a candidate is dropped.
#include <QTest>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

#include "core/games/briscola-chiamata/ending.h"
#include "core/games/jaguar/ending.h"
#include "core/games/searches.h"
#include "core/games/tarot/ending.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testSearch {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr int worldsEach = 24;    // before any candidate may be dropped
constexpr double nothing = 1e-4;  // a difference of worths

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// What the hand comes to for a seat where all cards are known: its side does its best for it, the others
// their worst. By looking at every line of play.
template <Game G>
float bestFor(G const& hand, Seat seat, unsigned side, Context const& context) {
  if (hand.pub.over()) return G::Mind::worths(hand, context)[at(seat)];
  Seat const turn = hand.pub.toAct();
  bool const mine = (side >> turn & 1) == (side >> seat & 1);
  std::optional<float> best;
  for (Card card : G::playable(hand.pub, hand.own(turn))) {
    G next = hand;
    next.apply(Action::play(card), nullptr);
    float const value = bestFor(next, seat, side, context);
    if (!best || (mine ? value > *best : value < *best)) best = value;
  }
  return *best;
}

// An ending of two tricks in which the sides are not the same in all of some worlds that fit.
template <Game G>
struct Ending2 {
  View<G> view;
  std::vector<G> worlds;
  bool alone = false;  // the caller has no partner in some of them
};

template <Game G>
std::optional<Ending2<G>> endingAt(Played<G> const& played, Rng& rng) {
  Seat const seat = played.hand.pub.toAct();
  if (seat == nobody || !played.hand.pub.playing()) return std::nullopt;
  Ending2<G> ending{played.view(seat), {}};
  if (ending.view.own->cards.size() != 2 || G::Mind::considered(ending.view).size() != 2) return std::nullopt;
  Worlds<G> const worlds(ending.view, Beliefs::none(), Policy<G>::learned(), rng);
  bool differ = false;
  while (ending.worlds.size() < worldsEach) {
    ending.worlds.push_back(worlds.draw(rng));
    unsigned const side = G::Mind::side(ending.worlds.back());
    if (side == 0) return std::nullopt;
    differ = differ || side != G::Mind::side(ending.worlds.front());
    ending.alone = ending.alone || std::has_single_bit(side);
  }
  return differ ? std::optional(ending) : std::nullopt;
}

template <Game G>
Advice searched(Ending2<G> const& ending, int iterations) {
  SearchSettings settings;
  settings.exactTricks = 2;
  settings.budget.iterations = iterations;
  std::size_t drawn = 0;
  auto const draw = [&](Rng&) { return ending.worlds[drawn++ % ending.worlds.size()]; };
  return Search<G>(ending.view, settings, Policy<G>::learned(), Rng(1), {}).runOver(draw);
}

// Means over the worlds, of each of the two cards worth a thought.
struct Means {
  std::array<double, 2> own{};     // what the seat itself makes of it
  std::array<double, 2> lowest{};  // what the lowest seat of the caller's side does, or 1 less that
};

template <Game G>
Means meansOf(Ending2<G> const& ending) {
  Means means;
  Actions const cards = G::Mind::considered(ending.view);
  for (G const& world : ending.worlds) {
    unsigned const side = G::Mind::side(world);
    auto const lowest = static_cast<Seat>(std::countr_zero(side));
    bool const ofSide = (side >> ending.view.seat & 1) != 0;
    for (int i = 0; i < 2; ++i) {
      G next = world;
      next.apply(cards[i], nullptr);
      auto const place = static_cast<std::size_t>(i);
      double const share = 1.0 / static_cast<double>(ending.worlds.size());
      means.own[place] += share * bestFor(next, ending.view.seat, side, ending.view.context);
      double const theirs = bestFor(next, lowest, side, ending.view.context);
      means.lowest[place] += share * (ofSide ? theirs : 1 - theirs);
    }
  }
  return means;
}

template <Game G>
double worthOf(Advice const& advice, Action action) {
  for (Candidate const& candidate : advice.candidates)
    if (candidate.action == action) return candidate.worth;
  return -1;
}

#define FOR_GAMES_WITH_A_SECRET_PARTNER(...)                  \
  ([&]<class G>() __VA_ARGS__).template operator()<Jaguar>(); \
  ([&]<class G>() __VA_ARGS__).template operator()<BriscolaChiamata>();

}  // namespace

class TestSearch : public QObject {
  Q_OBJECT

 private slots:
  // Every world counts by what it brings the seat itself: one in which the caller plays alone, for twice or
  // four times the stake, no more than another to its opponents. There are positions in which that decides.
  void anEndingCountsWhatTheSeatItselfGains() {
    FOR_GAMES_WITH_A_SECRET_PARTNER({
      int looked = 0;
      int alone = 0;
      int decided = 0;
      everyPosition<G>(1500, [&](Played<G> const& played, Rng& rng) {
        if (decided >= 3 && looked >= 40) return;
        std::optional<Ending2<G>> const ending = endingAt(played, rng);
        if (!ending) return;
        Advice const advice = searched(*ending, 2 * worldsEach);
        Actions const cards = G::Mind::considered(ending->view);
        Means const means = meansOf(*ending);
        for (int i = 0; i < 2; ++i)
          QVERIFY(std::abs(worthOf<G>(advice, cards[i]) - means.own[static_cast<std::size_t>(i)]) < nothing);
        ++looked;
        alone += ending->alone ? 1 : 0;
        double const ahead = means.own[0] - means.own[1];
        if (std::abs(ahead) < nothing) return;
        QCOMPARE(advice.action, cards[ahead > 0 ? 0 : 1]);
        double const otherwise = means.lowest[0] - means.lowest[1];
        decided += ahead > 0 ? otherwise < -nothing : otherwise > nothing;
      });
      QVERIFY2(looked >= 20, qPrintable(QString::number(looked)));
      QVERIFY2(alone >= 5, qPrintable(QString::number(alone)));
      QVERIFY2(decided >= 1, qPrintable(QString::number(decided)));
    });
  }

  // What that rests on: as the points of the caller's side rise, so does what each of its seats makes of the
  // hand, and what each other makes of it falls.
  void worthsOfASideRiseTogether() {
    FOR_GAMES_WITH_A_SECRET_PARTNER({
      int hands = 0;
      everyPosition<G>(40, [&](Played<G> const& played, Rng&) {
        unsigned const side = played.hand.pub.over() ? G::Mind::side(played.hand) : 0;
        if (side == 0) return;
        ++hands;
        Ending<G> const ending(played.hand, side);
        G hand = played.hand;
        ending.setPoints(hand, 0);
        Worths before = G::Mind::worths(hand, played.context);
        for (int points = 1; points <= FreePlay::allPoints; ++points) {
          ending.setPoints(hand, points);
          Worths const worths = G::Mind::worths(hand, played.context);
          for (Seat seat = 0; seat < FreePlay::players; ++seat)
            QVERIFY((side >> seat & 1) != 0 ? worths[at(seat)] > before[at(seat)]
                                            : worths[at(seat)] < before[at(seat)]);
          before = worths;
        }
      });
      QVERIFY2(hands >= 20, qPrintable(QString::number(hands)));
    });
  }

  // A card that is worse in every world goes as soon as any may go, and then there is nothing left to find.
  void anEndingDropsWhatIsSurelyWorse() {
    FOR_GAMES_WITH_A_SECRET_PARTNER({
      int dropped = 0;
      everyPosition<G>(200, [&](Played<G> const& played, Rng& rng) {
        if (dropped >= 10) return;
        std::optional<Ending2<G>> ending = endingAt(played, rng);
        if (!ending) return;
        ending->worlds.resize(1);
        Means const means = meansOf(*ending);
        bool const clear = std::abs(means.own[0] - means.own[1]) > nothing;
        Advice const advice = searched(*ending, 400);
        QCOMPARE(advice.candidates.size(), std::size_t{2});
        QCOMPARE(advice.candidates.back().playouts, clear ? worldsEach : 200);
        dropped += clear ? 1 : 0;
      });
      QVERIFY2(dropped >= 10, qPrintable(QString::number(dropped)));
    });
  }
};

}  // namespace testSearch

QTEST_APPLESS_MAIN(testSearch::TestSearch)
#include "test_search.moc"
