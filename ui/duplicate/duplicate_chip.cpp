#include "ui/duplicate/duplicate_chip.h"

#include <cmath>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {

bool isCardDeed(Deed const& deed) {
  return deed.action.kind == Action::Kind::play || deed.action.kind == Action::Kind::discard;
}

QColor worseInk(Theme const& theme) {
  if (theme.panel.lightness() > 128) return Theme::red();
  return theme.plain ? QColor(0xFF, 0x9A, 0x8F) : QColor(0xF0, 0x95, 0x8C);
}

double paintDuplicateChip(QPainter& painter, Deed const& deed, QPointF const& at, int height,
                          DuplicateWords const& words, Glyphs const& glyphs, qreal ratio) {
  // On whole pixels: or its edges would be of different strength.
  QPointF const topLeft(std::round(at.x()), std::round(at.y()));
  Argument const what = isCardDeed(deed) ? args::card(deed.action.card()) : deed.glyph;
  QSizeF const size(height * 0.75, height);
  // Whatever lies on the table now, it is this game's deck.
  if (!Glyphs::nameOf(what, words.deck()).isEmpty()) {
    QRectF const box = QRectF(topLeft, size).adjusted(0.5, 0.5, -0.5, -0.5);
    if (what.kind == Argument::Kind::card)
      glyphs.paintTag(painter, Card{static_cast<std::uint8_t>(what.number)}, words.deck(), box, ratio);
    else
      glyphs.paintGlyph(painter, what, words.deck(), box, ratio);
    return size.width();
  }
  QString const word = what.kind != Argument::Kind::none        ? words.tag(what)
                       : deed.action.kind == Action::Kind::pass ? QString()
                                                                : words.deed(deed);
  double const wide = word.isEmpty() ? size.width() : textWidth(word, 11.5, true) + scaled(10);
  QRectF const box(topLeft.x() + 0.5, topLeft.y() + 0.5, std::round(wide) - 1, height - 1);
  // As round the tags of cards.
  painter.setPen(QPen(mixed(Theme::paperEdge(), Theme::ink(), 0.35), scaledReal(1.1)));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box, scaledReal(4), scaledReal(4));
  if (word.isEmpty()) {
    painter.setPen(QPen(Theme::ink(), scaledReal(2.6), Qt::SolidLine, Qt::RoundCap));
    double const reach = size.width() * 0.2;
    painter.drawLine(box.center() - QPointF(reach, 0), box.center() + QPointF(reach, 0));
  } else {
    painter.setPen(Theme::ink());
    painter.setFont(typeface(11.5, true));
    painter.drawText(box, Qt::AlignCenter, word);
  }
  return wide;
}

}  // namespace giaguaro
