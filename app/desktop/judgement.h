// What the review says of one decision, in the form of a hint: how it is judged, what would have been better, and
// the figures of what came into question. Messages, in the language of the moment.
#pragma once

#include "core/review/verdict.h"
#include "core/rules/view.h"
#include "ui/table/table_scene.h"

namespace giaguaro {

// `position`: as the seat that decided saw it then, which is to act there.
Hint judgementOf(Verdict const& verdict, Done const& done, TableScene const& position);

// While it is not known yet.
Hint judgementAwaited();

}  // namespace giaguaro
