#include "core/match/train.h"

#include <algorithm>
#include <cmath>

#include "core/games/games.h"
#include "core/games/searches.h"

namespace giaguaro {

namespace {

// One decision: for each card its weights' places, and how likely it should be.
struct Decision {
  std::uint32_t first = 0;  // of its cards, among all
  std::uint8_t count = 0;
};

template <Minded G>
struct Lesson {
  using Indices = std::array<std::uint16_t, G::Mind::groups>;
  std::vector<Decision> decisions{};
  std::vector<Indices> indices{};
  std::vector<float> targets{};

  void append(Lesson const& other) {
    auto const before = static_cast<std::uint32_t>(indices.size());
    for (Decision decision : other.decisions) decisions.push_back({decision.first + before, decision.count});
    indices.insert(indices.end(), other.indices.begin(), other.indices.end());
    targets.insert(targets.end(), other.targets.begin(), other.targets.end());
  }
};

// Chances of a softmax over logits, in place.
void softmax(std::vector<float>& logits) {
  float const top = *std::max_element(logits.begin(), logits.end());
  float sum = 0;
  for (float& logit : logits) sum += logit = std::exp(logit - top);
  for (float& logit : logits) logit /= sum;
}

template <Minded G>
class Trainer {
 public:
  using Mind = typename G::Mind;

  explicit Trainer(TrainingSetup const& setup) : setup_(setup), rng_(setup.seed), logits_(Mind::weightCount) {
    std::span<std::int16_t const> const known = Mind::weights();
    if (!setup.fromScratch)
      for (std::size_t i = 0; i < known.size() && i < logits_.size(); ++i)
        logits_[i] = static_cast<float>(known[i]) / 100;
  }

  std::vector<std::int16_t> run(std::function<void(TrainingRound const&)> const& report) {
    Lesson<G> before;
    for (int round = 1; round <= setup_.rounds; ++round) {
      Policy<G> const policy(weights());
      Lesson<G> lesson;
      Lesson<G> heldOut;
      for (int hand = 0; hand < setup_.hands; ++hand) play(policy, hand % 10 == 9 ? heldOut : lesson);
      Lesson<G> both = before;
      both.append(lesson);
      fit(both);
      report(judge(heldOut, round, static_cast<int>(lesson.decisions.size())));
      before = std::move(lesson);
    }
    if (setup_.climbs > 0) report({.round = 0, .decisions = climb()});
    return weights();
  }

 private:
  std::vector<std::int16_t> weights() const {
    std::vector<std::int16_t> rounded;
    for (float const logit : logits_)
      rounded.push_back(static_cast<std::int16_t>(std::lround(std::clamp(logit, -30.0F, 30.0F) * 100)));
    return rounded;
  }

  // Follows the gradient of what the policy makes; how many choices it was measured at.
  int climb() {
    constexpr int handsAPolicy = 500;
    int choices = 0;
    int means = 0;
    std::vector<double> mean(logits_.size());
    squares_.assign(logits_.size(), 1e-3F);
    for (int hand = 0; hand < setup_.climbs; hand += handsAPolicy) {
      Policy<G> const policy(weights());
      float const done = static_cast<float>(hand) / static_cast<float>(setup_.climbs);
      float const rate = 0.05F * (1 - done) + 0.002F;
      for (int i = 0; i < handsAPolicy; i += std::max(1, setup_.replays))
        choices += setup_.replays > 1 ? climbDeal(policy, rate) : climbHand(policy, rate);
      if (hand + handsAPolicy <= setup_.climbs / 2) continue;
      ++means;
      for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += (logits_[i] - mean[i]) / means;
    }
    for (std::size_t i = 0; i < mean.size(); ++i) logits_[i] = static_cast<float>(mean[i]);
    return choices;
  }

  // By the seat to act: as in playouts, where contracts are not what a good player bids, or with care.
  Action said(Context const& context, G const& hand, History const& history, bool crudely) {
    Seat const seat = hand.pub.toAct();
    return crudely ? Mind::speak(hand.pub, hand.own(seat), rng_)
                   : G::greedy(viewOf(context, hand, history, seat), rng_);
  }

  int climbHand(Policy<G> const& policy, float rate) {
    int choices = 0;
    Context const context = drawContext();
    G hand = G::start(context, G::shuffle(context, nullptr, rng_));
    History history;  // as long as there is an auction
    bool const crude = rng_.below(3) == 0;
    typename Mind::Memory memory = Mind::recall(hand.pub);
    while (!hand.pub.over()) {
      Seat const seat = hand.pub.toAct();
      typename G::Private const& own = hand.own(seat);
      CardSet const cards = Mind::playable(hand.pub, own);
      if (cards.empty()) {
        Action const action = said(context, hand, history, crude || hand.pub.playing());
        history.push_back({seat, action});
        hand.apply(action, nullptr);
        continue;
      }
      Card card = cards.lowest();
      if (cards.size() > 1) {
        typename Mind::Scene const scene(hand.pub, own, memory);
        if (rng_.below(3) == 0) {
          followGradient(policy, context, hand, memory, scene, cards, rate);
          ++choices;
        }
        card = policy.draw(scene, cards, rng_);
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
    Context const context = drawContext();
    G contract = G::start(context, G::shuffle(context, nullptr, rng_));
    History history;
    bool const crude = rng_.below(3) == 0;
    while (!contract.pub.over() && !contract.pub.playing()) {
      Seat const seat = contract.pub.toAct();
      Action const action = said(context, contract, history, crude);
      history.push_back({seat, action});
      contract.apply(action, nullptr);
    }
    if (contract.pub.over()) return 0;
    std::vector<std::vector<Choice>> replays(static_cast<std::size_t>(setup_.replays));
    std::vector<Worths> worths;
    Worths mean{};
    indices_.clear();
    for (std::vector<Choice>& choices : replays) {
      worths.push_back(replay(policy, context, contract, choices));
      for (std::size_t seat = 0; seat < mean.size(); ++seat)
        mean[seat] += worths.back()[seat] / static_cast<float>(setup_.replays);
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
        hand.apply(Mind::speak(hand.pub, own, rng_), nullptr);
        continue;
      }
      Card card = cards.lowest();
      if (cards.size() > 1) {
        typename Mind::Scene const scene(hand.pub, own, memory);
        card = policy.draw(scene, cards, rng_);
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
      for (std::uint16_t const index : indices[i]) chances[i] += logits_[index];
    softmax(chances);
    float entropy = 0;
    for (float const chance : chances) entropy -= chance * std::log(std::max(1e-9F, chance));
    for (std::size_t i = 0; i < chances.size(); ++i) {
      float const chosen = i == choice.chosen ? 1.0F : 0.0F;
      float const varies = -chances[i] * (std::log(std::max(1e-9F, chances[i])) + entropy);
      step(indices[i], (chosen - chances[i]) * gain + static_cast<float>(setup_.entropy) * varies, rate);
    }
  }

  void step(typename Lesson<G>::Indices const& indices, float along, float rate) {
    constexpr float decay = 1e-5F;
    for (std::uint16_t const index : indices) {
      float const gradient = along - decay * logits_[index];
      squares_[index] += gradient * gradient;
      logits_[index] += rate * gradient / std::sqrt(squares_[index]);
    }
  }

  void followGradient(Policy<G> const& policy, Context const& context, G const& hand,
                      typename Mind::Memory const& memory, typename Mind::Scene const& scene, CardSet cards,
                      float rate) {
    constexpr int playouts = 2;
    auto const seat = static_cast<std::size_t>(hand.pub.toAct());
    std::vector<typename Lesson<G>::Indices> indices;
    std::vector<float> chances;
    std::vector<float> gains;
    for (Card card : cards) {
      indices.push_back(scene.indices(card));
      float logit = 0;
      for (std::uint16_t const index : indices.back()) logit += logits_[index];
      chances.push_back(logit);
      float gain = 0;
      for (int i = 0; i < playouts; ++i) {
        G tried = hand;
        typename Mind::Memory kept = memory;
        kept.see(tried.pub, card);
        tried.apply(Action::play(card), nullptr);
        playOutBy(policy, tried, kept, 0.02F, rng_);
        gain += Mind::worths(tried, context)[seat] / playouts;
      }
      gains.push_back(gain);
    }
    softmax(chances);
    float mean = 0;
    for (std::size_t i = 0; i < gains.size(); ++i) {
      gains[i] -= static_cast<float>(setup_.entropy) * std::log(std::max(1e-9F, chances[i]));
      mean += chances[i] * gains[i];
    }
    for (std::size_t i = 0; i < gains.size(); ++i) step(indices[i], chances[i] * (gains[i] - mean), rate);
  }

  // A table of the game, rules drawn among their values, a hand of the match drawn too.
  Context drawContext() {
    Context context;
    auto const& players = G::info.players;
    context.players =
        static_cast<std::int8_t>(players[rng_.below(static_cast<std::uint32_t>(players.size()))]);
    GivenOptions given{};
    for (std::size_t i = 0; i < G::info.options.size(); ++i)
      if (std::size_t const values = G::info.options[i].values.size(); values > 0)
        given[i] = static_cast<std::int16_t>(rng_.below(static_cast<std::uint32_t>(values)));
    context.options = completed(G::info.options, given);
    constexpr std::uint32_t roundsOfAMatch = 13;
    context.hand = static_cast<std::int16_t>(rng_.below(roundsOfAMatch));
    context.dealer = static_cast<Seat>(rng_.below(static_cast<std::uint32_t>(context.players)));
    return context;
  }

  void play(Policy<G> const& policy, Lesson<G>& lesson) {
    Context const context = drawContext();
    G hand = G::start(context, G::shuffle(context, nullptr, rng_));
    History history;
    bool const crude = rng_.below(3) == 0;  // contracts that a good player would not have bid
    while (!hand.pub.over()) {
      Seat const seat = hand.pub.toAct();
      Action const action = hand.pub.playing()
                                ? playCard(viewOf(context, hand, history, seat), policy, lesson)
                                : said(context, hand, history, crude);
      history.push_back({seat, action});
      hand.apply(action, nullptr);
    }
  }

  Action playCard(View<G> const& view, Policy<G> const& policy, Lesson<G>& lesson) {
    Actions const candidates = Mind::considered(view);
    if (candidates.size() == 1) return candidates[0];
    std::vector<float> worths(static_cast<std::size_t>(candidates.size()));
    Worlds<G> const worlds(view, Beliefs{.worldsPerHolder = 8}, policy, rng_);
    if (!worlds.possible()) return G::greedy(view, rng_);
    typename Mind::Memory const memory = Mind::recall(view.pub);
    for (int i = 0; i < setup_.worlds; ++i) {
      G const world = worlds.draw(rng_);
      Rng const luck(rng_.next());
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
            static_cast<float>(setup_.worlds);
      }
    }
    auto const best = static_cast<int>(std::max_element(worths.begin(), worths.end()) - worths.begin());
    if (candidates[0].kind != Action::Kind::play) return candidates[best];
    typename Mind::Scene const scene(view.pub, *view.own, memory);
    std::vector<float> targets;
    for (float const worth : worths) targets.push_back(worth / static_cast<float>(setup_.temperature));
    softmax(targets);
    lesson.decisions.push_back(
        {static_cast<std::uint32_t>(lesson.indices.size()), static_cast<std::uint8_t>(candidates.size())});
    for (Action action : candidates) lesson.indices.push_back(scene.indices(action.card()));
    lesson.targets.insert(lesson.targets.end(), targets.begin(), targets.end());
    // Now and then another card, so that less usual positions come up too.
    if (rng_.below(8) == 0)
      return candidates[static_cast<int>(rng_.below(static_cast<std::uint32_t>(candidates.size())))];
    return candidates[best];
  }

  std::vector<float> chances(Lesson<G> const& lesson, Decision const& decision) const {
    std::vector<float> chances(decision.count, 0.0F);
    for (std::size_t i = 0; i < decision.count; ++i)
      for (std::uint16_t const index : lesson.indices[decision.first + i]) chances[i] += logits_[index];
    softmax(chances);
    return chances;
  }

  void fit(Lesson<G> const& lesson) {
    constexpr int epochs = 12;
    constexpr float rate = 0.15F;
    constexpr float decay = 1e-5F;
    std::vector<float> squares(logits_.size(), 1e-2F);
    std::vector<std::uint32_t> order(lesson.decisions.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
    for (int epoch = 0; epoch < epochs; ++epoch) {
      rng_.shuffle(order);
      for (std::uint32_t const place : order) {
        Decision const& decision = lesson.decisions[place];
        std::vector<float> const now = chances(lesson, decision);
        for (std::size_t i = 0; i < decision.count; ++i) {
          float const error = now[i] - lesson.targets[decision.first + i];
          for (std::uint16_t const index : lesson.indices[decision.first + i]) {
            float const gradient = error + decay * logits_[index];
            squares[index] += gradient * gradient;
            logits_[index] -= rate * gradient / std::sqrt(squares[index]);
          }
        }
      }
    }
  }

  TrainingRound judge(Lesson<G> const& lesson, int round, int decisions) const {
    TrainingRound told{.round = round, .decisions = decisions};
    for (Decision const& decision : lesson.decisions) {
      std::vector<float> const now = chances(lesson, decision);
      told.uniformLoss += std::log(static_cast<double>(decision.count));
      for (std::size_t i = 0; i < decision.count; ++i) {
        double const target = lesson.targets[decision.first + i];
        told.loss -= target * std::log(std::max(1e-12F, now[i]));
        if (target > 0) told.targetEntropy -= target * std::log(target);
      }
    }
    double const count = static_cast<double>(std::max<std::size_t>(1, lesson.decisions.size()));
    told.uniformLoss /= count;
    told.loss /= count;
    told.targetEntropy /= count;
    return told;
  }

  TrainingSetup const& setup_;
  Rng rng_;
  std::vector<float> logits_;
  std::vector<float> squares_{};                        // of the climb's gradients
  std::vector<typename Lesson<G>::Indices> indices_{};  // of the choices in a deal's replays
};

}  // namespace

std::vector<std::int16_t> train(TrainingSetup const& setup,
                                std::function<void(TrainingRound const&)> const& report) {
  std::vector<std::int16_t> weights;
  AllGames::forEach([&]<class G>() {
    if (&G::info == setup.game) weights = Trainer<G>(setup).run(report);
  });
  return weights;
}

}  // namespace giaguaro
