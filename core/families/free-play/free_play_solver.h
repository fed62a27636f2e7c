// The points that a side makes of the last tricks where any card may be played
// (core/families/free-play/free_play.h) and all cards are known: alpha-beta over a position of its own, a
// word of cards for each seat, many times quicker than a hand of the game. The exact solver
// (core/ai/solver.h) asks it.
//
// Of cards that differ in their worth alone, neighbours or cards of suits that a seat alone has left, only
// the one that is worth least is tried where the trick is lost whatever is played to it, and the one that is
// worth most where it is won: a card kept back can bring no more than it is worth.
//
// Searched are the tricks before the last two; those are worked out
// (core/families/free-play/free_play_last_tricks.h). Where a card was the answer to the best one on the
// table, it is tried first when that one lies there again.
//
// Points are those still to be won, so that a position is the same whatever was won before it: a table
// remembers what was found (core/families/free-play/free_play_positions.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/ai/advice.h"
#include "core/families/free-play/free_play_cards.h"
#include "core/families/free-play/free_play_last_tricks.h"
#include "core/families/free-play/free_play_positions.h"

namespace giaguaro {

class FreePlaySolver : FreePlayCards {
 public:
  // Room for four times 2^size positions of 32 bytes.
  explicit FreePlaySolver(int size) : positions_(std::size_t{4} << size) {}

  // `hand`: the first position, in play; `side`: seats as bits.
  template <class G>
  void begin(G const& hand, unsigned side, StopFlag const& stop) {
    take(hand);
    side_ = side;
    stop_ = &stop;
    stopped_ = stop.stopped();
    nodes_ = 0;
    trumps_ = hand.pub.trump == Suit::trumps ? 0 : suitOf(16U * static_cast<unsigned>(hand.pub.trump));
    positions_.begin(held_, trumps_);
    lastTricks_.begin(held_, side, trumps_);
    replies_.fill(none);
  }

  // What the side still makes of a position that comes of the first one, what lies on the table included;
  // from `least` to `most` exact. The stopped answer means nothing.
  template <class G>
  int points(G const& hand, int least, int most) {
    if (hand.pub.over()) return 0;
    take(hand);
    auto const seat = static_cast<unsigned>(hand.pub.turn);
    Trick trick;
    trick.left = static_cast<std::uint8_t>(countOf(held_[seat]));
    trick.count = static_cast<std::uint8_t>(hand.pub.trick.count);
    trick.onTable = hand.pub.onTable;
    if (trick.count > 0) {
      trick.best = hand.pub.trick.best.code;
      trick.winner = static_cast<std::uint8_t>(hand.pub.trick.winner);
    }
    int open = trick.onTable;
    Cards all = 0;
    for (Cards const held : held_) {
      open += worthOf(held);
      all |= held;
    }
    Later const later = laterFrom(seat, trick.count);
    // Windows that hold nothing, one after the other. That few seats cannot make so much is shown quickly,
    // that they can against all that many do takes long: so the way leads down to what the smaller side
    // makes.
    int guess = 2 * countOf(side_) < static_cast<int>(players) ? most : least;
    while (least < most && !stopped_) {
      int const bound = std::clamp(guess, least + 1, most);
      guess = trick.count == 0 ? lead(seat, trick.left, all, open, bound - 1, bound)
                               : follow(seat, trick, later, all, open, bound - 1, bound, none).value;
      if (guess < bound)
        most = std::max(guess, least);
      else
        least = std::min(guess, most);
    }
    return least;
  }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Entry = FreePlayPositions::Entry;
  static constexpr unsigned cardsOrNone = 65;

  // Of a trick, from its start on: what each side's seats that play after a place hold.
  struct Later {
    std::array<Cards, players> ours;
    std::array<Cards, players> theirs;
  };
  struct Trick {
    std::uint8_t left = 0;  // cards of a seat that has still to play to it
    std::uint8_t count = 0;
    std::uint8_t best = none;
    std::uint8_t winner = 0;
    std::uint8_t onTable = 0;
  };
  struct Chosen {
    std::uint8_t card = none;
    int value = 0;
  };
  struct Move {
    std::uint8_t card;
    std::int16_t promise;
  };
  // Never with braces, which would write zeros: left as memory is until they are written, since a search makes
  // millions.
  struct Moves {
    // The most promising one of those that were not asked for yet, but not this one; or none.
    std::uint8_t next(std::uint8_t butNot) {
      while (asked < count) {
        unsigned best = asked;
        for (unsigned i = asked + 1; i < count; ++i)
          if (list[i].promise > list[best].promise) best = i;
        std::swap(list[asked], list[best]);
        if (std::uint8_t const card = list[asked++].card; card != butNot) return card;
      }
      return none;
    }
    Move list[8];
    unsigned count = 0;
    unsigned asked = 0;
  };

  bool ofSide(unsigned seat) const { return (side_ >> seat & 1U) != 0; }
  // Whatever takes a trick from this card.
  Cards beating(unsigned best) const { return above(best) | (has(trumps_, best) ? 0 : trumps_); }
  // Of cards that take a trick as it lies, those that one of these still beats.
  Cards beatenBy(Cards cards) const {
    Cards const trumps = cards & trumps_;
    return trumps == 0 ? upTo(cards) : upTo(trumps) | ~trumps_;
  }

  template <class G>
  void take(G const& hand) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      held_[seat] = 0;
      for (unsigned suit = 0; suit < plainSuits; ++suit)
        held_[seat] |= Cards{hand.seats[seat].cards.strengths(static_cast<Suit>(suit))} << (16 * suit);
    }
  }

  // A trick is to be led. `open`: points that nobody has won yet. Fail-soft, as all of it: beyond a bound the
  // answer is a bound itself.
  int lead(unsigned leader, unsigned left, Cards all, int open, int least, int most) {
    ++nodes_;
    if (open <= least || open == 0) return open;
    if (most <= 0) return 0;
    if (left == 1) return lastTricks_.lastTrick(held_, leader, open);
    Entry known = positions_.described(leader, all);
    Entry& place = positions_.placeOf(known);
    if (left == 2) {
      if (FreePlayPositions::same(place, known)) return place.least;
      int const value = lastTricks_.lastTwoTricks(held_, leader, open);
      known.least = known.most = static_cast<std::int16_t>(value);
      place = known;
      return value;
    }
    stopped_ = stopped_ || stop_->stopped();
    if (stopped_) return 0;
    Later const later = laterFrom(leader, 0);
    if (FreePlayPositions::same(place, known)) {
      known = place;
    } else {
      Cards const ours = later.ours[0] | (ofSide(leader) ? held_[leader] : 0);
      known.least = static_cast<std::int16_t>(sureOf(true, leader, ours, all & ~ours));
      known.most = static_cast<std::int16_t>(open - sureOf(false, leader, all & ~ours, ours));
    }
    if (known.least >= most || known.least == known.most) return known.least;
    if (known.most <= least) return known.most;

    Trick trick;
    trick.left = static_cast<std::uint8_t>(left);
    Chosen const chosen = follow(leader, trick, later, all, open, least, most, known.best);
    if (stopped_) return 0;
    known.best = chosen.card;
    if (chosen.value > least) known.least = std::max(known.least, static_cast<std::int16_t>(chosen.value));
    if (chosen.value < most) known.most = std::min(known.most, static_cast<std::int16_t>(chosen.value));
    place = known;
    return chosen.value;
  }

  // With `seat` to play at this place.
  Later laterFrom(unsigned seat, unsigned at) const {
    Later later;
    Cards ours = 0;
    Cards theirs = 0;
    unsigned one = (seat + players - 1 - at) % players;
    for (unsigned place = players; place-- > at;) {
      later.ours[place] = ours;
      later.theirs[place] = theirs;
      (ofSide(one) ? ours : theirs) |= held_[one];
      one = before(one);
    }
    return later;
  }

  // What a side wins whatever the others do: its trumps that no trump of the others beats; and, while the
  // seat that has most of these plays them, the best that its friends have and the least that the others
  // have. Where nobody but the leader has trumps, the same of all the leader's cards that nobody beats.
  int sureOf(bool ours, unsigned leader, Cards own, Cards others) const {
    Cards const beaten = others & trumps_;
    Cards sure = own & trumps_;
    if (beaten != 0) sure &= above(highest(beaten));
    unsigned player = leader;
    if (ofSide(leader) == ours && ((own | others) & ~held_[leader] & trumps_) == 0) {
      sure = held_[leader] & (trumps_ | ~upTo((own | others) & ~held_[leader]));
    } else if (sure != 0) {
      int most = 0;
      for (unsigned seat = 0; seat < players; ++seat)
        if (int const count = countOf(held_[seat] & sure); count > most) {
          most = count;
          player = seat;
        }
    }
    if (sure == 0) return 0;
    int points = worthOf(sure);
    int const tricks = countOf(held_[player] & sure);
    for (unsigned seat = 0; seat < players; ++seat)
      if (seat != player)
        points += ofSide(seat) == ours ? worthOfBest(held_[seat] & ~sure, tricks)
                                       : worthOfLeast(held_[seat], tricks);
    return points;
  }

  Chosen follow(unsigned seat, Trick const& trick, Later const& later, Cards all, int open, int least,
                int most, std::uint8_t remembered) {
    unsigned const answered = std::min<unsigned>(trick.best, cardsOrNone - 1);
    std::uint8_t& reply = replies_[(trick.left * players + seat) * cardsOrNone + answered];
    bool const raises = ofSide(seat);
    // Mostly the first card cuts the others off, which then need not even be looked for. What is remembered
    // may be of a position that is the same with other cards.
    auto const isHeld = [&](std::uint8_t card) { return card != none && has(held_[seat], card); };
    std::uint8_t const first = isHeld(remembered) ? remembered : isHeld(reply) ? reply : none;
    Moves moves;
    if (first == none) movesOf(seat, trick, later, all, moves);
    Chosen best;
    for (std::uint8_t card = first != none ? first : moves.next(none); card != none;) {
      held_[seat] ^= bit(card);
      int const value = played(seat, card, trick, later, all ^ bit(card), open, least, most);
      held_[seat] ^= bit(card);
      if (stopped_) return {};
      if (best.card == none || (raises ? value > best.value : value < best.value)) best = {card, value};
      if (raises)
        least = std::max(least, value);
      else
        most = std::min(most, value);
      if (least >= most) {
        reply = card;
        break;
      }
      if (card == first) movesOf(seat, trick, later, all, moves);
      card = moves.next(first);
    }
    return best;
  }

  int played(unsigned seat, std::uint8_t card, Trick trick, Later const& later, Cards all, int open,
             int least, int most) {
    ++nodes_;
    if (trick.count == 0 || has(beating(trick.best), card)) {
      trick.best = card;
      trick.winner = static_cast<std::uint8_t>(seat);
    }
    trick.onTable = static_cast<std::uint8_t>(trick.onTable + worth(card));
    if (++trick.count < players) return follow(after(seat), trick, later, all, open, least, most, none).value;
    int const won = ofSide(trick.winner) ? trick.onTable : 0;
    if (trick.left == 1) return won;
    return won + lead(trick.winner, trick.left - 1U, all, open - trick.onTable, least - won, most - won);
  }

  // One of each class of equal cards.
  void movesOf(unsigned seat, Trick const& trick, Later const& later, Cards all, Moves& moves) const {
    Cards const own = held_[seat];
    bool const led = trick.count > 0;
    bool const mine = ofSide(seat);
    Cards const others = all & ~own;
    Cards const foes = (mine ? later.theirs : later.ours)[trick.count];
    Cards const beats = led ? beating(trick.best) : ~Cards{0};
    bool const ours = led && ofSide(trick.winner) == mine;
    bool const friendly = ours && (beats & foes) == 0;
    // Whether the trick goes to the others, unless this card takes it.
    bool const lost = led && !ours && (beats & (mine ? later.ours : later.theirs)[trick.count]) == 0;
    Cards const taking = own & beats;
    Cards const won = friendly ? own : taking == 0 ? 0 : taking & ~beatenBy(foes);
    Cards const settled = lost ? won | (own & ~taking) : won;
    Cards const rivals = led ? others | bit(trick.best) : others;
    unsigned last = none;
    unsigned chain = 0;        // the place of the first of the neighbours that `last` belongs to
    unsigned alone = none;     // the place of the first card of suits that this seat alone has
    unsigned aloneWorths = 0;  // as bits, of those
    for (Cards left = own; left != 0; left &= left - 1) {
      unsigned const card = lowest(left);
      int const points = worth(card);
      bool const isTaking = has(taking, card);
      bool const isTrump = has(trumps_, card);
      bool const isAlone = (others & suitOf(card)) == 0 && !isTrump && (!led || !isTaking);
      bool const isNeighbour =
          !isAlone && last != none && (last ^ card) < 16 && (rivals & above(last) & ~above(card)) == 0;
      bool const repeats = isAlone ? (aloneWorths >> points & 1U) != 0 : isNeighbour && worth(last) == points;
      last = card;
      if (repeats) continue;
      if (isAlone) aloneWorths |= 1U << points;
      int promise = -2 * points - (isTrump ? 4 : 0);
      if (friendly)
        promise = isTaking ? points : 4 * points;
      else if (isTaking)
        promise = has(won, card) ? 60 + 2 * points : -points - (isTrump ? 2 : 0);
      Move const move{static_cast<std::uint8_t>(card), static_cast<std::int16_t>(promise)};
      unsigned const like = isAlone ? alone : isNeighbour ? chain : none;
      if (like != none && has(settled, card)) {
        Move& kept = moves.list[like];
        if (has(won, card) ? points > worth(kept.card) : points < worth(kept.card)) kept = move;
        continue;
      }
      if (isAlone && alone == none) alone = moves.count;
      if (!isAlone && !isNeighbour) chain = moves.count;
      moves.list[moves.count++] = move;
    }
  }

  FreePlayPositions positions_;
  // Of this solve.
  StopFlag const* stop_ = nullptr;
  Cards trumps_ = 0;  // the whole suit; none: no trump
  unsigned side_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  FreePlayLastTricks lastTricks_;
  // The card that last cut the others off, by the cards that each seat has left, the seat, and the best card
  // on the table.
  std::array<std::uint8_t, 9 * players * cardsOrNone> replies_{};
  Hands held_{};  // of the position that is looked at
};

}  // namespace giaguaro
