// What a page of the house comes to lies on a plaque of the table's felt, edged with the metal that the accent is: the
// darkest thing on the page, and so what is seen first. What stands on it has the inks of a plate.
#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/theme.h"

namespace giaguaro {

// The shadow falls outside the box.
void paintFeltPlaque(QPainter& painter, QRectF const& box, Theme const& theme);
// Where it is lightest, at the upper left.
QColor litFelt(Theme const& theme);
// Of the lines that part it.
QColor jointOnFelt(Theme const& theme);

}  // namespace giaguaro
