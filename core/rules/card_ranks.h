// What a newcomer must have in sight of a game's cards: which beats which among its like, and what each
// counts. Plain data, the same through a whole match; Game::ranks lists it, and the face draws it.
#pragma once

#include <vector>

#include "core/rules/message.h"

namespace giaguaro {

struct CardRanks {
  static constexpr int noPoints = -1;  // of a card: they are not what this row is about

  struct Step {
    Argument glyph{};  // a rank, a card or a suit; none: all that lie between its neighbours, and count alike
    int halves = noPoints;  // what such a card counts, in halves
    bool operator==(Step const&) const = default;
  };
  // From the strongest down; of suits, which do not beat each other, from the dearest down.
  struct Row {
    Message title{};  // of what; empty: of every suit
    std::vector<Step> steps{};
    bool operator==(Row const&) const = default;
  };

  std::vector<Row> rows{};
  std::vector<Message> notes{};

  // A card between two others, which are left out.
  static Step between(int halves) { return {{}, halves}; }

  bool operator==(CardRanks const&) const = default;
};

}  // namespace giaguaro
