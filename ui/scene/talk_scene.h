// What is said at a table where a partner is hidden, for a face that shows it (core/rules/talk.h): everybody hears it, so
// that it is the same for all; how far it is believed is the viewer's alone. A plain value (app/desktop/scenes/talk.h).
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/message.h"
#include "core/rules/talk.h"

namespace giaguaro {

struct TalkScene {
  struct Line {
    Said said{};
    int trick = 1;       // in which it was said, from 1
    int times = 0;       // so often its seat had said the same kind of thing in this hand before
    bool fresh = false;  // the last that its seat has said, which has done nothing since
    // How often its seat has said the like in the match before, and how often it was so.
    int told = 0;
    int wasTrue = 0;
    // At a teaching table: why a pupil was advised so; of how much it is likely, in percent.
    enum class Because : std::uint8_t { none, ourTrick, theirTrick } because = Because::none;
    int percent = 0;

    // The same thing said, however long ago.
    bool isSame(Line const& other) const { return said == other.said && times == other.times; }
    bool operator==(Line const&) const = default;
  };

  Seat caller = nobody;       // whose partner is looked for
  bool maySpeak = false;      // the viewer's words are taken now
  std::vector<Line> lines{};  // of this hand, in the order said

  bool operator==(TalkScene const&) const = default;
};

}  // namespace giaguaro
