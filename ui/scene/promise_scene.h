// What is told of the promise of a match's cards (core/match/commitment.h).
#pragma once

#include <QString>

namespace giaguaro {

struct PromiseScene {
  enum class State : std::uint8_t {
    open,   // the match is not over
    told,   // it is, and nobody has looked whether the deals are the seed's
    kept,   // they are
    broken  // they are not
  };

  QString commitment{};  // in hexadecimal
  QString hashed{};      // the text that it is of; empty while it is open
  State state = State::open;

  bool operator==(PromiseScene const&) const = default;
};

}  // namespace giaguaro
