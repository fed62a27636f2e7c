// The options of the table, beside those of the game: whether there is talk, whether a clock runs, where the
// deals come from. Listed as data like a game's (core/rules/options.h), so that dialogs, command lines and
// records need nothing for a new one; what a table can do follows from its value, where it is done.
//
// The value 0 of each is the table as it is without the option: what a record has that does not name it (so one that
// was written before there was the option), and what a command line gets that does not ask for more.
//
// What is not finished is not listed.
#pragma once

#include <span>

#include "core/rules/game.h"
#include "core/rules/options.h"

namespace giaguaro {

// Of the first option, `talk`: on a teaching table the computer players say besides what they would like those of their
// side to play, and why (core/ai/speech.h).
enum class TableTalk : std::uint8_t { off, on, teaching };
inline constexpr int talkOption = 0;
inline TableTalk talkOf(Options const& table) { return static_cast<TableTalk>(table.values[talkOption]); }

struct TableOptionInfo {
  OptionInfo option;  // its fallback is not asked
  // What a new match is proposed with, which may follow from the game; nothing: no such option at this table.
  std::optional<std::int16_t> (*usual)(GameInfo const& game, int players) =
      [](GameInfo const&, int) -> std::optional<std::int16_t> { return 0; };
};
using TableOptionList = std::span<TableOptionInfo const>;

TableOptionList tableOptions();

// -1: there is no such option.
int optionIndex(TableOptionList list, std::string_view name);

// What was given where there is such an option, else 0.
Options chosen(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given);

// The same with the usual value in the place of what was not given.
Options completed(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given);

}  // namespace giaguaro
