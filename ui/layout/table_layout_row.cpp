// While something is asked in the middle of a trick its cards stand in one row, which is the ring drawn flat: from left to right
// as round the table, those of the far seats a little higher, and each turned as its seat is; straight where there is hardly
// room for a row.
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/layout/table_layout.h"

namespace giaguaro {
namespace {

// Of a card's height in the row: so much higher or lower is what lies straight across or before the seat at the bottom.
constexpr qreal depth = 0.05;
constexpr qreal mostRowTurn = 4;  // degrees
// Of a row against its cards: with the depth on either side, and what a turned card rises over a straight one.
constexpr qreal tallOfRing = 1 + 2 * depth + 2.0 / 3 * 0.07;
// In the hand's card heights: the least cards of a row that is the ring, and of a straight one.
constexpr qreal leastOfRing = 0.42;
constexpr qreal leastInRow = 0.3;

}  // namespace

TableLayout::Spot TableLayout::spotInRow(Seat seat) const {
  int place = 0;
  for (int other = 0; other < input_.players; ++other)
    if (across(static_cast<Seat>(other)) < across(seat)) ++place;
  qreal const from = place - (input_.players - 1) / 2.0;  // the middle, in cards
  qreal const x = cloth_.x() + from * (rowHeight_ * 2 / 3 + rowGap());
  if (isStraight_ || input_.players < 2) return {QPointF(x, trickY_), 0};
  qreal const down = std::sin(qDegreesToRadians(angle(seat)));
  return {QPointF(x, trickY_ + depth * down * rowHeight_),
          mostRowTurn * from / ((input_.players - 1) / 2.0) * (down < -0.1 ? 1 : -0.6)};
}

bool TableLayout::standInRow(qreal bottom, std::span<int const> tokens) {
  if (input_.piles) return false;
  return standInRow(bottom, tokens, false) || standInRow(bottom, tokens, true);
}

bool TableLayout::standInRow(qreal bottom, std::span<int const> tokens, bool straight) {
  qreal const tall = straight ? 1 : tallOfRing;
  qreal const least = straight ? leastInRow : leastOfRing;
  std::vector<QRectF> const taken = obstacles(tokens);
  qreal const pill = 27 * plateScale_;                           // over the winning card
  qreal const foot = bottom - std::max(7.0, 3.5 * scale() + 1);  // clear of its ring
  // A smaller row is narrower too, and may stand between plates that a larger one would have to stay under.
  for (qreal height = 0.8 * unit_; height >= least * unit_; height -= 0.02 * unit_) {
    qreal const half = (input_.players * (height * 2 / 3 + rowGap())) / 2;
    QRectF const row(cloth_.x() - half, foot - tall * height - pill, 2 * half, tall * height + pill);
    if (row.top() < margin_ ||
        std::ranges::any_of(taken, [&row](QRectF const& each) { return each.intersects(row); }))
      continue;
    // In the middle of what is free over it.
    std::vector<QRectF> over = taken;
    for (Seat seat = 0; seat < static_cast<Seat>(input_.players); ++seat)
      if (seat != input_.bottom) over.push_back(fanBox(seat));
    qreal highest = margin_;
    for (QRectF const& each : over)
      if (each.left() < row.right() && each.right() > row.left() && each.bottom() < row.bottom())
        highest = std::max(highest, each.bottom());
    rowHeight_ = height;
    isStraight_ = straight;
    trickY_ = foot - tall * height / 2 - std::max(0.0, (row.top() - highest) / 2);
    return true;
  }
  return false;
}

}  // namespace giaguaro
