// A set of cards: one bit a card, in two 64-bit words. The first holds four suits of 16 bits, the second the
// trumps and the excuse; bit n of the pair is the card with code n (core/cards/card.h). Iteration runs from
// the lowest code to the highest.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/cards/card.h"

namespace giaguaro {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) insert(card);
  }
  // The strengths 0 … count-1 of a plain suit.
  static constexpr CardSet ofSuit(Suit suit, int count = 16) {
    CardSet set;
    set.plain_ = ((std::uint64_t{1} << count) - 1) << (static_cast<int>(suit) * 16);
    return set;
  }
  // Every card with a greater code: of `card`'s suit (and of later ones) the stronger ones.
  static constexpr CardSet above(Card card) {
    CardSet set;
    std::uint64_t const higher = ~std::uint64_t{1} << (card.code & 63);
    set.plain_ = card.code < 64 ? higher : 0;
    set.trumps_ = card.code < 64 ? ~std::uint64_t{0} : higher;
    return set;
  }
  static constexpr CardSet allTrumps() {
    CardSet set;
    set.trumps_ = ~std::uint64_t{0};
    return set;
  }

  constexpr bool empty() const { return (plain_ | trumps_) == 0; }
  constexpr int size() const { return count(plain_) + (trumps_ == 0 ? 0 : count(trumps_)); }
  constexpr bool contains(Card card) const {
    return card.valid() && (((card.code < 64 ? plain_ : trumps_) >> (card.code & 63)) & 1) != 0;
  }
  constexpr bool contains(CardSet other) const { return (other - *this).empty(); }

  constexpr void insert(Card card) { word(card) |= bit(card); }
  constexpr void erase(Card card) { word(card) &= ~bit(card); }

  constexpr CardSet in(Suit suit) const {
    return *this & (suit == Suit::trumps ? allTrumps() : ofSuit(suit));
  }

  // Of a plain suit: its cards as bits, that of strength 0 the lowest.
  constexpr unsigned strengths(Suit suit) const {
    return static_cast<unsigned>(plain_ >> (static_cast<int>(suit) * 16)) & 0xffffU;
  }

  // Of a set that is not empty: the card with the lowest code, with the highest, and the one with `index`
  // smaller ones below it.
  constexpr Card lowest() const {
    return Card{
        static_cast<std::uint8_t>(plain_ != 0 ? std::countr_zero(plain_) : 64 + std::countr_zero(trumps_))};
  }
  constexpr Card highest() const {
    return Card{static_cast<std::uint8_t>(trumps_ != 0 ? 127 - std::countl_zero(trumps_)
                                                       : 63 - std::countl_zero(plain_))};
  }
  constexpr Card at(int index) const {
    if (trumps_ != 0) {
      int const plain = count(plain_);
      if (index >= plain) return Card{static_cast<std::uint8_t>(64 + select(trumps_, index - plain))};
    }
    return Card{static_cast<std::uint8_t>(select(plain_, index))};
  }

  friend constexpr CardSet operator|(CardSet a, CardSet b) {
    return CardSet(a.plain_ | b.plain_, a.trumps_ | b.trumps_);
  }
  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    return CardSet(a.plain_ & b.plain_, a.trumps_ & b.trumps_);
  }
  friend constexpr CardSet operator-(CardSet a, CardSet b) {
    return CardSet(a.plain_ & ~b.plain_, a.trumps_ & ~b.trumps_);
  }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t plain, std::uint64_t trumps) : plain_(plain), trumps_(trumps) {}
    constexpr Card operator*() const {
      return Card{
          static_cast<std::uint8_t>(plain_ != 0 ? std::countr_zero(plain_) : 64 + std::countr_zero(trumps_))};
    }
    constexpr Iterator& operator++() {
      if (plain_ != 0)
        plain_ &= plain_ - 1;
      else
        trumps_ &= trumps_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t plain_;
    std::uint64_t trumps_;
  };
  constexpr Iterator begin() const { return {plain_, trumps_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr CardSet(std::uint64_t plain, std::uint64_t trumps) : plain_(plain), trumps_(trumps) {}
  static constexpr std::uint64_t bytes = 0x0101010101010101U;
  // The number of bits in each byte, added up from the lowest byte on (Warren, "Hacker's Delight", 5-1). A
  // portable build has no instruction for it, and the library's table look-ups cost twice as much in a
  // playout.
  static constexpr std::uint64_t runningCounts(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return bits * bytes;
  }
  static constexpr int count(std::uint64_t bits) { return static_cast<int>(runningCounts(bits) >> 56); }
  // The place of the set bit that has `index` set bits below it. Finds its byte without a branch (Vigna,
  // "Broadword implementation of rank/select queries", 2008), since which card is drawn cannot be predicted.
  static constexpr int select(std::uint64_t bits, int index) {
    std::uint64_t const counts = runningCounts(bits);
    std::uint64_t const wanted = static_cast<std::uint64_t>(index) * bytes;
    // In each byte: 1 if the bits up to and with this byte are not enough. Counts stay below 128.
    std::uint64_t const before = ((wanted | (bytes << 7)) - counts) >> 7 & bytes;
    int const shift = static_cast<int>((before * bytes) >> 56) * 8;
    int const below = static_cast<int>((counts << 8) >> shift & 0xff);
    std::uint64_t const byte = bits >> shift & 0xff;
    return shift + selectInByte[static_cast<std::size_t>(index - below)][static_cast<std::size_t>(byte)];
  }
  static constexpr auto selectInByte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
      for (unsigned place = 0, index = 0; place < 8; ++place)
        if ((byte >> place & 1) != 0) table[index++][byte] = static_cast<std::uint8_t>(place);
    return table;
  }();
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << (card.code & 63); }
  constexpr std::uint64_t& word(Card card) { return card.code < 64 ? plain_ : trumps_; }

  std::uint64_t plain_ = 0;
  std::uint64_t trumps_ = 0;
};

}  // namespace giaguaro
