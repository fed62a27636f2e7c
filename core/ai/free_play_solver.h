// The points that a side makes of the last tricks where any card may be played (core/rules/free_play.h) and
// all cards are known: alpha-beta over a position of its own, a word of cards for each seat, many times
// quicker than a hand of the game. The exact solver (core/ai/solver.h) asks it.
//
// Of cards that differ in their worth alone, neighbours or cards of suits that a seat alone has left, only
// the one that is worth least is tried where the trick is lost whatever is played to it, and the one that is
// worth most where it is won: a card kept back can bring no more than it is worth.
//
// Points are those still to be won, so that a position is the same whatever was won before it. A table
// remembers positions at the start of tricks by what matters of them: of the cards that are worth nothing,
// all of which lie below those that are worth something, the order of their holders in each suit; and of
// those in plain suits that one seat alone has left, how many it has. All of it is compared: no two positions
// that differ are ever confused.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/ai/advice.h"
#include "core/rules/free_play.h"

namespace giaguaro {

class FreePlaySolver {
 public:
  // Room for four times 2^size positions of 32 bytes.
  explicit FreePlaySolver(int size) : table_(std::size_t{4} << size) {}

  // `hand`: the first position, in play; `side`: seats as bits.
  template <class G>
  void begin(G const& hand, unsigned side, StopFlag const& stop) {
    take(hand);
    side_ = side;
    stop_ = &stop;
    stopped_ = stop.stopped();
    nodes_ = 0;
    trumps_ = hand.pub.trump == Suit::trumps ? 0 : suitOf(16U * static_cast<unsigned>(hand.pub.trump));
    describe();
    if (++turn_ == 0) {  // once in four thousand million solves
      std::fill(table_.begin(), table_.end(), Entry{});
      turn_ = 1;
    }
  }

  // What the side still makes of a position that comes of the first one, what lies on the table included;
  // from `least` to `most` exact. The stopped answer means nothing.
  template <class G>
  int points(G const& hand, int least, int most) {
    if (hand.pub.over()) return 0;
    take(hand);
    Trick trick;
    trick.count = static_cast<std::uint8_t>(hand.pub.trick.count);
    trick.onTable = hand.pub.onTable;
    if (trick.count > 0) {
      trick.best = hand.pub.trick.best.code;
      trick.winner = static_cast<std::uint8_t>(hand.pub.trick.winner);
    }
    auto const seat = static_cast<unsigned>(hand.pub.turn);
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
      guess = trick.count == 0 ? lead(seat, open, bound - 1, bound)
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
  using Cards = std::uint64_t;  // the bit of a card: its code
  static constexpr unsigned players = FreePlay::players;
  static constexpr std::uint8_t none = 255;  // no card
  static constexpr int worthless = 5;        // cards of a suit, its lowest
  static constexpr Cards worthlessCards = 0x001f'001f'001f'001fU;

  // Of a trick, from its start on: what each side's seats that play after a place hold.
  struct Later {
    std::array<Cards, players> ours;
    std::array<Cards, players> theirs;
  };
  struct Trick {
    std::uint8_t count = 0;
    std::uint8_t best = none;
    std::uint8_t winner = 0;
    std::uint8_t onTable = 0;
  };
  struct Entry {
    std::uint64_t order = 0;
    std::uint64_t rest = 0;
    std::uint32_t turn = 0;  // the solve that it was written in
    std::int16_t least = 0;
    std::int16_t most = 0;
    std::uint8_t best = none;
  };
  struct Chosen {
    std::uint8_t card = none;
    int value = 0;
  };
  struct Move {
    std::uint8_t card;
    std::int16_t promise;
  };

  static constexpr bool isOne(Cards cards) { return (cards & (cards - 1)) == 0; }
  static constexpr Cards bit(unsigned card) { return Cards{1} << card; }
  static constexpr Cards suitOf(unsigned card) { return Cards{0xffff} << (card & 48U); }
  static constexpr Cards above(unsigned card) { return suitOf(card) & (~Cards{1} << card); }
  static int worth(unsigned card) { return FreePlay::cardPoints(Card{static_cast<std::uint8_t>(card)}); }
  static int worthOf(Cards cards) {
    int points = 0;
    for (cards &= ~worthlessCards; cards != 0; cards &= cards - 1)
      points += worth(static_cast<unsigned>(std::countr_zero(cards)));
    return points;
  }
  static unsigned after(unsigned seat) { return seat == players - 1 ? 0 : seat + 1; }
  bool ofSide(unsigned seat) const { return (side_ >> seat & 1U) != 0; }
  bool takes(unsigned card, unsigned best) const {
    Cards const mine = suitOf(card);
    return mine == suitOf(best) ? card > best : mine == trumps_;
  }

  template <class G>
  void take(G const& hand) {
    for (std::size_t seat = 0; seat < players; ++seat) {
      held_[seat] = 0;
      for (unsigned suit = 0; suit < plainSuits; ++suit)
        held_[seat] |= Cards{hand.seats[seat].cards.strengths(static_cast<Suit>(suit))} << (16 * suit);
    }
  }

  // Of each suit and each set of its worthless cards that may be left: their holders in order, three bits
  // each.
  void describe() {
    for (unsigned suit = 0; suit < plainSuits; ++suit) {
      std::array<std::uint16_t, worthless> holders{};
      for (unsigned seat = 0; seat < players; ++seat)
        for (unsigned i = 0; i < worthless; ++i)
          if ((held_[seat] & bit(16 * suit + i)) != 0) holders[i] = static_cast<std::uint16_t>(seat + 1);
      for (unsigned left = 0; left < 32; ++left) {
        std::uint16_t order = 0;
        for (unsigned i = 0; i < worthless; ++i)
          if ((left >> i & 1U) != 0) order = static_cast<std::uint16_t>(order << 3 | holders[i]);
        orders_[suit][left] = order;
      }
    }
  }

  // What is known of a position at the start of a trick, and where it may be kept.
  Entry described(unsigned leader, Cards all) const {
    Entry entry;
    std::uint64_t lone = 0;
    std::uint64_t worthy = 0;
    for (unsigned suit = 0; suit < plainSuits; ++suit) {
      auto const left = static_cast<unsigned>(all >> (16 * suit)) & 0x3ffU;
      worthy = worthy << 5 | left >> worthless;
      std::uint64_t order = orders_[suit][left & 31U];
      if (order != 0 && left < 32 && suitOf(16 * suit) != trumps_) {
        std::uint64_t const holder = order & 7U;
        auto const count = static_cast<unsigned>(std::popcount(left));
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
  Entry& placeOf(Entry const& entry) {
    std::uint64_t hash = (entry.order ^ entry.rest * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    hash ^= hash >> 32;
    hash *= 0x94d049bb133111ebU;
    return table_[static_cast<std::size_t>(hash >> 32) & (table_.size() - 1)];
  }

  // A trick is to be led. `open`: points that nobody has won yet. Fail-soft, as all of it: beyond a bound the
  // answer is a bound itself.
  int lead(unsigned leader, int open, int least, int most) {
    ++nodes_;
    if (open == 0) return 0;
    if (isOne(held_[leader])) return lastTrick(leader, open);
    stopped_ = stopped_ || stop_->stopped();
    if (stopped_) return 0;
    Later const later = laterFrom(leader, 0);
    Cards const leads = held_[leader];
    Cards const ours = later.ours[0] | (ofSide(leader) ? leads : 0);
    Cards const theirs = later.theirs[0] | (ofSide(leader) ? 0 : leads);
    Cards const all = ours | theirs;
    int const sure = sureOf(true, ours, theirs);
    if (sure >= most || sure == open) return sure;
    int const high = open - sureOf(false, theirs, ours);
    if (high <= least || high == sure) return high;

    Entry known = described(leader, all);
    known.least = static_cast<std::int16_t>(sure);
    known.most = static_cast<std::int16_t>(high);
    Entry& place = placeOf(known);
    if (place.turn == turn_ && place.order == known.order && place.rest == known.rest) known = place;
    if (known.least >= most || known.least == known.most) return known.least;
    if (known.most <= least) return known.most;

    Chosen const chosen = follow(leader, {}, later, all, open, least, most, known.best);
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
      one = one == 0 ? players - 1 : one - 1;
    }
    return later;
  }

  // What a side wins whatever the others do: its trumps that no trump of the others beats; and, while the
  // seat that has most of these plays them, the best that its friends have and the least that the others
  // have.
  int sureOf(bool ours, Cards own, Cards others) const {
    Cards const beaten = others & trumps_;
    Cards sure = own & trumps_;
    if (beaten != 0) sure &= above(static_cast<unsigned>(63 - std::countl_zero(beaten)));
    if (sure == 0) return 0;
    int points = worthOf(sure);
    unsigned player = 0;
    int tricks = 0;
    for (unsigned seat = 0; seat < players; ++seat)
      if (int const count = countOf(held_[seat] & sure); count > tricks) {
        tricks = count;
        player = seat;
      }
    for (unsigned seat = 0; seat < players; ++seat)
      if (seat != player)
        points += ofSide(seat) == ours ? best(held_[seat] & ~sure, tricks) : least(held_[seat], tricks);
    return points;
  }
  static int countOf(Cards cards) {
    int count = 0;
    for (; cards != 0; cards &= cards - 1) ++count;
    return count;
  }
  static int best(Cards cards, int count) {
    int points = 0;
    for (int strength = 9; strength >= worthless && count > 0; --strength)
      for (Cards left = cards >> strength & 0x0001'0001'0001'0001U; left != 0 && count > 0;
           left &= left - 1) {
        points += worth(static_cast<unsigned>(strength));
        --count;
      }
    return points;
  }
  static int least(Cards cards, int count) {
    count -= countOf(cards & worthlessCards);
    int points = 0;
    for (unsigned strength = worthless; strength < 10 && count > 0; ++strength)
      for (Cards left = cards >> strength & 0x0001'0001'0001'0001U; left != 0 && count > 0;
           left &= left - 1) {
        points += worth(strength);
        --count;
      }
    return points;
  }

  int lastTrick(unsigned leader, int open) const {
    unsigned winner = leader;
    auto best = static_cast<unsigned>(std::countr_zero(held_[leader]));
    for (unsigned seat = after(leader); seat != leader; seat = after(seat)) {
      auto const card = static_cast<unsigned>(std::countr_zero(held_[seat]));
      if (!takes(card, best)) continue;
      best = card;
      winner = seat;
    }
    return ofSide(winner) ? open : 0;
  }

  Chosen follow(unsigned seat, Trick const& trick, Later const& later, Cards all, int open, int least,
                int most, std::uint8_t remembered) {
    std::array<Move, 8> moves;
    int const count = movesOf(seat, trick, later, all, remembered, moves);
    bool const raises = ofSide(seat);
    Chosen best;
    for (int i = 0; i < count; ++i) {
      std::uint8_t const card = moves[static_cast<std::size_t>(i)].card;
      held_[seat] ^= bit(card);
      int const value = played(seat, card, trick, later, all ^ bit(card), open, least, most);
      held_[seat] ^= bit(card);
      if (stopped_) return {};
      if (best.card == none || (raises ? value > best.value : value < best.value)) best = {card, value};
      if (raises)
        least = std::max(least, value);
      else
        most = std::min(most, value);
      if (least >= most) break;
    }
    return best;
  }

  int played(unsigned seat, std::uint8_t card, Trick trick, Later const& later, Cards all, int open,
             int least, int most) {
    ++nodes_;
    if (trick.count == 0 || takes(card, trick.best)) {
      trick.best = card;
      trick.winner = static_cast<std::uint8_t>(seat);
    }
    trick.onTable = static_cast<std::uint8_t>(trick.onTable + worth(card));
    if (++trick.count < players) return follow(after(seat), trick, later, all, open, least, most, none).value;
    int const won = ofSide(trick.winner) ? trick.onTable : 0;
    if (held_[trick.winner] == 0) return won;
    return won + lead(trick.winner, open - trick.onTable, least - won, most - won);
  }

  // One of each class of equal cards, the best promise first.
  int movesOf(unsigned seat, Trick const& trick, Later const& later, Cards all, std::uint8_t remembered,
              std::array<Move, 8>& moves) const {
    Cards const own = held_[seat];
    if (isOne(own)) {
      moves[0].card = static_cast<std::uint8_t>(std::countr_zero(own));
      return 1;
    }
    bool const led = trick.count > 0;
    bool const mine = ofSide(seat);
    Cards const others = all & ~own;
    Cards const foes = (mine ? later.theirs : later.ours)[trick.count];
    auto const beaten = [&](unsigned card, Cards by) {
      Cards beating = by & above(card);
      if (suitOf(card) != trumps_) beating |= by & trumps_;
      return beating != 0;
    };
    bool const ours = led && ofSide(trick.winner) == mine;
    bool const friendly = ours && !beaten(trick.best, foes);
    // Whether the trick goes to the others, unless this card takes it.
    bool const lost = led && !ours && !beaten(trick.best, (mine ? later.ours : later.theirs)[trick.count]);
    Cards const rivals = led ? others | bit(trick.best) : others;
    int count = 0;
    unsigned before = none;
    int chain = 0;             // the place of the first of the neighbours that `before` belongs to
    int alone = -1;            // the place of the first card of suits that this seat alone has
    unsigned aloneWorths = 0;  // as bits, of those
    for (Cards left = own; left != 0; left &= left - 1) {
      auto const card = static_cast<unsigned>(std::countr_zero(left));
      int const points = worth(card);
      bool const taking = !led || takes(card, trick.best);
      bool const won = friendly || (taking && !beaten(card, foes));
      bool const settled = won || (lost && !taking);
      bool const isAlone = (others & suitOf(card)) == 0 && suitOf(card) != trumps_ && (!led || !taking);
      bool const isNeighbour = !isAlone && before != none && suitOf(before) == suitOf(card) &&
                               (rivals & above(before) & ~above(card)) == 0;
      bool const repeats =
          isAlone ? (aloneWorths >> points & 1U) != 0 : isNeighbour && worth(before) == points;
      before = card;
      if (repeats) continue;
      if (isAlone) aloneWorths |= 1U << points;
      int const first = isAlone ? alone : isNeighbour ? chain : -1;
      int const cost = 2 * points + (suitOf(card) == trumps_ ? 4 : 0);
      int promise = -cost;
      if (friendly)
        promise = taking ? points : 4 * points;
      else if (taking)
        promise = won ? 60 + 2 * points : -cost / 2;
      if (card == remembered) promise += 1'000;
      Move const move{static_cast<std::uint8_t>(card), static_cast<std::int16_t>(promise)};
      if (settled && first >= 0) {
        Move& kept = moves[static_cast<std::size_t>(first)];
        if (won ? points > worth(kept.card) : points < worth(kept.card)) kept = move;
        continue;
      }
      if (isAlone && alone < 0) alone = count;
      if (!isAlone && !isNeighbour) chain = count;
      moves[static_cast<std::size_t>(count++)] = move;
    }
    // By insertion: a handful of cards.
    for (int i = 1; i < count; ++i) {
      Move const move = moves[static_cast<std::size_t>(i)];
      int place = i;
      for (; place > 0 && moves[static_cast<std::size_t>(place - 1)].promise < move.promise; --place)
        moves[static_cast<std::size_t>(place)] = moves[static_cast<std::size_t>(place - 1)];
      moves[static_cast<std::size_t>(place)] = move;
    }
    return count;
  }

  std::vector<Entry> table_;
  std::uint32_t turn_ = 0;  // the number of this solve
  // Of this solve.
  std::array<std::array<std::uint16_t, 32>, plainSuits> orders_{};
  StopFlag const* stop_ = nullptr;
  Cards trumps_ = 0;  // the whole suit; none: no trump
  unsigned side_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  std::array<Cards, players> held_{};  // of the position that is looked at
};

}  // namespace giaguaro
