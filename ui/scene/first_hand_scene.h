// What is told beside the table while somebody is led through a first hand (core/rules/first_hand.h). A plain value.
#pragma once

#include <vector>

#include "core/rules/message.h"

namespace giaguaro {

struct FirstHandScene {
  struct Told {
    Text title{};
    Text text{};
    Message quoted{};  // what the game itself says of this moment; empty: nothing

    bool operator==(Told const&) const = default;
  };

  std::vector<Told> told{};    // in the order in which they came up
  bool isNew = false;          // the last of them is about this very moment
  bool more = false;           // and there is another one about it, once this has been read
  std::vector<Text> toCome{};  // titles, as far as it can be foreseen
  std::vector<Told> notMet{};  // once the hand is over: what did not come up in it, to be told all the same

  bool operator==(FirstHandScene const&) const = default;
};

}  // namespace giaguaro
