// Cards of the forty as bits of a word, for the search of free play's endings
// (core/families/free-play/free_play_solver.h): the bit of a card is its code.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/families/free-play/free_play.h"

namespace giaguaro {

struct FreePlayCards {
  using Cards = std::uint64_t;
  using Hands = std::array<Cards, FreePlay::players>;  // by seat
  static constexpr unsigned players = FreePlay::players;
  static constexpr int worthless = 5;        // cards of a suit, its lowest
  static constexpr std::uint8_t none = 255;  // no card
  static constexpr Cards worthlessCards = 0x001f'001f'001f'001fU;

  static constexpr Cards bit(unsigned card) { return Cards{1} << card; }
  static constexpr bool has(Cards cards, unsigned card) { return (cards >> card & 1U) != 0; }
  static constexpr Cards suitOf(unsigned card) { return Cards{0xffff} << (card & 48U); }
  static constexpr Cards above(unsigned card) { return suitOf(card) & (~Cards{1} << card); }
  // The cards of each suit up to its highest among these.
  static constexpr Cards upTo(Cards cards) {
    cards |= cards >> 1 & 0x7fff'7fff'7fff'7fffU;
    cards |= cards >> 2 & 0x3fff'3fff'3fff'3fffU;
    cards |= cards >> 4 & 0x0fff'0fff'0fff'0fffU;
    return cards | (cards >> 8 & 0x00ff'00ff'00ff'00ffU);
  }
  // Of some that are not none.
  static constexpr unsigned lowest(Cards cards) { return static_cast<unsigned>(std::countr_zero(cards)); }
  static constexpr unsigned highest(Cards cards) {
    return static_cast<unsigned>(63 - std::countl_zero(cards));
  }
  static constexpr unsigned after(unsigned seat) { return seat == players - 1 ? 0 : seat + 1; }
  static constexpr unsigned before(unsigned seat) { return seat == 0 ? players - 1 : seat - 1; }

  // A portable build has no instruction for it, and these are few.
  static constexpr int countOf(Cards cards) {
    int count = 0;
    for (; cards != 0; cards &= cards - 1) ++count;
    return count;
  }

  static int worth(unsigned card) { return FreePlay::cardPoints(Card{static_cast<std::uint8_t>(card)}); }
  static int worthOf(Cards cards) {
    int points = 0;
    for (cards &= ~worthlessCards; cards != 0; cards &= cards - 1) points += worth(lowest(cards));
    return points;
  }
  // What so many of them are worth, the best ones, and those that are worth least.
  static int worthOfBest(Cards cards, int count) {
    int points = 0;
    for (unsigned strength = 9; strength >= worthless && count > 0; --strength)
      for (Cards left = ofStrength(cards, strength); left != 0 && count > 0; left &= left - 1, --count)
        points += worth(strength);
    return points;
  }
  static int worthOfLeast(Cards cards, int count) {
    int points = 0;
    count -= countOf(cards & worthlessCards);
    for (unsigned strength = worthless; strength < 10 && count > 0; ++strength)
      for (Cards left = ofStrength(cards, strength); left != 0 && count > 0; left &= left - 1, --count)
        points += worth(strength);
    return points;
  }

 private:
  static constexpr Cards ofStrength(Cards cards, unsigned strength) {
    return cards >> strength & 0x0001'0001'0001'0001U;
  }
};

}  // namespace giaguaro
