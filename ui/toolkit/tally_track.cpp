#include "ui/toolkit/tally_track.h"

#include <QPainterPath>
#include <algorithm>

namespace giaguaro {

void paintTallyTrack(QPainter& painter, TallyTrack const& track, Result::Tally const& tally) {
  QRectF const& place = track.place;
  double const radius = place.height() / 2;
  auto const inkOf = [&track](Result::Tally::Ink ink) {
    switch (ink) {
      case Result::Tally::Ink::red: return track.red;
      case Result::Tally::Ink::black: return track.black;
      case Result::Tally::Ink::bonus: return track.bonus;
      case Result::Tally::Ink::plain: break;
    }
    return track.plain;
  };
  painter.save();
  QPainterPath round;
  round.addRoundedRect(place, radius, radius);
  painter.setClipPath(round);
  painter.fillRect(place, track.ground);
  double left = place.left();
  for (Result::Tally::Piece const& piece : tally.pieces) {
    double const wide = place.width() * piece.size / tally.total;
    painter.fillRect(QRectF(left, place.top(), wide, place.height()), inkOf(piece.ink));
    left += wide;
  }
  painter.restore();
  painter.setPen(QPen(track.edge, track.unit));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(place, radius, radius);
  double const mark = place.left() + place.width() * tally.target / tally.total;
  double const out = std::min(5 * track.unit, place.height() * 0.4);
  painter.setPen(QPen(track.beside, 4 * track.unit));
  painter.drawLine(QPointF(mark, place.top()), QPointF(mark, place.bottom()));
  painter.setPen(QPen(track.mark, 2 * track.unit));
  painter.drawLine(QPointF(mark, place.top() - out), QPointF(mark, place.bottom() + out));
}

}  // namespace giaguaro
