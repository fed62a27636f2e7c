// The climb of the training (app/arena/training/train.h): hands are played by the policy alone, and its
// weights follow the gradient of what it makes.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "app/arena/training/examples.h"
#include "app/arena/training/student.h"
#include "core/ai/policy.h"

namespace giaguaro {

template <Minded G>
class PolicyGradient {
 public:
  // The student outlives it.
  explicit PolicyGradient(Student<G>& student) : student_(student) {}

  // How many choices it was measured at.
  int run() {
    constexpr int handsAPolicy = 500;
    int choices = 0;
    int means = 0;
    std::vector<double> mean(student_.logits.size());
    squares_.assign(student_.logits.size(), 1e-3F);
    for (int hand = 0; hand < student_.setup.climbs; hand += handsAPolicy) {
      Policy<G> const policy(student_.weights());
      float const done = static_cast<float>(hand) / static_cast<float>(student_.setup.climbs);
      float const rate = 0.05F * (1 - done) + 0.002F;
      for (int i = 0; i < handsAPolicy; i += std::max(1, student_.setup.replays))
        choices += student_.setup.replays > 1 ? climbDeal(policy, rate) : climbHand(policy, rate);
      if (hand + handsAPolicy <= student_.setup.climbs / 2) continue;
      ++means;
      for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += (student_.logits[i] - mean[i]) / means;
    }
    for (std::size_t i = 0; i < mean.size(); ++i) student_.logits[i] = static_cast<float>(mean[i]);
    return choices;
  }

 private:
  using Mind = typename G::Mind;

  int climbHand(Policy<G> const& policy, float rate) {
    int choices = 0;
    Context const context = student_.drawContext();
    G hand = G::start(context, G::shuffle(context, nullptr, student_.rng));
    History history;  // as long as there is an auction
    bool const crude = student_.rng.below(3) == 0;
    typename Mind::Memory memory = Mind::recall(hand.pub);
    while (!hand.pub.over()) {
      Seat const seat = hand.pub.toAct();
      typename G::Private const& own = hand.own(seat);
      CardSet const cards = Mind::playable(hand.pub, own);
      if (cards.empty()) {
        Action const action = student_.said(context, hand, history, crude || hand.pub.playing());
        history.push_back({seat, action});
        hand.apply(action, nullptr);
        continue;
      }
      Card card = cards.lowest();
      if (cards.size() > 1) {
        typename Mind::Scene const scene(hand.pub, own, memory);
        if (student_.rng.below(3) == 0) {
          followGradient(policy, context, hand, memory, scene, cards, rate);
          ++choices;
        }
        card = policy.draw(scene, cards, student_.rng);
      }
      memory.see(hand.pub, card);
      hand.apply(Action::play(card), nullptr);
    }
    return choices;
  }

  // A choice of the policy, while its hand is not over yet.
  struct Choice {
    std::size_t seat = 0;
    std::size_t chosen = 0;
    Decision decision{};  // its cards, among `indices_`
  };

  int climbDeal(Policy<G> const& policy, float rate) {
    Context const context = student_.drawContext();
    G contract = G::start(context, G::shuffle(context, nullptr, student_.rng));
    History history;
    bool const crude = student_.rng.below(3) == 0;
    while (!contract.pub.over() && !contract.pub.playing()) {
      Seat const seat = contract.pub.toAct();
      Action const action = student_.said(context, contract, history, crude);
      history.push_back({seat, action});
      contract.apply(action, nullptr);
    }
    if (contract.pub.over()) return 0;
    std::vector<std::vector<Choice>> replays(static_cast<std::size_t>(student_.setup.replays));
    std::vector<Worths> worths;
    Worths mean{};
    indices_.clear();
    for (std::vector<Choice>& choices : replays) {
      worths.push_back(replay(policy, context, contract, choices));
      for (std::size_t seat = 0; seat < mean.size(); ++seat)
        mean[seat] += worths.back()[seat] / static_cast<float>(student_.setup.replays);
    }
    int count = 0;
    for (std::size_t i = 0; i < replays.size(); ++i)
      for (Choice const& choice : replays[i]) {
        reinforce(choice, worths[i][choice.seat] - mean[choice.seat], rate);
        ++count;
      }
    return count;
  }

  Worths replay(Policy<G> const& policy, Context const& context, G hand, std::vector<Choice>& choices) {
    typename Mind::Memory memory = Mind::recall(hand.pub);
    while (!hand.pub.over()) {
      Seat const seat = hand.pub.toAct();
      typename G::Private const& own = hand.own(seat);
      CardSet const cards = Mind::playable(hand.pub, own);
      if (cards.empty()) {
        hand.apply(Mind::speak(hand.pub, own, student_.rng), nullptr);
        continue;
      }
      Card card = cards.lowest();
      if (cards.size() > 1) {
        typename Mind::Scene const scene(hand.pub, own, memory);
        card = policy.draw(scene, cards, student_.rng);
        Choice choice{static_cast<std::size_t>(seat), 0, {static_cast<std::uint32_t>(indices_.size()), 0}};
        for (Card one : cards) {
          if (one == card) choice.chosen = choice.decision.count;
          indices_.push_back(scene.indices(one));
          ++choice.decision.count;
        }
        choices.push_back(choice);
      }
      memory.see(hand.pub, card);
      hand.apply(Action::play(card), nullptr);
    }
    return Mind::worths(hand, context);
  }

  void reinforce(Choice const& choice, float gain, float rate) {
    auto const* const indices = &indices_[choice.decision.first];
    std::vector<float> chances(choice.decision.count, 0.0F);
    for (std::size_t i = 0; i < chances.size(); ++i)
      for (std::uint16_t const index : indices[i]) chances[i] += student_.logits[index];
    softmax(chances);
    float entropy = 0;
    for (float const chance : chances) entropy -= chance * std::log(std::max(1e-9F, chance));
    for (std::size_t i = 0; i < chances.size(); ++i) {
      float const chosen = i == choice.chosen ? 1.0F : 0.0F;
      float const varies = -chances[i] * (std::log(std::max(1e-9F, chances[i])) + entropy);
      step(indices[i], (chosen - chances[i]) * gain + static_cast<float>(student_.setup.entropy) * varies,
           rate);
    }
  }

  void step(typename Examples<G>::Indices const& indices, float along, float rate) {
    constexpr float decay = 1e-5F;
    for (std::uint16_t const index : indices) {
      float const gradient = along - decay * student_.logits[index];
      squares_[index] += gradient * gradient;
      student_.logits[index] += rate * gradient / std::sqrt(squares_[index]);
    }
  }

  void followGradient(Policy<G> const& policy, Context const& context, G const& hand,
                      typename Mind::Memory const& memory, typename Mind::Scene const& scene, CardSet cards,
                      float rate) {
    constexpr int playouts = 2;
    auto const seat = static_cast<std::size_t>(hand.pub.toAct());
    std::vector<typename Examples<G>::Indices> indices;
    std::vector<float> chances;
    std::vector<float> gains;
    for (Card card : cards) {
      indices.push_back(scene.indices(card));
      float logit = 0;
      for (std::uint16_t const index : indices.back()) logit += student_.logits[index];
      chances.push_back(logit);
      float gain = 0;
      for (int i = 0; i < playouts; ++i) {
        G tried = hand;
        typename Mind::Memory kept = memory;
        kept.see(tried.pub, card);
        tried.apply(Action::play(card), nullptr);
        playOutBy(policy, tried, kept, 0.02F, student_.rng);
        gain += Mind::worths(tried, context)[seat] / playouts;
      }
      gains.push_back(gain);
    }
    softmax(chances);
    float mean = 0;
    for (std::size_t i = 0; i < gains.size(); ++i) {
      gains[i] -= static_cast<float>(student_.setup.entropy) * std::log(std::max(1e-9F, chances[i]));
      mean += chances[i] * gains[i];
    }
    for (std::size_t i = 0; i < gains.size(); ++i) step(indices[i], chances[i] * (gains[i] - mean), rate);
  }

  Student<G>& student_;
  std::vector<float> squares_{};                          // of the gradients
  std::vector<typename Examples<G>::Indices> indices_{};  // of the choices in a deal's replays
};

}  // namespace giaguaro
