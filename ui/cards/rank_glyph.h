// The ranks as they are drawn on our decks: letters and figures as outlines, so that cards need no font. Used
// for cards without a suit (what an auction calls) and for plain cards where a deck is not there yet.
//
// A glyph is drawn in a box 40 high; widths are the glyph's own. A text that is not known draws nothing.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QString>

#include "core/cards/deck.h"

namespace giaguaro {

// What the index of a deck's cards says: F C R on Italian court cards, J N Q K on French ones; in the deck of
// 78 the ace is the lowest card and reads 1.
enum class IndexLetters { italian, french, seventyEight };
IndexLetters lettersOf(Deck::Id deck);

// "A", "7", "10", and F C R or J Q K.
QString indexText(Rank rank, IndexLetters letters);

// Width of a rank or number set `height` high.
qreal rankWidth(QString const& text, qreal height);

// Centred in `box` across, filling its height; narrower where the box is too narrow.
void paintRank(QPainter& painter, QString const& text, QRectF const& box, QColor const& ink);

// A French suit mark for cards whose deck cannot be read.
void paintSuit(QPainter& painter, Suit suit, QPointF const& centre, qreal height, QColor const& ink);
bool isRed(Suit suit);
// The same mark as one outline, `height` high about (0, 0); the mark of the trumps is a star.
QPainterPath suitOutline(Suit suit, qreal height);

}  // namespace giaguaro
