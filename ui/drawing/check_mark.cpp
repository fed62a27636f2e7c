#include "ui/drawing/check_mark.h"

#include <QPalette>

#include "ui/drawing/window_scale.h"

namespace giaguaro {

void paintCheckMark(QPainter& painter, QPointF const& at, qreal radius, Theme const& theme) {
  painter.setBrush(theme.bestedge);
  painter.setPen(QPen(theme.panel, 1.5));
  painter.drawEllipse(at, radius, radius);
  paintTick(painter, at, radius, theme.palette().color(QPalette::HighlightedText));
}

void paintTick(QPainter& painter, QPointF const& at, qreal radius, QColor const& ink) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, radius / 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  qreal const unit = radius / 8;
  painter.drawPolyline(
      QPolygonF({at + QPointF(-3.5, 0) * unit, at + QPointF(-1, 3) * unit, at + QPointF(4, -3) * unit}));
}

void paintMade(QPainter& painter, QPointF const& at, qreal radius, bool made, Theme const& theme) {
  painter.save();
  if (made) {
    paintTick(painter, at, radius, theme.gain);
  } else {
    painter.setPen(QPen(theme.loss(), scaledReal(1.8), Qt::SolidLine, Qt::RoundCap));
    qreal const arm = 0.4 * radius;
    painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
    painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
  }
  painter.restore();
}

}  // namespace giaguaro
