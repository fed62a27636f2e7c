// How a hand ended: the figures of its record, and the lines that explain how they came about, so that a face
// only lists them.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Result {
  bool isVoid = false;  // ended without play
  PerSeat points{};     // what each seat took, in the game's own unit, before sides are added up
  PerSeat scores{};     // the change of the totals, in the game's score unit
  std::optional<std::int32_t> sidePoints{};  // the taker's side, in halves, everything counted

  // Each seat's part in the hand as data, for statistics. An empty role: this hand had none.
  struct Part {
    std::string_view role{};  // a literal: "taker", "partner" …
    bool caller = false;      // of the caller's side
    // Whether it has reached what it was after: the bid, the contract, or that the contract is not made.
    bool made = false;
    bool operator==(Part const&) const = default;
  };
  std::array<Part, mostSeats> parts{};

  // The sheet. A void hand has a title and no lines.
  Message title{};                  // who made what
  Message subtitle{};               // with whom, against whom
  std::vector<Message> counting{};  // how the points came together
  std::vector<Message> price{};     // what that is worth
  // Which line of each says what matters: what the taker's side has against what it needed, and what the hand is worth.
  // none: no line does.
  static constexpr int none = -1;
  int countLine = none;
  int valueLine = none;
  std::vector<Message> roles{};  // one a seat: taker, partner …; empty messages for nothing to say
  // Where each plays for itself, for a sheet that gives each seat one row: what it took, one a seat, and the lines of
  // `counting` and `price`, or the rule in their place, that these and the scores do not say already. Else empty.
  std::vector<Message> shares{};
  std::vector<Message> remarks{};
  // What a picture of each share shows, one a seat, all on one scale; empty: there is nothing to be drawn.
  struct Tally {
    enum class Ink : std::uint8_t { plain, red, black, bonus };
    struct Piece {
      std::int32_t size = 0;  // in the tally's unit
      Ink ink = Ink::plain;
      bool operator==(Piece const&) const = default;
    };
    std::vector<Piece> pieces{};  // what it took, from left to right
    std::int32_t target = 0;  // what it was after: exactly that where things are counted, else at least that
    std::int32_t total = 0;   // as long as the scale is
    bool counted = false;     // things, a mark for each; else a length

    std::int32_t taken() const;
    bool operator==(Tally const&) const = default;
  };
  std::vector<Tally> tallies{};
  Message brief{};         // a few words for the list of hands ("the six")
  Seat leadSeat = nobody;  // the taker, the caller: nobody where there is none
  Card shownCard{};        // the called card; noCard where there is none
  // Cards by which the caller's side needs less, and whether it had each; with a few words for what it needed with
  // those. Empty: there are none such.
  struct KeyCard {
    Card card{};
    bool had = false;
    bool operator==(KeyCard const&) const = default;
  };
  std::vector<KeyCard> keyCards{};
  Message keyNote{};
  struct Bar {
    std::int32_t value = 0, target = 0, total = 0;  // points; total 0: no bar
    bool operator==(Bar const&) const = default;
  } bar{};

  bool operator==(Result const&) const = default;
};

inline std::int32_t Result::Tally::taken() const {
  std::int32_t all = 0;
  for (Piece const& piece : pieces) all += piece.size;
  return all;
}

}  // namespace giaguaro
