// What somebody has behind them who has played here for some months, made as the program makes it: lessons that are done
// or were left, matches won, mistakes that are kept; and a match that is in its third hand.
#pragma once

#include "tests/gallery/tour.h"

namespace giaguaro::test {

// Before the program opens these places.
void putProgress(QString const& home);
// Three positions, of which two are to be solved today.
void keepPositions(Tour const& tour);
// The lessons as somebody finds them who has taken none.
void takeFirstLook(int scale, QString const& home, Camera& camera);
// The first page over a match that one can go on with.
void takeResume(int scale, QString const& home, Camera& camera);

}  // namespace giaguaro::test
