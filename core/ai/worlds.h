// Complete hands that a seat must think possible: sampling of worlds from a View.
//
// What single cards tell (core/rules/game.h, Facts) is met exactly and uniformly by counting
// (core/ai/placement_sampler.h); so are cases, where a Mind splits what several cards tell together. A world
// that lies in several cases is drawn as often as one that lies in one: it is kept with probability 1 /
// number of cases (Karp and Luby, "Monte-Carlo algorithms for enumeration and reliability problems", 1983).
//
// What then remains to be checked (Game::fits) is drawn again until it fits: what does not fit is no world.
// Where a possible holder of the card in question has none that fits among many draws, it does not hold the
// card, and has no chance. How many are drawn for that follows from how many there are: of a few hundred not
// one is missed but once in e^20 times; where there are more, one in a thousand that fits is enough.
//
// Beliefs weigh worlds by what the other players did:
//   - what was said in the auction: up to `candidates` worlds are drawn beforehand and weighed by the Mind's
//     likelihood; draws then come from among these, in proportion (sampling, importance resampling; Rubin,
//     1987). It must be many: a hand that bids high is one in dozens. Fewer do where they are all much alike:
//     a tenth of them, counted as Kish counts effective samples, is enough;
//   - who holds the card in question (the called card): each possible holder is as likely as its worlds are
//     many, times the mean likelihood of what was said, times the mean over a sample of its worlds of the
//     chance that the policy plays what was played, each play's chance to the power `trust`; and, at a table
//     with talk, times how likely it makes what was said there (core/ai/hearing.h).
// Both are off for the plain reference.
//
// A View's `own` must be there: worlds are asked for by a seat.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/hearing.h"
#include "core/ai/placement_sampler.h"
#include "core/ai/policy.h"

namespace giaguaro {

struct Beliefs {
  int worldsPerHolder = 24;  // 0: every world counts alike
  float trust = 0.7F;
  int candidates = 300;  // 1: what was said counts for nothing
  bool hears = true;     // what is said at the table counts, too (core/ai/hearing.h)
  // For weighing worlds: when it is over those that have been weighed must do, fifty at least.
  std::chrono::microseconds time = std::chrono::hours(1);
  static Beliefs none() { return {0, 0, 1, false}; }
};

template <Minded G>
class Worlds {
 public:
  using Mind = typename G::Mind;

  // `view` outlives it.
  Worlds(View<G> const& view, Beliefs const& beliefs, Policy<G> const& policy, Rng& rng,
         StopFlag const& stop = {})
      : view_(view),
        policy_(policy),
        facts_(G::facts(view)),
        hidden_(facts_.unseen),
        checks_(Mind::checks(view)) {
    Card const question = beliefs.worldsPerHolder > 0 ? Mind::question(view) : noCard;
    std::vector<Places> const all = Mind::cases(view);
    bool const asked = hidden_.contains(question);
    if (asked) {
      for (Seat seat = nobody; seat < view.context.players; ++seat) {
        Group group{.holder = seat};
        for (Places const& places : all) group.addPart(places, hidden_, question, seat);
        addIfPossible(std::move(group), rng);
      }
    } else {
      Group group;
      for (Places const& places : all) group.add(places, hidden_);
      addIfPossible(std::move(group), rng);
    }
    if (!possible()) return;
    int const candidates = beliefs.candidates / static_cast<int>(groups_.size());
    for (Group& group : groups_) {
      double const likelihood = candidates > 1 ? hear(group, candidates, beliefs.time, rng, stop) : 1;
      group.chance = group.ways * group.shareThatFits() * likelihood;
    }
    if (asked) believe(beliefs, rng, stop);
  }

  // Whether there is any world. Not so for a View that cannot have come about; and hardly ever for one of
  // very many worlds of which nearly none fits. Then none may be drawn.
  bool possible() const { return !groups_.empty(); }

  Placement placement(Rng& rng) const { return drawFrom(anyGroup(rng), rng); }

  // The hand as it stands, in one world.
  G draw(Rng& rng) const { return Mind::assemble(view_, placement(rng)); }

  // Of the card in question; empty where there is none, or beliefs are off.
  std::vector<Holder> const& holders() const { return holders_; }

  // Time ran out before as many worlds were weighed as were asked for.
  bool capped() const { return capped_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr int mostTries = 200;  // for one world, once one is known

  struct Case {
    Places places;
    PlacementSampler sampler;
  };
  // Cases in which the same seat holds the card in question; all of them where there is no question.
  struct Group {
    Seat holder = nobody;
    std::vector<Case> cases{};
    double ways = 0;    // of all its cases; what lies in several counts for each
    double chance = 0;  // up to a factor that all groups share
    // Draws so far, and how many of them fitted; where that is to be checked, one that did.
    int tries = 0;
    int fitting = 0;
    Placement known{};
    double shareThatFits() const { return tries == 0 ? 1 : static_cast<double>(fitting) / tries; }
    // Worlds to draw from, and the sum of the likelihoods up to each; empty: what was said tells none apart.
    std::vector<Placement> pool{};
    std::vector<double> sums{};

    void add(Places const& places, CardSet hidden) {
      PlacementSampler sampler(places, hidden);
      if (sampler.ways() <= 0) return;
      ways += sampler.ways();
      cases.push_back({places, std::move(sampler)});
    }
    // The part of a case in which this seat holds the card.
    void addPart(Places const& places, CardSet hidden, Card card, Seat seat) {
      Places part;
      bool possible = false;
      for (Place place : places) {
        if (place.seat == seat)
          possible = possible || place.may.contains(card);
        else
          place.may.erase(card);
        part.push(place);
      }
      if (possible) add(part, hidden);
    }
  };

  // Not without a world.
  void addIfPossible(Group group, Rng& rng) {
    constexpr double most = 10'000;
    constexpr double ofEach = 20;
    if (group.cases.empty()) return;
    if (checks_) {
      int const tries = static_cast<int>(std::min(most, ofEach * group.ways));
      std::optional<Placement> const world = drawFitting(group, tries, group.tries, rng);
      if (!world) return;
      group.known = *world;
      group.fitting = 1;
    }
    groups_.push_back(std::move(group));
  }

  Group const& anyGroup(Rng& rng) const {
    if (groups_.size() == 1) return groups_.front();
    double total = 0;
    for (Group const& group : groups_) total += group.chance;
    double left = Policy<G>::uniform(rng) * total;
    for (Group const& group : groups_)
      if ((left -= group.chance) < 0) return group;
    return groups_.back();
  }

  Placement drawFrom(Group const& group, Rng& rng) const {
    if (group.pool.empty()) {
      int tries = 0;
      return drawFitting(group, mostTries, tries, rng).value_or(group.known);
    }
    double const place = Policy<G>::uniform(rng) * group.sums.back();
    auto const found = std::upper_bound(group.sums.begin(), group.sums.end() - 1, place);
    return group.pool[static_cast<std::size_t>(found - group.sums.begin())];
  }

  // Whatever was said. Nothing: none of `most` tries fitted. Adds to `tries`.
  std::optional<Placement> drawFitting(Group const& group, int most, int& tries, Rng& rng) const {
    for (int i = 0; i < most; ++i) {
      ++tries;
      Placement const placement = drawUniform(group, rng);
      if (!checks_ || G::fits(view_, Mind::dealt(view_, placement))) return placement;
    }
    return std::nullopt;
  }

  Placement drawUniform(Group const& group, Rng& rng) const {
    while (true) {
      Case const* chosen = &group.cases.front();
      if (group.cases.size() > 1) {
        double left = Policy<G>::uniform(rng) * group.ways;
        for (Case const& one : group.cases) {
          chosen = &one;
          if ((left -= one.sampler.ways()) < 0) break;
        }
      }
      Placement placement;
      placement.hands[static_cast<std::size_t>(view_.seat)] = view_.own->cards;
      chosen->sampler.draw(rng, placement);
      if (Mind::drawsOrder(view_)) placement.order = rng.next();
      if (group.cases.size() == 1) return placement;
      std::uint32_t in = 0;
      for (Case const& one : group.cases)
        if (&one == chosen || satisfies(one.places, hidden_, placement)) ++in;
      if (in == 1 || rng.below(in) == 0) return placement;
    }
  }

  // Fills the pool of a group; the mean likelihood of its worlds.
  double hear(Group& group, int candidates, std::chrono::microseconds time, Rng& rng, StopFlag const& stop) {
    constexpr int alike = 16;  // so many in a row: then nothing was said
    constexpr int effectiveOf = 10;
    constexpr int atLeast = 50;
    auto const end = Clock::now() + time / static_cast<int>(groups_.size());
    double sum = 0;
    double squares = 0;
    int drawn = 0;
    double first = -1;
    bool differ = false;
    for (int i = 1; i <= candidates && !stop.stopped(); ++i) {
      if (i > atLeast && i % 8 == 0 && Clock::now() > end) {
        capped_ = true;
        break;
      }
      std::optional<Placement> world = drawFitting(group, mostTries, group.tries, rng);
      if (!world) continue;
      ++group.fitting;
      double likelihood = Mind::settle(view_, facts_, *world, rng);
      likelihood *= Mind::likelihood(view_, *world);
      if (first < 0) first = likelihood;
      differ = differ || likelihood != first;
      if (++drawn == alike && !differ) break;
      sum += likelihood;
      squares += likelihood * likelihood;
      group.pool.push_back(*world);
      group.sums.push_back(sum);
      // Of what hardly anybody would say the squares are too small for a number: that tells nothing.
      if (drawn > alike && squares > 0 && sum * sum * effectiveOf >= squares * candidates) break;
    }
    if (differ && sum > 0) return sum / drawn;
    group.pool.clear();
    group.sums.clear();
    return drawn == 0 ? 1 : first;
  }

  void believe(Beliefs const& beliefs, Rng& rng, StopFlag const& stop) {
    std::vector<double> logs;  // of the groups
    Hearing const hearing{view_.talk, view_.words, view_.context.players, view_.pub.callsHidden(),
                          view_.seat};
    for (Group const& group : groups_) {
      std::vector<double> sample;
      for (int i = 0; i < beliefs.worldsPerHolder && !stop.stopped(); ++i)
        sample.push_back(logLikelihood(drawFrom(group, rng), beliefs.trust));
      logs.push_back(std::log(std::max(1e-300, group.chance)) + logOfMeanExp(sample));
      if (beliefs.hears && !view_.talk.empty()) logs.back() += hearing.logLikelihood(group.holder);
    }
    double const top = *std::max_element(logs.begin(), logs.end());
    double total = 0;
    for (std::size_t i = 0; i < groups_.size(); ++i) total += groups_[i].chance = std::exp(logs[i] - top);
    for (Group const& group : groups_) holders_.push_back({group.holder, group.chance / total});
  }

  static double logOfMeanExp(std::vector<double> const& logs) {
    if (logs.empty()) return 0;
    double const top = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (double const log : logs) sum += std::exp(log - top);
    return top + std::log(sum / static_cast<double>(logs.size()));
  }

  // The logarithm of the chance that the others would have played what they played if this were the world.
  double logLikelihood(Placement const& placement, float trust) const {
    G hand = G::start(view_.context, Mind::dealt(view_, placement));
    typename Mind::Memory memory = Mind::recall(hand.pub);
    CardSet aside = placement.aside;
    double log = 0;
    for (Done const& done : view_.history) {
      Action action = done.action;
      if (action == Action::hiddenDiscard()) {
        action = {Action::Kind::discard, aside.lowest().code};
        aside.erase(aside.lowest());
      }
      if (action.kind == Action::Kind::play) {
        if (done.seat != view_.seat) log += trust * logChance(hand, memory, action.card());
        memory.see(hand.pub, action.card());
      }
      hand.apply(action, nullptr);
    }
    return log;
  }

  double logChance(G const& hand, typename Mind::Memory const& memory, Card card) const {
    typename G::Private const& own = hand.own(hand.pub.toAct());
    CardSet const cards = Mind::playable(hand.pub, own);
    if (cards.size() < 2) return 0;
    return std::log(policy_.chance(typename Mind::Scene(hand.pub, own, memory), cards, card));
  }

  View<G> const& view_;
  Policy<G> const& policy_;
  Facts facts_;
  CardSet hidden_;
  bool checks_;
  std::vector<Group> groups_;    // those that have a world
  std::vector<Holder> holders_;  // of each group, where there is a question
  bool capped_ = false;
};

}  // namespace giaguaro
