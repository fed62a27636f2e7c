// The cloth pressed in where a card is still to lie, under the lamp at the upper left; a dashed line where a theme is
// `plain`. Places that lie over one another are one hollow: their lines would be a tangle. Drawn once and kept, since a table is
// painted again with every step of what flies over it.
#pragma once

#include <QPainter>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

void paintHollow(QPainter& painter, Theme const& theme, std::vector<QPainterPath> const& places, qreal scale);

}  // namespace giaguaro
