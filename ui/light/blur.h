// Shapes with soft edges, for shadows and light, without a graphics effect: a shape is drawn at a quarter of its size,
// blurred by three passes of a box, which come close to a Gaussian (P. Kovesi, "Fast Almost-Gaussian Filtering", 2010,
// section 2), and scaled up smoothly. It costs a millisecond or two for a whole window; keep what it gives.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <functional>

namespace giaguaro {

// Draws `shape` (in any colour: only where it is counts) over `box` in `colour`, its edges softened by `deviation`, all
// in the painter's units. Reads no more than the painter's device and transformation; any thread may call it.
void drawBlurred(QPainter& painter, QRectF const& box, qreal deviation, QColor const& colour,
                 std::function<void(QPainter&)> const& shape);

// Of an image of one colour: its opacity, softened, `deviation` in its pixels.
void blurAlpha(QImage& image, qreal deviation);

}  // namespace giaguaro
