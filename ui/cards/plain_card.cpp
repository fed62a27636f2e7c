#include "ui/cards/plain_card.h"

#include <algorithm>

#include "ui/cards/rank_glyph.h"
#include "ui/theme.h"

namespace giaguaro {

void paintPlainCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, CardArt const& art) {
  qreal const scale = box.width() / 240;
  painter.setPen(QPen(Theme::paperEdge(), std::max(1.0, 1.5 * scale)));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 14 * scale, 14 * scale);
  if (!card.valid()) return;
  bool const lasting = art.failed(card, deck);
  bool const trump = card.suit() == Suit::trumps;
  // Italian marks are better not guessed at while their deck may still be read.
  bool const mark = lasting || (art.frenchSuits(deck.id()) && !trump);
  QString const text = !trump            ? indexText(deck.rank(card), art.letters(deck.id()))
                       : card.isExcuse() ? QString()
                                         : QString::number(card.strength());
  QColor const ink = suitInk(card.suit(), art.fourColours(deck.id()));
  for (int const turn : {0, 180}) {
    painter.save();
    painter.translate(box.center());
    painter.rotate(turn);
    painter.scale(scale, scale);
    painter.translate(-120, -180);
    if (art.largeIndices(deck.id())) {
      painter.translate(-20, -18);
      painter.scale(2, 2);
    }
    // As wide as may be seen of a card that others lie on.
    paintRank(painter, text, art.largeIndices(deck.id()) ? QRectF(12, 16, 28, 40) : QRectF(7, 16, 38, 40),
              ink);
    if (card.isExcuse())
      paintSuit(painter, card.suit(), QPointF(26, 36), 40, ink);
    else if (mark)
      paintSuit(painter, card.suit(), QPointF(26, 75), 26, ink);
    painter.restore();
  }
  if (lasting) paintSuit(painter, card.suit(), box.center(), 110 * scale, ink);
}

}  // namespace giaguaro
