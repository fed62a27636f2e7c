// Tarot for the exact solver. Handfuls, misères, contract, discard and dog stand fast when cards are played;
// the rest follows from the taker's side's halves and tricks, and from which side won the petit and the T21.
// Who played the excuse follows from the cards left, and who won the last trick from who leads.
#pragma once

#include "core/ai/ending.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro {

template <>
struct Ending<Tarot> {
  Ending(Tarot const& hand, unsigned sideSeats)
      : side(sideSeats),
        petitOpen(hand.pub.fell(Tarot::petit).trick < 0),
        bestOpen(hand.pub.fell(Card::trump(21)).trick < 0) {}

  std::uint64_t standing(Tarot const& hand) const {
    Tarot::Public const& pub = hand.pub;
    std::uint64_t halves = 0;
    std::uint64_t tricks = 0;
    for (std::size_t seat = 0; seat < mostSeats; ++seat) {
      halves += (side >> seat & 1U) * pub.points[seat];
      tricks += (side >> seat & 1U) * pub.tricksWon[seat];
    }
    std::uint64_t standing = halves << 6 | tricks;
    if (petitOpen) {
      Tarot::Public::Fell const petit = pub.fell(Tarot::petit);
      standing = standing << 2 | won(petit) << 1 |
                 static_cast<std::uint64_t>(petit.trick >= 0 && petit.trick == pub.tricksDone() - 1);
    }
    return bestOpen ? standing << 1 | won(pub.fell(Card::trump(21))) : standing;
  }

  static int players(Tarot::Public const& pub) { return pub.players; }
  static constexpr bool additive = false;
  static constexpr bool hasSides = true;
  static CardSet playable(Tarot::Public const& pub, Tarot::Private const& own) {
    return Tarot::playable(pub, own);
  }
  static bool alike(Card a, Card b) {
    return worth(a) == worth(b) && !Tarot::bouts.contains(a) && !Tarot::bouts.contains(b);
  }
  // The excuse's player keeps it.
  static int worth(Card card) { return card.isExcuse() ? 1 : Tarot::halvesOf(card); }
  static Suit trump(Tarot::Public const&, Card) { return Suit::trumps; }
  static PerSeat points(Tarot::Public const& pub) {
    PerSeat points{};
    for (std::size_t seat = 0; seat < mostSeats; ++seat) points[seat] = pub.points[seat];
    return points;
  }
  static int mostTricks(Tarot::Public const& pub) { return pub.players <= 3 ? 8 : 6; }

  unsigned side;
  bool petitOpen;
  bool bestOpen;

 private:
  std::uint64_t won(Tarot::Public::Fell const& fell) const {
    return fell.winner != nobody && (side >> fell.winner & 1U) != 0 ? 1 : 0;
  }
};

}  // namespace giaguaro
