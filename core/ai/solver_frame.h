// What the forms of the exact solver (core/ai/solver.h) have in common: the first position of a solve, what
// of it is left, the cards worth a try, and the table of positions that have been looked at.
//
// A table remembers positions at the start of tricks. Cards do not change hands, so that a position is known
// by which of the first position's cards are left, who leads and what stands; all of it is compared, so that
// no two positions are ever confused. What lies covered before a seat is among its cards: when it is turned follows
// from which of the others are left. Equivalent cards (neighbours of equal worth in one hand) are tried
// once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/ending.h"

namespace giaguaro {

template <Endable G>
class SolverFrame {
 public:
  static constexpr int mostCards = 64;
  using Bits = std::uint64_t;  // of the first position's cards: those that are left

  struct Entry {
    Bits left = 0;
    std::uint64_t standing = 0;
    PerSeat values{};        // two sides: the least and the most that it can be
    std::uint32_t turn = 0;  // the solve that it was written in
    Card best{};             // two sides: best, or best so far
  };

  // Never with braces, which would write zeros: left as memory is until they are written, since a search makes
  // millions.
  struct Move {
    std::uint8_t code;
    std::int32_t promise;
    Card card() const { return Card{code}; }
  };
  struct Moves {
    Move const* begin() const { return list; }
    Move const* end() const { return list + count; }
    Move list[24];
    int count = 0;
  };

  // Of a hand that is over, what is sought: a number, or one for each seat. Whatever it is made of outlives
  // it.
  template <class Value>
  struct Objective {
    void const* objective = nullptr;
    Value (*call)(void const*, G const&) = nullptr;
    Value operator()(G const& hand) const { return call(objective, hand); }
  };
  template <class Value, class Of>
  static Objective<Value> objectiveOf(Of const& objective) {
    return {&objective,
            [](void const* of, G const& hand) -> Value { return (*static_cast<Of const*>(of))(hand); }};
  }

  // Room for so many positions; a power of two, or none.
  explicit SolverFrame(std::size_t room) : table_(room) {}

  // A new solve. `side`: seats as bits. Whether there is anything to be solved.
  bool begin(G const& hand, unsigned side, StopFlag const& stop) {
    if (!hand.pub.playing() || hand.pub.toAct() == nobody) return false;
    if (G::playable(hand.pub, hand.own(hand.pub.toAct())).empty()) return false;
    players_ = static_cast<Seat>(Ending<G>::players(hand.pub));
    count_ = 0;
    merges_ = true;
    for (Seat seat = 0; seat < players_; ++seat) {
      CardSet const covered = coveredOf(hand, seat);
      if (!covered.empty()) merges_ = false;
      for (Card card : hand.own(seat).cards | covered) {
        if (count_ == mostCards) return false;
        places_[card.code] = static_cast<std::uint8_t>(count_++);
      }
    }
    side_ = side;
    ending_.emplace(hand, side);
    stop_ = &stop;
    stopped_ = stop.stopped();
    nodes_ = 0;
    if (++turn_ == 0) {  // once in four thousand million solves
      std::fill(table_.begin(), table_.end(), Entry{});
      turn_ = 1;
    }
    return true;
  }

  bool ofSide(Seat seat) const { return (side_ >> seat & 1U) != 0; }
  Seat players() const { return players_; }
  Ending<G> const& ending() const { return *ending_; }
  Bits all() const { return count_ == 64 ? ~Bits{0} : (Bits{1} << count_) - 1; }
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  std::uint32_t turn() const { return turn_; }

  // Plays on while there is only one card to play. Whether there is a choice then; else the hand is over, or
  // the solve was stopped.
  bool playForced(G& hand, Bits& left) {
    while (!hand.pub.over()) {
      if ((++nodes_ & 1023U) == 0 && stop_->stopped()) stopped_ = true;
      if (stopped_) return false;
      CardSet const cards = Ending<G>::playable(hand.pub, hand.own(hand.pub.toAct()));
      Card const only = cards.lowest();
      if (only != cards.highest()) return true;
      play(hand, only, left);
    }
    return false;
  }

  void play(G& hand, Card card, Bits& left) const {
    hand.apply(Action::play(card), nullptr);
    left &= ~(Bits{1} << places_[card.code]);
  }

  // The cards that another card of this seat may still have to do with.
  CardSet rivals(G const& hand, Seat seat) const {
    CardSet cards;
    for (Seat other = 0; other < players_; ++other)
      if (other != seat) cards |= hand.own(other).cards;
    if (hand.pub.trick.best.valid()) cards.insert(hand.pub.trick.best);
    return cards;
  }
  // Whether two neighbours of a hand, the lower one first, are the same card for all that can still happen.
  bool same(Card lower, Card higher, CardSet rivals) const {
    return merges_ && alike(lower, higher) &&
           (rivals & (CardSet::above(lower) - CardSet::above(higher))).empty();
  }
  // One of each class of equivalent cards, the lowest, in ascending order.
  Moves movesOf(G const& hand) const {
    Seat const seat = hand.pub.toAct();
    std::optional<CardSet> others;
    Moves moves;
    Card before{};
    for (Card card : Ending<G>::playable(hand.pub, hand.own(seat))) {
      bool repeats = false;
      if (before.valid() && alike(before, card)) {
        if (!others) others = rivals(hand, seat);
        repeats = same(before, card, *others);
      }
      if (!repeats) moves.list[moves.count++].code = card.code;
      before = card;
    }
    return moves;
  }

  // At the start of a trick.
  std::uint64_t standingOf(G const& hand) const {
    return ending_->standing(hand) << 3 | static_cast<std::uint64_t>(hand.pub.toAct());
  }
  Entry& place(Bits left, std::uint64_t standing) {
    std::uint64_t hash = (left ^ standing * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    hash ^= hash >> 32;
    hash *= 0x94d049bb133111ebU;
    return table_[static_cast<std::size_t>(hash >> 32) & (table_.size() - 1)];
  }
  bool holds(Entry const& entry, Bits left, std::uint64_t standing) const {
    return entry.turn == turn_ && entry.left == left && entry.standing == standing;
  }

 private:
  static bool alike(Card lower, Card higher) {
    return lower.suit() == higher.suit() && Ending<G>::alike(lower, higher);
  }

  std::vector<Entry> table_;
  std::uint32_t turn_ = 0;  // the number of this solve
  // Of this solve.
  std::optional<Ending<G>> ending_;
  StopFlag const* stop_ = nullptr;
  std::array<std::uint8_t, 128> places_{};  // of each card, by code, among those left at first
  std::uint64_t nodes_ = 0;
  unsigned side_ = 0;
  Seat players_ = 0;    // how many
  int count_ = 0;       // of cards left at first
  bool merges_ = true;  // no card lies on another, so that cards differ by themselves alone
  bool stopped_ = false;
};

}  // namespace giaguaro
