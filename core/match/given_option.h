// An option as a command line gives it, by its name and its value, and why it is refused: in English, as commands speak.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/options.h"

namespace giaguaro {

// "a, b and c".
std::string enumeration(std::vector<std::string> const& words);

// Puts it among those given. `owner` has these options, a game or a table. Empty: it is put; else why not.
std::string giveOption(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
                       std::string_view name, std::string_view value);

}  // namespace giaguaro
