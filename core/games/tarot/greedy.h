// The decisions of Tarot's rules of thumb, by phase. A part of Tarot::greedy. Margins are in points; what cards
// are worth is in halves of points.
#pragma once

#include <array>

#include "core/games/tarot/tarot.h"

namespace giaguaro::tarotGreedy {

// The order in which figures of tables are kept that are fitted one by one.
inline constexpr std::array fittedTables{3, 4, 5, 2, 6};
constexpr std::size_t placeOfTable(int players) {
  std::size_t place = 0;
  while (fittedTables[place] != players) ++place;
  return place;
}

// By how many points a contract is likely to be made by the holder of these cards before it sees the dog:
// with it, without it, and where it goes to the defence.
struct Margins {
  double withDog = 0, withoutDog = 0, againstDog = 0;
};
Margins marginsOf(CardSet hand, int players);

// What of a hand before the dog bears on its margin. In order: 1, trumps, trumps from T16 to T20, the T21,
// the excuse, the petit, kings, queens with their king, other queens, cavaliers, jacks, cards of a suit from
// the one on that makes it long, suits without a card, suits of one.
using MarginPicture = std::array<double, 14>;
MarginPicture marginPicture(CardSet hand, int players);

Action bid(View<Tarot> const& view);
Action call(View<Tarot> const& view);
Action discard(View<Tarot> const& view);
Action announce(View<Tarot> const& view);
Action showHandful(View<Tarot> const& view);
Action play(View<Tarot> const& view);

}  // namespace giaguaro::tarotGreedy
