// Replays a record under the rules and finds the first thing that is not as they would have it: a seat that
// deals or acts out of turn, a deal of the wrong size, an illegal action, a wrong list of what was legal, an
// action that is missing or too many, a wrong figure.
//
// A record may be of a match that is not over: then its last hand may stop anywhere, and there is neither
// that hand's result nor a settlement. Every hand that is over has its result, a match that is over its
// settlement. A match that was ended early (`ended`) may stop anywhere too: "agreed" settles the totals as
// they stood, "lapsed" settles nothing.
//
// What was said must be allowed when it was said, at a table with talk (core/rules/table_options.h): a record whose `table`
// does not name `talk`, or has it off, holds none.
//
// Where a commitment (core/match/commitment.h) stands in the record it must be kept: it is the one of seed and salt, and
// every deal is the seed's; the salt may be missing as long as the match is not over, and then nothing can be said.
//
// Where a record names the code that its deals come from (core/match/deal_code.h) these must be that code's.
//
// The first dealer is drawn, and a record says so by itself: any seat may deal the first hand
// where nothing was promised.
//
// Wants a record that is well formed, as it was read (core/match/record_json.h). Its trust ends there:
// whatever it claims, nothing is applied before it is known to be legal.
#pragma once

#include <optional>

#include "core/match/record.h"
#include "core/match/record_json.h"

namespace giaguaro {

// Nothing: the record keeps to the rules. Problem::againstRules is always set.
std::optional<Problem> verify(Record const& record);

// The same of a text: what the rules have against the part that could be read comes before what could not.
std::optional<Problem> verify(Reading const& reading);

}  // namespace giaguaro
