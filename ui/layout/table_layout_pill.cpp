// Where the pill of the card stands that is winning: it hides as little as can be, and no card where there is room.
#include <QtMath>
#include <algorithm>
#include <limits>

#include "ui/layout/table_layout.h"

namespace giaguaro {
namespace {

qreal shared(QRectF const& a, QRectF const& b) {
  QRectF const both = a & b;
  return both.width() * both.height();
}

}  // namespace

QRectF TableLayout::outFromOver(QRectF const& pill, Seat seat, std::span<QRectF const> cards) const {
  QRectF const own = trickCardBounds(seat);
  QRectF place = pill;
  for (QRectF const& card : cards) {
    if (card == own || !card.intersects(place)) continue;
    if (card.center().x() > own.center().x())
      place.moveRight(card.left() - 1);
    else
      place.moveLeft(card.right() + 1);
  }
  bool const isOver = place.left() < own.center().x() && place.right() > own.center().x();
  return isOver ? place : pill;
}

QRectF TableLayout::pill(Seat seat, qreal width) const {
  QSizeF const size(width * plateScale_, 25 * plateScale_);
  if (input_.piles) return pillBesidePiles(seat, size);
  std::vector<QRectF> taken{contractPlate(), scorePlate(), plate(input_.bottom)};
  for (int other = 0; other < input_.players; ++other) {
    if (other == input_.bottom) continue;
    taken.push_back(tokens(static_cast<Seat>(other), usualTokens));
    // Where all hands lie open, with what hangs from it.
    bool const hangs = input_.open && std::sin(qDegreesToRadians(angle(static_cast<Seat>(other)))) < -0.1;
    taken.push_back(plate(static_cast<Seat>(other)).adjusted(0, 0, 0, hangs ? openHand * plateScale_ : 0));
  }
  std::vector<QRectF> cards;
  for (int each = 0; each < input_.players; ++each) cards.push_back(trickCardBounds(static_cast<Seat>(each)));

  Spot const spot = trickCard(seat);
  QRectF const own = trickCardBounds(seat);
  qreal const ring = 3.5 * scale();
  qreal const rise = trickCardHeight() / 3 * std::abs(std::sin(qDegreesToRadians(spot.turn)));
  QRectF over(QPointF(spot.centre.x() - size.width() / 2,
                      spot.centre.y() - trickCardHeight() / 2 - rise - 1.5 * plateScale_ - size.height()),
              size);
  // Where it would lie on the next plate, or on its tokens, it makes way towards the middle.
  QRectF aside = over;
  for (QRectF const& each : taken) {
    if (!each.intersects(aside)) continue;
    if (std::abs(each.center().x() - cloth_.x()) < 1)
      aside.moveTop(each.bottom() + 3);
    else if (each.center().x() < cloth_.x())
      aside.moveLeft(each.right() + 3);
    else
      aside.moveRight(each.left() - 3);
  }
  std::vector<QRectF> places;
  bool const lowest = seat == input_.bottom && !inRow();
  auto const beside = [&](qreal top) {
    bool const leftFirst = spot.centre.x() < cloth_.x() - 1;
    QRectF const right(QPointF(own.right() + 3, top), size);
    QRectF const left(QPointF(own.left() - 3 - size.width(), top), size);
    places.insert(places.end(), leftFirst ? std::initializer_list<QRectF>{left, right}
                                          : std::initializer_list<QRectF>{right, left});
  };
  qreal const foot = own.bottom() - size.height() - 3 * scale();
  bool const overIt = !lowest;  // the lowest card has others over it
  if (overIt) places.insert(places.end(), {over, aside, outFromOver(aside, seat, cards)});
  // Six on a narrow table leave no other place, or nobody could speak.
  if (overIt && input_.players > 5 && !isWide()) return aside;
  beside(foot);
  if (lowest) beside(own.center().y() - size.height() / 2);
  places.emplace_back(QPointF(over.left(), own.bottom() - ring + 1), size);
  if (lowest) places.emplace_back(QPointF(over.left(), foot + size.height() / 2), size);

  // So little of a card hidden is as good as none. Among six what it would make way to is where somebody speaks.
  qreal const enough = input_.players > 5 ? 0.2 : 0.06;
  QRectF const table = QRectF(QPointF(), input_.size).adjusted(margin_, margin_, -margin_, -margin_);
  QRectF best = places.front();
  qreal least = std::numeric_limits<qreal>::max();
  for (QRectF const& place : places) {
    // Rather on a card than on a plate.
    qreal hidden = 1e4 * (size.width() * size.height() - shared(place, table));
    for (QRectF const& each : taken) hidden += 1e4 * shared(place, each);
    for (QRectF const& each : cards)
      hidden += shared(place, each.adjusted(ring + 1, ring + 1, -ring - 1, -ring - 1));
    if (hidden >= least - 1) continue;
    least = hidden;
    best = place;
    if (hidden < enough * size.width() * size.height()) break;
  }
  return best;
}

}  // namespace giaguaro
