// Makes the variants of our decks: reads a deck's SVG and writes it again with four colours, large indices or
// other letters on the court cards. What it goes by is how our files are drawn (resources/art/STYLE.md): a
// card is a group named after it, with groups of the classes `middle`, `index`, `rank` and `suit` inside.
//
// Pure functions; a file that is not well-formed gives nothing.
#pragma once

#include <QByteArray>
#include <QRectF>

#include "ui/cards/rank_glyph.h"

namespace giaguaro {

// Of a variant what concerns the file of one deck.
struct Rewriting {
  bool fourColours = false;
  bool largeIndices = false;
  IndexLetters letters{};

  bool operator==(Rewriting const&) const = default;
};
Rewriting rewritingOf(DeckVariant const& variant, Deck::Id deck, QString const& language);

// Our files are drawn with the letters that this names; nothing has to be rewritten then.
bool isAsDrawn(Rewriting const& rewriting);

// Empty: it is no XML.
QByteArray rewritten(QByteArray const& svg, Rewriting const& rewriting);

// Where the suit's mark stands in the index, in fractions of the card.
QRectF indexMark(bool largeIndices);
// How far the index reaches from the card's left edge, in fractions of its width: as much of a card as others
// may leave uncovered of it.
double indexColumn(bool largeIndices);

}  // namespace giaguaro
