// The shared look of what stands on plates: shadow, ground, contour, and the light round the one whose turn it is. A drawer
// that is pulled out of a plate is one shape with it.
#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/theme.h"

namespace giaguaro {

// `drawer`: the part of it that shows beside `box`; null: there is none.
void paintPlate(QPainter& painter, Theme const& theme, QRectF const& box, qreal radius, QColor const& edge,
                qreal width, qreal drop, QRectF const& drawer = {});
// The empty part of a bar on a plate: deeper than the plate, of its own colour.
QColor troughOn(Theme const& theme);
void paintGlow(QPainter& painter, Theme const& theme, QRectF const& box, QRectF const& drawer, qreal scale);

}  // namespace giaguaro
