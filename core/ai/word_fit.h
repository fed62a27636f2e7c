// What computer players usually say at a table with talk, counted (core/ai/hearing.h): by how they speak themselves, in hands
// whose contracts are called by rules of thumb and whose cards are played by the policy. They speak as if they were deaf, so
// that nothing of it rests on what was counted before.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string>
#include <utility>

#include "core/ai/fit.h"
#include "core/ai/hearing.h"
#include "core/ai/players.h"
#include "core/ai/policy.h"
#include "core/rules/trick_after.h"

namespace giaguaro {

template <Minded G>
class WordFit {
 public:
  explicit WordFit(std::uint64_t seed) : rng_(seed) {}

  std::string run() {
    constexpr int hands = 240;
    for (int hand = 0; hand < hands;) hand += playHand() ? 1 : 0;
    std::string text;
    for (std::size_t kind = 0; kind < sayingKinds; ++kind) {
      std::array<double, 3> const row = rowOf(static_cast<Saying::Kind>(kind));
      text += '{' + std::to_string(std::lround(row[0])) + ", " + std::to_string(std::lround(row[1])) + ", " +
              std::to_string(std::lround(row[2])) + "},\n";
    }
    return text;
  }

 private:
  using Mind = typename G::Mind;

  // Whether somebody had a hidden partner in it.
  bool playHand() {
    Context& context = context_;
    context.options = completed(G::info.options, {});
    context.players = static_cast<std::int8_t>(G::info.hidesPartnerAt);
    context.dealer = static_cast<Seat>(rng_.below(static_cast<std::uint32_t>(context.players)));
    G hand = G::start(context, G::shuffle(context, nullptr, rng_));
    History history;
    while (!hand.pub.over() && !hand.pub.playing())
      act(hand, history, G::greedy(viewOf(context, hand, history, hand.pub.toAct()), rng_));
    Seat const caller = hand.pub.over() ? nobody : hand.pub.callsHidden();
    if (caller == nobody) return false;
    unsigned const others = Mind::side(hand) & ~(1U << caller);
    if (others == 0) return false;
    Talk talk;
    auto shownAfter = static_cast<int>(history.size());
    typename Mind::Memory memory = Mind::recall(hand.pub);
    while (!hand.pub.over()) {
      speak(context, hand, history, talk);
      typename G::Private const& own = hand.own(hand.pub.toAct());
      CardSet const cards = Mind::playable(hand.pub, own);
      Action action = cards.empty() ? Mind::speak(hand.pub, own, rng_) : Action{};
      if (!cards.empty()) {
        Card const card = policy_.draw(typename Mind::Scene(hand.pub, own, memory), cards, rng_);
        memory.see(hand.pub, card);
        action = Action::play(card);
      }
      if (Mind::question(viewOf(context, hand, history, nobody)).valid())
        shownAfter = static_cast<int>(history.size()) + 1;
      act(hand, history, action);
    }
    auto const partner = static_cast<Seat>(std::countr_zero(others));
    addHand(words_, talk, context.players, caller, partner, shownAfter);
    for (Said const& said : talk) addPoints(hand, history, said, others | 1U << caller);
    return true;
  }

  static void act(G& hand, History& history, Action action) {
    history.push_back({hand.pub.toAct(), action});
    hand.apply(action, nullptr);
  }

  void speak(Context const& context, G const& hand, History const& history, Talk& talk) {
    for (int i = 0; i < context.players; ++i) {
      Seat const seat = seatAfter(hand.pub.toAct(), context.players, i);
      View<G> const view = viewOf(context, hand, history, seat, talk);
      std::optional<Speech> const speech = speechOf<G>(view, speaker_, 0, Rng(rng_.next()), StopFlag{});
      if (speech) talk.push_back({seat, speech->saying, static_cast<int>(history.size())});
    }
  }

  // As WordRates has it.
  std::array<double, 3> rowOf(Saying::Kind kind) const {
    auto const [told, wasTrue] = points_[static_cast<std::size_t>(kind)];
    if (told > 0) return {100.0 * wasTrue / told, 0, 0};
    std::array<double, 3> said{};
    double asPartner = 0;
    double asOther = 0;
    for (SeatWords const& seat : words_) {
      for (std::size_t from = 0; from < said.size(); ++from)
        said[from] += seat.saidAs(kind, static_cast<Speaking>(from));
      asPartner += seat.asPartner;
      asOther += seat.asOther;
    }
    return {100 * said[0] / asPartner, 100 * said[1] / asOther, 100 * said[2] / asOther};
  }

  void addPoints(G const& over, History const& history, Said const& said, unsigned side) {
    Seat const winner = winnerAfter(over, history, said.after, context_.players);
    if (winner == nobody) return;
    SeatWords one;
    addPointsWord(one, said.saying, (side >> winner & 1U) == (side >> said.seat & 1U));
    auto& [told, wasTrue] = points_[static_cast<std::size_t>(said.saying.kind)];
    told += one.pointsTold;
    wasTrue += one.pointsTrue;
  }

  Policy<G> const& policy_ = Policy<G>::learned();
  PlayerSpec const speaker_{.level = Level::club, .iterations = 100, .hears = false};
  Rng rng_;
  Context context_{};
  Words words_{};
  std::array<std::pair<int, int>, sayingKinds> points_{};  // of what was said of points
};

}  // namespace giaguaro
