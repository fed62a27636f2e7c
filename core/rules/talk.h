// Table talk: what can be said across a table where a partner is hidden, also when it is another's turn; a source of the
// games has it "allowed, encouraged, and essential". It is a fixed vocabulary, so that a computer player can mean it and understand
// it, and so that it can be translated; nobody can lie about the rules, because the words cannot say them. What is said
// never changes what is legal, and everybody hears it.
//
// Decided where the source is silent: things are said while cards are played, and nobody speaks to itself. Who plays alone,
// or knows the partner already, may say all the same what the others may.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/seat.h"

namespace giaguaro {

inline constexpr std::size_t sayingKinds = 9;

struct Saying {
  enum class Kind : std::uint8_t {
    notTheFriend,  // "It isn't me."
    iAmTheFriend,
    stayHidden,    // to the friend, whoever it is: don't show yourself yet
    showYourself,  // to the friend: take this one, play the called card
    givePoints,    // put points on this trick
    keepPoints,    // none on this one
    takeIt,        // to a seat: win this trick
    suspect,       // of a seat: it is the friend
    trust          // a seat: its words are believed
  };

  Kind kind = Kind::notTheFriend;
  Seat to = nobody;  // whom it is said to or of, where it names a seat

  bool operator==(Saying const&) const = default;
};

struct Said {
  Seat seat = nobody;
  Saying saying{};
  int after = 0;  // so many acts of the hand were done by then

  bool operator==(Said const&) const = default;
};
// Of a hand, in the order said: `after` never falls.
using Talk = std::vector<Said>;

struct SayingInfo {
  Saying::Kind kind;
  std::string_view word;  // of records
  enum class Speaker : std::uint8_t { anyone, caller, others } speaker = Speaker::anyone;
  bool namesSeat = false;
};

// In the order of the kinds, each once.
std::span<SayingInfo const> sayings();
SayingInfo const& infoOf(Saying::Kind kind);

// "show-yourself", "suspect 3"; nothing for what nobody can say at a table of so many.
std::string textOf(Saying saying);
std::optional<Saying> parseSaying(std::string_view text, int players);

// Whether `speaker` may say this, where `caller` has called a partner whom not everybody knows; nobody: there is none to
// be looked for, and nothing to be said.
bool maySay(Seat speaker, Saying saying, Seat caller, int players);

// What had been said when so many acts were done.
Talk saidBy(Talk const& talk, int acts);

}  // namespace giaguaro
