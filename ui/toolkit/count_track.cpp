#include "ui/toolkit/count_track.h"

namespace giaguaro {

void paintCountTrack(QPainter& painter, CountTrack const& track) {
  QRectF const& place = track.place;
  double const radius = place.height() / 2;
  painter.setPen(QPen(track.edge, track.unit));
  painter.setBrush(track.ground);
  painter.drawRoundedRect(place, radius, radius);
  auto const fill = [&](double from, double to, QBrush const& brush) {
    painter.save();
    painter.setClipRect(QRectF(place.left() + place.width() * from, place.top(), place.width() * (to - from),
                               place.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawRoundedRect(place, radius, radius);
    painter.restore();
  };
  fill(0, track.filled, track.ink);
  if (track.failed)
    fill(0, track.filled, QBrush(track.hatch, Qt::BDiagPattern));
  else if (track.filled > track.target)
    fill(track.target, track.filled, track.beyond);
  painter.setPen(QPen(track.mark, 2.6 * track.unit, Qt::SolidLine, Qt::FlatCap));
  double const mark = place.left() + place.width() * track.target;
  double const out = 5 * track.unit;
  painter.drawLine(QPointF(mark, place.top() - out), QPointF(mark, place.bottom() + out));
}

}  // namespace giaguaro
