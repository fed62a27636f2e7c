// The worlds that a seat must think possible, as places of hidden cards, and hands put together from them.
#include <algorithm>
#include <utility>

#include "core/games/tarot/mind.h"

namespace giaguaro {

namespace {

using Public = Tarot::Public;

std::array<CardSet, mostSeats> playedCards(Public const& pub) {
  std::array<CardSet, mostSeats> played{};
  int place = 0;
  for (Seat const leader : pub.history.leaders) {
    Seat seat = leader;
    for (int i = 0; i < pub.players && place < pub.history.cards.size(); ++i) {
      played[at(seat)].insert(pub.history.cards[place++]);
      seat = seatAfter(seat, pub.players);
    }
  }
  return played;
}

// What the taker, or its partner at six, has put aside in this world.
Tarot::SmallPile discardIn(View<Tarot> const& view, Placement const& placement, Seat seat) {
  if (view.seat == seat && view.own) return view.own->discard;
  if (seat != view.pub.taker) {
    Tarot::SmallPile pile;
    for (Card card : placement.hands[Tarot::partnersDiscard]) pile.push(card);
    return pile;
  }
  Tarot::SmallPile pile = view.pub.discard;
  for (Card card : placement.aside) pile.push(card);
  return pile;
}

// Two players: what lies covered in each pile in this world.
using Covered = std::array<std::array<Card, Tarot::pilesEach>, 2>;
Covered coveredIn(Public const& pub, Placement const& placement) {
  Covered covered{};
  Rng rng(placement.order);
  for (Seat seat = 0; seat < 2; ++seat) {
    FixedList<Card, Tarot::pilesEach> cards;
    for (Card card : placement.hands[Tarot::coveredBefore(seat)]) cards.push(card);
    for (int left = cards.size(); left > 1; --left)
      std::swap(cards[left - 1], cards[static_cast<int>(rng.below(static_cast<std::uint32_t>(left)))]);
    int next = 0;
    for (std::size_t number = 0; number < Tarot::pilesEach; ++number)
      if ((pub.piles[at(seat)].covered >> number & 1) != 0) covered[at(seat)][number] = cards[next++];
  }
  return covered;
}

bool hasShown(Public const& pub, Seat seat) {
  return std::any_of(pub.handfuls.begin(), pub.handfuls.end(),
                     [seat](Tarot::Handful const& shown) { return shown.seat == seat; });
}

// What fft's questions about handfuls tell of a seat's trumps (the excuse counts as one) now: at least so
// many, and at most.
struct TrumpRange {
  int least = 0, most = 24;
};
TrumpRange trumpsToldOf(Public const& pub, Seat seat, CardSet played) {
  if (!pub.fft || pub.phase != Tarot::Phase::play) return {};
  int const handful = Tarot::handfulClasses(pub.players, true)[0] - played.in(Suit::trumps).size();
  bool const asked = (pub.shownAsked >> seat & 1) != 0;
  if (asked) return {hasShown(pub, seat) ? 0 : std::max(0, handful), 24};  // what was shown, Facts know
  return {0, pub.cardsPlayedBy(seat) > 0 ? handful - 1 : 24};
}

}  // namespace

std::vector<Places> Tarot::Mind::cases(View<Tarot> const& view) {
  Public const& pub = view.pub;
  Facts facts = Tarot::facts(view);
  std::array<CardSet, mostSeats> const played = playedCards(pub);
  std::vector<Places> all(1);
  for (Seat seat = 0; seat < pub.players; ++seat) {
    int const count = facts.count[at(seat)];
    if (count == 0) continue;
    TrumpRange const told = trumpsToldOf(pub, seat, played[at(seat)]);
    CardSet may = facts.may[at(seat)];
    if (told.most == 0) may -= CardSet::allTrumps();
    CardSet const trumps = may.in(Suit::trumps);
    CardSet const plain = may - trumps;
    if (told.least == 0) {
      for (Places& places : all) places.push({seat, may, count});
      continue;
    }
    std::vector<Places> split;
    for (int held = std::max(told.least, count - plain.size()); held <= std::min(count, trumps.size());
         ++held)
      for (Places places : all) {
        places.push({seat, trumps, held});
        if (held < count) places.push({seat, plain, count - held});
        split.push_back(places);
      }
    all = std::move(split);
  }
  for (auto place = static_cast<std::size_t>(pub.players); place < facts.count.size(); ++place)
    if (facts.count[place] > 0)
      for (Places& places : all)
        places.push({static_cast<Seat>(place), facts.may[place], facts.count[place]});
  if (facts.stockCount > 0)
    for (Places& places : all) places.push({nobody, facts.mayStock, facts.stockCount});
  return all;
}

Tarot Tarot::Mind::assemble(View<Tarot> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Tarot hand;
  hand.pub = pub;
  for (Seat seat = 0; seat < pub.players; ++seat)
    hand.seats[at(seat)].cards = placement.hands[at(seat)] | pub.uncoveredOf(seat);
  if (pub.players == 2) hand.hidden.under = coveredIn(pub, placement);
  if (pub.dogTaken() && pub.players == 6)
    hand.seats[at(pub.partner)].discard = discardIn(view, placement, pub.partner);
  if (pub.dogTaken())
    hand.seats[at(pub.taker)].discard = discardIn(view, placement, pub.taker);
  else if (pub.dog.empty())
    for (Card card : placement.aside) hand.hidden.dog.push(card);
  if (pub.fft || !pub.playing()) return hand;
  std::array<CardSet, mostSeats> const played = playedCards(pub);
  for (std::size_t seat = 0; seat < at(pub.players); ++seat) {
    CardSet all = placement.hands[seat] | played[seat];
    // Two players: what was playable before the first lead, turned cards were not.
    if (pub.players == 2) all = (all | pub.piles[seat].uncovered) - pub.piles[seat].turned();
    hand.hidden.held.trumps[seat] = static_cast<std::uint8_t>((all & trumpCards).size());
    hand.hidden.held.honours[seat] = static_cast<std::uint8_t>((all & honours).size());
  }
  return hand;
}

Deal Tarot::Mind::dealt(View<Tarot> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Deal deal;
  deal.hands = playedCards(pub);
  for (Seat seat = 0; seat < pub.players; ++seat) {
    CardSet& dealt = deal.hands[at(seat)];
    dealt |= placement.hands[at(seat)];
    if (pub.players == 2) dealt -= pub.piles[at(seat)].seen();
    if (!pub.dogTaken() || pub.dogShare(seat) == 0) continue;
    dealt |= setOf(discardIn(view, placement, seat));
    dealt -= pub.takenBy(seat);
  }
  if (pub.players == 2) {
    Covered const covered = coveredIn(pub, placement);
    for (std::size_t seat = 0; seat < covered.size(); ++seat)
      for (std::size_t number = 0; number < Tarot::pilesEach; ++number) {
        DealtPile pile = pub.piles[seat].dealt[number];
        if (!pile.under.valid()) pile.under = covered[seat][number];
        deal.piles.push(pile);
      }
  }
  if (pub.dog.empty())
    for (Card card : placement.aside) deal.stock.push(card);
  else
    for (Card card : pub.dog) deal.stock.push(card);
  return deal;
}

Card Tarot::Mind::question(View<Tarot> const& view) {
  Private const* own = view.own ? &*view.own : nullptr;
  bool const open = view.pub.players == 5 && partnerKnownTo(view.pub, own, view.seat) == nobody;
  return open ? view.pub.called : noCard;
}

}  // namespace giaguaro
