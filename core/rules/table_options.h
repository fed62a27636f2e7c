// The options of the table, beside those of the game: whether there is talk, whether a clock runs, where the
// deals come from. Listed as data like a game's (core/rules/options.h), so that dialogs, command lines and
// records need nothing for a new one; what a table can do follows from its value, where it is done.
//
// What is not finished is not listed.
#pragma once

#include <span>

#include "core/rules/game.h"
#include "core/rules/options.h"

namespace giaguaro {

struct TableOptionInfo {
  OptionInfo option;  // its fallback is not asked
  // Its value where none is given, which may follow from the game; nothing: no such option at this table.
  std::optional<std::int16_t> (*usual)(GameInfo const& game, int players) =
      [](GameInfo const&, int) -> std::optional<std::int16_t> { return 0; };
};
using TableOptionList = std::span<TableOptionInfo const>;

TableOptionList tableOptions();

// -1: there is no such option.
int optionIndex(TableOptionList list, std::string_view name);

// What was given where there is such an option, else its usual value; 0 where there is none.
Options completed(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given);

}  // namespace giaguaro
