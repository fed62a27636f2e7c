#include "ui/drawing/guide_head.h"

#include <QSvgRenderer>

namespace giaguaro {

void paintGuideHead(QPainter& painter, QPointF const& centre, double radius, Theme const& theme) {
  static QSvgRenderer renderer(QStringLiteral(":/icons/icon.svg"));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.bestedge, 1.8));
  painter.setBrush(theme.best);
  painter.drawEllipse(centre, radius, radius);
  QSizeF size = renderer.boundsOnElement(QStringLiteral("head")).size();
  size.scale(QSizeF(1.7, 1.7) * radius, Qt::KeepAspectRatio);
  QRectF const box(centre - QPointF(size.width(), size.height()) / 2, size);
  renderer.render(&painter, QStringLiteral("head"), box);
}

}  // namespace giaguaro
