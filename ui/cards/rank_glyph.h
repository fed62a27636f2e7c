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
#include "ui/cards/deck_style.h"

namespace giaguaro {

// Whose letters the court cards of a deck bear; never CourtLetters::usual.
struct IndexLetters {
  Deck::Id deck = Deck::Id::fiftyTwo;
  CourtLetters letters = CourtLetters::english;

  bool operator==(IndexLetters const&) const = default;
};
// What is chosen, in the language of this code.
IndexLetters lettersOf(Deck::Id deck, CourtLetters chosen, QString const& language);

// Those of jack, cavalier, queen and king, as far as the deck has them: "J Q K".
QString courtLetters(IndexLetters letters);

// "A", "7", "10", and what ui/cards/deck_style.h says of court cards. In the deck of 78 the ace is the lowest
// card and reads 1.
QString indexText(Rank rank, IndexLetters letters);
// Whether this is the rank's text in any of the letters: what somebody may type, whatever the cards show.
bool isIndexText(QString const& text, Rank rank, Deck::Id deck);

// Width of a rank or number set `height` high.
qreal rankWidth(QString const& text, qreal height);

// Centred in `box` across, filling its height; narrower where the box is too narrow.
void paintRank(QPainter& painter, QString const& text, QRectF const& box, QColor const& ink);

// A French suit mark for cards whose deck cannot be read.
void paintSuit(QPainter& painter, Suit suit, QPointF const& centre, qreal height, QColor const& ink);
bool isRed(Suit suit);
// On paper: black and red, or of four colours; the trumps are blue in both.
QColor suitInk(Suit suit, bool fourColours);
// The same mark as one outline, `height` high about (0, 0); the mark of the trumps is a star.
QPainterPath suitOutline(Suit suit, qreal height);

}  // namespace giaguaro
