// The sounds of the table, and which of them belongs to what: decided from what the viewer sees and nothing
// else, so a sound can give nothing away. One moment has one sound at the most.
#pragma once

#include <QString>
#include <optional>

#include "core/rules/event.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

enum class Sound : std::uint8_t { deal, card, trick, turn, won, lost, refusal, tick };

// Of its file, without the folder and the ending.
QString nameOf(Sound sound);

// What is heard while it happens.
std::optional<Sound> soundOf(Events const& events);
// What is heard when the clock of a turn goes on, each of its last seconds.
std::optional<Sound> soundOf(TurnClock const& before, TurnClock const& after);
// What is heard when `after` takes the place of `before`; a scene without people is that of an empty table.
std::optional<Sound> soundOf(TableScene const& before, TableScene const& after);

}  // namespace giaguaro
