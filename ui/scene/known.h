// What the viewer can know of the cards that it does not see, for a face that shows it: what is certain and what proves
// it, what is still out, and, where somebody's partner is a secret, how likely each seat is to be it. A plain value, made
// from what the viewer's seat may know and nothing else (app/desktop/scenes/known.h).
#pragma once

#include <cstdint>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/certainty.h"
#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Known {
  // The act that something was proved by.
  struct Proof {
    int trick = 0;       // a card was played to this one, from 1; 0: it was something else, or nothing
    Seat seat = nobody;  // who did it; nobody: nobody did anything, it has been so from the start
    Message said{};      // the words that it was; empty: none
    std::vector<Message> told{};  // the whole deed, in sentences

    bool operator==(Proof const&) const = default;
  };
  struct Fact {
    enum class Kind : std::uint8_t { hadCalled, holds, lacks, lacksSuit, atMost };
    Seat of = nobody;  // nobody: of what no seat holds
    Kind kind = Kind::lacks;
    // Of one suit; hadCalled: the one that was called; atMost: the highest that it may hold; lacksSuit: all that are out.
    CardSet cards{};
    Proof proof{};

    bool operator==(Fact const&) const = default;
  };
  // Who has the card in question, likeliest first; in whole percent that sum to 100.
  struct Share {
    static constexpr int unknown = -1;  // not found out yet
    Seat seat = nobody;                 // nobody: the caller alone, or no seat
    int percent = unknown;
    int before = unknown;   // the first trick
    int unheard = unknown;  // by what was played alone, had nobody said a word

    bool operator==(Share const&) const = default;
  };
  // What moved the shares most: whose, and by how much.
  struct Move {
    Card card{};
    Seat whose = nobody;
    int points = 0;  // of a hundred, with its sign
    Message what{};
    Message when{};
    Proof proof{};

    bool operator==(Move const&) const = default;
  };

  std::vector<Fact> facts{};  // in the order of the seats
  CardSet unseen{};
  bool following = false;  // a suit that is led must be followed
  Card question{};         // whose holder is a secret; noCard: none
  Seat caller = nobody;    // who called it
  Seat partner =
      nobody;  // the caller's, once that card has been played; nobody: it is a secret, or there is none
  std::vector<Share> shares{};
  std::vector<Move> moves{};  // two at most
  bool movesComing = false;   // they are still looked for

  bool operator==(Known const&) const = default;
};

}  // namespace giaguaro
