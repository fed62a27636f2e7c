// What was done, as a small picture: the index of a card, a rank, a number, a word on a tag, or a dash for a pass.
#pragma once

#include <QPainter>

#include "ui/duplicate/duplicate_words.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

// Returns its width.
double paintDuplicateChip(QPainter& painter, Deed const& deed, QPointF const& topLeft, int height,
                          DuplicateWords const& words, Glyphs const& glyphs, qreal ratio);

// Whether it is a whole card that was played or put aside.
bool isCardDeed(Deed const& deed);

// Of a figure that is worse, on a panel of the theme.
QColor worseInk(Theme const& theme);

}  // namespace giaguaro
