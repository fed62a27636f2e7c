// How far somebody has come in a game, as its tile tells it, under a line: matches won, in words and as a share, and
// lessons done, in words and as so many segments.
#pragma once

#include <QPainter>

#include "ui/first_page/game_progress.h"
#include "ui/theme.h"

namespace giaguaro {

// The same whatever there is to be told.
int progressLinesHeight();
void paintProgressLines(QPainter& painter, QRectF const& box, GameProgress const& progress,
                        Theme const& theme);

// One a lesson, from left to right, those that are done filled.
void paintLessonSegments(QPainter& painter, QRectF const& room, int done, int lessons, Theme const& theme);

}  // namespace giaguaro
