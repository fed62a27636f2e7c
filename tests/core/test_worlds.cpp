// Worlds of every game: each looks to its viewer exactly as the true hand does, and among all that do, each
// is drawn equally often.
#include <QTest>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "core/ai/worlds.h"
#include "tests/core/positions.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

template <Game G>
Worlds<G> worldsOf(View<G> const& view, Beliefs const& beliefs, Rng& rng) {
  return Worlds<G>(view, beliefs, Policy<G>::learned(), rng);
}

// The actions of this history from another deal; what was put aside unseen is what lies aside in the world,
// from the lowest card up.
template <Game G>
Played<G> playedAgain(View<G> const& view, Placement const& placement) {
  Deal const deal = G::Mind::dealt(view, placement);
  Played<G> played{view.context, deal, G::start(view.context, deal), {}};
  CardSet aside = placement.aside;
  for (Done done : view.history) {
    if (done.action == Action::hiddenDiscard()) {
      done.action.first = aside.lowest().code;
      aside.erase(aside.lowest());
    }
    played.act(done.action);
  }
  return played;
}

// Every way to lay the hidden cards that facts and fits allow.
template <Game G>
class AllPlacements {
 public:
  AllPlacements(View<G> const& view, std::size_t most) : view_(view), most_(most), facts_(G::facts(view)) {
    for (Card card : facts_.unseen) cards_.push_back(card);
    placement_.hands[static_cast<std::size_t>(view.seat)] = view.own->cards;
    place(0);
  }
  // Empty: there are more than `most`.
  std::vector<Placement> const& found() const { return found_; }

 private:
  void place(std::size_t next) {
    if (tooMany_) return;
    if (next == cards_.size()) {
      if (!G::fits(view_, G::Mind::dealt(view_, placement_))) return;
      found_.push_back(placement_);
      tooMany_ = found_.size() > most_;
      if (tooMany_) found_.clear();
      return;
    }
    Card const card = cards_[next];
    for (std::size_t seat = 0; seat < mostSeats; ++seat)
      if (facts_.count[seat] > 0 && facts_.may[seat].contains(card))
        in(placement_.hands[seat], facts_.count[seat], card, next);
    if (facts_.stockCount > 0 && facts_.mayStock.contains(card))
      in(placement_.aside, facts_.stockCount, card, next);
  }
  void in(CardSet& cards, int& room, Card card, std::size_t next) {
    cards.insert(card);
    --room;
    place(next + 1);
    ++room;
    cards.erase(card);
  }

  View<G> const& view_;
  std::size_t most_;
  Facts facts_;
  std::vector<Card> cards_{};
  Placement placement_{};
  std::vector<Placement> found_{};
  bool tooMany_ = false;
};

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
          auto const found = std::find(all.found().begin(), all.found().end(), worlds.placement(rng));
          QVERIFY(found != all.found().end());
          ++drawn[static_cast<std::size_t>(found - all.found().begin())];
        }
        QVERIFY2(surprise(drawn, draws) < 4.5, qPrintable(QString::number(surprise(drawn, draws))));
        ++tested;
      });
      if (G::info.id != "jabberwocky") QVERIFY2(tested >= 15, qPrintable(QString::number(tested)));
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
        if (viewer == nobody || here >= 25) return;
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
            auto const found = std::find(all.found().begin(), all.found().end(), worlds.placement(rng));
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
    QVERIFY2(tested >= 20, qPrintable(QString::number(tested)));
    QVERIFY2(asked >= 3, qPrintable(QString::number(asked)));
  }
};

QTEST_APPLESS_MAIN(TestWorlds)
#include "test_worlds.moc"
