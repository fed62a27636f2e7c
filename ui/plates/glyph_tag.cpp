#include "ui/plates/glyph_tag.h"

#include <algorithm>

#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

constexpr qreal tagPart = 0.85;  // of its height: the width of a tag with one sign
constexpr qreal twoFigures = 1.12;
constexpr qreal arrowPart = 0.62;  // and of the arrow between two of them
constexpr qreal wordPadding = 6;
constexpr qreal tagLine = 1.25;

void arrow(QPainter& painter, QPointF const& centre, qreal length, QColor const& ink) {
  qreal const head = length * 0.36;
  QPointF const tip = centre + QPointF(length / 2, 0);
  painter.setPen(QPen(ink, std::max(1.6, length * 0.12), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(centre - QPointF(length / 2, 0), tip);
  painter.drawPolyline(QPolygonF({tip + QPointF(-head, -head), tip, tip + QPointF(-head, head)}));
}

QStringList linesOf(QString const& word, qreal height, qreal pixels) {
  if (height < 2.4 * tagLine * pixels) return {word};
  return inTwoLines(word);
}

}  // namespace

GlyphTag GlyphTag::of(Argument const& what, Wording const& wording) {
  GlyphTag tag{.what = what, .word = {}, .spoken = wording.argument(what)};
  switch (what.kind) {
    case Argument::Kind::none:
    case Argument::Kind::rank:
    case Argument::Kind::suit:
    case Argument::Kind::suits:
    case Argument::Kind::number:
    case Argument::Kind::card: break;
    // A long noun may have a form for where there is little room.
    default: tag.word = wording.argument(what, QStringLiteral("short"));
  }
  return tag;
}

qreal GlyphTag::width(QFont const& face, qreal height, qreal pixels) const {
  if (isWord()) {
    qreal widest = 0;
    for (QString const& line : linesOf(word, height, pixels))
      widest = std::max(widest, textWidth(face, {pixels, true, {}}, line));
    return widest + 2 * wordPadding;
  }
  if (what.kind == Argument::Kind::number && what.number > 9) return height * twoFigures;
  if (what.kind != Argument::Kind::suits) return height * tagPart;
  auto const count = static_cast<qreal>(what.list.size());
  return count * height + std::max(0.0, count - 1) * height * arrowPart;
}

void GlyphTag::paint(QPainter& painter, CardPainter const& cards, Deck const& deck, QFont const& face,
                     QRectF const& box, qreal pixels, CardLook const& look) const {
  if (isWord()) {
    painter.save();
    cards.tagGround(painter, box, look);
    QStringList const lines = linesOf(word, box.height(), pixels);
    qreal const leading = tagLine * pixels;
    qreal y = box.center().y() + 0.36 * pixels - leading * static_cast<qreal>(lines.size() - 1) / 2;
    for (QString const& line : lines) {
      drawText(painter, face, {pixels, true, Theme::ink()}, QPointF(box.center().x(), y), box.width() - 4,
               line, Qt::AlignHCenter);
      y += leading;
    }
    cards.tagCover(painter, box, look);
    painter.restore();
    return;
  }
  if (what.kind != Argument::Kind::suits) {
    cards.glyph(painter, what, deck, box, look);
    return;
  }
  // The last of them is where the arrows lead: it bears the ring.
  auto const count = static_cast<qreal>(what.list.size());
  qreal const side = std::min(box.height(), box.width() / (count + (count - 1) * arrowPart));
  qreal x = box.left();
  for (std::size_t i = 0; i < what.list.size(); ++i) {
    bool const last = i + 1 == what.list.size();
    CardLook each = look;
    if (last && what.list.size() > 1) {
      each.ring = cards.theme().accent;
      each.ringWidth = side * 0.07;
    }
    cards.suitTag(painter, static_cast<Suit>(what.list[i]), deck,
                  QRectF(x, box.center().y() - side / 2, side, side), each);
    x += side;
    if (last) break;
    qreal const room = side * arrowPart;
    arrow(painter, QPointF(x + room / 2, box.center().y()), room * 0.6, cards.theme().accent);
    x += room;
  }
}

}  // namespace giaguaro
