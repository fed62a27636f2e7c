#include "ui/plates/pair_mark.h"

#include <QPainterPath>
#include <algorithm>
#include <array>

#include "ui/theme.h"

namespace giaguaro {
namespace {

// Of a face's diameter, which is 54 where the measures were taken.
constexpr qreal measured = 54;
constexpr qreal ringWidth = 2.4 / measured;
constexpr qreal ringRadius = 30 / measured;
constexpr qreal shapeAside = 21.2 / measured;  // its centre, from that of the face: on the ring
constexpr qreal shapeSide = 13 / measured;
constexpr qreal shapeGap = 3 / measured;  // between the shape and the ring

}  // namespace

PairMark pairMarkOf(TableScene const& scene, int pair) {
  auto const bottom = static_cast<std::size_t>(std::max(scene.bottom, Seat{0}));
  if (pair == Seen::noPair || bottom >= scene.seen.seats.size()) return PairMark::none;
  int const pairs = scene.seen.players / 2;
  return static_cast<PairMark>((pair - scene.seen.seats[bottom].pair + pairs) % pairs);
}

PairMark pairMarkOf(TableScene const& scene, Seat seat) {
  auto const index = static_cast<std::size_t>(seat);
  bool const sits = seat != nobody && index < scene.seen.seats.size();
  return sits ? pairMarkOf(scene, scene.seen.seats[index].pair) : PairMark::none;
}

Seat partnerIn(TableScene const& scene, Seat seat) {
  PairMark const mark = pairMarkOf(scene, seat);
  for (int i = 0; i < scene.seen.players && mark != PairMark::none; ++i)
    if (auto const other = static_cast<Seat>(i); other != seat && pairMarkOf(scene, other) == mark)
      return other;
  return nobody;
}

QColor pairColour(PairMark mark, Theme const& theme) {
  if (mark == PairMark::none) return {};
  bool const lightPlates = theme.plate.lightnessF() > 0.5;
  auto const& colours =
      lightPlates ? std::array{QColor(0x8A, 0x4B, 0x08), QColor(0x22, 0x50, 0x7E), QColor(0x93, 0x39, 0x4A)}
                  : std::array{QColor(0xEB, 0xC0, 0x63), QColor(0xA9, 0xC6, 0xDA), QColor(0xE7, 0xB3, 0xA6)};
  return colours[static_cast<std::size_t>(mark)];
}

void paintPairShape(QPainter& painter, PairMark mark, QPointF const& centre, qreal side, QColor const& fill,
                    QColor const& edge, qreal edgeWidth) {
  QPainterPath path;
  qreal const half = side / 2;
  switch (mark) {
    case PairMark::none: return;
    case PairMark::disc: path.addEllipse(centre, half, half); break;
    case PairMark::triangle:
      // As high as it is wide, with its weight in the middle.
      path.addPolygon(QPolygonF({centre + QPointF(-1.1 * half, half), centre + QPointF(0, -half),
                                 centre + QPointF(1.1 * half, half)}));
      path.closeSubpath();
      break;
    case PairMark::square: path.addRect(QRectF(centre - QPointF(half, half), QSizeF(side, side))); break;
  }
  painter.setRenderHint(QPainter::Antialiasing);
  QPen pen(edge, edgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  painter.setPen(edge.isValid() ? pen : QPen(Qt::NoPen));
  painter.setBrush(fill);
  painter.drawPath(path);
}

void paintPairRing(QPainter& painter, PairMark mark, QPointF const& face, qreal diameter, bool mirrored,
                   Theme const& theme) {
  if (mark == PairMark::none) return;
  QColor const colour = pairColour(mark, theme);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, ringWidth * diameter));
  painter.drawEllipse(face, ringRadius * diameter, ringRadius * diameter);
  // The ring opens round the shape.
  QPointF const at = face + QPointF(mirrored ? shapeAside : -shapeAside, shapeAside) * diameter;
  paintPairShape(painter, mark, at, shapeSide * diameter, theme.plate, theme.plate, 2 * shapeGap * diameter);
  paintPairShape(painter, mark, at, shapeSide * diameter, colour);
}

}  // namespace giaguaro
