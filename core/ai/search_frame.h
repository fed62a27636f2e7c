// What the forms of the search (core/ai/search.h) have in common: what is asked, how long and how it is
// looked at, and what has been found out of each candidate so far.
#pragma once

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>
#include <vector>

#include "core/ai/playout.h"
#include "core/ai/worlds.h"

namespace giaguaro {

struct Budget {
  int iterations = std::numeric_limits<int>::max();
  std::chrono::microseconds time = std::chrono::hours(1);
};

struct SearchSettings {
  SearchForm form = SearchForm::flat;
  Budget budget{};
  bool policy = true;  // playouts by it; else every card alike
  float slips = Tuning{}.slips;
  bool plain = false;  // maximise the bare score, knowing nothing of the game
  Beliefs beliefs{};
  float exploration = Tuning{}.exploration;
  int exactTricks = 0;  // so many last tricks are solved
  // Does what its side has wished at the table, unless something else is surely better (core/ai/wish.h).
  bool heeds = false;
  // For a hint: at least so many things are tried, as far as so many are legal, also where the player would
  // not give them a thought; and one that is alone is played out too.
  int choices = 0;
  // In so many worlds everything is tried before anything is dropped in an auction: a contract that is made or fails in some
  // of a few moves a score by a hundred points.
  int leastWorldsOfACall = 24;
};

// Of a hand that is over, for each seat.
struct Outcome {
  Worths worths{};
  PerSeat scores{};
};

// One thing that was tried in one world.
struct Tried {
  double worth = 0, score = 0;
  int success = 0;
};

// One thing that could be done, and sums over its visits.
struct Tally {
  Action action{};
  double worth = 0, square = 0, score = 0;  // of the worth squared
  int successes = 0;
  int visits = 0;
};

// By itself.
inline Candidate figuresOf(Tally const& tally) {
  double const visits = std::max(1, tally.visits);
  return {.action = tally.action,
          .worth = tally.worth / visits,
          .score = tally.score / visits,
          .chance = tally.successes / visits,
          .playouts = tally.visits};
}

// Of one decision. What it refers to outlives it; the seat of the view is the one to act.
template <Minded G>
struct SearchFrame {
  using Mind = typename G::Mind;
  using Clock = std::chrono::steady_clock;

  View<G> const& view;
  SearchSettings const& settings;
  Policy<G> const& policy;
  Rng rng;
  StopFlag const& stop;
  Clock::time_point start = Clock::now();
  typename Mind::Memory memory = Mind::recall(view.pub);
  std::vector<Tally> tallies{};
  CardSet wished{};     // of the cards that it may play, those that its side wants; empty: any
  bool capped = false;  // the clock has had a say (core/ai/advice.h)

  Actions candidates() const {
    Actions actions = settings.plain ? G::legal(view.pub, *view.own) : Mind::considered(view);
    if (actions.size() >= settings.choices) return actions;
    for (Action const action : G::legal(view.pub, *view.own))
      if (actions.size() < settings.choices &&
          std::find(actions.begin(), actions.end(), action) == actions.end())
        actions.push(action);
    return actions;
  }

  bool solvesEndings() const { return view.pub.playing() && view.own->cards.size() <= settings.exactTricks; }

  bool isWished(Action action) const {
    return action.kind == Action::Kind::play && wished.contains(action.card());
  }

  // The part of the budget that is spent, after so many iterations and by now.
  double ofIterations(int spent) const { return static_cast<double>(spent) / settings.budget.iterations; }
  double ofTime() const {
    std::chrono::duration<double> const passed = Clock::now() - start;
    return passed / settings.budget.time;
  }
  bool isOver(int spent) {
    if (ofIterations(spent) >= 1) return true;
    if (ofTime() < 1) return false;
    return capped = true;
  }

  // Plays the hand out.
  Outcome outcome(G& hand, typename Mind::Memory const& remembered, Rng& luck) const {
    if (settings.policy)
      playOutBy(policy, hand, remembered, settings.slips, luck);
    else
      playOut(hand, luck);
    PerSeat const scores = hand.pub.scores();
    if (!view.pub.playing()) return {Mind::spokenWorths(hand, view.context), scores};
    return {Mind::worths(hand, view.context), scores};
  }

  Tried count(Tally& tally, Outcome const& reached, G const& hand) const {
    auto const index = static_cast<std::size_t>(view.seat);
    Tried const tried{reached.worths[index], static_cast<double>(reached.scores[index]),
                      Mind::succeeded(hand, view.seat) ? 1 : 0};
    ++tally.visits;
    tally.worth += tried.worth;
    tally.square += tried.worth * tried.worth;
    tally.score += tried.score;
    tally.successes += tried.success;
    return tried;
  }

  // What was tried most often comes first. `beside(best, its place, place)`: the figures of another tally.
  template <class Beside>
  Advice answer(Beside const& beside) const {
    Advice advice;
    advice.capped = capped;
    auto const comesFirst = [](Tally const& a, Tally const& b) {
      return std::pair(a.visits, a.worth) < std::pair(b.visits, b.worth);
    };
    auto const bestPlace = static_cast<std::size_t>(
        std::max_element(tallies.begin(), tallies.end(), comesFirst) - tallies.begin());
    Candidate const best = figuresOf(tallies[bestPlace]);
    for (std::size_t place = 0; place < tallies.size(); ++place)
      advice.candidates.push_back(place == bestPlace ? best : beside(best, bestPlace, place));
    std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                     [](Candidate const& a, Candidate const& b) {
                       return std::pair(a.playouts, a.worth) > std::pair(b.playouts, b.worth);
                     });
    advice.action = advice.candidates.front().action;
    return advice;
  }
};

}  // namespace giaguaro
