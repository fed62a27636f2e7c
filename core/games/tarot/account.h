// What a finished hand is worth, figure by figure: numbers only, so that scoring never allocates. The sheet
// (result.cpp) puts them into words.
//
// Decisions where the source is silent:
//   - A lost contract costs what it would have paid with the same difference.
//   - The petit counts for the side that wins the last trick (the source says "playing" it).
//   - A handful and a misère count for the taker's side where a seat of it held them, else against it; under
//     fft a handful goes to the side that won the contract, whoever showed it.
//   - house, slam bid: 600 either way, in place of base and difference; the petit, handfuls and misères still
//     count. The dog of a slam is nobody's, so that its bouts are missing from the count.
//   - The excuse counts 8 halves for its player and 1 for the trick's winner, whether or not the player's
//     side has such a card to give. In the last trick it goes whole to the other side, unless it has won
//     that trick.
#pragma once

#include <array>

#include "core/games/tarot/tarot.h"

namespace giaguaro {

// All signed figures are seen from the taker's side.
struct TarotAccount {
  // The count of the taker's side, in halves: `halves` is the sum of the four parts.
  int halves = 0;
  int tricks = 0;      // in its tricks, without what it kept of its own excuse
  int keptExcuse = 0;  // 8: one of its seats played the excuse before the last trick
  int lastExcuse = 0;  // 9: the excuse of the last trick is its
  int pile = 0;        // the discard, or the dog where it counts for the taker
  int bouts = 0;
  CardSet boutCards{};  // which they are
  int needed = 0;       // points
  int points = 0;       // the halves as points, the odd half dropped or given
  int difference = 0;   // points - needed
  bool made = false;    // the contract: the difference is not negative; a house slam: every trick won

  Seat excusePlayer = nobody;  // nobody: it lay in the dog
  bool excuseLast = false;     // in the last trick
  bool excuseWins = false;     // and won it, by the exception
  bool wonAll = false;         // the taker's side won every trick
  bool lostAll = false;

  int contract = 0;         // base and difference, or the slam's 600
  int petit = 0;            // the petit in the last trick
  bool petitEarly = false;  // fft: in the last but one, since the excuse won the last
  // By seat. Of a handful the number that its class starts with (0: none), and what it is worth.
  std::array<int, mostSeats> handfulSize{};
  std::array<int, mostSeats> handful{};
  std::array<int, mostSeats> noTrump{};
  std::array<int, mostSeats> noHonour{};
  int slam = 0;   // fft: announced or not
  int value = 0;  // S: all of these

  // Of a hand that is over and was played.
  static TarotAccount of(Tarot::Public const& pub);
};

}  // namespace giaguaro
