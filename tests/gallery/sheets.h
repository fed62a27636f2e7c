// The chapters without a game of their own: what comes before a match, the preferences, the help, what is
// said of files; a screen that several people share (shared.cpp); and the club table, with what is said at it (club.cpp).
#pragma once

#include "tests/gallery/camera.h"

namespace giaguaro::test {

Chapter const sheetsChapter{"sheets", "Before and around a match", 10};
Chapter const sharedChapter{"shared", "Several people at one screen", 20};
Chapter const clubChapter{"club", "The club table and the talk", 30};

void takeSheets(int scale, QString const& home, Camera& camera);
void takeShared(int scale, QString const& home, Camera& camera);
void takeClub(int scale, QString const& home, Camera& camera);

}  // namespace giaguaro::test
