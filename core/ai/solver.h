// Exact endings: what a hand is worth where all cards are known and everybody plays their best, and what each
// card of the seat to act is worth. Written once over the Game concept; what it must know of a game besides
// its rules is in its Ending (core/ai/ending.h).
//
// Two sides: alpha-beta. The objective is one number of a hand that is over; the seats of the side make it as
// great as they can, the others as small.
//
// Each for himself: max^n. The objective is a number for each seat. A seat chooses
//   1. what is best for itself; among equals
//   2. what is worst for the others together; among equals
//   3. what leaves the best of the others with the least; among equals
//   4. its card with the lowest code.
// The rule is a part of the answer: what a hand is worth depends on it.
//
// An objective must tell hands apart by nothing but their figures (of sides where there are sides), as
// Ending::standing has it; in an additive game it must not fall as the side's points rise.
//
// Answers are exact and always the same, whatever was solved before. A table remembers positions at the start
// of tricks. Cards do not change hands, so that a position is known by which of the first position's cards
// are left, who leads and what stands; all of it is compared, so that no two positions are ever confused.
// Equivalent cards (neighbours of equal worth in one hand) are tried once. Nothing is allocated after the
// constructor. A solver belongs to one thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/ending.h"

namespace giaguaro {

enum class Solving : std::uint8_t {
  solved,
  stopped,  // by the flag: there is no answer
  refused   // no card is to be played here, or more than `Solver::mostCards` are left
};

// Of `Value` std::int32_t (two sides) or PerSeat (each for himself).
template <class Value>
struct Solution {
  struct Choice {
    Card card{};
    Value value{};
    bool operator==(Choice const&) const = default;
  };

  Solving state = Solving::refused;
  Value value{};                    // with best play of all
  Card best{};                      // leads to it; of several the lowest
  FixedList<Choice, 24> choices{};  // every card that may be played, in ascending order
  std::uint64_t nodes = 0;          // positions looked at
};

// Values at or beyond a bound count as the bound: less work where more does not matter.
struct ValueBounds {
  std::int32_t least = std::numeric_limits<std::int32_t>::min() + 1;
  std::int32_t most = std::numeric_limits<std::int32_t>::max() - 1;
};

template <Endable G>
class Solver {
 public:
  static constexpr int mostCards = 64;
  using Line = FixedList<Card, mostCards>;

  // Room for 2^size positions of 48 bytes; for an additive game as much as its own search makes of it.
  explicit Solver(int size = 15) : table_(Ending<G>::additive ? 0 : std::size_t{1} << size), points_(size) {}

  // `side`: seats as bits. The objective takes a hand that is over and returns std::int32_t.
  template <class Objective>
  Solution<std::int32_t> twoSides(G const& hand, unsigned side, Objective const& objective,
                                  StopFlag const& stop = {}, ValueBounds bounds = {}) {
    if (!begin(hand, side, stop)) return {};
    std::get<Wanted<std::int32_t>>(wanted_) = {&objective, &call<std::int32_t, Objective>};
    if constexpr (Ending<G>::additive) {
      Scale const scale(hand, *ending_, objective, bounds);
      points_.begin(hand, side, stop);
      return solve<std::int32_t>(hand, [&](G& next, Bits) {
        int const won = ending_->base(next);
        int const points = won + points_.points(next, scale.least - won, scale.most - won);
        stopped_ = points_.stopped();
        nodes_ = points_.nodes();
        return scale.of(points);
      });
    } else {
      return solve<std::int32_t>(hand, [&](G& next, Bits left) {
        return std::clamp(visit(next, left, bounds.least, bounds.most), bounds.least, bounds.most);
      });
    }
  }

  // The objective takes a hand that is over and returns PerSeat.
  template <class Objective>
  Solution<PerSeat> eachForHimself(G const& hand, Objective const& objective, StopFlag const& stop = {})
    requires(!Ending<G>::hasSides)
  {
    if (!begin(hand, 0, stop)) return {};
    std::get<Wanted<PerSeat>>(wanted_) = {&objective, &call<PerSeat, Objective>};
    return solve<PerSeat>(hand, [&](G& next, Bits left) { return visitAlone(next, left); });
  }

  // The best card of each position in turn, to the end of the hand. Empty: stopped, or refused.
  template <class Objective>
  Line twoSidesLine(G const& hand, unsigned side, Objective const& objective, StopFlag const& stop = {}) {
    return line(hand, [&](G const& now) { return twoSides(now, side, objective, stop); });
  }
  template <class Objective>
  Line eachForHimselfLine(G const& hand, Objective const& objective, StopFlag const& stop = {})
    requires(!Ending<G>::hasSides)
  {
    return line(hand, [&](G const& now) { return eachForHimself(now, objective, stop); });
  }

 private:
  // Additive games bring their own search.
  struct NoPoints {
    explicit NoPoints(int) {}
  };
  template <class Of>
  struct PointsSolverOf {
    using Type = NoPoints;
  };
  template <class Of>
    requires Ending<Of>::additive
  struct PointsSolverOf<Of> {
    using Type = typename Ending<Of>::PointsSolver;
  };
  using PointsSolver = typename PointsSolverOf<G>::Type;

  using Bits = std::uint64_t;  // of the first position's cards: those that are left

  struct Entry {
    Bits left = 0;
    std::uint64_t standing = 0;
    PerSeat values{};        // two sides: the least and the most that it can be
    std::uint32_t turn = 0;  // the solve that it was written in
    Card best{};             // two sides: best, or best so far
  };

  // Left as memory is until they are written: a search makes millions.
  struct Move {
    std::uint8_t code;
    std::int32_t promise;
    Card card() const { return Card{code}; }
  };
  struct Moves {
    Moves() {}  // NOLINT(modernize-use-equals-default): which would write zeros
    Move const* begin() const { return list; }
    Move const* end() const { return list + count; }
    Move list[24];
    int count = 0;
  };

  template <class Value>
  struct Wanted {
    void const* objective = nullptr;
    Value (*call)(void const*, G const&) = nullptr;
    Value operator()(G const& hand) const { return call(objective, hand); }
  };
  template <class Value, class Objective>
  static Value call(void const* objective, G const& hand) {
    return (*static_cast<Objective const*>(objective))(hand);
  }

  // Where only the side's points matter, they are what is searched for: they can be told from those that are
  // still to come, so that a position is the same whatever was won before it. The objective of each number of
  // points; and the window of those between which it changes.
  struct Scale {
    template <class Objective>
    Scale(G const& hand, Ending<G> const& ending, Objective const& objective, ValueBounds bounds)
        : first(ending.base(hand)), count(ending.open(hand) + 1) {
      G over = hand;
      while (!over.pub.over())
        over.apply(Action::play(G::playable(over.pub, over.own(over.pub.toAct())).lowest()), nullptr);
      for (int i = 0; i < count; ++i) {
        ending.setPoints(over, first + i);
        values[static_cast<std::size_t>(i)] =
            std::clamp(objective(std::as_const(over)), bounds.least, bounds.most);
      }
      least = first;
      most = first + count - 1;
      while (least < most && of(least + 1) == of(least)) ++least;
      while (most > least && of(most - 1) == of(most)) --most;
    }
    std::int32_t of(int points) const {
      return values[static_cast<std::size_t>(std::clamp(points - first, 0, count - 1))];
    }

    int first;
    int count;
    int least = 0;
    int most = 0;
    std::array<std::int32_t, 256> values{};
  };

  template <class Value, class Visit>
  Solution<Value> solve(G const& hand, Visit const& visitNext) {
    Solution<Value> solution;
    Seat const seat = hand.pub.toAct();
    CardSet const own = G::playable(hand.pub, hand.own(seat));
    CardSet const others = rivals(hand, seat);
    for (Card card : own) {
      if (!solution.choices.empty() && same(solution.choices.back().card, card, others)) {
        solution.choices.push({card, solution.choices.back().value});
        continue;
      }
      G next = hand;
      Bits left = allOf(count_);
      play(next, card, left);
      Value const value = visitNext(next, left);
      if (stopped_) {
        solution = {};
        solution.state = Solving::stopped;
        solution.nodes = nodes_;
        return solution;
      }
      if (solution.choices.empty() || prefers(seat, value, solution.value)) {
        solution.value = value;
        solution.best = card;
      }
      solution.choices.push({card, value});
    }
    solution.state = Solving::solved;
    solution.nodes = nodes_;
    return solution;
  }

  template <class Solve>
  Line line(G hand, Solve const& solveNow) {
    Line line;
    while (!hand.pub.over()) {
      auto const solution = solveNow(hand);
      if (solution.state != Solving::solved) return {};
      line.push(solution.best);
      hand.apply(Action::play(solution.best), nullptr);
    }
    return line;
  }

  // Whether there is anything to be solved.
  bool begin(G const& hand, unsigned side, StopFlag const& stop) {
    if (!hand.pub.playing() || hand.pub.toAct() == nobody) return false;
    if (G::playable(hand.pub, hand.own(hand.pub.toAct())).empty()) return false;
    players_ = static_cast<Seat>(Ending<G>::players(hand.pub));
    count_ = 0;
    for (Seat seat = 0; seat < players_; ++seat)
      for (Card card : hand.own(seat).cards) {
        if (count_ == mostCards) return false;
        places_[card.code] = static_cast<std::uint8_t>(count_++);
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

  // ---- Two sides ----

  // Fail-soft: beyond a bound the answer is a bound itself. `hand` is played on.
  std::int32_t visit(G& hand, Bits left, std::int32_t least, std::int32_t most) {
    if (!playForced(hand, left)) return stopped_ ? 0 : std::get<Wanted<std::int32_t>>(wanted_)(hand);
    if (hand.pub.trick.count != 0) return choose(hand, left, least, most, Card{}).value;

    std::uint64_t const standing = standingOf(hand);
    Entry known{left, standing, {ValueBounds{}.least, ValueBounds{}.most}, turn_, Card{}};
    if (Entry const& entry = place(left, standing); holds(entry, left, standing)) known = entry;
    std::int32_t const low = known.values[0];
    std::int32_t const high = known.values[1];
    if (low >= most || low == high) return low;
    if (high <= least) return high;
    least = std::max(least, low);
    most = std::min(most, high);

    Chosen const chosen = choose(hand, left, least, most, known.best);
    if (stopped_) return 0;
    known.best = chosen.card;
    // At a bound of what is known the answer is that bound.
    if (chosen.value > least) known.values[0] = chosen.value;
    if (chosen.value < most) known.values[1] = chosen.value;
    place(left, standing) = known;
    return chosen.value;
  }

  struct Chosen {
    Card card{};
    std::int32_t value = 0;
  };
  Chosen choose(G const& hand, Bits left, std::int32_t least, std::int32_t most, Card remembered) {
    Moves moves = movesOf(hand);
    judge(hand, moves, remembered);
    bool const raises = ofSide(hand.pub.toAct());
    Chosen best;
    for (Move const& move : moves) {
      G next = hand;
      Bits nextLeft = left;
      play(next, move.card(), nextLeft);
      std::int32_t const value = visit(next, nextLeft, least, most);
      if (stopped_) return {};
      if (!best.card.valid() || (raises ? value > best.value : value < best.value))
        best = {move.card(), value};
      if (raises)
        least = std::max(least, value);
      else
        most = std::min(most, value);
      if (least >= most) break;
    }
    return best;
  }

  bool ofSide(Seat seat) const { return (side_ >> seat & 1U) != 0; }
  bool prefers(Seat seat, std::int32_t a, std::int32_t b) const { return ofSide(seat) ? a > b : a < b; }

  // Sorts the cards, the best promise first.
  void judge(G const& hand, Moves& moves, Card remembered) const {
    if (moves.count == 1) return;
    auto const& trick = hand.pub.trick;
    Seat const seat = hand.pub.toAct();
    bool const mine = ofSide(seat);
    CardSet foes;  // held by those of the other side who play after this seat
    Seat later = seat;
    for (int toCome = players_ - trick.count - 1; toCome > 0; --toCome) {
      later = later == players_ - 1 ? Seat{0} : static_cast<Seat>(later + 1);
      if (ofSide(later) != mine) foes |= hand.own(later).cards;
    }
    auto const safe = [&foes](Card card, Suit trump) {
      CardSet beating = foes.in(card.suit()) & CardSet::above(card);
      if (card.suit() != trump) beating |= foes.in(trump);
      return (beating - CardSet{Card::excuse()}).empty();
    };
    bool const led = trick.best.valid();
    bool const friendly =
        led && ofSide(trick.winner) == mine && safe(trick.best, Ending<G>::trump(hand.pub, trick.best));
    for (int i = 0; i < moves.count; ++i) {
      Move& move = moves.list[i];
      Card const card = move.card();
      Suit const trump = Ending<G>::trump(hand.pub, card);
      int const worth = Ending<G>::worth(card);
      bool const takes = !card.isExcuse() && (!led || beats(card, trick.best, trump));
      int const cost = 2 * worth + (card.suit() == trump ? 4 : 0);
      int promise = -cost;
      if (friendly)
        promise = takes ? worth : 4 * worth;
      else if (takes)
        promise = safe(card, trump) ? 60 + 2 * worth : -cost / 2;
      if (card == remembered) promise += 1'000;
      move.promise = promise;
    }
    // Insertion: a handful of cards, most of them in order.
    for (int i = 1; i < moves.count; ++i) {
      Move const move = moves.list[i];
      int place = i;
      for (; place > 0 && moves.list[place - 1].promise < move.promise; --place)
        moves.list[place] = moves.list[place - 1];
      moves.list[place] = move;
    }
  }

  // ---- Each for himself ----

  PerSeat visitAlone(G& hand, Bits left) {
    if (!playForced(hand, left)) return stopped_ ? PerSeat{} : std::get<Wanted<PerSeat>>(wanted_)(hand);
    bool const remembers = hand.pub.trick.count == 0;
    std::uint64_t const standing = remembers ? standingOf(hand) : 0;
    if (remembers)
      if (Entry const& entry = place(left, standing); holds(entry, left, standing)) return entry.values;

    Seat const seat = hand.pub.toAct();
    PerSeat best{};
    bool any = false;
    for (Move const& move : movesOf(hand)) {
      G next = hand;
      Bits nextLeft = left;
      play(next, move.card(), nextLeft);
      PerSeat const value = visitAlone(next, nextLeft);
      if (stopped_) return {};
      if (!any || prefers(seat, value, best)) best = value;
      any = true;
    }
    if (remembers) place(left, standing) = {left, standing, best, turn_, Card{}};
    return best;
  }

  static bool prefers(Seat seat, PerSeat const& a, PerSeat const& b) {
    auto const own = static_cast<std::size_t>(seat);
    if (a[own] != b[own]) return a[own] > b[own];
    auto const others = [own](PerSeat const& values) {
      std::int64_t sum = 0;
      std::int32_t most = std::numeric_limits<std::int32_t>::min();
      for (std::size_t other = 0; other < values.size(); ++other) {
        if (other == own) continue;
        sum += values[other];
        most = std::max(most, values[other]);
      }
      return std::pair(sum, most);
    };
    return others(a) < others(b);
  }

  // ---- What both share ----

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
  static bool alike(Card lower, Card higher) {
    return lower.suit() == higher.suit() && Ending<G>::alike(lower, higher);
  }
  // Whether two neighbours of a hand, the lower one first, are the same card for all that can still happen.
  static bool same(Card lower, Card higher, CardSet rivals) {
    return alike(lower, higher) && (rivals & (CardSet::above(lower) - CardSet::above(higher))).empty();
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

  static constexpr Bits allOf(int count) { return count == 64 ? ~Bits{0} : (Bits{1} << count) - 1; }

  std::vector<Entry> table_;
  PointsSolver points_;
  std::uint32_t turn_ = 0;  // the number of this solve
  // Of this solve.
  std::optional<Ending<G>> ending_;
  std::tuple<Wanted<std::int32_t>, Wanted<PerSeat>> wanted_;
  StopFlag const* stop_ = nullptr;
  std::array<std::uint8_t, 128> places_{};  // of each card, by code, among those left at first
  std::uint64_t nodes_ = 0;
  unsigned side_ = 0;
  Seat players_ = 0;  // how many
  int count_ = 0;     // of cards left at first
  bool stopped_ = false;
};

}  // namespace giaguaro
