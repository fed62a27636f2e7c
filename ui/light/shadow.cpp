#include "ui/light/shadow.h"

#include <QPixmapCache>
#include <cmath>

#include "ui/light/blur.h"

namespace giaguaro {
namespace {

// The shape itself, dark and soft, with room for its edge: `margin` on each side.
QPixmap darkShape(QSizeF const& size, qreal radius, qreal margin, Shadow const& shadow, qreal ratio) {
  QString const key = QStringLiteral("shadow %1 %2 %3 %4 %5 %6")
                          .arg(size.width())
                          .arg(size.height())
                          .arg(radius)
                          .arg(shadow.deviation)
                          .arg(shadow.strength)
                          .arg(ratio);
  QPixmap picture;
  if (QPixmapCache::find(key, &picture)) return picture;
  QSizeF const whole(size.width() + 2 * margin, size.height() + 2 * margin);
  picture = QPixmap((whole * ratio).toSize().expandedTo({1, 1}));
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  QRectF const box(QPointF(margin, margin), size);
  QColor ink(Qt::black);
  ink.setAlphaF(static_cast<float>(shadow.strength));
  drawBlurred(painter, box, shadow.deviation, ink, [&](QPainter& shape) {
    shape.setPen(Qt::NoPen);
    shape.setBrush(Qt::black);
    shape.drawRoundedRect(box, radius, radius);
  });
  painter.end();
  QPixmapCache::insert(key, picture);
  return picture;
}

// `fall` as the painter, which may be turned or squeezed, has to go for it; none where it cannot.
QPointF asPainted(QPointF const& fall, QTransform const& world) {
  QTransform const linear(world.m11(), world.m12(), world.m21(), world.m22(), 0, 0);
  constexpr qreal least = 1e-3;
  qreal const area = std::abs(linear.determinant());
  if (area < least) return {};
  return linear.inverted().map(fall) * std::sqrt(area);
}

}  // namespace

void paintShadow(QPainter& painter, QRectF const& box, qreal radius, Shadow const& shadow) {
  // Of sizes that differ by less than can be seen there is one picture.
  auto const rounded = [](qreal length) { return std::round(length * 2) / 2; };
  QSizeF const size(rounded(box.width()), rounded(box.height()));
  Shadow const alike{{}, std::max(0.5, rounded(shadow.deviation)), shadow.strength};
  qreal const margin = std::ceil(3 * alike.deviation);
  QPixmap const picture =
      darkShape(size, rounded(radius), margin, alike, painter.device()->devicePixelRatioF());
  QPointF const at = box.topLeft() + asPainted(shadow.fall, painter.worldTransform());
  painter.drawPixmap(at - QPointF(margin, margin), picture);
}

}  // namespace giaguaro
