#include "ui/table/edge_plate.h"

#include <algorithm>

#include "ui/table/seat_plate.h"
#include "ui/table/text_line.h"

namespace giaguaro {
namespace {

void paintBar(QPainter& painter, Theme const& theme, QRectF const& box, Result::Bar const& bar, qreal p) {
  qreal const radius = box.height() / 2;
  auto const part = [&](int value) { return box.width() * std::clamp(value, 0, bar.total) / bar.total; };
  painter.setPen(QPen(theme.onplate2, p));
  painter.setBrush(theme.ground);
  painter.drawRoundedRect(box, radius, radius);
  if (bar.value > 0) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(
        QRectF(box.topLeft(), QSizeF(std::max(part(bar.value), box.height()), box.height())), radius, radius);
  }
  qreal const mark = box.left() + part(bar.target);
  painter.setPen(QPen(theme.onplate, 2.4 * p, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(mark, box.top() - 4 * p), QPointF(mark, box.bottom() + 4 * p));
}

}  // namespace

EdgePlate EdgePlate::of(Seen::Plate const& plate, Wording const& wording) {
  EdgePlate made{.glyph = plate.glyph, .title = wording.say(plate.title), .lines = {}, .bar = plate.bar};
  for (Message const& line : plate.lines) made.lines << wording.say(line);
  return made;
}

void EdgePlate::paint(QPainter& painter, CardPainter const& cards, QRectF const& box, qreal p,
                      Deck const& deck, QFont const& face) const {
  if (empty()) return;
  Theme const& theme = cards.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  paintPlate(painter, theme, box, 12 * p, theme.plateedge, 1.5 * p, 3 * p);

  qreal left = 16;
  if (glyph.kind != Argument::Kind::none) {
    left = 58;
    bool const isCard = glyph.kind == Argument::Kind::card;
    QRectF const place = isCard ? QRectF(10, 8, 39, 58) : QRectF(16, 15, 30, 44);
    QRectF const at(box.left() + place.left() * p, box.top() + place.top() * p, place.width() * p,
                    place.height() * p);
    cards.glyph(painter, glyph, deck, at, CardLook{.shadow = false});
  }
  qreal const x = box.left() + left * p;
  qreal const room = box.width() - (left + (bar.total > 0 ? 14 : 8)) * p;
  drawText(painter, face, {15 * p, true, theme.onplate}, QPointF(x, box.top() + 24 * p), room, title);
  TextStyle const quiet{13 * p, false, theme.onplate2};
  if (bar.total > 0) {
    QPointF const line(x, box.top() + 44 * p);
    qreal used = 0;
    if (lines.size() > 1)
      used = drawText(painter, face, quiet, line + QPointF(room, 0), room * 0.5, lines[1], Qt::AlignRight) +
             8 * p;
    drawText(painter, face, quiet, line, room - used, lines.value(0));
    paintBar(painter, theme, QRectF(x, box.top() + 53 * p, room, 9 * p), bar, p);
  } else {
    for (int i = 0; i < std::min<qsizetype>(2, lines.size()); ++i)
      drawText(painter, face, quiet, QPointF(x, box.top() + (43 + 19 * i) * p), room, lines[i]);
  }
}

}  // namespace giaguaro
