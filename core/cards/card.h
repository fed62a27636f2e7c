// One playing card of any deck, in one byte.
//
// Layout: code = 16 * suit + strength for the four suits, so that suits lie 16 apart and a stronger card of a
// suit has the greater code; 64 + number for the trumps T1 … T21 of the 78 cards, 64 for the excuse. Strength
// counts from 0 (weakest) in the order of the game's own deck (core/cards/deck.h): in the 40-card deck the
// ace has strength 9 and the three 8, of the 78 cards the ace has strength 0. A card therefore means
// something only together with its deck, and comparing strengths within a suit needs no table.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

namespace giaguaro {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades, trumps };

inline constexpr int plainSuits = 4;

struct Card {
  std::uint8_t code = 255;  // 255: no card

  static constexpr Card of(Suit suit, int strength) {
    return Card{static_cast<std::uint8_t>(static_cast<int>(suit) * 16 + strength)};
  }
  static constexpr Card trump(int number) { return Card{static_cast<std::uint8_t>(64 + number)}; }
  static constexpr Card excuse() { return Card{64}; }

  constexpr bool valid() const { return code < 128; }
  constexpr bool isExcuse() const { return code == 64; }
  // The excuse counts as a trump here: it lies with them, and has their lowest strength.
  constexpr Suit suit() const { return static_cast<Suit>(std::min(code >> 4, 4)); }
  constexpr int strength() const { return code >= 64 ? code - 64 : code & 15; }

  friend constexpr auto operator<=>(Card, Card) = default;
};

inline constexpr Card noCard{};

}  // namespace giaguaro
