// Rules of thumb for what is said: the contract, the called card, the slam, the handful.
#include <algorithm>
#include <array>

#include "core/games/tarot/greedy.h"

namespace giaguaro::tarotGreedy {

namespace {

using Public = Tarot::Public;
using Contract = Tarot::Contract;

// What speaks for calling a card of a suit, by what the taker holds in it.
struct CallWorth {
  double length;  // each card
  double queen, cavalier;
  double none;
  double single;
};
constexpr CallWorth callWorth{1.1, 1, 0.5, -1, 0};

// Whether whoever leads with these cards takes every trick: its highest trumps draw all of the others', where
// `part` of those may lie in one hand, and no plain card of it can be beaten. The excuse is led to the last
// trick.
bool takesAll(CardSet hand, CardSet unseen, double part) {
  CardSet const trumpsOut = unseen & Tarot::trumpCards;
  CardSet const trumps = hand & Tarot::trumpCards;
  int const drawing = trumpsOut.empty() ? trumps.size() : over(trumps, trumpsOut.highest()).size();
  if (drawing < part * trumpsOut.size()) return false;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    CardSet const out = unseen.in(suit);
    CardSet const cards = hand.in(suit);
    if (cards.empty() || out.empty()) continue;
    int const winners = over(cards, out.highest()).size();
    if (winners < cards.size() && winners < part * out.size()) return false;
  }
  return true;
}

// By how many points the contract is likely to be made, from the cards before the dog: what each of these
// adds. Fitted (least squares) to 16,000 hands a row of self-play at both sets of rules; what is left open is
// 8, 9 and 13 points (standard deviation) at three, four and five players.
struct Margin {
  double none;                                  // of a hand without any of them
  double trump, highTrump, t21, excuse, petit;  // each trump, and what is added from T16 on
  double king, queenGuarded, queen, cavalier, jack;
  double length;  // each card of a suit from the one on that makes it long
  double empty, single;
};
struct Table {
  Margin withDog, withoutDog;
  double against;  // what the dog costs on top where it is the defence's
  int longSuit;
};
constexpr Table three{{-33.7, 1.6, 0.9, 11.4, 10.2, 9.0, 3.8, 3.6, 2.0, 1.0, 0.5, 0.3, 1.0, 0.7},
                      {-47.5, 2.0, 1.4, 12.5, 10.6, 7.4, 4.1, 4.0, 2.4, 1.4, 0.6, 1.2, 1.5, 0.3},
                      7.5,
                      6};
constexpr Table four{{-38.5, 2.5, 1.3, 12.5, 10.3, 8.3, 4.5, 3.3, 1.7, 1.1, 0.4, 0.2, 0.7, 0.3},
                     {-51.6, 2.6, 1.9, 13.4, 11.0, 5.3, 4.8, 3.1, 2.1, 1.1, 0.4, 1.1, 3.2, 1.8},
                     7,
                     5};
constexpr Table five{{-22.9, 2.5, 1.7, 11.9, 9.1, 6.5, 3.5, 1.1, 1.4, 0.6, 0.5, 0.3, 1.6, 0.9},
                     {-27.3, 2.1, 2.1, 12.1, 8.9, 3.9, 4.1, 0.9, 1.6, 0.4, 0.2, 0.1, 4.7, 2.1},
                     4,
                     4};

// The margin from which each contract is bid. Among its like still more courage would pay, since they defend
// by rules of thumb too: a hint should not count on that.
struct Courage {
  double small, guard, without, against;
};
constexpr Courage courageOfThree{-1, 6, 9, 12};
constexpr Courage courageOfFour{-2, 5, 8, 12};
constexpr Courage courageOfFive{-2, 10, 14, 17};

double suitMargin(Margin const& by, CardSet cards, Suit suit, int longSuit) {
  auto const has = [&](int strength) { return cards.contains(Card::of(suit, strength)); };
  double margin = cards.empty() ? by.empty : cards.size() == 1 ? by.single : 0;
  bool const king = has(Tarot::king);
  if (king) margin += by.king;
  if (has(Tarot::queen)) margin += king ? by.queenGuarded : by.queen;
  if (has(Tarot::cavalier)) margin += by.cavalier;
  if (has(Tarot::jack)) margin += by.jack;
  return margin + by.length * std::max(0, cards.size() - longSuit + 1);
}

double marginOf(Margin const& by, CardSet hand, int longSuit) {
  double margin = by.none;
  CardSet const trumps = hand & Tarot::trumpCards;
  for (Card card : trumps)
    margin += by.trump + (card.strength() > 15 && card.strength() < 21 ? by.highTrump : 0);
  if (hand.contains(Card::trump(21))) margin += by.t21;
  if (hand.contains(Tarot::excuse)) margin += by.excuse;
  if (hand.contains(Tarot::petit)) margin += by.petit;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    margin += suitMargin(by, hand.in(suit), suit, longSuit);
  }
  return margin;
}

}  // namespace

Margins marginsOf(CardSet hand, int players) {
  Table const& table = players == 3 ? three : players == 4 ? four : five;
  double const withoutDog = marginOf(table.withoutDog, hand, table.longSuit);
  return {marginOf(table.withDog, hand, table.longSuit), withoutDog, withoutDog - table.against};
}

Action bid(View<Tarot> const& view) {
  Public const& pub = view.pub;
  CardSet const hand = view.own->cards;
  Courage const& courage = pub.players == 3   ? courageOfThree
                           : pub.players == 4 ? courageOfFour
                                              : courageOfFive;
  Margins const margins = marginsOf(hand, pub.players);
  auto const bids = [&](Contract contract) { return contract > pub.contract && pub.mayBeBid(contract); };
  if (bids(Contract::slam) && takesAll(hand, seventyEightCards.cards() - hand, 1))
    return Tarot::bidOf(Contract::slam);
  if (bids(Contract::against) && margins.againstDog > courage.against) return Tarot::bidOf(Contract::against);
  if (bids(Contract::without) && margins.withoutDog > courage.without) return Tarot::bidOf(Contract::without);
  if (bids(Contract::guard) && margins.withDog > courage.guard) return Tarot::bidOf(Contract::guard);
  if (bids(Contract::small) && margins.withDog > courage.small) return Tarot::bidOf(Contract::small);
  return {Action::Kind::pass};
}

Action call(View<Tarot> const& view) {
  CardSet const callable = Tarot::callable(view.pub, *view.own);
  CardSet const others = callable - view.own->cards;
  Card best = (others.empty() ? callable : others).highest();
  double worth = -1e9;
  for (Card card : others) {
    CardSet const suit = view.own->cards.in(card.suit());
    double here = callWorth.length * suit.size() + 10.0 * card.strength();
    if (suit.contains(Card::of(card.suit(), Tarot::queen))) here += callWorth.queen;
    if (suit.contains(Card::of(card.suit(), Tarot::cavalier))) here += callWorth.cavalier;
    if (suit.empty()) here += callWorth.none;
    if (suit.size() == 1) here += callWorth.single;
    if (here > worth) {
      worth = here;
      best = card;
    }
  }
  return Tarot::callOf(best);
}

// A slam is announced where nothing but a freak lie of the cards can stop it.
Action announce(View<Tarot> const& view) {
  CardSet unseen = seventyEightCards.cards() - view.own->cards;
  for (Card card : view.own->discard) unseen.erase(card);
  return Tarot::announceOf(takesAll(view.own->cards, unseen, 0.6));
}

// The taker's side shows, since it wins more contracts than it loses; measured, a defender gains nothing.
Action showHandful(View<Tarot> const& view) {
  Public const& pub = view.pub;
  bool const attacks =
      view.seat == pub.taker || view.seat == Tarot::partnerKnownTo(pub, &*view.own, view.seat);
  if (!attacks) return Tarot::showOf(0);
  // The largest: `legal` lists them ascending, and then `no-show`.
  Actions const legal = Tarot::legal(pub, *view.own);
  return legal[legal.size() - 2];
}

}  // namespace giaguaro::tarotGreedy
