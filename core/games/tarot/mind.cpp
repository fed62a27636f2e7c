#include "core/games/tarot/mind.h"

#include <algorithm>
#include <cmath>

#include "core/games/tarot/account.h"
#include "core/games/tarot/greedy.h"

namespace giaguaro {

static_assert(Minded<Tarot>);

namespace {

using Public = Tarot::Public;
using Private = Tarot::Private;
using Phase = Tarot::Phase;

// Of cards that are alike, one: of the same suit, worth as many points, and with nothing between them but
// cards that the seat has seen fall, or holds itself.
CardSet withoutAlike(CardSet playable, CardSet between) {
  CardSet kept;
  Card last = noCard;
  for (Card card : playable) {
    bool const alike =
        last.valid() && last.suit() == card.suit() && !last.isExcuse() &&
        Tarot::halvesOf(last) == Tarot::halvesOf(card) &&
        (between & CardSet::above(last) & (seventyEightCards.cards() - CardSet::above(card))).empty();
    if (!alike) kept.insert(card);
    last = card;
  }
  return kept;
}

Actions consideredPlays(View<Tarot> const& view) {
  CardSet const playable = Tarot::playable(view.pub, *view.own);
  CardSet unseen = seventyEightCards.cards() - view.own->cards;
  for (Card card : view.pub.history.cards) unseen.erase(card);
  for (Card card : view.own->discard) unseen.erase(card);
  // What lies on the table still parts cards: over it or under it.
  for (int i = view.pub.history.cards.size() - view.pub.trick.count; i < view.pub.history.cards.size(); ++i)
    unseen.insert(view.pub.history.cards[i]);
  Actions actions;
  for (Card card : withoutAlike(playable, unseen)) actions.push(Action::play(card));
  return actions;
}

}  // namespace

Worths Tarot::Mind::worths(Tarot const& hand, Context const&) {
  Worths worths{};
  Public const& pub = hand.pub;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(pub.players); ++seat) worths[seat] = 0.5F;
  if (pub.taker == nobody) return worths;
  // From 0 to 1 lie 200 points (of a petite): few hands are worth more either way, but for slams.
  constexpr int slamMultiplier = 24;
  constexpr float scale = 100;
  constexpr float linear = 0.95F;  // beyond it an ever smaller part of what is left
  int const multiplier = pub.contract == Contract::slam ? slamMultiplier : Tarot::multiplier(pub.contract);
  float const value =
      static_cast<float>(TarotAccount::of(pub).value) / (scale * static_cast<float>(multiplier));
  float const size = std::abs(value);
  float const bent = size <= linear ? size : 1 - (1 - linear) * (1 - linear) / (size - linear + 1 - linear);
  float const worth = 0.5F * std::copysign(bent, value);
  for (Seat seat = 0; seat < pub.players; ++seat)
    worths[static_cast<std::size_t>(seat)] += pub.attacks(seat) ? worth : -worth;
  return worths;
}

Worths Tarot::Mind::spokenWorths(Tarot const& over, Context const&) {
  constexpr float scale = 8000;  // no hand's score is as much as half of it
  PerSeat const scores = over.pub.scores();
  Worths worths{};
  for (std::size_t seat = 0; seat < scores.size(); ++seat)
    worths[seat] = 0.5F + static_cast<float>(scores[seat]) / scale;
  return worths;
}

bool Tarot::Mind::succeeded(Tarot const& hand, Seat seat) {
  if (hand.pub.taker == nobody) return false;
  return TarotAccount::of(hand.pub).made == hand.pub.attacks(seat);
}

unsigned Tarot::Mind::side(Tarot const& hand) {
  Public const& pub = hand.pub;
  if (pub.taker == nobody) return 0;
  unsigned side = 1U << pub.taker;
  if (pub.partner != nobody) return side | 1U << pub.partner;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (hand.own(seat).cards.contains(pub.called)) side |= 1U << seat;
  return side;
}

Actions Tarot::Mind::considered(View<Tarot> const& view) {
  Public const& pub = view.pub;
  Private const& own = *view.own;
  constexpr double slamIsNear = 25;
  Actions actions;
  switch (pub.phase) {
    case Phase::auction: return thinkableBids(pub, own);
    case Phase::call: return thinkableCalls(pub, own);
    case Phase::discard: return thinkableDiscards(view, tarotGreedy::discard(view));
    case Phase::announce:
      actions.push(announceOf(false));
      if (tarotGreedy::marginsOf(own.cards, pub.players).withDog > slamIsNear) actions.push(announceOf(true));
      return actions;
    default: break;
  }
  return asksToShow(pub, own) ? legal(pub, own) : consideredPlays(view);
}

Tarot::Mind::Memory Tarot::Mind::recall(Public const& pub) {
  Memory memory;
  Card best{};
  Suit led = Suit::clubs;
  for (int place = 0; place < pub.history.cards.size(); ++place) {
    if (place % pub.players == 0) best = noCard;
    Card const card = pub.history.cards[place];
    memory.see(pub.history.seat(place, pub.players), best, led, card);
    if (card.isExcuse()) continue;
    if (!best.valid()) led = card.suit();
    if (!best.valid() || beats(card, best, Suit::trumps)) best = card;
  }
  return memory;
}

Weights<Tarot::Mind::weightCount> Tarot::Mind::weights() {
  static constexpr std::int16_t values[] = {
#include "core/games/tarot/policy.inc"
  };
  return learnedWeights<Mind>(values);
}

}  // namespace giaguaro
