// Exact endings: against plain search without table, bounds, order or merging, in random endings of every
// game.
#include <QTest>
#include <cstdlib>
#include <functional>
#include <new>

#include "core/ai/players.h"
#include "core/ai/playout.h"
#include "core/ai/solver.h"
#include "core/games/games.h"
#include "tests/core/option_sets.h"
#include "tests/core/run_length.h"

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace giaguaro;

namespace {

std::size_t place(Seat seat) { return static_cast<std::size_t>(seat); }

bool ofSide(unsigned side, Seat seat) { return (side >> seat & 1U) != 0; }

// Scores, and points where scores are equal.
template <Game G>
PerSeat figures(G const& over) {
  PerSeat figures = over.pub.scores();
  PerSeat const points = Ending<G>::points(over.pub);
  for (std::size_t seat = 0; seat < figures.size(); ++seat)
    figures[seat] = 256 * figures[seat] + points[seat];
  return figures;
}

// Of the first seat of the side its score, and the points of the side.
template <Game G>
std::int32_t figureOf(unsigned side, G const& over) {
  PerSeat const points = Ending<G>::points(over.pub);
  Seat const first = static_cast<Seat>(std::countr_zero(side));
  std::int32_t figure = 1024 * over.pub.scores()[place(first)];
  for (Seat seat = first; seat < mostSeats; ++seat)
    if (ofSide(side, seat)) figure += points[place(seat)];
  return figure;
}

CardSet cardsOf(auto const& hand) {
  return std::decay_t<decltype(hand)>::playable(hand.pub, hand.own(hand.pub.toAct()));
}

template <Game G>
G after(G hand, Card card) {
  hand.apply(Action::play(card), nullptr);
  return hand;
}

// ---- Plain search ----

// Textbook alpha-beta: from `least` to `most` exact. Where sides are made up, it may suit a seat to revoke at
// its own cost; the solver's seats never do.
template <Game G, class Objective>
std::int32_t plainly(G const& hand, unsigned side, Objective const& objective,
                     std::int32_t least = ValueBounds{}.least, std::int32_t most = ValueBounds{}.most) {
  if (hand.pub.over()) return objective(hand);
  bool const raises = ofSide(side, hand.pub.toAct());
  for (Card card : Ending<G>::playable(hand.pub, hand.own(hand.pub.toAct()))) {
    std::int32_t const value = plainly(after(hand, card), side, objective, least, most);
    (raises ? least : most) = raises ? std::max(least, value) : std::min(most, value);
    if (least >= most) break;
  }
  return raises ? least : most;
}

// The rule for ties as solver.h has it: the greatest of what this gives.
std::array<std::int64_t, 3> wish(PerSeat const& values, Seat seat) {
  std::int64_t sum = 0;
  std::int64_t most = std::numeric_limits<std::int32_t>::min();
  for (Seat other = 0; other < mostSeats; ++other) {
    if (other == seat) continue;
    sum += values[place(other)];
    most = std::max<std::int64_t>(most, values[place(other)]);
  }
  return {values[place(seat)], -sum, -most};
}

template <Game G, class Objective>
PerSeat plainlyAlone(G const& hand, Objective const& objective) {
  if (hand.pub.over()) return objective(hand);
  Seat const seat = hand.pub.toAct();
  std::optional<PerSeat> best;
  // Revokes are tried too, as long as that takes no minutes.
  bool const few = hand.own(seat).cards.size() <= 3;
  for (Card card : few ? cardsOf(hand) : Ending<G>::playable(hand.pub, hand.own(seat))) {
    PerSeat const value = plainlyAlone(after(hand, card), objective);
    if (!best || wish(value, seat) > wish(*best, seat)) best = value;
  }
  return *best;
}

// ---- Positions ----

int cardsEach(auto const& hand) {
  int most = 0;
  auto const players = static_cast<Seat>(Ending<std::decay_t<decltype(hand)>>::players(hand.pub));
  for (Seat seat = 0; seat < players; ++seat) most = std::max(most, hand.own(seat).cards.size());
  return most;
}

// Cards on which more depends than their points: they are played late, so that they are in the endings.
constexpr CardSet keptBack{Card::excuse(), Card::trump(1), Card::trump(21)};

// Played at random until so many tricks are to come, the one on the table among them, and `onTable` cards lie
// on the table; nothing where the hand was void.
template <Game G>
std::optional<G> ending(Context const& context, int tricks, int onTable, Rng& rng) {
  G hand = G::start(context, G::shuffle(context, nullptr, rng));
  History history;
  while (!hand.pub.over()) {
    if (hand.pub.playing() && hand.pub.trick.count == onTable && cardsEach(hand) == tricks &&
        !cardsOf(hand).empty())
      return hand;
    Seat const seat = hand.pub.toAct();
    Action action = randomPlayer<G>(viewOf(context, hand, history, seat), rng, {}).action;
    CardSet const others = cardsOf(hand) - keptBack;
    if (!others.empty())
      action =
          Action::play(others.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(others.size())))));
    history.push_back({seat, action});
    hand.apply(action, nullptr);
  }
  return std::nullopt;
}

// About `count` of them with every number of players, shared out among the sets of options.
template <Game G>
void everyEnding(int count, int tricks, std::function<void(G const&, Rng&)> const& visit) {
  for (int const players : G::info.players) {
    std::vector<Options> const sets = optionSets(G::info, players);
    int const each = std::max(2, count / static_cast<int>(sets.size()));
    Rng rng(static_cast<std::uint64_t>(10 * players + tricks));
    for (Options const& options : sets)
      for (int i = 0; i < each;) {
        Context context;
        context.options = options;
        context.players = static_cast<std::int8_t>(players);
        context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
        context.hand = static_cast<std::int16_t>(rng.below(13));
        int const onTable = static_cast<int>(rng.below(static_cast<std::uint32_t>(players)));
        std::optional<G> const hand = ending<G>(context, tricks, onTable, rng);
        if (!hand) continue;
        visit(*hand, rng);
        ++i;
      }
  }
}

// The sides of the game, or some seats against the others.
template <Game G>
unsigned sideIn(G const& hand, Rng& rng) {
  if constexpr (Ending<G>::hasSides) return G::Mind::side(hand);
  auto const all = (1U << Ending<G>::players(hand.pub)) - 1;
  return 1 + rng.below(all - 1);
}

// A side's figure, then the rest of each of its cards.
template <Game G, class Value>
void compare(G const& hand, Solution<Value> const& solution, std::function<Value(G const&)> const& right,
             std::function<bool(Value const&, Value const&)> const& better) {
  QCOMPARE(solution.state, Solving::solved);
  CardSet const cards = cardsOf(hand);
  QCOMPARE(solution.choices.size(), cards.size());
  int index = 0;
  std::optional<Value> best;
  Card bestCard;
  for (Card card : cards) {
    Value const value = right(after(hand, card));
    QCOMPARE(solution.choices[index].card, card);
    QVERIFY2(solution.choices[index].value == value,
             qPrintable(QString("%1: a card's value").arg(G::info.id.data())));
    ++index;
    if (best && !better(value, *best)) continue;
    best = value;
    bestCard = card;
  }
  QVERIFY2(solution.value == *best, "the hand's value");
  QCOMPARE(solution.best, bestCard);
}

}  // namespace

class TestSolver : public QObject {
  Q_OBJECT

 private slots:
  void twoSidesAgreeWithPlainSearch() {
    AllGames::forEach([]<class G>() {
      Solver<G> solver;
      Solver<G> cramped(1);  // whose table forgets nearly everything
      // Without a duty to follow there is much to search. With less, no position is reached in two ways.
      int const fourTricks = std::is_base_of_v<FreePlay, typename G::Public> ? 1 : 40;
      for (int const tricks : {1, 2, 3, 4})
        everyEnding<G>(test::inRun(tricks == 4 ? fourTricks : 150), tricks, [&](G const& hand, Rng& rng) {
          unsigned const side = sideIn(hand, rng);
          auto const objective = [side](G const& over) { return figureOf(side, over); };
          bool const raises = ofSide(side, hand.pub.toAct());
          auto const right = [&](G const& next) { return plainly(next, side, objective); };
          auto const better = [raises](std::int32_t a, std::int32_t b) { return raises ? a > b : a < b; };
          auto const solution = solver.twoSides(hand, side, objective);
          compare<G, std::int32_t>(hand, solution, right, better);
          compare<G, std::int32_t>(hand, cramped.twoSides(hand, side, objective), right, better);
          // Between bounds: the same, or the bound.
          ValueBounds const bounds{solution.value - 3, solution.value + 40};
          auto const bounded = solver.twoSides(hand, side, objective, {}, bounds);
          for (int i = 0; i < solution.choices.size(); ++i)
            QCOMPARE(bounded.choices[i].value,
                     std::clamp(solution.choices[i].value, bounds.least, bounds.most));
        });
    });
  }

  // An objective that knows two values only, in steps that no point count follows.
  void wonOrLost() {
    AllGames::forEach([]<class G>() {
      Solver<G> solver;
      everyEnding<G>(20, 3, [&](G const& hand, Rng& rng) {
        unsigned const side = sideIn(hand, rng);
        auto const objective = [side](G const& over) {
          return figureOf(side, over) > 0 ? std::int32_t{1} : std::int32_t{0};
        };
        auto const solution = solver.twoSides(hand, side, objective);
        int index = 0;
        for (Card card : cardsOf(hand))
          QCOMPARE(solution.choices[index++].value, plainly(after(hand, card), side, objective));
      });
    });
  }

  void eachForHimselfAgreesWithPlainSearch() {
    AllGames::forEach([]<class G>() {
      if constexpr (!Ending<G>::hasSides) {
        Solver<G> solver;
        Solver<G> cramped(1);
        // Five with four cards each make many ways of play.
        int const fourTricks = G::info.players.size() == 1 ? 200 : 6;
        for (int const tricks : {1, 2, 3, 4})
          everyEnding<G>(test::inRun(tricks == 4 ? fourTricks : 80), tricks, [&](G const& hand, Rng&) {
            Seat const seat = hand.pub.toAct();
            auto const right = [](G const& next) { return plainlyAlone(next, &figures<G>); };
            auto const better = [seat](PerSeat const& a, PerSeat const& b) {
              return wish(a, seat) > wish(b, seat);
            };
            auto const objective = [](G const& over) { return figures(over); };
            compare<G, PerSeat>(hand, solver.eachForHimself(hand, objective), right, better);
            compare<G, PerSeat>(hand, cramped.eachForHimself(hand, objective), right, better);
          });
      }
    });
  }

  // Too many for plain search: with a table that forgets much the answers are the same.
  void fiveTricksOfFreePlay() {
    AllGames::forEach([]<class G>() {
      if constexpr (std::is_base_of_v<FreePlay, typename G::Public>) {
        Solver<G> roomy;
        Solver<G> cramped(8);
        everyEnding<G>(1, 5, [&](G const& hand, Rng& rng) {
          unsigned const side = sideIn(hand, rng);
          auto const objective = [side](G const& over) { return figureOf(side, over); };
          auto const solution = roomy.twoSides(hand, side, objective);
          auto const again = cramped.twoSides(hand, side, objective);
          QCOMPARE(solution.state, Solving::solved);
          QVERIFY(std::equal(solution.choices.begin(), solution.choices.end(), again.choices.begin(),
                             again.choices.end()));
          QCOMPARE(roomy.twoSides(after(hand, solution.best), side, objective).value, solution.value);
        });
      }
    });
  }

  // With an objective that has nothing but ties, the rule alone decides.
  void ties() {
    Solver<JaagoChalis> solver;
    everyEnding<JaagoChalis>(40, 3, [&](JaagoChalis const& hand, Rng&) {
      Seat const seat = hand.pub.toAct();
      auto const nothing = [](JaagoChalis const&) { return PerSeat{}; };
      QCOMPARE(solver.eachForHimself(hand, nothing).best, cardsOf(hand).lowest());
      // Worth nothing to the seat itself: it harms the others together.
      auto const others = [seat](JaagoChalis const& over) {
        PerSeat values = figures(over);
        values[place(seat)] = 0;
        return values;
      };
      auto const solution = solver.eachForHimself(hand, others);
      for (auto const& choice : solution.choices)
        QVERIFY(wish(choice.value, seat) <= wish(solution.value, seat));
      QVERIFY(solution.value == plainlyAlone(hand, others));
    });
  }

  void theLineLeadsToTheValue() {
    AllGames::forEach([]<class G>() {
      Solver<G> solver;
      everyEnding<G>(5, 3, [&](G const& hand, Rng& rng) {
        unsigned const side = sideIn(hand, rng);
        auto const objective = [side](G const& over) { return figureOf(side, over); };
        G played = hand;
        for (Card card : solver.twoSidesLine(hand, side, objective)) {
          QVERIFY(cardsOf(played).contains(card));
          played.apply(Action::play(card), nullptr);
        }
        QVERIFY(played.pub.over());
        QCOMPARE(objective(played), solver.twoSides(hand, side, objective).value);
        if constexpr (!Ending<G>::hasSides) {
          played = hand;
          auto const all = [](G const& over) { return figures(over); };
          for (Card card : solver.eachForHimselfLine(hand, all)) played.apply(Action::play(card), nullptr);
          QVERIFY(played.pub.over());
          QVERIFY(figures(played) == solver.eachForHimself(hand, all).value);
        }
      });
    });
  }

  void theSameAgainAndWithoutAllocation() {
    AllGames::forEach([]<class G>() {
      Solver<G> used;
      everyEnding<G>(3, 3, [&](G const& hand, Rng& rng) {
        unsigned const side = sideIn(hand, rng);
        auto const objective = [side](G const& over) { return figureOf(side, over); };
        StopFlag const stop;
        auto const fresh = Solver<G>().twoSides(hand, side, objective, stop);
        long const before = allocations;
        auto const again = used.twoSides(hand, side, objective, stop);
        if constexpr (!Ending<G>::hasSides)
          (void)used.eachForHimself(
              hand, [](G const& over) { return figures(over); }, stop);
        QCOMPARE(allocations, before);
        QCOMPARE(again.nodes, fresh.nodes);
        QVERIFY(std::equal(again.choices.begin(), again.choices.end(), fresh.choices.begin(),
                           fresh.choices.end()));
      });
    });
  }

  void stops() {
    Rng rng(4);
    Context context;
    context.players = 5;
    context.options = completed(Jaguar::info.options, {});
    std::optional<Jaguar> hand;
    while (!hand) hand = ending<Jaguar>(context, 5, 0, rng);
    Solver<Jaguar> solver;
    StopFlag const stop;
    unsigned const side = Jaguar::Mind::side(*hand);
    // From within, at the first hand that is over.
    auto const objective = [&stop, side](Jaguar const& over) {
      stop.stop();
      return figureOf(side, over);
    };
    auto const stopped = solver.twoSides(*hand, side, objective, stop);
    QCOMPARE(stopped.state, Solving::stopped);
    QVERIFY(stopped.choices.empty());
    QVERIFY(stopped.nodes <= 1024);
    QVERIFY(solver.twoSidesLine(*hand, side, objective, stop).empty());
    // And nothing of it is left behind.
    std::optional<Jaguar> small;
    while (!small) small = ending<Jaguar>(context, 2, 0, rng);
    unsigned const other = Jaguar::Mind::side(*small);
    auto const plain = [other](Jaguar const& over) { return figureOf(other, over); };
    QCOMPARE(solver.twoSides(*small, other, plain).value, plainly(*small, other, plain));
  }

  void refuses() {
    AllGames::forEach([]<class G>() {
      Context context;
      context.players = static_cast<std::int8_t>(G::info.usualPlayers);
      context.options = completed(G::info.options, {});
      Rng rng(7);
      G hand = G::start(context, G::shuffle(context, nullptr, rng));
      Solver<G> solver;
      auto const objective = [](G const&) { return std::int32_t{0}; };
      if (!hand.pub.playing()) QCOMPARE(solver.twoSides(hand, 1, objective).state, Solving::refused);
      playOut(hand, rng);
      QCOMPARE(solver.twoSides(hand, 1, objective).state, Solving::refused);
    });
    // Too many cards.
    Context context;
    context.players = 4;
    context.options = completed(Tarot::info.options, {});
    Rng rng(7);
    std::optional<Tarot> hand;
    while (!hand) hand = ending<Tarot>(context, 18, 0, rng);
    Solver<Tarot> solver;
    QCOMPARE(solver.twoSides(*hand, 1, [](Tarot const&) { return std::int32_t{0}; }).state, Solving::refused);
  }
};

QTEST_GUILESS_MAIN(TestSolver)
#include "test_solver.moc"
