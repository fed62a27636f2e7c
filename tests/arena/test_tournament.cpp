// The duplicate tournament: exact where it must be, and the same with any number of threads.
#include <QTest>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <numeric>
#include <pthread.h>
#include <system_error>
#include <thread>
#include <type_traits>

#include "app/arena/measuring/tournament.h"
#include "app/arena/measuring/yardstick.h"
#include "tests/core/played.h"
#include "tests/core/run_length.h"

namespace {

// Memory fails on other threads than this one, after so many allocations there; negative: it does not.
std::atomic<int> left = -1;
std::thread::id const here = std::this_thread::get_id();

bool memoryFails() {
  if (left.load() < 0 || std::this_thread::get_id() == here) return false;
  if (left.fetch_sub(1) > 0) return false;
  left = 0;
  return true;
}

}  // namespace

void* operator new(std::size_t size) {
  if (!memoryFails())
    if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
  return memoryFails() ? nullptr : std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace giaguaro;
using test::inRun;

// A player is asked for its seat, and cannot be one that wants the whole table.
static_assert(std::is_invocable_v<Choose, SeatTable const&, DecisionPlace const&>);
static_assert(!std::is_invocable_v<Choose, Table const&, DecisionPlace const&>);
using WantsAll = Action (*)(Table const&, DecisionPlace const&);
static_assert(!std::is_constructible_v<Choose, WantsAll>);

namespace {

TournamentSetup setupOf(GameInfo const& game, int players, std::string a, std::string b, int deals) {
  return {.game = std::string(game.id),
          .players = players,
          .options = defaultOptions(game, 7),
          .seed = 11,
          .a = std::move(a),
          .b = std::move(b),
          .deals = deals,
          .threads = 1};
}

std::vector<std::pair<std::string, Figure>> allFigures(TournamentResult const& result) {
  std::vector<std::pair<std::string, Figure>> list{{"hands", result.hands}, {"play", result.play}};
  list.insert(list.end(), result.roles.begin(), result.roles.end());
  list.insert(list.end(), result.sides.begin(), result.sides.end());
  for (auto const& [name, figure] : result.won) list.emplace_back("won " + name, figure);
  for (auto const& [name, figure] : result.points) list.emplace_back("points " + name, figure);
  return list;
}

}  // namespace

class TestTournament : public QObject {
  Q_OBJECT

 private slots:
  void aPlayerAgainstItselfIsZero() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts())
        for (char const* player : {"random", "greedy"})
          for (auto const& [name, figure] :
               allFigures(playTournament(setupOf(*game, players, player, player, inRun(20))))) {
            QCOMPARE(figure.difference, 0.0);
            QCOMPARE(*figure.ci95(), 0.0);
          }
  }

  void exchangingThePlayersChangesTheSign() {
    for (GameInfo const* game : allGames())
      for (int const players : game->allCounts()) {
        auto const one = allFigures(playTournament(setupOf(*game, players, "greedy", "random", inRun(30))));
        auto const other = allFigures(playTournament(setupOf(*game, players, "random", "greedy", inRun(30))));
        QCOMPARE(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
          QCOMPARE(one[i].first, other[i].first);
          QVERIFY(std::abs(one[i].second.difference + other[i].second.difference) < 1e-9);
          QVERIFY(std::abs(*one[i].second.ci95() - *other[i].second.ci95()) < 1e-9);
        }
      }
  }

  void threadsChangeNothing() {
    for (GameInfo const* game : allGames()) {
      TournamentSetup setup = setupOf(*game, game->usualPlayers, "greedy", "random", inRun(40));
      auto const one = allFigures(playTournament(setup));
      for (int const threads : {2, 5}) {
        setup.threads = threads;
        QCOMPARE(allFigures(playTournament(setup)) == one, true);
      }
      setup.seed = 12;
      QVERIFY(!(allFigures(playTournament(setup)) == one));
    }
  }

  // Where the system makes no threads, or they cannot work, the figures are the same and nothing ends.
  void threadsThatCannotBeMadeAreDoneWithout() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "random", 10);
    auto const alone = allFigures(playTournament(setup));
    setup.threads = 8;
    pthread_attr_t usual;
    pthread_attr_t impossible;
    QCOMPARE(pthread_getattr_default_np(&usual), 0);
    QCOMPARE(pthread_getattr_default_np(&impossible), 0);
    QCOMPARE(pthread_attr_setstacksize(&impossible, std::size_t{1} << 50), 0);
    QCOMPARE(pthread_setattr_default_np(&impossible), 0);
    bool made = true;
    try {
      std::jthread const thread([] {});
    } catch (std::system_error const&) {
      made = false;
    }
    auto const figures = allFigures(playTournament(setup));
    QCOMPARE(pthread_setattr_default_np(&usual), 0);
    QVERIFY(!made);
    QVERIFY(figures == alone);
  }

  void threadsThatFailAreDoneWithout() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "random", inRun(40));
    auto const alone = allFigures(playTournament(setup));
    setup.threads = 4;
    for (int const allocations : {0, 5, 100, 3000, 10'000}) {
      left = allocations;
      auto const figures = allFigures(playTournament(setup));
      left = -1;
      QVERIFY(figures == alone);
    }
  }

  void oneDealHasNoInterval() {
    TournamentResult const result = playTournament(setupOf(*findGame("jaguar"), 5, "greedy", "random", 1));
    QCOMPARE(result.hands.deals, 1);
    QVERIFY(!result.hands.ci95());
  }

  // However the deals are shared out among parts, merging them gives mean and deviation of all.
  void mergedPartsAreTheWhole() {
    constexpr std::array values{3.5, -1.0, 0.25, 8.0, 8.0, -2.5, 0.0};
    double mean = 0;
    for (double value : values) mean += value / values.size();
    double squares = 0;
    for (double value : values) squares += (value - mean) * (value - mean);
    for (std::size_t cut = 0; cut <= values.size(); ++cut) {
      std::array<Figure, 2> parts;
      for (std::size_t i = 0; i < values.size(); ++i) {
        Figure& part = parts[i < cut ? 0 : 1];
        part = merged(part, {values[i], 1, 0});
      }
      Figure const all = merged(parts[0], parts[1]);
      QCOMPARE(all.deals, static_cast<int>(values.size()));
      QVERIFY(std::abs(all.difference - mean) < 1e-12);
      QVERIFY(std::abs(all.squares - squares) < 1e-9);
    }
  }

  // One figure alone is what it is among all, and nothing else is told.
  void oneFigureAloneIsTheSame() {
    for (char const* game : {"jaguar", "tarot"}) {
      TournamentSetup setup = setupOf(*findGame(game), 5, "greedy", "random", inRun(30));
      TournamentResult const all = playTournament(setup);
      setup.only = "both";
      TournamentResult const both = playTournament(setup);
      for (auto const& figures : {&TournamentResult::won, &TournamentResult::points}) {
        QCOMPARE((both.*figures).size(), std::size_t{1});
        Figure const& one = (both.*figures).at("both");
        Figure const& same = (all.*figures).at("both");
        QCOMPARE(one.deals, same.deals);
        QVERIFY(std::abs(one.difference - same.difference) < 1e-9);
        QVERIFY(std::abs(one.squares - same.squares) < 1e-6);
      }
      QVERIFY(both.sides.empty() && both.roles.empty());
      QCOMPARE(both.hands.deals, 0);
      setup.only = "hands";
      QVERIFY(playTournament(setup).hands == all.hands);
      QCOMPARE(playTournament(setup).play.deals, 0);
      setup.only = "play";
      QVERIFY(playTournament(setup).play == all.play);
      QCOMPARE(playTournament(setup).hands.deals, 0);
    }
  }

  // What the caller's side gains alone, and the others against it, is what it gains as a side; what it gains
  // with everybody is what its own change brings and that of the others takes.
  void whatTheCallersSideGainsAlone() {
    for (char const* game : {"jaguar", "tarot"}) {
      TournamentSetup setup = setupOf(*findGame(game), 5, "greedy", "random", inRun(30));
      TournamentResult const all = playTournament(setup);
      setup.only = "everybody";
      TournamentResult const everybody = playTournament(setup);
      setup.only = "caller-first";
      TournamentResult const first = playTournament(setup);
      std::swap(setup.a, setup.b);
      TournamentResult const back = playTournament(setup);
      auto const gained = [](TournamentResult const& result, auto const& figures, char const* name) {
        return (result.*figures).at(name).difference;
      };
      for (auto const& figures :
           {&TournamentResult::sides, &TournamentResult::won, &TournamentResult::points}) {
        QVERIFY(std::abs(gained(all, figures, "caller") -
                         (gained(first, figures, "caller-first") - gained(back, figures, "caller-first")) /
                             2) < 1e-9);
        QCOMPARE((everybody.*figures).size(), std::size_t{1});
      }
      QVERIFY(gained(first, &TournamentResult::points, "caller-first") > 0);
      // What one side has of the points the other has not.
      auto const points = &TournamentResult::points;
      QVERIFY(std::abs(gained(everybody, points, "everybody") -
                       (gained(all, points, "caller") - gained(all, points, "defence"))) < 1e-9);
    }
  }

  // A third player on the other side is no part of what is compared: against itself A gains nothing, whoever sits there;
  // and a side that plays well leaves it less than one that plays anything.
  void theOtherSidesPlayer() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "greedy", inRun(30));
    setup.only = "caller-first";
    setup.rest = "random";
    QCOMPARE(playTournament(setup).points.at("caller-first").difference, 0.0);
    setup.b = "random";
    double const amongRandom = playTournament(setup).points.at("caller-first").difference;
    setup.rest = "greedy";
    double const amongGreedy = playTournament(setup).points.at("caller-first").difference;
    QVERIFY(amongRandom != amongGreedy);
    setup.rest.clear();
    QCOMPARE(playTournament(setup).points.at("caller-first").difference, amongRandom);
  }

  // A deal that is played several times counts once, with the mean of what was played.
  void replaysAreOneDeal() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "random", 10);
    setup.only = "hands";
    std::vector<double> means;
    std::size_t hands = 0;
    setup.report = [&](DealReport const& report) {
      double sum = 0;
      for (PlayedHand const& hand : report.hands) {
        double ofA = 0;
        double ofB = 0;
        for (Seat seat = 0; seat < 5; ++seat) {
          bool const isA = std::ranges::find(hand.ofA, seat) != hand.ofA.end();
          (isA ? ofA : ofB) += hand.scores[static_cast<std::size_t>(seat)];
        }
        sum +=
            ofA / static_cast<double>(hand.ofA.size()) - ofB / (5.0 - static_cast<double>(hand.ofA.size()));
      }
      hands += report.hands.size();
      means.push_back(sum / static_cast<double>(report.hands.size()));
    };
    Figure const once = playTournament(setup).hands;
    QCOMPARE(hands, std::size_t{10 * 10});
    means.clear();
    hands = 0;
    setup.replays = 3;
    Figure const thrice = playTournament(setup).hands;
    QCOMPARE(hands, std::size_t{10 * 10 * 3});
    QCOMPARE(thrice.deals, 10);
    QVERIFY(std::abs(thrice.difference - std::accumulate(means.begin(), means.end(), 0.0) / 10) < 1e-9);
    QVERIFY(!(thrice == once));  // other streams, other hands
  }

  // What a game says of its sides is what its hands have.
  void sidesAreFoundWhereTheyAre() {
    for (GameInfo const* game : allGames()) {
      TournamentSetup setup = setupOf(*game, game->usualPlayers, "greedy", "random", 8);
      setup.only = "both";
      QCOMPARE(playTournament(setup).won.empty(), !game->sides);
    }
  }

  // Where the cards are played by a third, players who say the same are the same.
  void cardsOfAThirdCompareWhatIsSaid() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "random", 40);
    setup.cards = "greedy";
    TournamentResult const said = playTournament(setup);
    QVERIFY(said.hands.difference > 0);
    QCOMPARE(said.play.deals, 0);
    // There is nothing to say in this game: the same cards, the same scores.
    setup = setupOf(*findGame("jaago-chalis"), 4, "greedy", "random", 10);
    setup.cards = "greedy";
    QVERIFY((playTournament(setup).hands == Figure{0, 10, 0}));
  }

  // The yardstick answers to cards that the player may not see, and only to those of the game.
  void theYardstickSeesAllCards() {
    for (GameInfo const* game : allGames()) {
      auto const table =
          openTable({std::string(game->id), game->usualPlayers, defaultOptions(*game, 7), 3, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      PlayerSpec const spec{.level = Level::expert, .iterations = 60};
      while (!table->handOver()) {
        Action const action = ArenaYardstick::choose(*table, spec);
        QVERIFY(table->isLegal(action));
        QVERIFY(action == ArenaYardstick::choose(*table, spec));
        table->apply(action);
      }
    }
  }

  // Points and hands won go with the score: between two sides, what the one gains the other loses.
  void pointsAndHandsWonAreOfSides() {
    TournamentResult const result =
        playTournament(setupOf(*findGame("briscola-chiamata"), 5, "greedy", "random", inRun(200)));
    for (auto const* figures : {&result.won, &result.points}) {
      QVERIFY(figures->at("caller").difference > 0);
      QVERIFY(figures->at("defence").difference > 0);
      QVERIFY(std::abs(figures->at("both").difference - figures->at("caller").difference -
                       figures->at("defence").difference) < 1e-9);
    }
    QVERIFY(result.won.at("both").difference < 2);
    QVERIFY(result.points.at("caller").difference < 120);
  }

  void greedyBeatsRandomInEveryRole() {
    TournamentSetup setup = setupOf(*findGame("jaguar"), 5, "greedy", "random", inRun(1500));
    setup.threads = 2;
    TournamentResult const result = playTournament(setup);
    QCOMPARE(result.roles.size(), std::size_t{3});
    for (auto const& [name, figure] : allFigures(result))
      QVERIFY2(figure.difference - *figure.ci95() > 0,
               (name + ": " + std::to_string(figure.difference) + " +- " + std::to_string(*figure.ci95()))
                   .c_str());
    QVERIFY(result.a.median > 0);
    QVERIFY(result.a.median <= result.a.p99);
    QVERIFY(result.b.median > 0);
  }
};

QTEST_APPLESS_MAIN(TestTournament)
#include "test_tournament.moc"
