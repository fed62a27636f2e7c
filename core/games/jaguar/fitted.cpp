// What is fitted for Jaguar and its kin: what gives a secret friend away, and what a contract must be worth; and what is
// said at a table where a friend is secret, of any game.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/ai/fit.h"
#include "core/ai/policy.h"
#include "core/ai/word_fit.h"
#include "core/games/jaguar/mind.h"

namespace giaguaro {

namespace {

using freePlay::deeds;
using freePlay::leadContexts;
using freePlay::leanContexts;

constexpr std::size_t leadDeeds = 6;
constexpr std::size_t leanPlaces = leanContexts * deeds + leadContexts * leadDeeds;
using Leans = std::array<std::int8_t, leanPlaces>;

// How often seats did what, while nobody knew who they were.
struct Deeds {
  std::array<double, leanPlaces> friends{};
  std::array<double, leanPlaces> opponents{};
};

Context contextOf(Rng& rng) {
  Context context;
  context.options = completed(Jaguar::info.options, {});
  context.players = Jaguar::players;
  context.dealer = static_cast<Seat>(rng.below(Jaguar::players));
  return context;
}

// Cards by the policy, who goes by `leans`; contracts by the rules of thumb.
void countDeeds(Policy<Jaguar> const& policy, Leans const& leans, Rng& rng, Deeds& counts) {
  Context const context = contextOf(rng);
  Jaguar hand = Jaguar::start(context, Jaguar::shuffle(context, nullptr, rng));
  History history;
  while (!hand.pub.over() && !hand.pub.playing()) {
    Seat const seat = hand.pub.toAct();
    Action const action = Jaguar::greedy(viewOf(context, hand, history, seat), rng);
    history.push_back({seat, action});
    hand.apply(action, nullptr);
  }
  Jaguar::Public const& pub = hand.pub;
  if (pub.over() || hand.own(pub.jaguar).cards.contains(pub.called)) return;
  Jaguar::Mind::Memory memory{};
  while (!pub.over() && pub.partner == nobody) {
    Seat const seat = pub.turn;
    CardSet const cards = hand.own(seat).cards;
    Card const card = policy.draw(Jaguar::Mind::Scene(pub, hand.own(seat), memory), cards, rng);
    if (seat != pub.jaguar) {
      auto const place = static_cast<std::size_t>(memory.leanPlace(pub, pub.jaguar, seat, card));
      if (cards.size() > 1) ++(cards.contains(pub.called) ? counts.friends : counts.opponents)[place];
      std::int8_t& leaning = memory.leaning[static_cast<std::size_t>(seat)];
      leaning = static_cast<std::int8_t>(
          std::clamp<int>(leaning + leans[place], -FreePlayMemory::mostLeaning, FreePlayMemory::mostLeaning));
    }
    memory.gone.insert(card);
    hand.apply(Action::play(card), nullptr);
  }
}

// Log ratios in eighths, of the deeds of one context from `first` on; what is seldom done says little.
void weighDeeds(Deeds const& counts, std::size_t first, std::size_t count, Leans& leans) {
  constexpr double seldom = 20;
  double friends = 0;
  double opponents = 0;
  for (std::size_t i = first; i < first + count; ++i) {
    friends += counts.friends[i];
    opponents += counts.opponents[i];
  }
  if (friends == 0 || opponents == 0) return;
  for (std::size_t i = first; i < first + count; ++i) {
    double const all = (counts.friends[i] + counts.opponents[i] + 1e-9) / (friends + opponents);
    double const asFriend = (counts.friends[i] + seldom * all) / (friends + seldom);
    double const asOpponent = (counts.opponents[i] + seldom * all) / (opponents + seldom);
    leans[i] = static_cast<std::int8_t>(std::lround(8 * std::log(asFriend / asOpponent)));
  }
}

// Who looks like the friend is told by the leans themselves: so they are counted again and again, from none.
std::string fitLeans(std::uint64_t seed) {
  constexpr int rounds = 4;
  constexpr int hands = 60000;
  Policy<Jaguar> const& policy = Policy<Jaguar>::learned();
  Rng rng(seed);
  Leans leans{};
  for (int round = 0; round < rounds; ++round) {
    Deeds counts;
    for (int hand = 0; hand < hands; ++hand) countDeeds(policy, leans, rng, counts);
    for (std::size_t context = 0; context < leanContexts; ++context)
      weighDeeds(counts, context * deeds, freePlay::calledDeed, leans);  // who plays the called card is known
    for (std::size_t context = 0; context < leadContexts; ++context)
      weighDeeds(counts, leanContexts * deeds + context * leadDeeds, leadDeeds, leans);
  }
  return listed(std::vector<double>(leans.begin(), leans.end()), 0, deeds);
}

// What the caller's side takes when `caller` bids a rank, names `trump` and the policy plays the cards.
double pointsOf(Jaguar hand, Seat caller, int called, Suit trump, Policy<Jaguar> const& policy, Rng& rng) {
  while (hand.pub.phase == Jaguar::Phase::auction)
    hand.apply(hand.pub.turn == caller ? bidOf(called) : Action{Action::Kind::pass}, nullptr);
  if (hand.pub.phase == Jaguar::Phase::naming) hand.apply(nameOf(trump), nullptr);
  playOutBy(policy, hand, Jaguar::Mind::recall(hand.pub), 0, rng);
  return hand.pub.sidePoints(caller, hand.pub.partner);
}

// Points by the rank that is called and by what the hand is worth with it, in least squares over the
// contracts that are worth most at their tables; solved for the worth at which 61 are even odds, and for the
// worth of one point.
std::string fitEvenWorth(std::uint64_t seed) {
  constexpr int contractsARank = 3000;
  constexpr int playouts = 4;
  auto const ranks = static_cast<std::size_t>(fortyCards.ranks());
  Policy<Jaguar> const& policy = Policy<Jaguar>::learned();
  Rng rng(seed);
  LeastSquares squares(ranks + 1);
  for (std::size_t rank = 0; rank < ranks; ++rank)
    for (int i = 0; i < contractsARank; ++i) {
      auto const called = static_cast<int>(rank);
      Context const context = contextOf(rng);
      Jaguar const hand = Jaguar::start(context, Jaguar::shuffle(context, nullptr, rng));
      freePlay::Contract best;
      Seat caller = nobody;
      for (Seat seat = 0; seat < Jaguar::players; ++seat)
        for (int suit = 0; suit < plainSuits; ++suit) {
          auto const trump = static_cast<Suit>(suit);
          CardSet const own = hand.own(seat).cards;
          double const worth = freePlay::worthOf(own, trump, called);
          if (own.contains(Card::of(trump, called)) || worth <= best.worth) continue;
          best = {trump, called, worth};
          caller = seat;
        }
      double points = 0;
      for (int play = 0; play < playouts; ++play)
        points += pointsOf(hand, caller, called, best.suit, policy, rng) / playouts;
      std::vector<double> picture(ranks + 1);
      picture[rank] = 1;
      picture[ranks] = best.worth;
      squares.add(picture, points);
    }
  std::vector<double> weights = squares.weights();
  double const ofPoint = 1 / weights[ranks];
  std::vector<double> even;
  for (std::size_t rank = 0; rank < ranks; ++rank)
    even.push_back((freePlay::evenPoints - weights[rank]) * ofPoint);
  return listed(even, 1, ranks) + listed(std::array{ofPoint}, 2, 1);
}

std::string fitWords(std::uint64_t seed) { return WordFit<Jaguar>(seed).run(); }

constexpr std::array itsFits{Fit{"leans", "core/families/free-play/leans.inc", fitLeans},
                             Fit{"even-worth", "core/families/free-play/even_worth.inc", fitEvenWorth},
                             Fit{"words", "core/ai/word_rates.inc", fitWords}};

}  // namespace

std::span<Fit const> Jaguar::Mind::fitted() { return itsFits; }

}  // namespace giaguaro
