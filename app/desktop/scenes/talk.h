// What the face shows of the talk at a table (ui/scene/talk_scene.h), from what one seat may know.
#pragma once

#include <optional>

#include "core/match/seat_table.h"
#include "ui/scene/talk_scene.h"

namespace giaguaro {

// Nothing: there is none at this table. `seen` is the table's own; `maySpeak`: what this seat says is taken now.
std::optional<TalkScene> talkSceneOf(SeatTable const& table, Seen const& seen, bool maySpeak);

}  // namespace giaguaro
