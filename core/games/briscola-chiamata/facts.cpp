// What can be known of hidden cards. Any card may be played, so nothing proves a void; but an obbligata
// proves that its caller was dealt, in some suit, every rank below the one it called, and not that one: a
// fact about several cards, and about single ones as soon as only one suit can be meant.
#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/calls.h"

namespace giaguaro {

namespace {

using Public = BriscolaChiamata::Public;

// Whether a call, made obbligata, has had its suit named.
bool isNamed(Public const& pub, Seat seat, int rank) {
  BriscolaChiamata::Call const call = pub.standing();
  return pub.called.valid() && seat == pub.caller && call.obliged && call.rank == rank;
}

// The suits in which a seat may have been dealt what it needed for this rank: `its` cards are known to have
// been its own, `others` not.
std::vector<Suit> possibleSuits(Public const& pub, Seat seat, int rank, CardSet its, CardSet others) {
  if (isNamed(pub, seat, rank)) return {pub.trump};
  std::vector<Suit> suits;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    bool const lowerElsewhere = !(CardSet::ofSuit(suit, rank) & others).empty();
    if (!lowerElsewhere && !its.contains(Card::of(suit, rank))) suits.push_back(suit);
  }
  return suits;
}

}  // namespace

Facts BriscolaChiamata::facts(View<BriscolaChiamata> const& view) {
  Public const& pub = view.pub;
  CardSet const own = view.own ? view.own->cards : CardSet{};
  Facts facts = factsOf(pub, view.seat, own);

  std::array<CardSet, players> dealt{};  // as far as the viewer knows
  for (int i = 0; i < pub.history.cards.size(); ++i)
    dealt[static_cast<std::size_t>(pub.history.seat(i, players))].insert(pub.history.cards[i]);
  if (view.seat != nobody) dealt[static_cast<std::size_t>(view.seat)] |= own;
  CardSet const known = fortyCards.cards() - facts.unseen;

  for (Seat seat = 0; seat < players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    if (seat == view.seat) continue;
    for (int rank = 1; rank < fortyCards.ranks(); ++rank) {
      if ((pub.obliged[index] >> rank & 1) == 0) continue;
      std::vector<Suit> const suits = possibleSuits(pub, seat, rank, dealt[index], known - dealt[index]);
      if (suits.size() != 1) continue;
      facts.may[index].erase(Card::of(suits.front(), rank));
      for (std::size_t other = 0; other < players; ++other)
        if (other != index) facts.may[other] -= CardSet::ofSuit(suits.front(), rank);
    }
  }
  return facts;
}

bool BriscolaChiamata::fits(View<BriscolaChiamata> const& view, Deal const& deal) {
  Public const& pub = view.pub;
  if (!fitsPlay(pub, view.seat, view.own ? view.own->cards : CardSet{}, deal)) return false;
  for (Seat seat = 0; seat < players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    unsigned const called = pub.obliged[index];
    if (called == 0) continue;
    if ((called & ~static_cast<unsigned>(briscolaCalls::obligedRanks(deal.hands[index]))) != 0) return false;
    for (int rank = 1; rank < fortyCards.ranks(); ++rank)
      if (isNamed(pub, seat, rank) && !briscolaCalls::fitsObliged(deal.hands[index], pub.trump, rank))
        return false;
  }
  return true;
}

}  // namespace giaguaro
