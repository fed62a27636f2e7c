// Which match it is, when, and by which program: what a session or the arena gives to a match that begins
// (core/match/record.h).
#pragma once

#include <string>
#include <string_view>

#include "core/match/record.h"

namespace giaguaro {

std::string freshUuid();  // a random one
std::string freshSalt();  // of a commitment (core/match/commitment.h): 32 figures that nobody can guess
std::string utcNow();     // "2026-11-23T09:05:00Z"

// "giaguaro 0.1.0 (8f3bd28601)": with its version and, where that is known, its commit.
std::string fullName(std::string_view program);

// Of a match that this program begins now.
MatchIdentity freshIdentity(std::string_view program);

}  // namespace giaguaro
