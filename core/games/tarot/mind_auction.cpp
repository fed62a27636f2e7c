// What is said: how sensible players bid, call and discard, as evidence of what they hold, as a quick choice
// in playouts, and as candidates for a search. From which margin a contract is bid, unless a search is surely better:
// greedy_auction.cpp.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/games/tarot/bidding.h"
#include "core/games/tarot/greedy.h"
#include "core/games/tarot/mind.h"

namespace giaguaro {

namespace {

using Public = Tarot::Public;
using Private = Tarot::Private;
using Contract = Tarot::Contract;
using Phase = Tarot::Phase;
using tarotGreedy::Margins;
using namespace tarotBidding;

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 40) * 0x1p-24; }

Action quickBid(Public const& pub, Private const& own, Rng& rng) {
  Bidding const& bidding = biddingOf(pub.players);
  Margins const margins = tarotGreedy::marginsOf(own.cards, pub.players);
  double const luck = std::clamp(uniform(rng), 0.01, 0.99);
  double const courage = bidding.spread * std::log(luck / (1 - luck));
  Action action{Action::Kind::pass};
  for (Contract const contract : contracts)
    if (contract > pub.contract && pub.mayBeBid(contract) &&
        marginOf(margins, contract) + courage > bidding.from[placeOf(contract)])
      action = Tarot::bidOf(contract);
  return action;
}

// What speaks for calling a card: of others' kings that of the longest suit.
double callWorth(CardSet cards, Card card) {
  CardSet const suit = cards.in(card.suit());
  double worth = 20.0 * card.strength() + suit.size();
  if (suit.contains(Card::of(card.suit(), Tarot::queen))) worth += 1;
  if (suit.size() < 2) worth -= 1;
  return worth;
}

CardSet calledWithSense(Public const& pub, Private const& own) {
  CardSet const callable = Tarot::callable(pub, own);
  CardSet const others = callable - own.cards;
  return others.empty() ? callable : others;
}

Action quickCall(Public const& pub, Private const& own, Rng& rng) {
  Card best = noCard;
  double most = -1e9;
  for (Card card : calledWithSense(pub, own)) {
    double const worth = callWorth(own.cards, card) + 2 * uniform(rng);
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return Tarot::callOf(best);
}

// What speaks for putting a card aside, in halves: the points that it saves, a suit that is got rid of. A
// suit with its king is kept, above all its queen.
double discardWorth(CardSet cards, Card card) {
  CardSet const suit = cards.in(card.suit());
  if (card.suit() == Suit::trumps) return -20 - card.strength();
  bool const king = suit.contains(Card::of(card.suit(), Tarot::king));
  int const size = suit.size();
  double worth = Tarot::halvesOf(card) - 1;
  if (!king) return worth + 5 - 1.5 * size;
  if (card.strength() == Tarot::queen) worth -= 5;
  return worth - 2 - 0.5 * size;
}

Action quickDiscard(Public const& pub, Private const& own, Rng& rng) {
  Card best = noCard;
  double most = -1e9;
  for (Card card : Tarot::discardable(pub, own)) {
    double const worth = discardWorth(own.cards, card) + 2 * uniform(rng);
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return Tarot::discardOf(best);
}

// The taker's side shows the most it can: it wins more contracts than it loses.
Action quickShow(Public const& pub, Private const& own) {
  bool const attacks = pub.turn == pub.taker || pub.turn == Tarot::partnerKnownTo(pub, &own, pub.turn);
  int size = 0;
  if (attacks)
    for (int const each : Tarot::handfulClasses(pub.players, true))
      if (own.cards.in(Suit::trumps).size() >= each) size = each;
  return Tarot::showOf(size);
}

// What a seat could see of its own when it spoke: at two what lies uncovered too.
CardSet spokenOn(Public const& pub, Deal const& deal, Seat seat) {
  CardSet cards = deal.hands[at(seat)];
  if (pub.players == 2)
    for (DealtPile const& pile : pub.piles[at(seat)].dealt) cards.insert(pile.top);
  return cards;
}

// How far from sense a bid may be and still deserve a thought, in points.
constexpr double doubt = 13;

}  // namespace

double Tarot::Mind::likelihood(View<Tarot> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Deal const deal = dealt(view, placement);
  double likelihood = 1;
  Contract standing = Contract::none;
  for (int step = 1; step <= pub.players; ++step) {
    Seat const seat = seatAfter(pub.dealer, pub.players, step);
    auto const index = static_cast<std::size_t>(seat);
    if (pub.bids[index] < 0) break;
    auto const bid = static_cast<Contract>(pub.bids[index]);
    if (seat != view.seat)
      likelihood *=
          chanceOf(biddingOf(pub.players), tarotGreedy::marginsOf(spokenOn(pub, deal, seat), pub.players),
                   pub, standing, bid);
    standing = std::max(standing, bid);
  }
  return likelihood;
}

// Of one seat that took of the dog: what it has put aside and may have put there.
double Tarot::Mind::settleOf(View<Tarot> const& view, Seat seat, Facts const& facts, CardSet& aside,
                             CardSet mayLieAside, Placement& placement, Rng& rng) {
  Public const& pub = view.pub;
  if (view.seat == seat) return 1;
  CardSet& hand = placement.hands[at(seat)];
  CardSet const goes = aside & facts.may[at(seat)];
  CardSet movable = (hand & mayLieAside) | goes;
  if (goes.empty() || movable == goes) return 1;
  double ways = 1;  // to choose so many of them
  for (int i = 0; i < goes.size(); ++i) ways *= static_cast<double>(movable.size() - i) / (i + 1);
  CardSet held = dealt(view, placement).hands[at(seat)];
  held |= pub.takenBy(seat);
  for (Card card : aside - goes) held.erase(card);
  for (Card card : pub.discard) held.erase(card);
  aside -= goes;
  hand |= goes;
  for (int i = 0; i < goes.size(); ++i) {
    Card best = noCard;
    double most = -1e9;
    for (Card card : movable) {
      double const worth = discardWorth(held, card) + 2 * uniform(rng);
      if (worth <= most) continue;
      most = worth;
      best = card;
    }
    movable.erase(best);
    held.erase(best);
    hand.erase(best);
    aside.insert(best);
  }
  return 1 / ways;
}

double Tarot::Mind::settle(View<Tarot> const& view, Facts const& facts, Placement& placement, Rng& rng) {
  Public const& pub = view.pub;
  if (!pub.dogTaken()) return 1;
  double const taker = settleOf(view, pub.taker, facts, placement.aside, facts.mayStock, placement, rng);
  if (pub.players != 6) return taker;
  return taker * settleOf(view, pub.partner, facts, placement.hands[partnersDiscard],
                          facts.may[partnersDiscard], placement, rng);
}

Action Tarot::Mind::speak(Public const& pub, Private const& own, Rng& rng) {
  switch (pub.phase) {
    case Phase::auction: return quickBid(pub, own, rng);
    case Phase::call: return quickCall(pub, own, rng);
    case Phase::discard: return quickDiscard(pub, own, rng);
    case Phase::announce: return announceOf(false);
    default: return quickShow(pub, own);
  }
}

Actions Tarot::Mind::thinkableBids(Public const& pub, Private const& own) {
  Bidding const& bidding = biddingOf(pub.players);
  Margins const margins = tarotGreedy::marginsOf(own.cards, pub.players);
  Actions actions;
  actions.push({Action::Kind::pass});
  for (Contract const contract : contracts) {
    double const from = contract == Contract::slam ? 25 + doubt : bidding.from[placeOf(contract)];
    if (contract > pub.contract && pub.mayBeBid(contract) && marginOf(margins, contract) > from - doubt)
      actions.push(bidOf(contract));
  }
  return actions;
}

Actions Tarot::Mind::thinkableCalls(Public const& pub, Private const& own) {
  Actions actions;
  CardSet const cards = calledWithSense(pub, own);
  int strength = 0;
  for (Card card : cards) strength = std::max(strength, card.strength());
  for (Card card : cards)
    if (card.strength() == strength) actions.push(callOf(card));
  // fft: with a great hand to play alone, by calling a card of one's own.
  constexpr double great = 15;
  CardSet const mine = callable(pub, own) & own.cards;
  if (!mine.empty() && tarotGreedy::marginsOf(own.cards, pub.players).withDog > great)
    if (Action const alone = callOf(mine.lowest());
        std::find(actions.begin(), actions.end(), alone) == actions.end())
      actions.push(alone);
  return actions;
}

Actions Tarot::Mind::thinkableDiscards(View<Tarot> const& view, Action usual) {
  constexpr std::size_t most = 6;
  std::array<std::pair<double, Card>, 32> ranked{};
  std::size_t count = 0;
  for (Card card : discardable(view.pub, *view.own))
    if (discardOf(card) != usual && count < ranked.size())
      ranked[count++] = {-discardWorth(view.own->cards, card), card};
  std::sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count));
  Actions actions;
  actions.push(usual);
  for (std::size_t i = 0; i < std::min(count, most - 1); ++i) actions.push(discardOf(ranked[i].second));
  return actions;
}

}  // namespace giaguaro
