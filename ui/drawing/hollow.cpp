#include "ui/drawing/hollow.h"

#include <QHashFunctions>
#include <QLinearGradient>
#include <QPainterPath>
#include <QPixmapCache>
#include <cmath>

namespace giaguaro {
namespace {

QColor faint(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

void paintShape(QPainter& painter, Theme const& theme, QPainterPath const& shape, qreal scale) {
  QRectF const box = shape.boundingRect();
  painter.setRenderHint(QPainter::Antialiasing);
  if (theme.plain) {
    QPen dashes(theme.onplate, 1.4);
    dashes.setDashPattern({5 / 1.4, 6 / 1.4});
    dashes.setCapStyle(Qt::FlatCap);
    painter.strokePath(shape, dashes);
    return;
  }
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

// Where every point lies from `corner`.
size_t form(std::vector<QPainterPath> const& places, QPointF const& corner) {
  size_t hash = 0;
  for (QPainterPath const& place : places)
    for (int i = 0; i < place.elementCount(); ++i) {
      QPainterPath::Element const point = place.elementAt(i);
      hash = qHashMulti(hash, point.x - corner.x(), point.y - corner.y());
    }
  return hash;
}

}  // namespace

void paintHollow(QPainter& painter, Theme const& theme, std::vector<QPainterPath> const& places,
                 qreal scale) {
  QRectF box;
  for (QPainterPath const& place : places) box = box.united(place.boundingRect());
  if (box.isEmpty()) return;
  box.adjust(-scale - 1, -scale - 1, scale + 1, scale + 1);
  QPointF const corner(std::floor(box.left()), std::floor(box.top()));
  qreal const ratio = painter.device()->devicePixelRatioF();
  QString const key =
      QStringLiteral("hollow %1 %2 %3 %4").arg(theme.id).arg(scale).arg(ratio).arg(form(places, corner));
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    QSizeF const size(std::ceil(box.right()) - corner.x(), std::ceil(box.bottom()) - corner.y());
    picture = QPixmap((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainterPath all;
    for (QPainterPath const& place : places) all = all.united(place);
    QPainter shape(&picture);
    shape.translate(-corner);
    paintShape(shape, theme, all, scale);
    shape.end();
    QPixmapCache::insert(key, picture);
  }
  painter.drawPixmap(corner, picture);
}

}  // namespace giaguaro
