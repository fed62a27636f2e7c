// Codes of deals on the command line.
#pragma once

#include <string_view>

#include "core/match/deal_code.h"

namespace giaguaro::arena {

// What was given to `name` (empty: by itself); a BadInput where it is no code.
DealCode codeOf(std::string_view name, std::string_view text);

}  // namespace giaguaro::arena
