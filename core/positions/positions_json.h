// Kept positions as text: a file of a person's own, in docs/positions.md. One line of JSON,
//
//   {"format":"giaguaro-positions","version":1,"positions":[{"kept":"2026-11-24","right":0,"due":"2026-11-25",…}]}
//
// Nobody has vouched for what is read: whatever the bytes are, the answer is positions that can be asked, or what is
// wrong and where, in one sentence. What was let in keeps to the rules: the deal is the whole deck, each action is legal
// in its turn, then it is the turn of whoever decided, every answer is legal there, at least one is right, and what was
// chosen is not.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/match/record_json.h"
#include "core/positions/kept_position.h"

namespace giaguaro {

std::string positionsToJson(std::vector<KeptPosition> const& positions);
std::variant<std::vector<KeptPosition>, Problem> readPositions(std::string_view text);

}  // namespace giaguaro
