// Options as they are given on a command line, each as k=v; what is no option, or none of its values, is a
// BadInput that says what would do.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/table_options.h"

namespace giaguaro::arena {

// `owner`: whose options they are; `argument`: what gave them.
void set(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
         std::string_view name, std::string_view value, std::string const& argument);
void setAll(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
            std::vector<std::string> const& settings, std::string const& argument);

// The settings of a table; `list`: what tables have.
Options tableOf(std::vector<std::string> const& settings, GameInfo const& game, int players,
                TableOptionList list);

}  // namespace giaguaro::arena
