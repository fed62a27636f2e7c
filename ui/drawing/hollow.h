// The cloth pressed in where a card is still to lie, under the lamp at the upper left; a dashed line where a theme is
// `plain`. Several places are one path: the lines of places that lie over one another would be a tangle.
#pragma once

#include <QPainter>

#include "ui/theme.h"

namespace giaguaro {

void paintHollow(QPainter& painter, Theme const& theme, QPainterPath const& shape, qreal scale);

}  // namespace giaguaro
