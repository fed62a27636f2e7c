// The page of statistics, of each game.
#pragma once

#include "tests/gallery/tour.h"

namespace giaguaro::test {

void takeStatistics(Tour const& tour);

}  // namespace giaguaro::test
