// The two searches, once for every game: what is the best thing to do, given
// what a seat can know.
//
// flat: determinised Monte Carlo. Worlds are drawn one after the other; in
// each, every candidate that is still
//   in the running is tried, and the hand played out. The same worlds serve all
//   candidates, so that their luck cancels out. A candidate leaves when another
//   is better by `surely` standard errors of the difference, and the worse ones
//   when parts of the budget are spent (after Karnin, Koren and Somekh, "Almost
//   optimal exploration in multi-armed bandits", 2013). Something else is said
//   than the game's rules of thumb say (Game::greedy) only where it is better
//   by `sureToSpeak` standard errors: playouts judge contracts less well than
//   the play of cards, and what looks a little better in them is not.
// tree: single-observer information set Monte Carlo tree search (Cowling,
// Powley and Whitehouse, "Information
//   Set Monte Carlo Tree Search", 2012, section IV) with one fresh world an
//   iteration; a child's bonus counts how often it was available (UCB1 for
//   subset-armed bandits). Each seat maximises its own worth.
//
// Playouts are uniform, or by the learned policy. The last tricks may be solved
// exactly in each world (core/ai/solver.h), in the flat search: then the
// solution says what a card is worth, and the playout gives the score and the
// chance alone.
//
// Budgets: iterations (flat: hands played out), or time, whichever ends first.
// The stop flag and the clock are read after each world; a stopped search
// answers nothing. With a budget of iterations alone the same seed gives the
// same answer. The loops do not allocate.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "core/ai/playout.h"
#include "core/ai/solver.h"
#include "core/ai/worlds.h"

namespace giaguaro {

struct Budget {
  int iterations = std::numeric_limits<int>::max();
  std::chrono::microseconds time = std::chrono::hours(1);
};

struct SearchSettings {
  SearchForm form = SearchForm::flat;
  Budget budget{};
  bool policy = true; // playouts by it; else every card alike
  float slips = Tuning{}.slips;
  bool plain = false; // maximise the bare score, knowing nothing of the game
  Beliefs beliefs{};
  float exploration = Tuning{}.exploration;
  int exactTricks = 0; // so many last tricks are solved
};

// Of a hand that is over, for each seat.
struct Outcome {
  Worths worths{};
  PerSeat scores{};
};

template <Minded G>
  requires Endable<G>
class Search {
public:
  using Mind = typename G::Mind;

  // What they refer to outlives it. The seat of the view is the one to act.
  Search(View<G> const &view, SearchSettings const &settings,
         Policy<G> const &policy, Rng const &rng, StopFlag const &stop)
      : view_(view), settings_(settings), policy_(policy), rng_(rng),
        stop_(stop), start_(Clock::now()), memory_(Mind::recall(view.pub)) {}

  Advice run() {
    for (Action action : candidates())
      tallies_.push_back({.action = action});
    if (tallies_.size() == 1)
      return {.action = tallies_.front().action};
    Worlds<G> const worlds(view_, settings_.beliefs, policy_, rng_, stop_);
    if (stop_.stopped())
      return {};
    if (!worlds.possible())
      return {.action = G::greedy(view_, rng_)};
    auto const draw = [&worlds](Rng &rng) { return worlds.draw(rng); };
    Advice advice = over(draw);
    advice.facts = G::facts(view_);
    advice.question = Mind::question(view_);
    advice.holders = worlds.holders();
    return advice;
  }

  // The same over worlds that `draw` (a hand in play, from an Rng&) makes.
  template <class Draw> Advice runOver(Draw const &draw) {
    for (Action action : candidates())
      tallies_.push_back({.action = action});
    if (tallies_.size() == 1)
      return {.action = tallies_.front().action};
    return over(draw);
  }

private:
  using Clock = std::chrono::steady_clock;
  static constexpr double surely = 3.5;
  static constexpr double sureToSpeak = 2;
  static constexpr int leastWorlds = 24;
  static constexpr int mostPlayoutsOfACall = 1000;

  struct Tally {
    Action action{};
    double worth = 0, score = 0; // sums over its visits
    int successes = 0;
    int visits = 0;
  };

  template <class Draw> Advice over(Draw const &draw) {
    if (!settings_.plain && !view_.pub.playing()) {
      int const playouts =
          std::min(settings_.budget.iterations, mostPlayoutsOfACall);
      if (std::optional<Advice> called =
              Mind::call(view_, draw, playouts, rng_, stop_))
        return *std::move(called);
    }
    if (settings_.form == SearchForm::flat || solvesEndings())
      flat(draw);
    else
      tree(draw);
    return stop_.stopped() ? Advice{} : answer();
  }

  Actions candidates() const {
    return settings_.plain ? G::legal(view_.pub, *view_.own)
                           : Mind::considered(view_);
  }

  // ---- flat ----

  bool solvesEndings() const {
    return view_.pub.playing() &&
           view_.own->cards.size() <= settings_.exactTricks;
  }

  template <class Draw> void flat(Draw const &draw) {
    constexpr int tableSize = 12;
    std::optional<Solver<G>> solver;
    if (solvesEndings())
      solver.emplace(tableSize);
    std::array<float, 128> solved{}; // by the card's code
    if (!settings_.plain && !view_.pub.playing())
      findUsual();
    running_.resize(tallies_.size());
    for (std::size_t i = 0; i < running_.size(); ++i)
      running_[i] = i;
    squares_.assign(tallies_.size() * tallies_.size(), 0);
    std::vector<float> worths(tallies_.size());
    int spent = 0;
    for (int drawn = 0; running_.size() > 1; ++drawn) {
      if (stop_.stopped())
        return;
      double const progress = progressAt(spent);
      if (progress >= 1 && drawn > 0)
        return;
      if (drawn > 0 && drawn % 8 == 0)
        dropWorse(drawn, progress);
      G const world = draw(rng_);
      if (solver && !solveWorld(*solver, world, solved))
        solver.reset();
      Rng const luck(rng_.next());
      for (std::size_t const i : running_) {
        G hand = world;
        typename Mind::Memory memory = memory_;
        Action const action = tallies_[i].action;
        if (action.kind == Action::Kind::play)
          memory.see(hand.pub, action.card());
        hand.apply(action, nullptr);
        Rng same = luck;
        Outcome reached = outcome(hand, memory, same);
        if (solver)
          reached.worths[static_cast<std::size_t>(view_.seat)] =
              solved[action.card().code];
        worths[i] = count(tallies_[i], reached, hand);
        ++spent;
      }
      for (std::size_t const i : running_)
        for (std::size_t const j : running_)
          if (i < j) {
            double const difference = worths[i] - worths[j];
            squares_[i * tallies_.size() + j] += difference * difference;
          }
    }
  }

  // It is tried too, where it was not thought worth it.
  void findUsual() {
    Rng own(rng_.next());
    Action const usual = G::greedy(view_, own);
    auto const known = std::find_if(
        tallies_.begin(), tallies_.end(),
        [usual](Tally const &tally) { return tally.action == usual; });
    usual_ = static_cast<std::size_t>(known - tallies_.begin());
    if (known == tallies_.end())
      tallies_.push_back({.action = usual});
  }

  double progressAt(int spent) const {
    double const ofIterations =
        static_cast<double>(spent) / settings_.budget.iterations;
    std::chrono::duration<double> const passed = Clock::now() - start_;
    return std::max(ofIterations, passed / settings_.budget.time);
  }

  // All that run have been tried in the same `drawn` worlds.
  void dropWorse(int drawn, double progress) {
    if (drawn < leastWorlds)
      return;
    // Not std::stable_sort, which allocates.
    std::sort(running_.begin(), running_.end(),
              [&](std::size_t i, std::size_t j) {
                return tallies_[i].worth != tallies_[j].worth
                           ? tallies_[i].worth > tallies_[j].worth
                           : i < j;
              });
    std::size_t const all = tallies_.size();
    std::size_t const room =
        progress < 0.25   ? all
        : progress < 0.5  ? std::max<std::size_t>(3, all / 2)
        : progress < 0.75 ? std::max<std::size_t>(3, all / 4)
                          : 2;
    std::size_t const best = running_.front();
    auto const isWorse = [&](std::size_t i) {
      return i != best && isBetter(best, i, surely);
    };
    running_.erase(std::remove_if(running_.begin(), running_.end(), isWorse),
                   running_.end());
    if (running_.size() <= room)
      return;
    bool const dropsUsual =
        usual_ &&
        std::find(running_.begin() + static_cast<std::ptrdiff_t>(room),
                  running_.end(), *usual_) != running_.end();
    running_.resize(room);
    if (dropsUsual)
      running_.push_back(*usual_);
  }

  // Of two that were tried in the same worlds: by so many standard errors of
  // the difference.
  bool isBetter(std::size_t i, std::size_t j, double errors) const {
    double const drawn = tallies_[i].visits;
    double const mean = (tallies_[i].worth - tallies_[j].worth) / drawn;
    double const square =
        squares_[std::min(i, j) * tallies_.size() + std::max(i, j)] / drawn;
    return mean >
           errors * std::sqrt(std::max(1e-9, square - mean * mean) / drawn);
  }

  // ---- exact ----

  // What each card is worth to the seat in this world, with best play of all
  // who see everything: its side makes as much of that as it can, the others as
  // little. Whoever is of which side, worths of the seats of one rise together
  // while the others' fall, so that each seat's best play is its side's.
  // Whether it could be solved.
  bool solveWorld(Solver<G> &solver, G const &world,
                  std::array<float, 128> &worths) const {
    constexpr float scale = 1e6F;
    auto const seat = static_cast<std::size_t>(view_.seat);
    auto const inWhole = [&](G const &over, std::size_t of) {
      return static_cast<std::int32_t>(Mind::worths(over, view_.context)[of] *
                                       scale);
    };
    unsigned const side = Mind::side(world);
    if (side != 0) {
      int const sign = (side >> seat & 1) != 0 ? 1 : -1;
      auto const solution = solver.twoSides(
          world, side,
          [&](G const &over) { return sign * inWhole(over, seat); }, stop_);
      for (auto const &choice : solution.choices)
        worths[choice.card.code] =
            static_cast<float>(sign * choice.value) / scale;
      return solution.state == Solving::solved;
    }
    if constexpr (!Ending<G>::hasSides) {
      auto const objective = [&](G const &over) {
        PerSeat values{};
        for (std::size_t i = 0; i < values.size(); ++i)
          values[i] = inWhole(over, i);
        return values;
      };
      auto const solution = solver.eachForHimself(world, objective, stop_);
      for (auto const &choice : solution.choices)
        worths[choice.card.code] =
            static_cast<float>(choice.value[seat]) / scale;
      return solution.state == Solving::solved;
    }
    return false;
  }

  // ---- tree ----

  // Siblings are a list; 0 is the root, and nobody's child.
  struct Node {
    std::uint32_t first = 0;
    std::uint32_t next = 0;
    std::uint32_t visits = 0;
    std::uint32_t available = 0; // how often it could have been visited
    float sum = 0; // of what it brought to the seat that moved here
    Action action{};
    CardSet tried{}; // cards that have a child
  };
  struct Step {
    std::uint32_t node;
    Seat seat;
  };

  template <class Draw> void tree(Draw const &draw) {
    constexpr std::uint32_t mostNodes = 1U << 20;
    nodes_.clear();
    nodes_.reserve(static_cast<std::size_t>(std::min<std::int64_t>(
                       settings_.budget.iterations, mostNodes)) +
                   1);
    nodes_.push_back({});
    for (Tally const &tally : tallies_)
      root_.push(tally.action);
    for (int spent = 0; spent < settings_.budget.iterations; ++spent) {
      if (stop_.stopped())
        return;
      if (spent % 16 == 0 && progressAt(spent) >= 1 && spent > 0)
        break;
      iterate(draw);
    }
  }

  template <class Draw> void iterate(Draw const &draw) {
    G hand = draw(rng_);
    typename Mind::Memory memory = memory_;
    FixedList<Step, 128> path;
    std::uint32_t node = 0;
    bool grown = false;
    while (!grown && !hand.pub.over() && !path.full()) {
      Seat const seat = hand.pub.toAct();
      grown = step(hand, memory, node);
      if (node != 0)
        path.push({node, seat});
    }
    Outcome const reached = outcome(hand, memory, rng_);
    for (Step const &step : path) {
      Node &visited = nodes_[step.node];
      ++visited.visits;
      visited.sum += value(reached, step.seat);
    }
    if (settings_.plain)
      for (Seat seat = 0; seat < view_.context.players; ++seat) {
        low_ = std::min(low_, value(reached, seat));
        high_ = std::max(high_, value(reached, seat));
      }
    countRoot(path, reached, hand);
  }

  float value(Outcome const &reached, Seat seat) const {
    auto const index = static_cast<std::size_t>(seat);
    return settings_.plain ? static_cast<float>(reached.scores[index])
                           : reached.worths[index];
  }

  // One move down the tree; `node` becomes where it leads. True: the child is
  // new.
  bool step(G &hand, typename Mind::Memory &memory, std::uint32_t &node) {
    typename G::Private const &own = hand.own(hand.pub.toAct());
    CardSet const cards = settings_.plain ? G::playable(hand.pub, own)
                                          : Mind::playable(hand.pub, own);
    if (cards.empty())
      return speakStep(hand, node);
    CardSet const fresh = cards - nodes_[node].tried;
    bool const grows = !fresh.empty() && nodes_.size() < nodes_.capacity();
    std::uint32_t best = 0;
    float most = -1e30F;
    float const scale = 1 / std::max(1e-6F, high_ - low_);
    for (std::uint32_t child = nodes_[node].first; child != 0;
         child = nodes_[child].next) {
      Node &one = nodes_[child];
      if (!cards.contains(one.action.card()))
        continue;
      ++one.available;
      if (grows)
        continue;
      float const bound = upperBound(one, scale);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    if (grows) {
      Card const card = fresh.at(static_cast<int>(
          rng_.below(static_cast<std::uint32_t>(fresh.size()))));
      nodes_[node].tried.insert(card);
      best = grow(node, Action::play(card));
    }
    Card const card = best != 0 ? nodes_[best].action.card() : cards.lowest();
    memory.see(hand.pub, card);
    hand.apply(Action::play(card), nullptr);
    node = best;
    return grows || best == 0;
  }

  // The same where something is to be said.
  bool speakStep(G &hand, std::uint32_t &node) {
    Actions const legal =
        node == 0 ? root_ : G::legal(hand.pub, hand.own(hand.pub.toAct()));
    Actions fresh;
    std::uint32_t best = 0;
    float most = -1e30F;
    float const scale = 1 / std::max(1e-6F, high_ - low_);
    for (Action action : legal) {
      std::uint32_t child = nodes_[node].first;
      while (child != 0 && nodes_[child].action != action)
        child = nodes_[child].next;
      if (child == 0) {
        fresh.push(action);
        continue;
      }
      ++nodes_[child].available;
      float const bound = upperBound(nodes_[child], scale);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    bool const grows = !fresh.empty() && nodes_.size() < nodes_.capacity();
    if (grows)
      best = grow(node, fresh[static_cast<int>(rng_.below(
                            static_cast<std::uint32_t>(fresh.size())))]);
    hand.apply(best != 0 ? nodes_[best].action : legal[0], nullptr);
    node = best;
    return grows || best == 0;
  }

  float upperBound(Node const &node, float scale) const {
    auto const visits = static_cast<float>(node.visits);
    float const mean = (node.sum / visits - low_) * scale;
    return mean +
           settings_.exploration * std::sqrt(logOf(node.available) / visits);
  }

  static float logOf(std::uint32_t count) {
    static auto const table = [] {
      std::array<float, 4096> logs{};
      for (std::size_t i = 1; i < logs.size(); ++i)
        logs[i] = std::log(static_cast<float>(i));
      return logs;
    }();
    return count < table.size() ? table[count]
                                : std::log(static_cast<float>(count));
  }

  std::uint32_t grow(std::uint32_t parent, Action action) {
    auto const child = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(
        {.next = nodes_[parent].first, .available = 1, .action = action});
    nodes_[parent].first = child;
    return child;
  }

  void countRoot(FixedList<Step, 128> const &path, Outcome const &reached,
                 G const &hand) {
    if (path.empty())
      return;
    Action const action = nodes_[path[0].node].action;
    for (Tally &tally : tallies_)
      if (tally.action == action)
        count(tally, reached, hand);
  }

  // ---- both ----

  // Plays the hand out.
  Outcome outcome(G &hand, typename Mind::Memory const &memory,
                  Rng &rng) const {
    if (settings_.policy)
      playOutBy(policy_, hand, memory, settings_.slips, rng);
    else
      playOut(hand, rng);
    PerSeat const scores = hand.pub.scores();
    if (!view_.pub.playing())
      return {Mind::spokenWorths(hand, view_.context), scores};
    return {Mind::worths(hand, view_.context), scores};
  }

  float count(Tally &tally, Outcome const &reached, G const &hand) const {
    auto const index = static_cast<std::size_t>(view_.seat);
    ++tally.visits;
    tally.worth += reached.worths[index];
    tally.score += reached.scores[index];
    tally.successes += Mind::succeeded(hand, view_.seat) ? 1 : 0;
    return reached.worths[index];
  }

  Advice answer() const {
    Advice advice;
    for (Tally const &tally : tallies_) {
      double const visits = std::max(1, tally.visits);
      advice.candidates.push_back({.action = tally.action,
                                   .worth = tally.worth / visits,
                                   .score = tally.score / visits,
                                   .chance = tally.successes / visits,
                                   .playouts = tally.visits});
    }
    // The tree's answer is what it went to most often; the flat search's is the
    // best of those that ran to the end, which were tried in as many worlds.
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](Candidate const &a, Candidate const &b) {
                       return std::pair(a.playouts, a.worth) >
                              std::pair(b.playouts, b.worth);
                     });
    if (saysTheUsual(advice.candidates.front().action)) {
      auto const usual =
          std::find_if(advice.candidates.begin(), advice.candidates.end(),
                       [this](Candidate const &candidate) {
                         return candidate.action == tallies_[*usual_].action;
                       });
      std::rotate(advice.candidates.begin(), usual, usual + 1);
    }
    advice.action = advice.candidates.front().action;
    return advice;
  }

  // Rather than this, which came out best. Where the usual has left the
  // running, it was surely worse.
  bool saysTheUsual(Action best) const {
    if (!usual_)
      return false;
    std::size_t place = 0;
    while (tallies_[place].action != best)
      ++place;
    int const drawn = tallies_[place].visits;
    return drawn < leastWorlds || (drawn == tallies_[*usual_].visits &&
                                   !isBetter(place, *usual_, sureToSpeak));
  }

  View<G> const &view_;
  SearchSettings const &settings_;
  Policy<G> const &policy_;
  Rng rng_;
  StopFlag const &stop_;
  Clock::time_point start_;
  typename Mind::Memory memory_;
  std::vector<Tally> tallies_{};
  std::vector<std::size_t> running_{}; // flat: tallies still in the running
  std::vector<double> squares_{};      // flat: of differences of each pair
  std::optional<std::size_t>
      usual_{}; // flat: the tally of what the rules of thumb would say
  std::vector<Node> nodes_{}; // tree
  Actions root_{};            // tree: what is looked at there
  // What the tree's values lie between: known of worths, found out of scores.
  float low_ = 0;
  float high_ = 1;
};

} // namespace giaguaro
