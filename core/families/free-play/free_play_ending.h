// The endings of games without duties (core/families/free-play/free_play.h), whose figures follow from the
// points of the caller's side.
#pragma once

#include "core/ai/ending.h"
#include "core/families/free-play/free_play.h"
#include "core/families/free-play/free_play_solver.h"

namespace giaguaro {

template <class G>
struct FreePlayEnding {
  FreePlayEnding(G const&, unsigned sideSeats) : side(sideSeats) {}

  std::uint64_t standing(G const&) const { return 0; }

  static constexpr bool additive = true;
  using PointsSolver = FreePlaySolver;
  int base(G const& hand) const {
    int points = 0;
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat)
      points += static_cast<int>(side >> seat & 1U) * hand.pub.points[seat];
    return points;
  }
  int open(G const& hand) const {
    int points = FreePlay::allPoints;
    for (std::uint8_t const taken : hand.pub.points) points -= taken;
    return points;
  }
  void setPoints(G& over, int points) const {
    bool given[2] = {};  // to a seat of the others, of the side
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat) {
      std::size_t const which = side >> seat & 1U;
      int const all = which == 1 ? points : FreePlay::allPoints - points;
      over.pub.points[seat] = static_cast<std::uint8_t>(given[which] ? 0 : all);
      given[which] = true;
    }
  }

  static int players(typename G::Public const&) { return FreePlay::players; }
  static constexpr bool hasSides = true;
  static CardSet playable(typename G::Public const& pub, typename G::Private const& own) {
    return G::playable(pub, own);
  }
  static bool alike(Card a, Card b) { return worth(a) == worth(b); }
  static int worth(Card card) { return FreePlay::cardPoints(card); }
  static Suit trump(typename G::Public const& pub, Card) { return pub.trump; }
  static PerSeat points(typename G::Public const& pub) {
    PerSeat points{};
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat) points[seat] = pub.points[seat];
    return points;
  }
  static int mostTricks(typename G::Public const&) { return 5; }

  unsigned side;
};

}  // namespace giaguaro
