// The worlds that a seat must think possible, as places of hidden cards, and hands put together from them.
#include <algorithm>

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

// What the taker has put aside in this world.
Tarot::SmallPile discardIn(View<Tarot> const& view, Placement const& placement) {
  if (view.seat == view.pub.taker && view.own) return view.own->discard;
  Tarot::SmallPile pile = view.pub.discard;
  for (Card card : placement.aside) pile.push(card);
  return pile;
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
  if (facts.stockCount > 0)
    for (Places& places : all) places.push({nobody, facts.mayStock, facts.stockCount});
  return all;
}

Tarot Tarot::Mind::assemble(View<Tarot> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Tarot hand;
  hand.pub = pub;
  for (std::size_t seat = 0; seat < mostSeats; ++seat) hand.seats[seat].cards = placement.hands[seat];
  if (pub.dogTaken())
    hand.seats[at(pub.taker)].discard = discardIn(view, placement);
  else if (pub.dog.empty())
    for (Card card : placement.aside) hand.hidden.dog.push(card);
  if (pub.fft || !pub.playing()) return hand;
  std::array<CardSet, mostSeats> const played = playedCards(pub);
  for (std::size_t seat = 0; seat < mostSeats; ++seat) {
    CardSet const all = placement.hands[seat] | played[seat];
    hand.hidden.held.trumps[seat] = static_cast<std::uint8_t>((all & trumpCards).size());
    hand.hidden.held.honours[seat] = static_cast<std::uint8_t>((all & honours).size());
  }
  return hand;
}

Deal Tarot::Mind::dealt(View<Tarot> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Deal deal;
  deal.hands = playedCards(pub);
  for (std::size_t seat = 0; seat < mostSeats; ++seat) deal.hands[seat] |= placement.hands[seat];
  if (pub.dogTaken()) {
    CardSet& taker = deal.hands[at(pub.taker)];
    taker |= setOf(discardIn(view, placement));
    taker -= pub.shownStock();
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
