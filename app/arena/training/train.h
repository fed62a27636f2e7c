// Fitting a game's play policy to what its own search finds (core/ai/policy.h): expert iteration, in rounds
// (Anthony, Tian and Barber, "Thinking fast and slow with deep learning and tree search", 2017, with a linear
// model in the place of the network).
//
// In each round computer players play hands against each other, at all tables of the game and under its sets
// of rules in turn. Where a seat has a choice of cards, each one is tried in the same sampled worlds and
// played out by the policy of the round before (uniform in the first). What is learned are those mean values,
// not the single card that came out best: the target is a softmax of them. Weights are fitted by AdaGrad
// (Duchi, Hazan and Singer, 2011) on the cross entropy, with a little weight decay, over the decisions of the
// last two rounds; one hand in ten is held out.
//
// After the rounds, `climbs` more hands are played by the policy alone, without sampling worlds. At every
// third choice of cards each one is played out twice from the cards as they lie, and the weights follow the
// gradient of what the policy makes on average, with a bonus for its entropy so that it does not become blind
// to what it seldom plays (Sutton, McAllester, Singh and Mansour, "Policy gradient methods for reinforcement
// learning with function approximation", 2000, summed over all actions). The deal serves only to measure what
// a policy that cannot see it gains. The weights are the mean of those of the second half. Where it was
// compared it made the policy twice as far ahead of rules of thumb as the rounds alone.
//
// With `replays` the climb learns from whole hands instead: the contract of a deal is played out so often by
// the policy, and each choice follows the gradient of its chance by what its seat made of that hand more than
// of the others (REINFORCE with their mean as baseline; Williams, 1992). A choice says less so, but costs no
// playouts: where hands are long, many more of them are seen in the same time.
//
// The same setup gives the same weights.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/rules/game.h"

namespace giaguaro {

struct TrainingSetup {
  GameInfo const* game = nullptr;
  std::vector<int> players{};  // the tables at which it is learned; none: all that a window can draw
  std::uint64_t seed = 1;
  int rounds = 3;
  int hands = 2000;           // a round, over all tables of the game
  int worlds = 24;            // in which each card is tried
  double temperature = 0.03;  // of the targets, in worths (core/ai/mind.h)
  int climbs = 0;
  int replays = 0;           // of each deal of the climb; less than 2: choices are played out one by one
  double entropy = 0.005;    // the bonus for a nat of entropy, in worths
  bool fromScratch = false;  // else the first round plays by the weights that are checked in
};

struct TrainingRound {
  int round = 0;  // 0: the climb, of which only the decisions are told
  int decisions = 0;
  double uniformLoss = 0;  // of the held-out decisions, in nats
  double loss = 0;
  double targetEntropy = 0;  // below which no loss can be
};

// Hundredths of a logit, in the order of the Mind's weights. `report` is told of each round as it ends.
std::vector<std::int16_t> train(TrainingSetup const& setup,
                                std::function<void(TrainingRound const&)> const& report);

}  // namespace giaguaro
