// The table without anything on it, under one lamp at the upper left: room, wooden rail, cloth, the printed line, and a
// grain over all of it, which also keeps the light from falling into bands. A theme that is `plain` has neither light nor
// grain. Measures: ui/cloth/lit_table.cpp, at a card of 150.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPixmap>

#include "ui/layout/table_layout.h"
#include "ui/theme.h"

namespace giaguaro {

// Whole, in device pixels; any thread may call it.
QImage paintLitTable(TableLayout const& layout, Theme const& theme, qreal ratio);

// The same of a table that is larger than what is seen of it: an oval cloth in this box, which may reach beyond the picture,
// and a rail as wide as it is at `scale`.
QImage paintLitRoom(QSizeF const& size, QRectF const& cloth, qreal scale, Theme const& theme, qreal ratio);

// The room as a hall in the cloth's own colour, for pages that are no table: on a brown wall light turns to mud.
Theme hallOf(Theme const& theme);

// A table alone, without the room.
void paintTableTop(QPainter& painter, QRectF const& cloth, qreal scale, Theme const& theme);
// It as a picture of this size in logical pixels, with nothing around it.
QPixmap tableTopPicture(QSize const& size, QRectF const& cloth, qreal scale, Theme const& theme, qreal ratio);

// Fine noise, black and white, hardly to be seen; a tile, to be drawn pixel by pixel.
QImage const& grainTile();

}  // namespace giaguaro
