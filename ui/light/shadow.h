// Shadows under the one lamp, at the upper left of the table: they fall to the lower right, whatever the turn of what
// throws them. Soft, and made once for each size.
#pragma once

#include <QPainter>
#include <QRectF>

namespace giaguaro {

struct Shadow {
  QPointF fall;          // how far it falls, in the painter's units, as seen on the screen
  qreal deviation = 2;   // how soft its edge is (blur.h)
  qreal strength = 0.3;  // its opacity
};

// Of a rounded rectangle. In the GUI thread alone: it keeps pictures.
void paintShadow(QPainter& painter, QRectF const& box, qreal radius, Shadow const& shadow);

}  // namespace giaguaro
