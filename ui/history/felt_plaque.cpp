#include "ui/history/felt_plaque.h"

#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

// A light plate is paper, and hardly changes under the lamp.
bool isLight(Theme const& theme) { return theme.plate.lightnessF() > 0.6F; }

}  // namespace

QColor litFelt(Theme const& theme) {
  return theme.plain || isLight(theme) ? theme.plate : mixed(theme.plate, theme.cloth, 0.62);
}

void paintFeltPlaque(QPainter& painter, QRectF const& box, Theme const& theme) {
  double const radius = scaledReal(10);
  QColor edge = theme.plateedge;
  QBrush ground = theme.plate;
  if (!theme.plain) {
    paintShadow(painter, box, radius, {QPointF(scaledReal(1.5), scaledReal(3)), scaledReal(3), 0.30});
    QLinearGradient lit(box.topLeft(), QPointF(box.left() + box.width() * 0.5, box.bottom()));
    lit.setStops(
        {{0, litFelt(theme)}, {1, mixed(theme.plate, isLight(theme) ? theme.soft : theme.cloth2, 0.35)}});
    ground = lit;
    edge = mixed(theme.plate, theme.accent, 0.75);
  }
  painter.setPen(QPen(edge, scaledReal(1.4)));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, radius, radius);
}

QColor jointOnFelt(Theme const& theme) {
  return mixed(theme.plate, theme.plain ? theme.plateedge : theme.accent, 0.42);
}

}  // namespace giaguaro
