// Takes the pictures of the gallery: once everything on a window is drawn, into a PNG file and a small one
// beside it. What a picture shows stands in the file itself (PNG text), so that the index needs nothing else.
#pragma once

#include <QDir>
#include <QImage>
#include <QMap>
#include <QSet>

#include "tests/gallery/frame.h"
#include "tests/gallery/screen.h"

namespace giaguaro::test {

class Camera {
 public:
  // Of all pictures only those with `filter` in their path are taken.
  Camera(QString const& folder, QString filter) : folder_(folder), filter_(std::move(filter)) {}

  // Whether a picture of this screen belongs here; asked once for each, it counts those of a kind.
  bool wants(Frame const& frame, Chapter const& chapter, Screen const& screen);
  // Takes it; after wants(), whose count is in the picture's name. `detail` says more than the screen's
  // title. With `shown` the picture is of that widget, which uses the window's pictures.
  void take(MainWindow& window, Frame const& frame, Chapter const& chapter, Screen const& screen,
            QString const& detail = {}, QWidget* shown = nullptr);

  int taken() const { return taken_; }

 private:
  QDir folder_;
  QString filter_;
  QMap<QString, int> counts_;
  QString path_;  // that was wanted last
  int nth_ = 0;
  int taken_ = 0;
};

// Everything on the window that is drawn elsewhere is there; false: it did not come.
QImage settledPicture(MainWindow& window, QWidget& shown);

// A PNG file in a folder that is made; ends the program with a sentence where it cannot be written. The less
// `quality`, the smaller and slower.
void savePicture(QImage const& picture, QString const& path, int quality = 60);

}  // namespace giaguaro::test
