// The page of the book: of a circle of six, of more people than have room, and of a game that counts halves.
#pragma once

#include "tests/gallery/tour.h"

namespace giaguaro::test {

void takeBook(Tour const& tour);

}  // namespace giaguaro::test
