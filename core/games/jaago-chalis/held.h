// In which order a hand is held up: each suit beside its sister, which is trump when it is led.
#pragma once

#include <algorithm>
#include <vector>

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

inline std::vector<Card> sistersTogether(CardSet hand) {
  std::vector<Card> cards = fiftyTwoCards.sorted(hand);
  std::ranges::stable_sort(cards, {}, [](Card card) {
    constexpr std::array<int, plainSuits> place{0, 3, 2, 1};  // clubs, spades, hearts, diamonds
    return place[static_cast<std::size_t>(card.suit())];
  });
  return cards;
}

}  // namespace giaguaro
