// What the house remembers of a person's months: the list of their matches, and one of each game beside a computer player.
#pragma once

#include "tests/gallery/tour.h"

namespace giaguaro::test {

void takeHistory(Tour const& tour);
void takeDuplicates(Tour const& tour);

}  // namespace giaguaro::test
