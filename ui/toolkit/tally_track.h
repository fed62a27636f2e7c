// A tally that is a length (core/rules/result.h): its pieces in their inks, and the mark that they had to reach.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "core/rules/result.h"

namespace giaguaro {

struct TallyTrack {
  QRectF place;
  double unit = 1;  // a pixel as drawn
  QColor plain, red, black, bonus, ground, edge;
  QColor beside, mark;  // at both sides of the mark, and itself
};

void paintTallyTrack(QPainter& painter, TallyTrack const& track, Result::Tally const& tally);

}  // namespace giaguaro
