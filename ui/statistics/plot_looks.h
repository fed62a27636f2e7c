// How whose figures are drawn: in colours of the theme that differ to every kind of sight, and never by these alone.
#pragma once

#include "ui/statistics/plot.h"
#include "ui/theme.h"

namespace giaguaro {

PlotLook ownLook(Theme const& theme);
// Of the `nth` of the levels that are compared, the weakest first, of so many.
PlotLook levelLook(Theme const& theme, int nth, int count);

}  // namespace giaguaro
