// Why one thing was advised rather than another, with all that it follows from.
//
// What was advised is compared with what looks natural to do, in the same sampled worlds, each played out with the same
// luck (core/reasons/explain.h). The largest difference in favour of what was advised is told, with its size, and only
// where the worlds tell it from nothing: two standard errors at least.
//
// Points are in halves; where tricks count instead, a trick counts two. Figures are as the sentences have them:
// "of ten" are likely deals, rounded; "of a hundred" are times.
#pragma once

#include <array>
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

  int gained() const { return takes ? trick : 0; }
  bool operator==(ReasonLine const&) const = default;
};

// A line a world, the same world at the same place; `other` is empty where there is nothing to compare with.
struct ReasonTable {
  std::vector<ReasonLine> best{};
  std::vector<ReasonLine> other{};

  bool operator==(ReasonTable const&) const = default;
};

struct Reason {
  // Which of a few looks natural: what was not asked for comes out `second`, the next best by the search.
  enum class Looks : std::uint8_t { none, highest, lowest, takes, helps, second };

  enum class Kind : std::uint8_t {
    none,    // nothing can be said
    trick,   // `first` points more in this trick
    later,   // `first` points more in the tricks after it
    keeps,   // the same, where the other is a trump and this is none
    kept,    // `card`, the other one, comes to the side in `first` of ten when it is kept, else in `second`
    wins,    // `card` comes to the side in `first` of ten, else in `second`
    beaten,  // the other is ahead for now, but in `first` of ten the other side takes `second` points with it
    takes,   // this takes the trick in `first` of ten, the other in `second`
    ducks,   // the same, where fewer are better
    spoils,  // `seat` reaches its aim in `first` of ten, else in `second`
    hides,   // the other would show in `first` of ten who the friend is
    aim,     // the aim is reached in `first` of a hundred, else in `second`
    contract,  // what is said is made in `first` of a hundred times that it is played for
    tooDear,   // it was better to pass: the other is made in `first` of a hundred times
    outbid,    // what is said stands in `first` of ten only; the aim is reached in `second` of a hundred
    average,   // `first` is expected as a score, else `second`
    equal,     // in `first` of ten both come to the same score
    close,     // on average the other is as good
    alone,     // there was nothing to compare with: the side takes this trick in `first` of ten
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
  // `later`, `keeps`: `card` comes to the side in `second` of ten, else in `third`. `equal`, `close`: the aim is reached
  // in `second` of a hundred, else in `third`, where that speaks for it; else both are 0.
  int third = 0;
  int worlds = 0;           // that the figures are from
  Candidate bestFigures{};  // of the search
  Candidate otherFigures{};
  ReasonTable table{};
  std::vector<Message> sentences{};  // one or two, two figures each at most; none: nothing can be said
};

}  // namespace giaguaro
