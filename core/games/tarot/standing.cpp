#include "core/games/tarot/standing.h"

#include <algorithm>

namespace giaguaro {

namespace {

using Public = Tarot::Public;
using Contract = Tarot::Contract;

template <class Pile>
int halvesIn(Pile const& cards) {
  int halves = 0;
  for (Card card : cards) halves += Tarot::halvesOf(card);
  return halves;
}

class Surveyor {
 public:
  explicit Surveyor(View<Tarot> const& view) : view_(view), pub_(view.pub) {}

  TarotStanding survey() {
    sides();
    points();
    for (Card bout : Tarot::bouts) count(bout);
    return standing_;
  }

 private:
  int side(Seat seat) const { return standing_.side[static_cast<std::size_t>(seat)]; }

  void sides() {
    if (pub_.players >= 5) {
      standing_.partner = Tarot::partnerKnownTo(pub_, view_.own ? &*view_.own : nullptr, view_.seat);
      standing_.secret = standing_.partner != nobody && pub_.partner == nobody;
    }
    bool const called = pub_.called.valid() || pub_.phase > Tarot::Phase::call;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      bool const attacks = seat == pub_.taker || seat == standing_.partner;
      // Without a partner that it knows the viewer knows of itself alone: it does not hold the called card.
      bool const known =
          attacks || pub_.players < 5 || standing_.partner != nobody || (called && seat == view_.seat);
      standing_.side[static_cast<std::size_t>(seat)] = attacks ? 1 : known ? -1 : 0;
    }
  }

  void points() {
    int unknown = 0;  // of seats whose side is not known: at most one of them is the partner
    int richest = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      int const halves = pub_.points[static_cast<std::size_t>(seat)];
      int const tricks = pub_.tricksWon[static_cast<std::size_t>(seat)];
      if (side(seat) > 0) {
        standing_.attack += halves;
        standing_.attackTricks += tricks;
      } else if (side(seat) < 0) {
        standing_.defence += halves;
        standing_.lostTrick = standing_.lostTrick || tricks > 0;
      } else {
        unknown += halves;
        richest = std::max(richest, halves);
      }
    }
    if (pub_.takesDog()) standing_.attack += halvesIn(knownDiscard(view_));
    if (pub_.contract == Contract::without) standing_.attack += halvesIn(pub_.dog);
    if (pub_.dogTaken()) standing_.hidden = pub_.dogSize() - knownDiscard(view_).size();
    if (pub_.contract == Contract::without && pub_.dog.empty()) standing_.hidden = pub_.dogSize();
    // Face down: at least a half for each card.
    int const lies = pub_.contract > Contract::without ? pub_.dogSize() : 0;
    if (pub_.contract == Contract::against) standing_.defence += lies;
    int const nobodys = pub_.contract == Contract::slam ? lies : 0;
    standing_.most = Tarot::allHalves - nobodys - standing_.defence - (unknown - richest);
  }

  // Where a bout is or has gone, as far as it is known.
  void count(Card bout) {
    int owner = 0;
    bool decided = false;
    Public::Fell const fell = pub_.fell(bout);
    if (fell.trick >= 0) {
      owner = side(bout.isExcuse() ? fell.player : fell.winner);
      decided = owner != 0;
    } else if (pub_.contract == Contract::without && pub_.shownStock().contains(bout)) {
      owner = 1;
      decided = true;
    } else {
      Seat const holder = holderOf(bout);
      owner = holder == nobody ? 0 : side(holder);
      if (bout.isExcuse() && goesOver(owner)) owner = -owner;
    }
    if (owner > 0) ++standing_.bouts;
    if (owner > 0 && decided) ++standing_.sure;
    if (!decided) ++standing_.open;
  }

  // The excuse in the last trick is the other side's, unless its own has won all tricks and may win this one.
  bool goesOver(int owner) const {
    int const done = pub_.tricksDone();
    bool const wonAll = owner > 0 ? standing_.attackTricks == done : standing_.attackTricks == 0;
    return pub_.playing() && done == pub_.handSize() - 1 && !wonAll;
  }

  // Of a bout that is in no trick won yet: on whose way it is, or in whose hand.
  Seat holderOf(Card bout) const {
    int const size = pub_.history.cards.size();
    for (int place = size - pub_.trick.count; place < size; ++place)
      if (pub_.history.cards[place] == bout)
        return bout.isExcuse() ? pub_.history.seat(place, pub_.players) : pub_.trick.winner;
    if (view_.own && view_.own->cards.contains(bout)) return view_.seat;
    for (Seat const taker : {pub_.taker, pub_.partner})
      if (taker != nobody && pub_.takenBy(taker).contains(bout)) return taker;  // never discarded
    for (Tarot::Handful const& shown : pub_.handfuls)
      if (shown.cards.contains(bout)) return shown.seat;
    return nobody;
  }

  View<Tarot> const& view_;
  Public const& pub_;
  TarotStanding standing_{};
};

}  // namespace

TarotStanding TarotStanding::of(View<Tarot> const& view) { return Surveyor(view).survey(); }

}  // namespace giaguaro
