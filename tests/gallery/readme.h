// The README's pictures: a moment of each game, and the guide with a hint, in small files; and the same
// tables as they look in the smallest window and in a large one at twice the pixels, for the gallery.
#pragma once

#include <QString>

namespace giaguaro::test {

class Camera;

void takeReadmePictures(QString const& folder, QString const& home);
void takeReadmeTables(int scale, QString const& home, Camera& camera);

}  // namespace giaguaro::test
