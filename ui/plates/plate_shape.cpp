#include "ui/plates/plate_shape.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <algorithm>

#include "ui/light/shadow.h"

namespace giaguaro {

// Round it, and not on it.
void paintGlow(QPainter& painter, Theme const& theme, QRectF const& box, qreal scale) {
  QPainterPath plate;
  plate.addRoundedRect(box, box.height() / 2, box.height() / 2);
  qreal const reach = 12 * scale;
  QPainterPath around;
  around.addRect(plate.boundingRect().adjusted(-reach, -reach, reach, reach));
  painter.save();
  painter.setClipPath(around.subtracted(plate), Qt::IntersectClip);
  painter.setBrush(Qt::NoBrush);
  QColor light = theme.accent;
  light.setAlphaF(0.1F);
  for (int step = 1; step <= 4; ++step) {
    painter.setPen(QPen(light, 2 * (2.2 * step + 1.3) * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(plate);
  }
  painter.restore();
}

void paintPlate(QPainter& painter, Theme const& theme, QRectF const& box, qreal radius, QColor const& edge,
                qreal width, qreal drop) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(edge, width));
  painter.setBrush(theme.plate);
  if (theme.plain) return painter.drawRoundedRect(box, radius, radius);
  qreal const round = std::min(radius, box.height() / 2);
  paintShadow(painter, box, round, {QPointF(0.8, 1.2) * drop, 0.9 * drop, 0.30});
  paintShadow(painter, box, round, {QPointF(0.3, 0.6) * drop, 0.5 * drop, 0.30});
  // Lit from above: a light plate hardly more than it is.
  bool const light = theme.plate.lightnessF() > 0.6F;
  QLinearGradient ground(box.topLeft(), box.bottomLeft());
  ground.setStops({{0, theme.plate.lighter(light ? 102 : 142)}, {1, theme.plate.darker(light ? 105 : 125)}});
  painter.setBrush(ground);
  if (edge == theme.plateedge) {
    QColor lit = mixed(theme.plate, light ? theme.plateedge : theme.onplate2, 0.4);
    QLinearGradient rim(box.topLeft(), box.bottomLeft());
    rim.setStops({{0, lit},
                  {0.5, mixed(theme.plate, lit, 0.4)},
                  {1, light ? theme.plateedge : theme.plateedge.darker(140)}});
    painter.setPen(QPen(rim, width));
  }
  painter.drawRoundedRect(box, radius, radius);
}

QColor troughOn(Theme const& theme) {
  return theme.plate.darker(theme.plate.lightnessF() > 0.5F ? 125 : 160);
}

}  // namespace giaguaro
