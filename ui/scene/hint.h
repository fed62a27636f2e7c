// A hint as the face shows it: what to do, in words, and the best choices with what is expected of them. Made
// by the controller (app/desktop/scenes/hint.h), which is who knows how it was found.
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/message.h"

namespace giaguaro {

struct Hint {
  // How much of it is shown: what to look at, then what comes into question too, then which it is.
  enum class Step : std::uint8_t { look, cards, answer };
  // What `percent` of a choice counts: that the side wins the hand, that the bid is made.
  enum class Success : std::uint8_t { side, bid };

  struct Choice {
    Action action{};
    Message label{};       // what it is called
    Argument glyph{};      // drawn like a card; none: it is words alone
    int score = 0;         // that is expected, in `parts` of a point
    int percent = -1;      // how often it succeeds; less than 0: there is nothing to succeed in
    bool rival = false;    // what `why` compares the best with
    bool natural = false;  // and that is what one would do without thinking
    bool asGood =
        false;  // `best` and perhaps others: between them nothing can be told; none where it is alone

    bool operator==(Choice const&) const = default;
  };

  Action best{};                 // whose card or button is marked; not valid: it is still being thought about
  std::vector<Message> lines{};  // what to do first, then what it is worth, then how it compares
  int inRows = 0;                // so many of the first of them, which the rows of `choices` say as well
  Message next{};                // the choices after the best, for who does not see them
  std::vector<Choice> choices{};  // best first; empty where nothing was reckoned
  std::vector<Message> why{};     // what decided it, in one to three sentences; empty: nothing can be said
  int deals = 0;                  // that `why` follows from
  std::vector<Message>
      point{};               // what to look at here, which leads to `why`; empty: what the guide says of it
  Seat look = nobody;        // the seat that it turns on; nobody: none
  Step step = Step::answer;  // whoever shows it goes through them
  bool done = false;         // `best` is chosen already, as the cards put aside show: nothing is marked
  Success success = Success::side;
  int parts = 1;  // scores are whole points (1), halves (2), tenths (10) or hundredths (100)

  bool thinking() const { return !best.valid(); }
  bool operator==(Hint const&) const = default;
};

}  // namespace giaguaro
