// Exact endings of two sides: alpha-beta. The objective is one number of a hand that is over; the seats of
// the side make it as great as they can, the others as small.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/ai/solver_frame.h"

namespace giaguaro {

// Values at or beyond a bound count as the bound: less work where more does not matter.
struct ValueBounds {
  std::int32_t least = std::numeric_limits<std::int32_t>::min() + 1;
  std::int32_t most = std::numeric_limits<std::int32_t>::max() - 1;
};

template <Endable G>
class AlphaBeta {
 public:
  using Frame = SolverFrame<G>;
  using Bits = typename Frame::Bits;
  using Objective = typename Frame::template Objective<std::int32_t>;

  // Of the solve that the frame has begun; both outlive it.
  AlphaBeta(Frame& frame, Objective objective) : frame_(frame), objective_(objective) {}

  // Fail-soft: beyond a bound the answer is a bound itself. `hand` is played on.
  std::int32_t visit(G& hand, Bits left, std::int32_t least, std::int32_t most) {
    if (!frame_.playForced(hand, left)) return frame_.stopped() ? 0 : objective_(hand);
    if (hand.pub.trick.count != 0) return choose(hand, left, least, most, Card{}).value;

    std::uint64_t const standing = frame_.standingOf(hand);
    Entry known{left, standing, {ValueBounds{}.least, ValueBounds{}.most}, frame_.turn(), Card{}};
    if (Entry const& entry = frame_.place(left, standing); frame_.holds(entry, left, standing)) known = entry;
    std::int32_t const low = known.values[0];
    std::int32_t const high = known.values[1];
    if (low >= most || low == high) return low;
    if (high <= least) return high;
    least = std::max(least, low);
    most = std::min(most, high);

    Chosen const chosen = choose(hand, left, least, most, known.best);
    if (frame_.stopped()) return 0;
    known.best = chosen.card;
    // At a bound of what is known the answer is that bound.
    if (chosen.value > least) known.values[0] = chosen.value;
    if (chosen.value < most) known.values[1] = chosen.value;
    frame_.place(left, standing) = known;
    return chosen.value;
  }

 private:
  using Entry = typename Frame::Entry;
  using Move = typename Frame::Move;
  using Moves = typename Frame::Moves;

  struct Chosen {
    Card card{};
    std::int32_t value = 0;
  };
  Chosen choose(G const& hand, Bits left, std::int32_t least, std::int32_t most, Card remembered) {
    Moves moves = frame_.movesOf(hand);
    judge(hand, moves, remembered);
    bool const raises = frame_.ofSide(hand.pub.toAct());
    Chosen best;
    for (Move const& move : moves) {
      G next = hand;
      Bits nextLeft = left;
      frame_.play(next, move.card(), nextLeft);
      std::int32_t const value = visit(next, nextLeft, least, most);
      if (frame_.stopped()) return {};
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

  // Sorts the cards, the best promise first.
  void judge(G const& hand, Moves& moves, Card remembered) const {
    if (moves.count == 1) return;
    auto const& trick = hand.pub.trick;
    Seat const seat = hand.pub.toAct();
    bool const mine = frame_.ofSide(seat);
    CardSet foes;  // held by those of the other side who play after this seat
    Seat later = seat;
    for (int toCome = frame_.players() - trick.count - 1; toCome > 0; --toCome) {
      later = later == frame_.players() - 1 ? Seat{0} : static_cast<Seat>(later + 1);
      if (frame_.ofSide(later) != mine) foes |= hand.own(later).cards;
    }
    auto const safe = [&foes](Card card, Suit trump) {
      CardSet beating = foes.in(card.suit()) & CardSet::above(card);
      if (card.suit() != trump) beating |= foes.in(trump);
      return (beating - CardSet{Card::excuse()}).empty();
    };
    bool const led = trick.best.valid();
    bool const friendly = led && frame_.ofSide(trick.winner) == mine &&
                          safe(trick.best, Ending<G>::trump(hand.pub, trick.best));
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

  Frame& frame_;
  Objective objective_;
};

}  // namespace giaguaro
