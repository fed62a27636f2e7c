// The ranks as they are drawn on our decks: letters and figures as outlines, so that cards need no font. Used
// for cards without a suit (what an auction calls) and for plain cards where a deck is not there yet.
//
// A glyph is drawn in a box 40 high; widths are the glyph's own. A text that is not known draws nothing.
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

#include "core/cards/deck.h"

namespace giaguaro {

// Which letters the court cards of a deck carry.
enum class IndexLetters { italian, french };

// "A", "7", "10", and F C R or J Q K.
QString indexText(Rank rank, IndexLetters letters);

// Width of a rank or number set `height` high.
qreal rankWidth(QString const& text, qreal height);

// Centred in `box` across, filling its height; narrower where the box is too narrow.
void paintRank(QPainter& painter, QString const& text, QRectF const& box, QColor const& ink);

// A French suit mark for cards whose deck cannot be read.
void paintSuit(QPainter& painter, Suit suit, QPointF const& centre, qreal height, QColor const& ink);
bool isRed(Suit suit);

}  // namespace giaguaro
