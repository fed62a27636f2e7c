// The chapters of the games: every phase of a table, as hands that are found by fixed seeds show it.
#pragma once

#include "tests/gallery/camera.h"

namespace giaguaro::test {

// The tables of the gallery, in its order.
std::vector<Chapter> tableChapters();
void takeTable(Chapter const& chapter, int scale, QString const& home, Camera& camera);

}  // namespace giaguaro::test
