// Why one thing was advised rather than another, with all that it follows from.
//
// What was advised is compared with what looks natural to do, in the same sampled worlds, each played out with the same
// luck (core/reasons/explain.h). The largest difference in favour of what was advised is told, with its size, and only
// where the worlds tell it from nothing: two standard errors at least.
//
// Points are in halves; where tricks count instead, a trick counts two. What came about in sampled worlds is counted in
// these, of `worlds` in all (core/reasons/share.h says so in words); "of a hundred" are times, rounded.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "core/ai/advice.h"
#include "core/cards/card_set.h"
#include "core/rules/message.h"

namespace giaguaro {

// What came of one choice in one world, once its hand was played out, for the seat that chose and its side (where
// each plays alone: the seat itself).
struct ReasonLine {
  int score = 0;  // the seat's, in the game's unit
  bool success = false;
  bool stands = false;     // what was said is what was played for, and by this seat
  bool takes = false;      // the side takes this trick
  bool shows = false;      // in this trick the called card falls, that the seat holds
  int trick = 0;           // points in this trick, whoever takes it
  int later = 0;           // points of the side in the tricks after it
  Seat winner = nobody;    // of this trick
  Card winning{};          // the card that takes it
  CardSet won{};           // cards that come to the side, from this trick on
  unsigned successes = 0;  // the other seats that reach their aim, as bits
  CardSet took{};          // the seat's own cards that take tricks, from this one on
  // Of what is said, where it stands: what the seat's side has made, what it needed, in halves, and what was trump.
  int made = 0;
  int needed = 0;
  Suit trump = Suit::trumps;

  int gained() const { return takes ? trick : 0; }
  bool operator==(ReasonLine const&) const = default;
};

// A line a world, the same world at the same place; `other` is empty where there is nothing to compare with.
struct ReasonTable {
  std::vector<ReasonLine> best{};
  std::vector<ReasonLine> other{};

  bool operator==(ReasonTable const&) const = default;
};

// What a hand comes to where one thing is said, by the worlds in which that is what is played for.
struct SaidFigures {
  int worlds = 0;
  int made = 0;               // on average, in halves
  int needed = 0;             // likewise
  int above = 0;              // worlds in which more was made than needed
  int below = 0;              // fewer
  Suit trump = Suit::trumps;  // most often
  int named = 0;              // in so many worlds
  std::vector<std::pair<Card, int>>
      takers{};  // own cards that take a trick, in so many worlds; the likeliest first

  static constexpr int leastOften = 20;  // worlds that a figure must be of to be told
  static SaidFigures of(std::vector<ReasonLine> const& lines);
};

// What is different in the worlds where the advised card alone reaches the aim: one card, in most of them.
struct Turning {
  enum class How : std::uint8_t {
    comes,  // it comes to the side, and otherwise not
    takes,  // it takes a trick, and otherwise none
    sheds   // it takes no trick, and otherwise one
  };

  Card card{};  // not valid: no card by itself
  How how = How::comes;
  int times = 0;   // in so many
  int worlds = 0;  // of these

  static constexpr int leastWorlds = 20;  // that are enough to speak of
};

// How the trick stands for the seat that is to play to it, as a player sums it up before looking at single cards.
struct TrickStanding {
  enum class Kind : std::uint8_t {
    none,           // nobody has played yet, or nothing of it matters
    takes,          // nobody plays afterwards: what is advised takes the trick from `seat`
    last,           // nobody plays afterwards: the trick is `seat`'s
    ahead,          // so far it is `seat`'s, who is of the side in some worlds
    aheadDeclarer,  // so far it is `seat`'s, who is of the side; the declarer, who is not, plays afterwards
    declarer        // the declarer plays afterwards
  };

  Kind kind = Kind::none;
  Seat seat = nobody;
  bool known = false;   // the seat to play knows whether `seat` is of its side
  int ours = 0;         // worlds in which it is; where each plays for itself: none
  bool withUs = false;  // `declarer`: it is of that side

  bool operator==(TrickStanding const&) const = default;
};

struct Reason {
  // Which of a few looks natural: what was not asked for comes out `second`, the next best by the search.
  enum class Looks : std::uint8_t { none, highest, lowest, takes, helps, second };

  enum class Kind : std::uint8_t {
    none,    // nothing can be said
    trick,   // `first` points more in this trick
    later,   // `first` points more in the tricks after it
    keeps,   // the same, where the other is a trump and this is none
    kept,    // `card`, the other one, comes to the side in `first` worlds when it is kept, else in `second`
    wins,    // `card` comes to the side in `first` worlds, else in `second`
    beaten,  // the other is ahead for now, but in `first` worlds the other side takes `second` points with it
    led,     // led, this brings the side the trick in `first` worlds, the other in `second`
    takes,   // this takes the trick in `first` worlds, the other in `second`
    ducks,   // the same, where fewer are better
    spoils,  // `seat` reaches its aim in `first` worlds, else in `second`
    hides,   // the other would show in all worlds who the friend is
    aim,     // the aim is reached in `first` of a hundred, else in `second`
    contract,  // what is said is made in `first` of a hundred times that it is played for
    tooDear,   // it was better to pass: the other is made in `first` of a hundred times
    outbid,    // what is said stands in `first` worlds only; the aim is reached in `second` of a hundred
    average,   // `first` is expected as a score, else `second`
    equal,     // in `first` worlds both come to the same score
    close,     // on average the other is as good
    alone,     // there was nothing to compare with: the side takes this trick in `first` worlds
    aimAlone   // the same, the aim in `first` of a hundred
  };

  Kind kind = Kind::none;
  Looks looks = Looks::none;
  Action best{};
  Action other{};  // not valid: there was none
  Card card{};
  Seat seat = nobody;
  bool byTrump = false;  // `beaten`: nearly always with a trump
  int cost = 0;          // `trick`, `later`, `keeps`: points less in the other tricks than this is about
  int less = -1;         // `beaten`: points that go with the advised card, where it is beaten too; -1: never
  int first = 0;
  int second = 0;
  // `later`, `keeps`: `card` comes to the side in `second` worlds, else in `third`. `equal`, `close`: the aim is reached
  // in `second` of a hundred, else in `third`, where that speaks for it; else both are 0. `outbid`: the same.
  int third = 0;
  // `later`, `keeps`: in so many worlds the other card takes a trick when it is kept, else in `nowTakes`; -1: not told.
  int keptTakes = -1;
  int nowTakes = 0;
  int worlds = 0;            // that the figures are from
  TrickStanding standing{};  // where a card is played
  Turning turning{};         // `aim`, where a card is played
  bool folded = false;       // `alone`: whatever else may be played is taken for the same
  Candidate bestFigures{};   // of the search
  Candidate otherFigures{};
  SaidFigures bestSaid{};  // of what is said: nothing where cards are played
  SaidFigures otherSaid{};
  ReasonTable table{};
  Message count{};                   // what is to be counted before something is said; empty: nothing is said
  std::vector<Message> sentences{};  // one to three, two figures each at most; none: nothing can be said
};

}  // namespace giaguaro
