// The learned play policy of a game (core/ai/mind.h): how likely each playable card is chosen by a sensible
// player who knows what the seat knows. Used in playouts and as evidence of who holds what.
//
// A softmax over cards whose logits are sums of indicator weights; the weights are kept as exponentials, so
// that a card's relative chance is a product.
#pragma once

#include <array>
#include <cmath>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/ai/mind.h"

namespace giaguaro {

inline constexpr std::size_t mostCardsInHand = 32;

// Relative chances of cards, in the order in which their set is walked.
struct Chances {
  std::array<float, mostCardsInHand> of{};
  float sum = 0;
};

template <Minded G>
class Policy {
 public:
  using Mind = typename G::Mind;

  // Weights in hundredths of a logit; as many as the Mind has, or std::invalid_argument. `sharpness`
  // multiplies all logits: 0 is uniform.
  explicit Policy(std::span<std::int16_t const> weights, float sharpness = 1) {
    constexpr auto wanted = static_cast<std::size_t>(Mind::weightCount);
    if (weights.size() != wanted)
      throw std::invalid_argument("a policy of " + std::to_string(weights.size()) + " weights, not of " +
                                  std::to_string(wanted));
    factors_.reserve(wanted);
    for (std::int16_t const weight : weights)
      factors_.push_back(std::exp(sharpness * static_cast<float>(weight) / 100));
  }

  // What is checked in.
  static Policy const& learned() {
    static Policy const policy(Mind::weights());
    return policy;
  }

  void weigh(typename Mind::Scene const& scene, CardSet cards, Chances& chances) const {
    chances.sum = 0;
    std::size_t place = 0;
    for (Card card : cards) {
      auto const indices = scene.indices(card);
      float chance = factors_[indices[0]];
      for (std::size_t group = 1; group < indices.size(); ++group) chance *= factors_[indices[group]];
      chances.of[place++] = chance;
      chances.sum += chance;
    }
  }

  // One of at least one card, drawn by its chance.
  Card draw(typename Mind::Scene const& scene, CardSet cards, Rng& rng) const {
    Chances chances;
    weigh(scene, cards, chances);
    float left = chances.sum * uniform(rng);
    std::size_t place = 0;
    Card last{};
    for (Card card : cards) {
      last = card;
      left -= chances.of[place++];
      if (left < 0) break;
    }
    return last;
  }

  // The chance that this one of `cards` is chosen, where a player in fifty plays anything.
  float chance(typename Mind::Scene const& scene, CardSet cards, Card chosen) const {
    constexpr float slips = 0.02F;
    Chances chances;
    weigh(scene, cards, chances);
    std::size_t place = 0;
    for (Card card : cards) {
      if (card == chosen)
        return (1 - slips) * chances.of[place] / chances.sum + slips / static_cast<float>(cards.size());
      ++place;
    }
    return slips / 100;  // a card that this player would not have thought of
  }

  // In 0 … 1, without 1.
  static float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

 private:
  std::vector<float> factors_;
};

// Plays the hand to its end: cards by the policy, but one in `slips` at random among what may be played; what
// is said by the rules of thumb of the Mind. Never allocates.
template <Minded G>
void playOutBy(Policy<G> const& policy, G& hand, typename G::Mind::Memory memory, float slips, Rng& rng) {
  using Mind = typename G::Mind;
  while (!hand.pub.over()) {
    typename G::Private const& own = hand.own(hand.pub.toAct());
    CardSet const cards = Mind::playable(hand.pub, own);
    if (cards.empty()) {
      hand.apply(Mind::speak(hand.pub, own, rng), nullptr);
      continue;
    }
    Card card = cards.lowest();
    if (cards.highest() != card) {
      if (slips > 0 && Policy<G>::uniform(rng) < slips)
        card = cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
      else
        card = policy.draw(typename Mind::Scene(hand.pub, own, memory), cards, rng);
    }
    memory.see(hand.pub, card);
    hand.apply(Action::play(card), nullptr);
  }
}

}  // namespace giaguaro
