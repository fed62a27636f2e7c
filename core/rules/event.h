// What an action has moved or shown, for a face that wants to draw it and a reader that wants to say it.
// A hand reports events as they are; they leave the core only `seenBy` a viewer (Table::apply).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/action.h"
#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Event {
  enum class Kind : std::uint8_t {
    spoke,     // `seat` said `action` in the auction, named, called, announced
    played,    // `seat` played `cards` (one) to the trick
    took,      // `seat` took the trick of `cards`
    revealed,  // something secret is known now: the friend
    setAside,  // `seat` put `cards` aside
    ended      // the hand is over
  };

  Kind kind = Kind::spoke;
  Seat seat = nobody;
  Action action{};
  CardSet cards{};
  Seat onlyFor = nobody;       // whoever else looks sees no cards, a bare action and the message for others
  Message message{};           // in words, for the log and the screen reader
  Message messageForOthers{};  // where `onlyFor` is a seat: a message's arguments can hold what was moved

  bool operator==(Event const&) const = default;
};

using Events = std::vector<Event>;

inline Event seenBy(Event event, Seat viewer) {
  if (event.onlyFor == nobody || event.onlyFor == viewer) return event;
  event.cards = {};
  event.action =
      event.action.kind == Action::Kind::discard ? Action::hiddenDiscard() : Action{event.action.kind};
  event.message = std::exchange(event.messageForOthers, {});
  return event;
}

}  // namespace giaguaro
