// The README's pictures: a moment of each game, and the guide with a hint, in small files.
#pragma once

#include <QString>

namespace giaguaro::test {

void takeReadmePictures(QString const& folder, QString const& home);

}  // namespace giaguaro::test
