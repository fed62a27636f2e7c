// Rules of thumb for what is said: the contract, the called card, the slam, the handful.
#include <algorithm>
#include <array>
#include <numeric>

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
// adds (fitted.cpp).
struct Table {
  MarginPicture withDog, withoutDog;
  double against;  // what the dog costs on top where it is the defence's
};
// Of each table (fittedTables).
constexpr std::array<Table, fittedTables.size()> tables{
#include "core/games/tarot/margins.inc"
};
constexpr std::array longSuits{6, 5, 4, 6, 4};

// The margin from which each contract is bid. Among its like still more courage would pay, since they defend
// by rules of thumb too: a hint should not count on that.
struct Courage {
  double small, guard, without, against;
};
constexpr std::array courages{Courage{-1, 6, 9, 12}, Courage{-2, 5, 8, 12}, Courage{-2, 10, 14, 17},
                              Courage{-1, 6, 9, 12}, Courage{-2, 10, 14, 17}};  // of each table

double marginBy(MarginPicture const& weights, MarginPicture const& picture) {
  return std::inner_product(weights.begin(), weights.end(), picture.begin(), 0.0);
}

}  // namespace

MarginPicture marginPicture(CardSet hand, int players) {
  int const longSuit = longSuits[placeOfTable(players)];
  MarginPicture picture{1};
  auto& [one, trumps, high, t21, excuse, petit, kings, guarded, queens, cavaliers, jacks, length, empty,
         single] = picture;
  CardSet const held = hand & Tarot::trumpCards;
  trumps = held.size();
  high = (held & CardSet::above(Card::trump(15))).size() - (hand.contains(Card::trump(21)) ? 1 : 0);
  t21 = hand.contains(Card::trump(21)) ? 1 : 0;
  excuse = hand.contains(Tarot::excuse) ? 1 : 0;
  petit = hand.contains(Tarot::petit) ? 1 : 0;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    auto const has = [&](int strength) { return hand.contains(Card::of(suit, strength)); };
    bool const king = has(Tarot::king);
    kings += king ? 1 : 0;
    if (has(Tarot::queen)) ++(king ? guarded : queens);
    cavaliers += has(Tarot::cavalier) ? 1 : 0;
    jacks += has(Tarot::jack) ? 1 : 0;
    int const cards = hand.in(suit).size();
    length += std::max(0, cards - longSuit + 1);
    if (cards < 2) ++(cards == 0 ? empty : single);
  }
  return picture;
}

Margins marginsOf(CardSet hand, int players) {
  Table const& table = tables[placeOfTable(players)];
  MarginPicture const picture = marginPicture(hand, players);
  double const withoutDog = marginBy(table.withoutDog, picture);
  return {marginBy(table.withDog, picture), withoutDog, withoutDog - table.against};
}

Action bid(View<Tarot> const& view) {
  Public const& pub = view.pub;
  CardSet const hand = view.own->cards;
  Courage const& courage = courages[placeOfTable(pub.players)];
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
