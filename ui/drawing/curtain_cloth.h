// The cloth that hides the table from several people who share a screen: its folds, with a valance along the upper edge.
#pragma once

#include <QPainter>

#include "ui/theme.h"

namespace giaguaro {

// All over this size. Leaves pen and brush as the last thing that was drawn had them.
void paintCurtain(QPainter& painter, QSize size, Theme const& theme);

}  // namespace giaguaro
