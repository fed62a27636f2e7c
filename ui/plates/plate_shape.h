// The shared look of what stands on plates: shadow, ground, contour, and the light round the one whose turn it is.
#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/theme.h"

namespace giaguaro {

void paintPlate(QPainter& painter, Theme const& theme, QRectF const& box, qreal radius, QColor const& edge,
                qreal width, qreal drop);
// The empty part of a bar on a plate: deeper than the plate, of its own colour.
QColor troughOn(Theme const& theme);
void paintGlow(QPainter& painter, Theme const& theme, QRectF const& box, qreal scale);

}  // namespace giaguaro
