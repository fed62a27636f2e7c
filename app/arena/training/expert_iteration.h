// The rounds of the training (app/arena/training/train.h): hands of a search over sampled worlds are played,
// what it finds is learned, and the next round plays by that.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "app/arena/training/examples.h"
#include "app/arena/training/student.h"
#include "core/games/searches.h"

namespace giaguaro {

template <Minded G>
class ExpertIteration {
 public:
  // The student outlives it.
  explicit ExpertIteration(Student<G>& student) : student_(student) {}

  // One round more. One hand in ten is held out; learned are the decisions of the last two rounds.
  TrainingRound next() {
    ++round_;
    Policy<G> const policy(student_.weights());
    Examples<G> examples;
    Examples<G> heldOut;
    for (int hand = 0; hand < student_.setup.hands; ++hand) play(policy, hand % 10 == 9 ? heldOut : examples);
    Examples<G> both = before_;
    both.append(examples);
    fit(both);
    TrainingRound const told = judge(heldOut, round_, static_cast<int>(examples.decisions.size()));
    before_ = std::move(examples);
    return told;
  }

 private:
  using Mind = typename G::Mind;

  void play(Policy<G> const& policy, Examples<G>& examples) {
    Context const context = student_.drawContext();
    G hand = G::start(context, G::shuffle(context, nullptr, student_.rng));
    History history;
    bool const crude = student_.rng.below(3) == 0;  // contracts that a good player would not have bid
    while (!hand.pub.over()) {
      Seat const seat = hand.pub.toAct();
      Action const action = hand.pub.playing()
                                ? playCard(viewOf(context, hand, history, seat), policy, examples)
                                : student_.said(context, hand, history, crude);
      history.push_back({seat, action});
      hand.apply(action, nullptr);
    }
  }

  Action playCard(View<G> const& view, Policy<G> const& policy, Examples<G>& examples) {
    Actions const candidates = Mind::considered(view);
    if (candidates.size() == 1) return candidates[0];
    std::vector<float> worths(static_cast<std::size_t>(candidates.size()));
    Worlds<G> const worlds(view, Beliefs{.worldsPerHolder = 8}, policy, student_.rng);
    if (!worlds.possible()) return G::greedy(view, student_.rng);
    typename Mind::Memory const memory = Mind::recall(view.pub);
    for (int i = 0; i < student_.setup.worlds; ++i) {
      G const world = worlds.draw(student_.rng);
      Rng const luck(student_.rng.next());
      for (int candidate = 0; candidate < candidates.size(); ++candidate) {
        G tried = world;
        typename Mind::Memory kept = memory;
        Action const action = candidates[candidate];
        if (action.kind == Action::Kind::play) kept.see(tried.pub, action.card());
        tried.apply(action, nullptr);
        Rng same = luck;
        playOutBy(policy, tried, kept, 0.1F, same);
        worths[static_cast<std::size_t>(candidate)] +=
            Mind::worths(tried, view.context)[static_cast<std::size_t>(view.seat)] /
            static_cast<float>(student_.setup.worlds);
      }
    }
    auto const best = static_cast<int>(std::max_element(worths.begin(), worths.end()) - worths.begin());
    if (candidates[0].kind != Action::Kind::play) return candidates[best];
    typename Mind::Scene const scene(view.pub, *view.own, memory);
    std::vector<float> targets;
    for (float const worth : worths)
      targets.push_back(worth / static_cast<float>(student_.setup.temperature));
    softmax(targets);
    examples.decisions.push_back(
        {static_cast<std::uint32_t>(examples.indices.size()), static_cast<std::uint8_t>(candidates.size())});
    for (Action action : candidates) examples.indices.push_back(scene.indices(action.card()));
    examples.targets.insert(examples.targets.end(), targets.begin(), targets.end());
    // Now and then another card, so that less usual positions come up too.
    if (student_.rng.below(8) == 0)
      return candidates[static_cast<int>(student_.rng.below(static_cast<std::uint32_t>(candidates.size())))];
    return candidates[best];
  }

  std::vector<float> chances(Examples<G> const& examples, Decision const& decision) const {
    std::vector<float> chances(decision.count, 0.0F);
    for (std::size_t i = 0; i < decision.count; ++i)
      for (std::uint16_t const index : examples.indices[decision.first + i])
        chances[i] += student_.logits[index];
    softmax(chances);
    return chances;
  }

  void fit(Examples<G> const& examples) {
    constexpr int epochs = 12;
    constexpr float rate = 0.15F;
    constexpr float decay = 1e-5F;
    std::vector<float> squares(student_.logits.size(), 1e-2F);
    std::vector<std::uint32_t> order(examples.decisions.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
    for (int epoch = 0; epoch < epochs; ++epoch) {
      student_.rng.shuffle(order);
      for (std::uint32_t const place : order) {
        Decision const& decision = examples.decisions[place];
        std::vector<float> const now = chances(examples, decision);
        for (std::size_t i = 0; i < decision.count; ++i) {
          float const error = now[i] - examples.targets[decision.first + i];
          for (std::uint16_t const index : examples.indices[decision.first + i]) {
            float const gradient = error + decay * student_.logits[index];
            squares[index] += gradient * gradient;
            student_.logits[index] -= rate * gradient / std::sqrt(squares[index]);
          }
        }
      }
    }
  }

  TrainingRound judge(Examples<G> const& examples, int round, int decisions) const {
    TrainingRound told{.round = round, .decisions = decisions};
    for (Decision const& decision : examples.decisions) {
      std::vector<float> const now = chances(examples, decision);
      told.uniformLoss += std::log(static_cast<double>(decision.count));
      for (std::size_t i = 0; i < decision.count; ++i) {
        double const target = examples.targets[decision.first + i];
        told.loss -= target * std::log(std::max(1e-12F, now[i]));
        if (target > 0) told.targetEntropy -= target * std::log(target);
      }
    }
    double const count = static_cast<double>(std::max<std::size_t>(1, examples.decisions.size()));
    told.uniformLoss /= count;
    told.loss /= count;
    told.targetEntropy /= count;
    return told;
  }

  Student<G>& student_;
  int round_ = 0;
  Examples<G> before_{};  // of the round before
};

}  // namespace giaguaro
