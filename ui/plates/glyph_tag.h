// What a plate draws small beside its words: a rank, a number, a suit or a card as a paper tag, several suits
// with arrows between them, or, where there is nothing to draw (a contract), its word on such a tag.
#pragma once

#include <QFont>
#include <QString>

#include "ui/cards/card_painter.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct GlyphTag {
  Argument what{};
  QString word;    // on the tag, where only a word can be
  QString spoken;  // what it is, in words

  bool operator==(GlyphTag const&) const = default;
  bool empty() const { return what.kind == Argument::Kind::none; }
  bool isWord() const { return !word.isEmpty(); }

  static GlyphTag of(Argument const& what, Wording const& wording);

  // What it takes at this height; words at `pixels`, at the least, in two lines where the height allows.
  qreal width(QFont const& face, qreal height, qreal pixels) const;
  void paint(QPainter& painter, CardPainter const& cards, Deck const& deck, QFont const& face,
             QRectF const& box, qreal pixels, CardLook const& look) const;
};

}  // namespace giaguaro
