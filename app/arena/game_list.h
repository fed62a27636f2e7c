// The games, who may play them, their options and those of their tables (`list`), as `games` prints them.
#pragma once

#include <string>

#include "core/rules/table_options.h"

namespace giaguaro::arena {

std::string textOfGames(TableOptionList list);
std::string jsonOfGames(TableOptionList list);

}  // namespace giaguaro::arena
