#include "ui/table/spread_view.h"

#include <algorithm>
#include <cmath>

#include "ui/drawing/text_line.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/table_phrases.h"

namespace giaguaro {
namespace {

constexpr qreal titlePixels = 13;

// From a tray to the plate of the seat whose cards lie on it, where that is near: whose they are.
void paintTail(QPainter& painter, Theme const& theme, QRectF const& tray, QRectF const& plate, qreal p) {
  qreal const half = 8 * p, most = SpreadView::tail * p;
  qreal const left = std::max(tray.left(), plate.left()) + 18 * p;
  qreal const right = std::min(tray.right(), plate.right()) - 18 * p;
  bool const under = tray.top() >= plate.bottom();
  qreal const far = under ? tray.top() - plate.bottom() : plate.top() - tray.bottom();
  if (left > right || far < 0 || far > most) return;
  qreal const x = std::clamp(plate.center().x(), left, right);
  qreal const edge = under ? tray.top() + 1.2 * p : tray.bottom() - 1.2 * p;
  QPointF const tip(x, under ? plate.bottom() : plate.top());
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.plate);
  painter.drawPolygon(QPolygonF{QPointF(x - half, edge), tip, QPointF(x + half, edge)});
  painter.setPen(QPen(theme.plateedge, 1.5 * p));
  painter.drawPolyline(QPolygonF{QPointF(x - half, edge), tip, QPointF(x + half, edge)});
}

}  // namespace

SpreadView SpreadView::of(Seen::Spread const& spread, Wording const& wording) {
  SpreadView view{.seat = spread.seat,
                  .title = wording.say(spread.title),
                  .cards = spread.cards,
                  .faceDown = spread.faceDown,
                  .spoken = {}};
  QStringList lying;
  for (Card const card : spread.cards) lying << wording.card(card);
  if (spread.faceDown > 0) lying << wording.say(say(tablePhrases::faceDown, {args::number(spread.faceDown)}));
  QString const what = lying.join(QStringLiteral(", "));
  view.spoken = view.title.isEmpty() ? what : view.title + QStringLiteral(": ") + what;
  return view;
}

SpreadShape SpreadView::shape(QFont const& face, qreal plateScale) const {
  SpreadShape shape{.seat = seat, .cards = static_cast<int>(cards.size()), .faceDown = faceDown};
  for (std::size_t i = 1; i < cards.size(); ++i)
    if (cards[i].suit() != cards[i - 1].suit()) shape.parted |= std::uint64_t{1} << (i - 1);
  if (title.isEmpty()) return shape;
  auto const width = [&](QString const& text) {
    return std::ceil(textWidth(face, {titlePixels * plateScale, true, {}}, text) + 1) / plateScale;
  };
  shape.titleWidth = width(title);
  if (QStringList const lines = inTwoLines(title); lines.size() > 1)
    shape.foldedWidth = std::max(width(lines[0]), width(lines[1]));
  return shape;
}

void SpreadView::paint(QPainter& painter, CardPainter const& painterOfCards, SpreadPlace const& place,
                       TableLayout const& layout, Deck const& deck, QFont const& face,
                       std::vector<Card> const& away) const {
  if (place.area.isNull()) return;
  Theme const& theme = painterOfCards.theme();
  qreal const p = layout.plateScale();
  CardLook const look{.shadow = !place.tags || place.drawer};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (place.tags && !place.drawer) {
    paintPlate(painter, theme, place.area, 12 * p, theme.plateedge, 1.5 * p, 3 * p);
    if (seat != nobody) paintTail(painter, theme, place.area, layout.plate(seat), p);
  }
  bool const backsAreAway = seat != nobody && std::ranges::count(away, noCard) > 0;
  for (QRectF const& box : backsAreAway ? std::vector<QRectF>() : place.backs)
    painterOfCards.card(painter, noCard, deck, box.center(), box.height(), 0, look);
  for (std::size_t i = 0; i < place.cards.size() && i < cards.size(); ++i) {
    if (std::ranges::count(away, cards[i]) > 0) continue;
    QRectF const& box = place.cards[i];
    if (place.tags)
      painterOfCards.cardTag(painter, cards[i], deck, box, look);
    else
      painterOfCards.card(painter, cards[i], deck, box.center(), box.height(), 0, look);
  }
  if (!title.isEmpty()) paintTitle(painter, theme, place, p, face);
  painter.restore();
}

void SpreadView::paintTitle(QPainter& painter, Theme const& theme, SpreadPlace const& place, qreal p,
                            QFont const& face) const {
  QRectF const& box = place.title;
  if (!place.tags) {
    painter.setPen(QPen(theme.accent, 1.6 * p));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(box, 12.5 * p, 12.5 * p);
  }
  TextStyle const style{titlePixels * p, true, theme.onplate};
  QStringList const lines = place.folded ? inTwoLines(title) : QStringList(title);
  qreal const leading = 16 * p;
  qreal y =
      box.center().y() + (place.tags ? 2.5 : 4.7) * p - leading * static_cast<qreal>(lines.size() - 1) / 2;
  for (QString const& line : lines) {
    if (place.tags)
      drawText(painter, face, style, QPointF(box.left(), y), box.width() + 2, line);
    else
      drawText(painter, face, style, QPointF(box.center().x(), y), box.width() - 8 * p, line,
               Qt::AlignHCenter);
    y += leading;
  }
}

}  // namespace giaguaro
