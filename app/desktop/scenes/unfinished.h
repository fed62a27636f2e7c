// What is shown of a match that one can go on with (ui/first_page/unfinished_match.h).
#pragma once

#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"
#include "ui/first_page/unfinished_match.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

// Of one that was interrupted, and is on the disk.
UnfinishedMatch unfinishedOf(MatchPlan const& plan, Table const& table);

// Of the one on the table.
UnfinishedMatch unfinishedOf(TableScene const& scene);

}  // namespace giaguaro
