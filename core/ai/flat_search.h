// The flat search: determinised Monte Carlo. Worlds are drawn one after the other; in each, every candidate
// that is still in the running is tried, and the hand played out. The same worlds serve all candidates, so
// that their luck cancels out. A candidate leaves when another is better by `surely` standard errors of the
// difference, and the worse ones when parts of the budget are spent (after Karnin, Koren and Somekh, "Almost
// optimal exploration in multi-armed bandits", 2013). Something else is said than the game's rules of thumb
// say (Game::greedy) only where it is better by `sureToSpeak` standard errors: playouts judge contracts less
// well than the play of cards, and what looks a little better in them is not. Likewise another card is played than
// one's side has wished at the table: whoever has said so sees cards that the search does not.
//
// Where the last tricks are solved in each world, the solution says what a card is worth, and the playout
// gives the score and the chance alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/ai/exact_worths.h"
#include "core/ai/search_frame.h"

namespace giaguaro {

template <Minded G>
  requires Endable<G>
class FlatSearch {
 public:
  // Counts into the tallies of the frame, which outlives it.
  explicit FlatSearch(SearchFrame<G>& frame) : frame_(frame) {}

  // Stopped: an Advice without an action.
  Advice run(WorldSource<G> const& draw) {
    tryAll(draw);
    return frame_.stop.stopped() ? Advice{} : answer();
  }

 private:
  using Mind = typename G::Mind;

  static constexpr double surely = 3.5;
  static constexpr double sureToSpeak = 2;
  static constexpr int leastWorldsOfACard = 24;
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

  int leastWorlds() const {
    return frame_.view.pub.playing() ? leastWorldsOfACard : frame_.settings.leastWorldsOfACall;
  }

  void tryAll(WorldSource<G> const& draw) {
    std::optional<ExactWorths<G>> exact;
    if (frame_.solvesEndings()) exact.emplace(frame_);
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
      if (exact && !exact->solve(world)) exact.reset();
      Rng const luck(frame_.rng.next());
      for (std::size_t const i : running_) {
        G hand = world;
        typename Mind::Memory memory = frame_.memory;
        Action const action = frame_.tallies[i].action;
        if (action.kind == Action::Kind::play) memory.see(hand.pub, action.card());
        hand.apply(action, nullptr);
        Rng same = luck;
        Outcome reached = frame_.outcome(hand, memory, same);
        if (exact) reached.worths[static_cast<std::size_t>(frame_.view.seat)] = exact->of(action.card());
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
    if (drawn < leastWorlds()) return;
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
    auto const cut = running_.begin() + static_cast<std::ptrdiff_t>(room);
    bool const dropsUsual = usual_ && std::find(cut, running_.end(), *usual_) != running_.end();
    auto const isWished = [this](std::size_t i) { return frame_.isWished(frame_.tallies[i].action); };
    auto const wished = std::find_if(running_.begin(), running_.end(), isWished);
    std::optional<std::size_t> const dropped =
        wished < cut || wished == running_.end() ? std::nullopt : std::optional(*wished);
    running_.resize(room);
    if (dropsUsual) running_.push_back(*usual_);
    if (dropped) running_.push_back(*dropped);
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

  // By how far it was from the best in the worlds in which both were tried, so that the luck of other worlds
  // does not count.
  Candidate figuresBeside(Candidate const& best, std::size_t bestPlace, std::size_t place) const {
    Candidate candidate = figuresOf(frame_.tallies[place]);
    Pair const pair = pairOf(place, bestPlace);
    if (pair.worlds == 0) return candidate;
    candidate.error = pair.error();
    if (candidate.playouts == best.playouts) return candidate;
    candidate.worth = std::clamp(best.worth + pair.mean(), 0.0, 1.0);
    candidate.score = best.score + pair.score / pair.worlds;
    candidate.chance = std::clamp(best.chance + static_cast<double>(pair.successes) / pair.worlds, 0.0, 1.0);
    return candidate;
  }

  // The best of those that ran to the end, which were tried in as many worlds.
  Advice answer() const {
    Advice advice = frame_.answer([this](Candidate const& best, std::size_t bestPlace, std::size_t place) {
      return figuresBeside(best, bestPlace, place);
    });
    if (!frame_.wished.empty() && !frame_.isWished(advice.action)) return heeding(std::move(advice));
    if (!saysTheUsual(advice.action)) return advice;
    auto const usual = std::find_if(
        advice.candidates.begin(), advice.candidates.end(),
        [this](Candidate const& candidate) { return candidate.action == frame_.tallies[*usual_].action; });
    advice.byRuleOfThumb = usual != advice.candidates.begin();
    std::rotate(advice.candidates.begin(), usual, usual + 1);
    advice.action = advice.candidates.front().action;
    return advice;
  }

  // The best of what was wished, unless what came out best is surely better.
  Advice heeding(Advice advice) const {
    std::size_t best = 0;
    while (frame_.tallies[best].action != advice.action) ++best;
    auto const wished =
        std::find_if(advice.candidates.begin(), advice.candidates.end(),
                     [this](Candidate const& candidate) { return frame_.isWished(candidate.action); });
    if (wished == advice.candidates.end()) return advice;
    std::size_t place = 0;
    while (frame_.tallies[place].action != wished->action) ++place;
    bool const ranToTheEnd = frame_.tallies[place].visits == frame_.tallies[best].visits;
    if (!ranToTheEnd || isBetter(best, place, sureToSpeak)) return advice;
    std::rotate(advice.candidates.begin(), wished, wished + 1);
    advice.action = advice.candidates.front().action;
    return advice;
  }

  // Rather than this, which came out best. Where the usual has left the running, it was surely worse.
  bool saysTheUsual(Action best) const {
    if (!usual_) return false;
    std::size_t place = 0;
    while (frame_.tallies[place].action != best) ++place;
    int const drawn = frame_.tallies[place].visits;
    return drawn < leastWorlds() ||
           (drawn == frame_.tallies[*usual_].visits && !isBetter(place, *usual_, sureToSpeak));
  }

  SearchFrame<G>& frame_;
  std::vector<std::size_t> running_{};  // tallies still in the running
  std::vector<Pair> pairs_{};           // of each two the earlier one less the later
  std::optional<std::size_t> usual_{};  // the tally of what the rules of thumb would say
};

}  // namespace giaguaro
