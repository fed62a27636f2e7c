// The table without anything on it, under one lamp at the upper left: room, wooden rail, cloth, the printed line, and a
// grain over all of it, which also keeps the light from falling into bands. A theme that is `plain` has neither light nor
// grain. Measures: ui/table/lit_table.cpp, at a card of 150.
#pragma once

#include <QImage>

#include "ui/table/table_layout.h"
#include "ui/theme.h"

namespace giaguaro {

// Whole, in device pixels; any thread may call it.
QImage paintLitTable(TableLayout const& layout, Theme const& theme, qreal ratio);

// Fine noise, black and white, hardly to be seen; a tile, to be drawn pixel by pixel.
QImage const& grainTile();

}  // namespace giaguaro
