// A deal as a short text that one can send to a friend: "0K7G-4Q2M-TR8X". It names the game, the number of players, the
// options that are not the usual ones, and one of two things:
//   - a hand: who deals, and which cards each seat gets; nothing of any other hand can be known from it, so that it may be
//     shown as soon as that hand is over;
//   - a match: its seed, hence all of its deals. It is told when the match is over, as the seed is.
//
// A match that comes from a code (MatchSetup::code) is played by these deals: of a hand's the first one is dealt so, and
// what follows comes from the match's own seed. It begins at the first hand that has so many cards, which is the first of
// all but where hands of a match differ in size.
//
// Written in Crockford's base 32 (figures and capital letters without I, L, O and U), in groups of four; in reading small
// letters, spaces and other hyphens do, and O is read as 0, I and L as 1. The last figure is a check: a sum over GF(32) of
// all figures, each times another power of the generator, which is 0; a figure that was changed, or two neighbours that
// were exchanged, never give it.
//
// The figures before it are a number, the lowest first. Of that are read, one after the other, each with its range:
//   4·(version - 1) + kind (32), the game (1024: the first ten bits of the SHA-256 of its id), players (8),
//   how many options differ (8), of each its place (8) and value (2048);
//   of a match: 0 (2) and a seed below 2^48, in four parts of 12 bits, or 1 (2) and 64 bits in six of 11;
//   of a hand: its number (16) and dealer (8), and where each card lies: the rank of that among all ways in which the deck,
//   in its sorted order, can lie in the hands, the piles, the first place of the stock, and the rest of that, where the
//   order of cards does not matter.
//
// What an option's usual value is, is part of what a code means: whoever changes one raises the version.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/match/record.h"

namespace giaguaro {

struct CodedHand {
  int number = 0;  // of the hand in the match, from 0
  Seat dealer = 0;
  Deal deal{};  // what of the stock nobody sees first is in the deck's order

  bool operator==(CodedHand const&) const = default;
};

struct DealCode {
  std::string game{};
  int players = 0;
  Options options{};
  std::variant<std::uint64_t, CodedHand> deals{};  // a match's seed, or a hand

  CodedHand const* hand() const { return std::get_if<CodedHand>(&deals); }
  bool operator==(DealCode const&) const = default;
};

// Wants a game, players and options that there are, and of a hand a deal of that size.
std::string codeOf(DealCode const& code);

enum class CodeProblem : std::uint8_t {
  unfinished,   // it is shorter than any code
  character,    // one that is in no code
  lastMissing,  // written in groups it is a code but for the last figure
  wrong,        // one character is wrong, or two are exchanged, or some are missing
  later,        // of a later version, or a game that is not known here
};
std::variant<DealCode, CodeProblem> readCode(std::string_view text);

// The hand that a match of this code begins with; nothing: it is a match's, or none.
std::optional<CodedHand> handOfCode(std::string_view code);

std::string codeOfMatch(Record const& record);
std::string codeOfHand(Record const& record, std::size_t hand);  // counted from 0

}  // namespace giaguaro
