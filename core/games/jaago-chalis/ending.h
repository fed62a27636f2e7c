// Jaago-Chalis for the exact solver: its figures follow from the points of each seat.
#pragma once

#include "core/ai/ending.h"
#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

template <>
struct Ending<JaagoChalis> {
  Ending(JaagoChalis const&, unsigned) {}

  std::uint64_t standing(JaagoChalis const& hand) const {
    std::uint64_t standing = 0;
    for (std::uint8_t const points : hand.pub.points) standing = standing << 7 | points;
    return standing;
  }

  static int players(JaagoChalis::Public const&) { return JaagoChalis::players; }
  static constexpr bool additive = false;
  static constexpr bool hasSides = false;
  static CardSet playable(JaagoChalis::Public const& pub, JaagoChalis::Private const& own) {
    return JaagoChalis::playable(pub, own);
  }
  static bool alike(Card, Card) { return true; }
  static int worth(Card card) { return JaagoChalis::cardPoints(card); }
  static Suit trump(JaagoChalis::Public const& pub, Card card) {
    return JaagoChalis::sister(pub.trick.count == 0 ? card.suit() : pub.led);
  }
  static PerSeat points(JaagoChalis::Public const& pub) {
    PerSeat points{};
    for (std::size_t seat = 0; seat < JaagoChalis::players; ++seat) points[seat] = pub.points[seat];
    return points;
  }
  static int mostTricks(JaagoChalis::Public const&) { return 8; }
};

}  // namespace giaguaro
