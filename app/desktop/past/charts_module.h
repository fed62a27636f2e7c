// Loads the module that draws plots (app/charts).
#pragma once

#include "ui/statistics/plot_view.h"

namespace giaguaro {

// It is there as long as the program. Null: there is none, which is told on the standard error.
PlotMaker const* loadCharts();

}  // namespace giaguaro
