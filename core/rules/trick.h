// What every trick-taking game keeps of its play: the trick on the table, and the cards played so far.
#pragma once

#include <array>

#include "core/cards/card.h"
#include "core/rules/fixed_list.h"
#include "core/rules/follow.h"
#include "core/rules/seat.h"

namespace giaguaro {

// Whether `challenger`, played later, takes the trick from `best`.
constexpr bool beats(Card challenger, Card best, Suit trump) {
  return challenger.suit() == best.suit() ? challenger.code > best.code : challenger.suit() == trump;
}

// The trick on the table as it stands.
struct CurrentTrick {
  Seat leader = nobody;
  Seat winner = nobody;   // so far
  Card best{};            // the winner's card
  std::int8_t count = 0;  // cards on the table

  constexpr bool complete(int players) const { return count == players; }
  // Whether a card lies there that none of these could take the trick from, if it were played.
  constexpr bool safeFrom(CardSet cards, Suit trump) const {
    return best.valid() && over(cards, best).empty() && (best.suit() == trump || cards.in(trump).empty());
  }
  constexpr void add(Seat seat, Card card, Suit trump) {
    if (count == 0) leader = seat;
    if (count == 0 || beats(card, best, trump)) {
      best = card;
      winner = seat;
    }
    ++count;
  }

  friend constexpr bool operator==(CurrentTrick const&, CurrentTrick const&) = default;
};

// Every card played in a hand, in order, and who led each trick. Seats play in turn order, so that a card's
// player follows from its place.
template <int Cards, int Tricks>
struct PlayedCards {
  FixedList<Card, Cards> cards{};
  FixedList<Seat, Tricks> leaders{};

  constexpr Card card(int trick, int place, int players) const { return cards[trick * players + place]; }
  constexpr Seat seat(int index, int players) const {
    return seatAfter(leaders[index / players], players, index % players);
  }

  friend constexpr bool operator==(PlayedCards const&, PlayedCards const&) = default;
};

}  // namespace giaguaro
