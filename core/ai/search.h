// The searches, once for every game: what is the best thing to do, given what a seat can know.
//
// The flat one, which is here, is determinised Monte Carlo. Worlds are drawn one after the other; in each,
// every candidate that is still in the running is tried, and the hand played out. The same worlds serve all
// candidates, so that their luck cancels out. A candidate leaves when another is better by `surely` standard
// errors of the difference, and the worse ones when parts of the budget are spent (after Karnin, Koren and
// Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Something else is said than the game's
// rules of thumb say (Game::greedy) only where it is better by `sureToSpeak` standard errors: playouts judge
// contracts less well than the play of cards, and what looks a little better in them is not.
//
// The other one is a tree over information sets (core/ai/tree_search.h).
//
// Playouts are uniform, or by the learned policy. The last tricks may be solved exactly in each world
// (core/ai/solver.h), in the flat search: then the solution says what a card is worth, and the playout gives
// the score and the chance alone.
//
// Budgets: iterations (flat: hands played out), or time, whichever ends first. The stop flag and the clock
// are read after each world; a stopped search answers nothing. With a budget of iterations alone the same
// seed gives the same answer. The loops do not allocate.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/ai/search_frame.h"
#include "core/ai/solver.h"
#include "core/ai/tree_search.h"

namespace giaguaro {

template <Minded G>
  requires Endable<G>
class Search {
 public:
  using Mind = typename G::Mind;

  // What they refer to outlives it. The seat of the view is the one to act.
  Search(View<G> const& view, SearchSettings const& settings, Policy<G> const& policy, Rng const& rng,
         StopFlag const& stop)
      : frame_{view, settings, policy, rng, stop} {}

  Advice run() {
    for (Action action : frame_.candidates()) frame_.tallies.push_back({.action = action});
    if (frame_.tallies.size() == 1 && frame_.settings.choices == 0)
      return {.action = frame_.tallies.front().action};
    Worlds<G> const worlds(frame_.view, frame_.settings.beliefs, frame_.policy, frame_.rng, frame_.stop);
    if (frame_.stop.stopped()) return {};
    if (!worlds.possible()) return {.action = G::greedy(frame_.view, frame_.rng)};
    auto const draw = [&worlds](Rng& rng) { return worlds.draw(rng); };
    Advice advice = over(draw);
    advice.facts = G::facts(frame_.view);
    advice.question = Mind::question(frame_.view);
    advice.holders = worlds.holders();
    advice.capped = advice.capped || worlds.capped();
    return advice;
  }

  // The same over worlds that `draw` (a hand in play, from an Rng&) makes.
  template <class Draw>
  Advice runOver(Draw const& draw) {
    for (Action action : frame_.candidates()) frame_.tallies.push_back({.action = action});
    if (frame_.tallies.size() == 1) return {.action = frame_.tallies.front().action};
    return over(draw);
  }

 private:
  static constexpr double surely = 3.5;
  static constexpr double sureToSpeak = 2;
  static constexpr int leastWorlds = 24;
  static constexpr int mostPlayoutsOfACall = 1000;
  static constexpr int worldsForOne = 300;  // for one candidate that is alone

  // One candidate less another: sums over the worlds in which both were tried.
  struct Pair {
    double worth = 0, square = 0, score = 0;
    int successes = 0;
    int worlds = 0;

    void compare(Tried const& one, Tried const& other) {
      double const difference = one.worth - other.worth;
      worth += difference;
      square += difference * difference;
      score += one.score - other.score;
      successes += one.success - other.success;
      ++worlds;
    }
    double mean() const { return worth / worlds; }
    double error() const {  // of the mean
      return std::sqrt(std::max(1e-9, square / worlds - mean() * mean()) / worlds);
    }
  };

  template <class Draw>
  Advice over(Draw const& draw) {
    if (!frame_.settings.plain && !frame_.view.pub.playing()) {
      int const playouts = std::min(frame_.settings.budget.iterations, mostPlayoutsOfACall);
      if (std::optional<Advice> called =
              Mind::call(frame_.view, frame_.candidates(), draw, playouts, frame_.rng, frame_.stop))
        return *std::move(called);
    }
    if (frame_.settings.form == SearchForm::flat || solvesEndings())
      flat(draw);
    else
      TreeSearch<G>(frame_).run(draw);
    return frame_.stop.stopped() ? Advice{} : answer();
  }

  // ---- flat ----

  bool solvesEndings() const {
    return frame_.view.pub.playing() && frame_.view.own->cards.size() <= frame_.settings.exactTricks;
  }

  template <class Draw>
  void flat(Draw const& draw) {
    constexpr int tableSize = 12;
    std::optional<Solver<G>> solver;
    if (solvesEndings()) solver.emplace(tableSize);
    std::array<float, 128> solved{};  // by the card's code
    if (!frame_.settings.plain && !frame_.view.pub.playing()) findUsual();
    running_.resize(frame_.tallies.size());
    for (std::size_t i = 0; i < running_.size(); ++i) running_[i] = i;
    pairs_.assign(frame_.tallies.size() * frame_.tallies.size(), {});
    std::vector<Tried> tried(frame_.tallies.size());
    int spent = 0;
    auto const goesOn = [this](int drawn) {
      return running_.size() > 1 || (frame_.tallies.size() == 1 && drawn < worldsForOne);
    };
    for (int drawn = 0; goesOn(drawn); ++drawn) {
      if (frame_.stop.stopped()) return;
      if (drawn > 0 && frame_.isOver(spent)) return;
      if (drawn > 0 && drawn % 8 == 0) dropWorse(drawn, spent);
      G const world = draw(frame_.rng);
      if (solver && !solveWorld(*solver, world, solved)) solver.reset();
      Rng const luck(frame_.rng.next());
      for (std::size_t const i : running_) {
        G hand = world;
        typename Mind::Memory memory = frame_.memory;
        Action const action = frame_.tallies[i].action;
        if (action.kind == Action::Kind::play) memory.see(hand.pub, action.card());
        hand.apply(action, nullptr);
        Rng same = luck;
        Outcome reached = frame_.outcome(hand, memory, same);
        if (solver) reached.worths[static_cast<std::size_t>(frame_.view.seat)] = solved[action.card().code];
        tried[i] = frame_.count(frame_.tallies[i], reached, hand);
        ++spent;
      }
      for (std::size_t const i : running_)
        for (std::size_t const j : running_)
          if (i < j) pairs_[i * frame_.tallies.size() + j].compare(tried[i], tried[j]);
    }
  }

  // It is tried too, where it was not thought worth it.
  void findUsual() {
    Rng own(frame_.rng.next());
    Action const usual = G::greedy(frame_.view, own);
    auto const known = std::find_if(frame_.tallies.begin(), frame_.tallies.end(),
                                    [usual](Tally const& tally) { return tally.action == usual; });
    usual_ = static_cast<std::size_t>(known - frame_.tallies.begin());
    if (known == frame_.tallies.end()) frame_.tallies.push_back({.action = usual});
  }

  // How many candidates still run then, at most.
  std::size_t roomAt(double progress) const {
    std::size_t const all = frame_.tallies.size();
    return progress < 0.25   ? all
           : progress < 0.5  ? std::max<std::size_t>(3, all / 2)
           : progress < 0.75 ? std::max<std::size_t>(3, all / 4)
                             : 2;
  }

  // All that run have been tried in the same `drawn` worlds.
  void dropWorse(int drawn, int spent) {
    if (drawn < leastWorlds) return;
    // Not std::stable_sort, which allocates.
    std::sort(running_.begin(), running_.end(), [&](std::size_t i, std::size_t j) {
      return frame_.tallies[i].worth != frame_.tallies[j].worth
                 ? frame_.tallies[i].worth > frame_.tallies[j].worth
                 : i < j;
    });
    std::size_t const best = running_.front();
    auto const isWorse = [&](std::size_t i) { return i != best && isBetter(best, i, surely); };
    running_.erase(std::remove_if(running_.begin(), running_.end(), isWorse), running_.end());
    std::size_t const planned = roomAt(frame_.ofIterations(spent));
    std::size_t const room = std::min(planned, roomAt(frame_.ofTime()));
    if (running_.size() <= room) return;
    frame_.capped = frame_.capped || room < planned;
    bool const dropsUsual = usual_ && std::find(running_.begin() + static_cast<std::ptrdiff_t>(room),
                                                running_.end(), *usual_) != running_.end();
    running_.resize(room);
    if (dropsUsual) running_.push_back(*usual_);
  }

  // Of two that were tried in the same worlds: by so many standard errors of the difference.
  bool isBetter(std::size_t i, std::size_t j, double errors) const {
    Pair const pair = pairOf(i, j);
    return pair.worlds > 0 && pair.mean() > errors * pair.error();
  }

  // The first less the second.
  Pair pairOf(std::size_t i, std::size_t j) const {
    if (i < j) return pairs_[i * frame_.tallies.size() + j];
    Pair const pair = pairs_[j * frame_.tallies.size() + i];
    return {-pair.worth, pair.square, -pair.score, -pair.successes, pair.worlds};
  }

  // What each card is worth to the seat in this world, with best play of all who see everything: its side
  // makes as much of that as it can, the others as little. Whoever is of which side, worths of the seats of
  // one rise together while the others' fall, so that each seat's best play is its side's. Whether it could
  // be solved.
  bool solveWorld(Solver<G>& solver, G const& world, std::array<float, 128>& worths) const {
    constexpr float scale = 1e6F;
    auto const seat = static_cast<std::size_t>(frame_.view.seat);
    auto const inWhole = [&](G const& over, std::size_t of) {
      return static_cast<std::int32_t>(Mind::worths(over, frame_.view.context)[of] * scale);
    };
    unsigned const side = Mind::side(world);
    if (side != 0) {
      int const sign = (side >> seat & 1) != 0 ? 1 : -1;
      auto const solution = solver.twoSides(
          world, side, [&](G const& over) { return sign * inWhole(over, seat); }, frame_.stop);
      for (auto const& choice : solution.choices)
        worths[choice.card.code] = static_cast<float>(sign * choice.value) / scale;
      return solution.state == Solving::solved;
    }
    if constexpr (!Ending<G>::hasSides) {
      auto const objective = [&](G const& over) {
        PerSeat values{};
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = inWhole(over, i);
        return values;
      };
      auto const solution = solver.eachForHimself(world, objective, frame_.stop);
      for (auto const& choice : solution.choices)
        worths[choice.card.code] = static_cast<float>(choice.value[seat]) / scale;
      return solution.state == Solving::solved;
    }
    return false;
  }

  // ---- what was found ----

  // By itself.
  static Candidate figuresOf(Tally const& tally) {
    double const visits = std::max(1, tally.visits);
    return {.action = tally.action,
            .worth = tally.worth / visits,
            .score = tally.score / visits,
            .chance = tally.successes / visits,
            .playouts = tally.visits};
  }

  // By how far it was from the best in the worlds in which both were tried, so that the luck of other worlds
  // does not count; after a tree search, by itself.
  Candidate figuresBeside(Candidate const& best, std::size_t bestPlace, std::size_t place) const {
    Candidate candidate = figuresOf(frame_.tallies[place]);
    if (pairs_.empty()) {
      auto const variance = [](Tally const& tally) {
        double const visits = std::max(1, tally.visits);
        double const mean = tally.worth / visits;
        return std::max(1e-9, tally.square / visits - mean * mean) / visits;
      };
      candidate.error = std::sqrt(variance(frame_.tallies[bestPlace]) + variance(frame_.tallies[place]));
      return candidate;
    }
    Pair const pair = pairOf(place, bestPlace);
    if (pair.worlds == 0) return candidate;
    candidate.error = pair.error();
    if (candidate.playouts == best.playouts) return candidate;
    candidate.worth = std::clamp(best.worth + pair.mean(), 0.0, 1.0);
    candidate.score = best.score + pair.score / pair.worlds;
    candidate.chance = std::clamp(best.chance + static_cast<double>(pair.successes) / pair.worlds, 0.0, 1.0);
    return candidate;
  }

  Advice answer() const {
    Advice advice;
    advice.capped = frame_.capped;
    auto const comesFirst = [](Tally const& a, Tally const& b) {
      return std::pair(a.visits, a.worth) < std::pair(b.visits, b.worth);
    };
    auto const bestPlace = static_cast<std::size_t>(
        std::max_element(frame_.tallies.begin(), frame_.tallies.end(), comesFirst) - frame_.tallies.begin());
    Candidate const best = figuresOf(frame_.tallies[bestPlace]);
    for (std::size_t place = 0; place < frame_.tallies.size(); ++place)
      advice.candidates.push_back(place == bestPlace ? best : figuresBeside(best, bestPlace, place));
    // The tree's answer is what it went to most often; the flat search's is the best of those that ran to the
    // end, which were tried in as many worlds.
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](Candidate const& a, Candidate const& b) {
                       return std::pair(a.playouts, a.worth) > std::pair(b.playouts, b.worth);
                     });
    if (saysTheUsual(advice.candidates.front().action)) {
      auto const usual = std::find_if(
          advice.candidates.begin(), advice.candidates.end(),
          [this](Candidate const& candidate) { return candidate.action == frame_.tallies[*usual_].action; });
      advice.byRuleOfThumb = usual != advice.candidates.begin();
      std::rotate(advice.candidates.begin(), usual, usual + 1);
    }
    advice.action = advice.candidates.front().action;
    return advice;
  }

  // Rather than this, which came out best. Where the usual has left the running, it was surely worse.
  bool saysTheUsual(Action best) const {
    if (!usual_) return false;
    std::size_t place = 0;
    while (frame_.tallies[place].action != best) ++place;
    int const drawn = frame_.tallies[place].visits;
    return drawn < leastWorlds ||
           (drawn == frame_.tallies[*usual_].visits && !isBetter(place, *usual_, sureToSpeak));
  }

  SearchFrame<G> frame_;
  // Of the flat search: tallies still in the running; of each two the earlier one less the later; the tally
  // of what the rules of thumb would say.
  std::vector<std::size_t> running_{};
  std::vector<Pair> pairs_{};
  std::optional<std::size_t> usual_{};
};

}  // namespace giaguaro
