// A track of points: filled as far as they went, and the mark that they had to reach. What lies beyond it is lighter; where
// they do not reach it they are hatched.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace giaguaro {

struct CountTrack {
  QRectF place;
  double filled = 0;  // of the whole, 0 … 1
  double target = 0;
  bool failed = false;
  double unit = 1;  // a pixel as drawn
  QColor edge, ground, ink, hatch, beyond, mark;
};

void paintCountTrack(QPainter& painter, CountTrack const& track);

}  // namespace giaguaro
