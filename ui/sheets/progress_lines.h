// How far somebody has come in a game, as its tile tells it: matches won and lessons done, in words and, where there is
// anything to be measured, with a meter each; under a line.
#pragma once

#include <QPainter>

#include "ui/first_page/game_progress.h"
#include "ui/theme.h"

namespace giaguaro {

// The same whatever there is to be told.
int progressLinesHeight();
void paintProgressLines(QPainter& painter, QRectF const& box, GameProgress const& progress,
                        Theme const& theme);

}  // namespace giaguaro
