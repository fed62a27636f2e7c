// The tick that says which of several pictures is chosen, for who does not see the ring round it.
#pragma once

#include <QPainter>

#include "ui/theme.h"

namespace giaguaro {

// In a disc about this point, `radius` in logical pixels. Leaves the painter's brush empty.
void paintCheckMark(QPainter& painter, QPointF const& at, qreal radius, Theme const& theme);

// Without the disc. Leaves the painter's brush empty.
void paintTick(QPainter& painter, QPointF const& at, qreal radius, QColor const& ink);

// A tick where it was made, else a cross in the colour of what was lost: never the colour alone. Leaves the painter as it
// was.
void paintMade(QPainter& painter, QPointF const& at, qreal radius, bool made, Theme const& theme);

}  // namespace giaguaro
