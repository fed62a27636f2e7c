// A first hand of a game, led: a deal on which its rules come up, and what is said of each when it is needed. Data that
// every game has (core/games/<id>/first_hand.h); the hand itself is one like any other.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/seen.h"

namespace giaguaro {

// One new idea. It is due at a moment of its kind, once one of its signs is said there: in the guide, in the status line,
// or of an offer that is barred. So it cannot come up where its rule does not.
struct Idea {
  enum class When : std::uint8_t {
    turn,          // the newcomer is to act
    trick,         // a trick is complete
    trickTrumped,  // and was taken with another suit than the one led
    result         // the hand is over
  };

  Text title{};
  Text text{};
  When when = When::turn;
  std::vector<Text> signs{};  // none: every moment of its kind is one
  bool quotes =
      false;  // the sign itself is said behind it, with the cards of the moment; of a trick, who took it
  bool rare = false;  // it depends on what the newcomer bids or holds: not announced as still to come

  bool operator==(Idea const&) const = default;
};

struct FirstHand {
  int players = 0;
  // That deals it as the first of a match, the newcomer in seat 0, with the usual options; what follows it comes from
  // another (core/match/first_hand_code.h).
  std::uint64_t seed = 0;
  std::vector<Idea> ideas{};  // in the order in which they are told where several are due
};

// Of a game of the program (core/games/first_hands.cpp).
FirstHand const& firstHandOf(std::string_view game);
// How many play it; 0: the program has no such game.
int playersOfFirstHand(std::string_view game);

enum class FirstHandMoment : std::uint8_t { turn, trick, result };

// What is said behind it, perhaps nothing; nothing at all: it is not due.
struct DueIdea {
  Message quoted{};
};
std::optional<DueIdea> due(Idea const& idea, FirstHandMoment moment, Seen const& seen);

// One of these messages that is a sign of it; null: none is.
Message const* signIn(Idea const& idea, std::vector<Message> const& messages);

}  // namespace giaguaro
