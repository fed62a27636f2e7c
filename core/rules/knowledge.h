// All that a seat can know of the cards that it does not see, as plain data: what is certain, what was done to prove
// it, and the card whose holder is a secret. It follows from the seat's View and from nothing else.
#pragma once

#include <optional>
#include <vector>

#include "core/cards/card_set.h"
#include "core/rules/certainty.h"
#include "core/rules/message.h"
#include "core/rules/seat.h"

namespace giaguaro {

struct Knowledge {
  // One act of the hand in words, as this seat saw it.
  struct Deed {
    std::vector<Message> told{};  // "Bruno calls the king of hearts. The dog holds …"
    Message said{};               // what was said by it, as in a bubble; empty: nothing
    bool operator==(Deed const&) const = default;
  };

  // Who had the card in question, once it has been played.
  struct Shown {
    Card card{};
    Seat seat = nobody;
    int acts = 0;  // of the hand's history, the last of which played it
    bool operator==(Shown const&) const = default;
  };

  CardSet unseen{};                      // by this seat: held by others, or lying where nobody sees it
  std::vector<Certainty> certainties{};  // of these
  std::vector<Deed> deeds{};             // along the history
  Card question{};                       // whose holder is secret and plays with the caller; noCard: none
  std::vector<Seat> holders{};  // who may hold it, as far as that is certain; nobody: it may lie apart
  std::optional<Shown>
      shown{};             // nothing: there is no such card, or it has not been played, or this seat had it
  bool following = false;  // a suit that is led must be followed: else what is thrown away proves nothing

  bool operator==(Knowledge const&) const = default;
};

}  // namespace giaguaro
