// The plots of a person's statistics, as values: what is drawn, and the same to be read. Those that a game has no use for
// are not among them; of those for which there is too little yet, each says so in its place.
#pragma once

#include <functional>

#include "ui/statistics/plot.h"
#include "ui/statistics/statistics_words.h"
#include "ui/theme.h"

namespace giaguaro {

// How the plots are drawn: which levels are compared, the weakest first, and the picture of a contract's rank; null: it has
// none.
struct PlotSetting {
  Theme theme{};
  QStringList levels{};
  std::function<QPixmap(CountedName const&)> picture{};
};

std::vector<Plot> plotsOf(Statistics const& statistics, StatisticsWords const& words,
                          PlotSetting const& setting);

}  // namespace giaguaro
