// Positions at the start of tricks, as the search of free play's endings
// (core/families/free-play/free_play_solver.h) remembers them: by what matters of them. Of the cards that are
// worth nothing, all of which lie below those that are worth something, that is the order of their holders in
// each suit; and of those in plain suits that one seat alone has left, how many it has. All of it is
// compared: no two positions that differ are ever confused.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/families/free-play/free_play_cards.h"

namespace giaguaro {

class FreePlayPositions : FreePlayCards {
 public:
  struct Entry {
    std::uint64_t order;
    std::uint64_t rest;
    std::uint32_t turn;  // the solve that it was written in
    std::int16_t least;
    std::int16_t most;
    std::uint8_t best;
  };

  // Room for so many, a power of two.
  explicit FreePlayPositions(std::size_t room)
      : room_(room), table_(std::make_unique_for_overwrite<Entry[]>(room)) {}

  // A new solve, which begins with these cards. `trumps`: the whole suit; none: no trump.
  void begin(Hands const& held, Cards trumps) {
    trumps_ = trumps;
    describe(held);
    useTable(held);
  }

  // A position with nothing known of it yet: no best card.
  Entry described(unsigned leader, Cards all) const {
    Entry entry{};
    entry.best = none;
    std::uint64_t lone = 0;
    std::uint64_t worthy = 0;
    for (unsigned suit = 0; suit < plainSuits; ++suit) {
      auto const left = static_cast<unsigned>(all >> (16 * suit)) & 0x3ffU;
      worthy = worthy << 5 | left >> worthless;
      std::uint64_t order = orders_[suit][left & 31U];
      if (order != 0 && left < 32U && suitOf(16 * suit) != trumps_) {
        std::uint64_t const holder = order & 7U;
        auto const count = static_cast<unsigned>(countOf(left));
        if (order == (holder * 0x1249U & ((1U << (3 * count)) - 1))) {
          lone += std::uint64_t{count} << (4 * (holder - 1));
          order = 0;
        }
      }
      entry.order = entry.order << 15 | order;
    }
    entry.rest = (lone << 20 | worthy) << 3 | leader;
    entry.turn = turn_;
    return entry;
  }

  // Where it may be kept; and whether it is what is kept there.
  Entry& placeOf(Entry const& entry) {
    std::uint64_t hash = (entry.order ^ entry.rest * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    hash ^= hash >> 32;
    hash *= 0x94d049bb133111ebU;
    return table_[static_cast<std::size_t>(hash >> 32) & places_];
  }
  static bool same(Entry const& place, Entry const& known) {
    return place.turn == known.turn && place.order == known.order && place.rest == known.rest;
  }

 private:
  // Of each suit and each set of its worthless cards that may be left: their holders in order, three bits
  // each.
  void describe(Hands const& held) {
    for (unsigned suit = 0; suit < plainSuits; ++suit) {
      std::array<std::uint16_t, worthless> holders{};
      for (unsigned seat = 0; seat < players; ++seat)
        for (unsigned i = 0; i < worthless; ++i)
          if ((held[seat] & bit(16 * suit + i)) != 0) holders[i] = static_cast<std::uint16_t>(seat + 1);
      for (unsigned left = 0; left < 32; ++left) {
        std::uint16_t order = 0;
        for (unsigned i = 0; i < worthless; ++i)
          if ((left >> i & 1U) != 0) order = static_cast<std::uint16_t>(order << 3 | holders[i]);
        orders_[suit][left] = order;
      }
    }
  }

  // Memory that a solve has no use for is left alone: a large table takes longer to be cleared than four
  // tricks take to be solved.
  void useTable(Hands const& held) {
    int most = 0;
    for (Cards const cards : held) most = std::max(most, countOf(cards));
    constexpr std::size_t forFourTricks = 4'096;
    std::size_t const used = most > 4 ? room_ : std::min(room_, forFourTricks);
    places_ = used - 1;
    if (++turn_ == 0) {  // once in four thousand million solves
      cleared_ = 0;
      turn_ = 1;
    }
    if (cleared_ >= used) return;
    std::fill(table_.get() + cleared_, table_.get() + used, Entry{});
    cleared_ = used;
  }

  std::size_t room_;
  std::unique_ptr<Entry[]> table_;
  std::size_t cleared_ = 0;  // its first entries; those behind them have no values yet
  std::size_t places_ = 0;   // that this solve uses, less one
  std::uint32_t turn_ = 0;   // the number of this solve
  Cards trumps_ = 0;
  std::array<std::array<std::uint16_t, 32>, plainSuits> orders_{};
};

}  // namespace giaguaro
