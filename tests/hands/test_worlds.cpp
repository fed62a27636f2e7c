// Worlds of every game: each looks to its viewer exactly as the true hand does, and among all that do, each
// is drawn equally often.
#include <QTest>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "core/games/searches.h"
#include "tests/core/placements.h"
#include "tests/joined.h"

namespace testWorlds {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

template <Game G>
Worlds<G> worldsOf(View<G> const& view, Beliefs const& beliefs, Rng& rng) {
  return Worlds<G>(view, beliefs, Policy<G>::learned(), rng);
}

// How unlikely `drawn` counts are if all are equally likely: the chi-square statistic as a standard normal
// (Wilson and Hilferty, 1931).
double normal(double square, double freedom) {
  double const part = 2 / (9 * freedom);
  return (std::cbrt(square / freedom) - (1 - part)) / std::sqrt(part);
}
double surprise(std::vector<int> const& drawn, int draws) {
  double const expected = static_cast<double>(draws) / static_cast<double>(drawn.size());
  double square = 0;
  for (int count : drawn) square += (count - expected) * (count - expected) / expected;
  return normal(square, static_cast<double>(drawn.size()) - 1);
}

// The same where they are as likely as `weights` are to each other; those that are rarely expected count
// together. Nothing: that leaves too little to compare.
std::optional<double> surprise(std::vector<int> const& drawn, std::vector<double> const& weights) {
  constexpr double least = 5;
  double const all = std::accumulate(weights.begin(), weights.end(), 0.0);
  double const draws = std::accumulate(drawn.begin(), drawn.end(), 0.0);
  double rareExpected = 0;
  double rare = 0;
  double square = 0;
  int cells = 0;
  auto const add = [&](double expected, double count) {
    square += (count - expected) * (count - expected) / expected;
    ++cells;
  };
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    double const expected = draws * weights[i] / all;
    if (expected >= least) {
      add(expected, drawn[i]);
    } else {
      rareExpected += expected;
      rare += drawn[i];
    }
  }
  if (rareExpected >= least) add(rareExpected, rare);
  if (cells < 3) return std::nullopt;
  return normal(square, cells - 1);
}

// Where the cards lie, whatever the order of those that lie face down.
Placement unordered(Placement placement) {
  placement.order = 0;
  return placement;
}

}  // namespace

class TestWorlds : public QObject {
  Q_OBJECT

 private slots:
  // For every seat at every position, with beliefs and without.
  void worldsLookTheSame() {
    FOR_EVERY_GAME({
      int looked = 0;
      everyPosition<G>(3, [&](Played<G> const& played, Rng& rng) {
        if (played.hand.pub.over() || rng.below(3) != 0) return;
        auto const viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(played.context.players)));
        View<G> const view = played.view(viewer);
        for (Beliefs const& beliefs : {Beliefs::none(), Beliefs{.worldsPerHolder = 2}}) {
          Worlds<G> const worlds = worldsOf(view, beliefs, rng);
          for (int i = 0; i < 2; ++i) {
            Placement const placement = worlds.placement(rng);
            Played<G> const again = playedAgain(view, placement);
            QVERIFY(again.view(viewer) == view);
            QVERIFY(G::fits(view, again.deal));
            QVERIFY(G::Mind::assemble(view, placement) == again.hand);
            ++looked;
          }
        }
      });
      QVERIFY2(looked > 150, qPrintable(QString::number(looked)));
    });
  }

  // Against enumeration, wherever the worlds are few. Among the options are those whose facts are about
  // several cards at once.
  void worldsAreDrawnEvenly() {
    constexpr std::size_t mostWorlds = 150;
    constexpr int drawsEach = 60;
    FOR_EVERY_GAME({
      int tested = 0;
      everyPosition<G>(G::info.options.size() > 1 ? 60 : 20, [&](Played<G> const& played, Rng& rng) {
        Seat const viewer = played.hand.pub.toAct();
        if (viewer == nobody || tested >= 40) return;
        View<G> const view = played.view(viewer);
        if (G::facts(view).unseen.size() > 9 && G::info.id != "jabberwocky") return;
        if (view.own->cards.size() > 3 || rng.below(3) != 0) return;
        AllPlacements<G> const all(view, mostWorlds);
        if (all.found().size() < 2) return;
        Worlds<G> const worlds = worldsOf(view, Beliefs::none(), rng);
        std::vector<int> drawn(all.found().size());
        int const draws = drawsEach * static_cast<int>(drawn.size());
        for (int i = 0; i < draws; ++i) {
          auto const found =
              std::find(all.found().begin(), all.found().end(), unordered(worlds.placement(rng)));
          QVERIFY(found != all.found().end());
          ++drawn[static_cast<std::size_t>(found - all.found().begin())];
        }
        QVERIFY2(surprise(drawn, draws) < 4.5, qPrintable(QString::number(surprise(drawn, draws))));
        ++tested;
      });
      QVERIFY2(tested >= 15, qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(tested)));
    });
  }

  // The same weighed by what was said, and by nothing else: also where the holder of a called card is asked
  // for. Tarot's discards are chosen, not drawn: they have a test of their own.
  void worldsAreWeighedByWhatWasSaid() {
    constexpr std::size_t mostWorlds = 120;
    constexpr Beliefs beliefs{.worldsPerHolder = 1, .trust = 0, .candidates = 4000};
    constexpr int pools = 40;
    constexpr int drawsEach = 15;
    int tested = 0;
    int asked = 0;
    FOR_EVERY_GAME({
      int here = 0;
      everyPosition<G>(200, [&](Played<G> const& played, Rng& rng) {
        Seat const viewer = played.hand.pub.toAct();
        if (viewer == nobody || here >= inRun(25)) return;
        View<G> const view = played.view(viewer);
        if (view.own->cards.size() > 3 || G::facts(view).unseen.size() > 10 || rng.below(3) != 0) return;
        if constexpr (requires { view.pub.dogTaken(); })
          if (view.pub.dogTaken()) return;
        AllPlacements<G> const all(view, mostWorlds);
        std::vector<double> weights;
        for (Placement const& placement : all.found())
          weights.push_back(G::Mind::likelihood(view, placement));
        if (weights.size() < 3 || std::set(weights.begin(), weights.end()).size() < 2) return;
        std::vector<int> drawn(weights.size());
        for (int pool = 0; pool < pools; ++pool) {
          Worlds<G> const worlds = worldsOf(view, beliefs, rng);
          for (int i = 0; i < drawsEach; ++i) {
            auto const found =
                std::find(all.found().begin(), all.found().end(), unordered(worlds.placement(rng)));
            QVERIFY(found != all.found().end());
            ++drawn[static_cast<std::size_t>(found - all.found().begin())];
          }
        }
        std::optional<double> const unlikely = surprise(drawn, weights);
        if (!unlikely) return;
        QVERIFY2(*unlikely < 4.5, qPrintable(QString("%1: %2").arg(G::info.id.data()).arg(*unlikely)));
        ++here;
        ++tested;
        if (G::Mind::question(view) != noCard) ++asked;
      });
    });
    QVERIFY2(tested >= inRun(20), qPrintable(QString::number(tested)));
    QVERIFY2(asked >= inRun(3), qPrintable(QString::number(asked)));
  }
};

}  // namespace testWorlds

QTEST_APPLESS_MAIN(testWorlds::TestWorlds)
#include "test_worlds.moc"
