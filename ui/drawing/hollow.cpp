#include "ui/drawing/hollow.h"

#include <QLinearGradient>
#include <QPainterPath>

namespace giaguaro {
namespace {

QColor faint(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

}  // namespace

void paintHollow(QPainter& painter, Theme const& theme, QPainterPath const& shape, qreal scale) {
  QRectF const box = shape.boundingRect();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (theme.plain) {
    QPen dashes(theme.onplate, 1.4);
    dashes.setDashPattern({5 / 1.4, 6 / 1.4});
    dashes.setCapStyle(Qt::FlatCap);
    painter.strokePath(shape, dashes);
  } else {
    QColor const dark = theme.cloth.lightnessF() > 0.5F ? theme.railedge : theme.cloth2.darker(260);
    QLinearGradient depth(box.topLeft(), box.bottomLeft());
    depth.setColorAt(0, faint(dark, 0.34F));
    depth.setColorAt(1, faint(dark, 0.16F));
    painter.fillPath(shape, depth);
    QLinearGradient rim(box.topLeft(), box.bottomRight());
    rim.setColorAt(0, faint(dark, 0.6F));
    rim.setColorAt(0.5, faint(dark, 0.2F));
    rim.setColorAt(1, faint(Theme::paper(), 0.4F));
    painter.strokePath(shape, QPen(rim, 1.3 * scale));
  }
  painter.restore();
}

}  // namespace giaguaro
