// How often something came about in the sampled deals, as sentences say it: so often of ten. Only what was so in none of
// them, or in all, is said to be; what rounds to that is "hardly any" or "nearly all".
#pragma once

#include "core/rules/message.h"

namespace giaguaro {

// 0 to 10, rounded. `of`: above 0.
int tenthsOf(int count, int of);

// A noun of two forms: "in 7 of 10 likely deals", and {n.short}, "in 7 of 10", where that has been said before.
Text const& shareText(int count, int of);

}  // namespace giaguaro
