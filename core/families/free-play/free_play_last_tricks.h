// The points that a side makes of the last two tricks of free play, and of the last one, with best play of
// all. Where two tricks are left, all thirty-two ways to play to the first of them are worked out side by
// side, a byte for each, which costs less than to search among them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/families/free-play/free_play_cards.h"

namespace giaguaro {

class FreePlayLastTricks : FreePlayCards {
 public:
  // `held`: the first position's cards; `side`: seats as bits; `trumps`: the whole suit, or none.
  void begin(Hands const& held, unsigned side, Cards trumps) {
    side_ = side;
    trumps_ = trumps;
    for (unsigned seat = 0; seat < players; ++seat)
      for (Cards left = held[seat]; left != 0; left &= left - 1) {
        unsigned const card = lowest(left);
        for (unsigned led = 0; led < plainSuits; ++led) ranks_[led][card] = rankOf(card, led, ofSide(seat));
      }
  }

  // `open`: what the cards left are worth.
  int lastTrick(Hands const& held, unsigned leader, int open) const {
    unsigned const led = lowest(held[leader]) >> 4;
    std::uint8_t best = 0;
    for (Cards const card : held) best = std::max(best, ranks_[led][lowest(card)]);
    return (best & sideBit) != 0 ? open : 0;
  }

  int lastTwoTricks(Hands const& held, unsigned leader, int open) const {
    std::array<unsigned, players> low;  // by place, the leader's first
    std::array<unsigned, players> high;
    for (unsigned place = 0, seat = leader; place < players; ++place, seat = after(seat)) {
      low[place] = lowest(held[seat]);
      high[place] = highest(held[seat]);
    }
    // Of those who follow: what they give to the first trick, and the best of what they keep for the last, by
    // the suit that is led to it.
    Ways given{};
    std::array<Ways, plainSuits> kept{};
    for (unsigned place = 1; place < players; ++place) {
      unsigned const one = low[place];
      unsigned const other = high[place];
      add(given, place, worth(one), worth(other));
      for (unsigned led = 0; led < plainSuits; ++led)
        raise(kept[led], place, ranks_[led][other], ranks_[led][one]);
    }
    int const lowLed = afterLead(low, high, low[0], high[0], given, kept, leader, open);
    int const highLed = afterLead(low, high, high[0], low[0], given, kept, leader, open);
    return ofSide(leader) ? std::max(lowLed, highLed) : std::min(lowLed, highLed);
  }

 private:
  // The ways of four seats to play one of two cards each: bit n of a way is set where the seat n + 1 places
  // after the leader plays the higher one. In loops that a compiler turns into vector instructions.
  static constexpr unsigned ways = 16;
  using Ways = std::array<std::uint8_t, ways>;
  static constexpr auto playsHigher = [] {
    std::array<Ways, players> masks{};
    for (unsigned place = 1; place < players; ++place)
      for (unsigned way = 0; way < ways; ++way) masks[place][way] = (way >> (place - 1) & 1U) != 0 ? 0xff : 0;
    return masks;
  }();

  // A card's rank in a trick is a byte: how high it is, 0 where it cannot win; whether its holder is of the
  // side; and room for two bits more.
  static constexpr unsigned sideBit = 4;
  std::uint8_t rankOf(unsigned card, unsigned led, bool ofSide) const {
    if (!has(trumps_, card) && card >> 4 != led) return 0;
    unsigned const height = (has(trumps_, card) ? 20 : 10) + (card & 15U);
    return static_cast<std::uint8_t>(height << 3 | (ofSide ? sideBit : 0));
  }
  bool ofSide(unsigned seat) const { return (side_ >> seat & 1U) != 0; }

  static void add(Ways& into, unsigned place, int lower, int higher) {
    auto const base = static_cast<std::uint8_t>(lower);
    auto const change = static_cast<std::uint8_t>(lower ^ higher);
    for (unsigned way = 0; way < ways; ++way)
      into[way] = static_cast<std::uint8_t>(into[way] + (base ^ (change & playsHigher[place][way])));
  }
  static void raise(Ways& into, unsigned place, unsigned lower, unsigned higher) {
    auto const base = static_cast<std::uint8_t>(lower);
    auto const change = static_cast<std::uint8_t>(lower ^ higher);
    for (unsigned way = 0; way < ways; ++way)
      into[way] = std::max(into[way], static_cast<std::uint8_t>(base ^ (change & playsHigher[place][way])));
  }
  template <unsigned half>
  static void choose(bool raises, Ways& values) {
    if (raises)
      for (unsigned way = 0; way < half; ++way) values[way] = std::max(values[way], values[way + half]);
    else
      for (unsigned way = 0; way < half; ++way) values[way] = std::min(values[way], values[way + half]);
  }

  int afterLead(std::array<unsigned, players> const& low, std::array<unsigned, players> const& high,
                unsigned played, unsigned keeps, Ways const& given, std::array<Ways, plainSuits> const& kept,
                unsigned leader, int open) const {
    // The suit of the card that a seat keeps, which it leads if it wins, goes with the rank of the one it
    // plays: of cards that differ in rank, it never decides.
    auto const& ranks = ranks_[played >> 4];
    Ways first;
    first.fill(static_cast<std::uint8_t>(ranks[played] | keeps >> 4));
    for (unsigned place = 1; place < players; ++place)
      raise(first, place, ranks[low[place]] | high[place] >> 4, ranks[high[place]] | low[place] >> 4);
    Ways values;
    auto const gives = static_cast<std::uint8_t>(worth(played));
    auto const all = static_cast<std::uint8_t>(open);
    std::uint8_t const keepsOf0 = ranks_[0][keeps];
    std::uint8_t const keepsOf1 = ranks_[1][keeps];
    std::uint8_t const keepsOf2 = ranks_[2][keeps];
    std::uint8_t const keepsOf3 = ranks_[3][keeps];
    for (unsigned way = 0; way < ways; ++way) {
      std::uint8_t const best = first[way];
      std::uint8_t const last0 = std::max(kept[0][way], keepsOf0);
      std::uint8_t const last1 = std::max(kept[1][way], keepsOf1);
      std::uint8_t const last2 = std::max(kept[2][way], keepsOf2);
      std::uint8_t const last3 = std::max(kept[3][way], keepsOf3);
      // Without branches: the one of the four that `best` has the suit of.
      auto const odd = static_cast<std::uint8_t>(-(best & 1));
      auto const upper = static_cast<std::uint8_t>(-(best >> 1 & 1));
      auto const lows = static_cast<std::uint8_t>(last0 ^ ((last0 ^ last1) & odd));
      auto const highs = static_cast<std::uint8_t>(last2 ^ ((last2 ^ last3) & odd));
      auto const last = static_cast<std::uint8_t>(lows ^ ((lows ^ highs) & upper));
      auto const inFirst = static_cast<std::uint8_t>(given[way] + gives);
      auto const inLast = static_cast<std::uint8_t>(all - inFirst);
      values[way] = static_cast<std::uint8_t>((inFirst & -(best >> 2 & 1)) + (inLast & -(last >> 2 & 1)));
    }
    unsigned seat = before(leader);
    choose<8>(ofSide(seat), values);
    choose<4>(ofSide(seat = before(seat)), values);
    choose<2>(ofSide(seat = before(seat)), values);
    choose<1>(ofSide(before(seat)), values);
    return values[0];
  }

  std::array<std::array<std::uint8_t, 64>, plainSuits> ranks_{};  // by the suit led, and the card
  Cards trumps_ = 0;
  unsigned side_ = 0;
};

}  // namespace giaguaro
