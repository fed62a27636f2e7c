// What may be called in Briscola Chiamata, and why not. As actions: `bid` a rank (second byte 0), `bid` the
// two with points in the second byte, `oblige` a rank with points, `solo`.
#pragma once

#include "core/games/briscola-chiamata/briscola_chiamata.h"

namespace giaguaro::briscolaCalls {

constexpr Action raiseTo(int points) { return {Action::Kind::bid, 0, static_cast<std::uint8_t>(points)}; }
constexpr Action oblige(int strength, int points) {
  return {Action::Kind::oblige, static_cast<std::uint8_t>(strength), static_cast<std::uint8_t>(points)};
}

// The only rank of a suit that may be called obbligata: all below it are held, the two at least, and it is
// not. -1: the two is missing. (Nobody holds a whole suit.)
int obligedRank(CardSet cards, Suit suit);
// Whether this suit may be named after this rank was called obbligata.
inline bool fitsObliged(CardSet cards, Suit suit, int rank) { return obligedRank(cards, suit) == rank; }
// The ranks that may be called obbligata: a bit a strength; and the suits in which one may.
std::uint16_t obligedRanks(CardSet cards);
std::vector<std::int32_t> fittingSuits(CardSet cards, int rank);

// Why the seat to act may not call this, or name this suit; nothing: it may. Any action of the auction or the
// naming may be asked, also what is not offered.
std::optional<Message> refusal(BriscolaChiamata::Public const& pub, CardSet own, Action action);

}  // namespace giaguaro::briscolaCalls
