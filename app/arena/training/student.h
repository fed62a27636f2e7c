// The policy that is being learned, and the tables at which it learns: what the rounds and the climb
// (app/arena/training/train.h) share.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "app/arena/training/train.h"
#include "core/ai/mind.h"

namespace giaguaro {

template <Minded G>
struct Student {
  using Mind = typename G::Mind;

  TrainingSetup const& setup;
  Rng rng;
  std::vector<float> logits;  // in the order of the Mind's weights

  explicit Student(TrainingSetup const& training)
      : setup(training), rng(training.seed), logits(Mind::weightCount) {
    std::span<std::int16_t const> const known = Mind::weights();
    if (!setup.fromScratch)
      for (std::size_t i = 0; i < known.size() && i < logits.size(); ++i)
        logits[i] = static_cast<float>(known[i]) / 100;
  }

  // As they are checked in.
  std::vector<std::int16_t> weights() const {
    std::vector<std::int16_t> rounded;
    for (float const logit : logits)
      rounded.push_back(static_cast<std::int16_t>(std::lround(std::clamp(logit, -30.0F, 30.0F) * 100)));
    return rounded;
  }

  // A table of the game, rules drawn among their values, a hand of the match drawn too.
  Context drawContext() {
    Context context;
    std::span<int const> const players = setup.players.empty() ? G::info.players : setup.players;
    context.players =
        static_cast<std::int8_t>(players[rng.below(static_cast<std::uint32_t>(players.size()))]);
    GivenOptions given{};
    for (std::size_t i = 0; i < G::info.options.size(); ++i)
      if (std::size_t const values = G::info.options[i].values.size(); values > 0)
        given[i] = static_cast<std::int16_t>(rng.below(static_cast<std::uint32_t>(values)));
    context.options = completed(G::info.options, given);
    if (int const against = G::info.optionAgainst(context.players, context.options); against >= 0) {
      given[at(against)].reset();
      context.options = completed(G::info.options, given);
    }
    constexpr std::uint32_t roundsOfAMatch = 13;
    context.hand = static_cast<std::int16_t>(rng.below(roundsOfAMatch));
    context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(context.players)));
    return context;
  }

  // By the seat to act: as in playouts, where contracts are not what a good player bids, or with care.
  Action said(Context const& context, G const& hand, History const& history, bool crudely) {
    Seat const seat = hand.pub.toAct();
    return crudely ? Mind::speak(hand.pub, hand.own(seat), rng)
                   : G::greedy(viewOf(context, hand, history, seat), rng);
  }
};

}  // namespace giaguaro
