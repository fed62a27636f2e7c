// Jabberwocky for the exact solver: its figures follow from the tricks of each seat, its revokes, and whether
// a trump may be led.
//
// Whoever plays for its own score never revokes: that costs three times what a bid is worth. So nobody does,
// but the seat to act may be asked for the value of a card with which it would.
#pragma once

#include "core/ai/ending.h"
#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro {

template <>
struct Ending<Jabberwocky> {
  Ending(Jabberwocky const& hand, unsigned) : first(hand.pub.history.cards.size() - hand.pub.trick.count) {}

  std::uint64_t standing(Jabberwocky const& hand) const {
    std::uint64_t standing = hand.pub.broken ? 1 : 0;
    for (std::int8_t const taken : hand.pub.taken)
      standing = standing << 4 | static_cast<std::uint64_t>(taken);
    return hand.pub.penalised ? standing << 15 | revokesSince(hand) : standing;
  }

  static int players(Jabberwocky::Public const& pub) { return pub.players; }
  static constexpr bool additive = false;
  static constexpr bool hasSides = false;
  static CardSet playable(Jabberwocky::Public const& pub, Jabberwocky::Private const& own) {
    return Jabberwocky::dutiful(pub, own);
  }
  static bool alike(Card, Card) { return true; }
  static int worth(Card) { return 1; }
  static Suit trump(Jabberwocky::Public const& pub, Card) { return pub.trump; }
  // A trick more or less is worth nothing by itself.
  static PerSeat points(Jabberwocky::Public const&) { return {}; }
  static int mostTricks(Jabberwocky::Public const& pub) {
    return pub.players == 3 ? 9 : pub.players == 4 ? 6 : 5;
  }

  int first;  // card of the trick that was on the table

 private:
  // How often each seat has, three bits each: nobody revokes here more than twice, in the trick on the table
  // and with the card that is asked for.
  std::uint64_t revokesSince(Jabberwocky const& hand) const {
    Jabberwocky::Public const& pub = hand.pub;
    std::array<CardSet, mostSeats> held{};
    for (std::size_t seat = 0; seat < held.size(); ++seat) held[seat] = hand.seats[seat].cards;
    std::uint64_t revokes = 0;
    for (int i = pub.history.cards.size() - 1; i >= first; --i) {
      Card const card = pub.history.cards[i];
      Suit const led = pub.history.cards[i - i % pub.players].suit();
      auto const seat = static_cast<std::size_t>(pub.history.seat(i, pub.players));
      if (card.suit() != led && !held[seat].in(led).empty()) revokes += std::uint64_t{1} << (3 * seat);
      held[seat].insert(card);
    }
    return revokes;
  }
};

}  // namespace giaguaro
