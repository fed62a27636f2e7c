// The three decks, and the notation of their cards: rank, then suit, as in `AD`, `10H`, `NS`, `T21`, `EX`.
// A deck fixes which ranks a suit has and in which order they beat each other; what a suit looks like is the
// art's business (the 40 cards are drawn as coins, cups, swords, batons; the letters stay C D H S).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/cards/card.h"
#include "core/cards/card_set.h"

namespace giaguaro {

enum class Rank : std::uint8_t {
  ace,
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  cavalier,  // of the 78 cards only
  queen,
  king
};

class Deck {
 public:
  enum class Id : std::uint8_t { forty, fiftyTwo, seventyEight };

  constexpr Deck(Id id, std::span<Rank const> lowToHigh, bool withTrumps) : id_(id), lowToHigh_(lowToHigh) {
    for (int suit = 0; suit < plainSuits; ++suit) cards_ |= CardSet::ofSuit(static_cast<Suit>(suit), ranks());
    if (withTrumps) {
      cards_.insert(Card::excuse());
      for (int number = 1; number <= 21; ++number) cards_.insert(Card::trump(number));
    }
  }

  static Deck const& of(Id id);

  constexpr Id id() const { return id_; }
  constexpr CardSet cards() const { return cards_; }
  constexpr int ranks() const { return static_cast<int>(lowToHigh_.size()); }
  constexpr bool has(Card card) const { return cards_.contains(card); }

  // Of a card of a plain suit of this deck.
  constexpr Rank rank(Card card) const { return lowToHigh_[static_cast<std::size_t>(card.strength())]; }
  constexpr Rank rankOfStrength(int strength) const { return lowToHigh_[static_cast<std::size_t>(strength)]; }
  // -1: this deck has no such rank.
  constexpr int strength(Rank rank) const {
    for (int i = 0; i < ranks(); ++i)
      if (lowToHigh_[static_cast<std::size_t>(i)] == rank) return i;
    return -1;
  }
  // Of a rank that the deck has.
  constexpr Card card(Rank rank, Suit suit) const { return Card::of(suit, strength(rank)); }

  std::string text(Card card) const;
  std::optional<Card> parse(std::string_view text) const;

  // The order of records: suits C D H S, in each from the highest rank down, then the trumps from T21 down, then the
  // excuse.
  std::vector<Card> sorted(CardSet cards) const;
  // The order in which cards are shown, wherever they are: the same, but black and red suits (of the French signs) by turns.
  static constexpr std::array shownSuits{Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts,
                                         Suit::trumps};
  static int shownPlace(Suit suit);
  std::vector<Card> shown(CardSet cards) const;

 private:
  Id id_;
  std::span<Rank const> lowToHigh_;
  CardSet cards_;
};

extern Deck const fortyCards;         // A 3 K Q J 7 6 5 4 2, from high to low
extern Deck const fiftyTwoCards;      // A K Q J 10 … 2
extern Deck const seventyEightCards;  // K Q N J 10 … 2 A, T21 … T1, EX

std::string_view rankText(Rank rank);                  // "A", "10", "N" …
std::optional<Rank> parseRank(std::string_view text);  // of any deck
char suitLetter(Suit suit);                            // 'C' 'D' 'H' 'S', 'T' for trumps
std::optional<Suit> parseSuit(std::string_view text);  // one of the four plain suits

}  // namespace giaguaro
