// While something is asked in the middle of a trick its cards stand in one row.
#include <algorithm>
#include <vector>

#include "ui/layout/table_layout.h"

namespace giaguaro {

bool TableLayout::standInRow(qreal bottom, std::span<int const> tokens) {
  if (input_.piles) return false;
  std::vector<QRectF> const taken = obstacles(tokens);
  qreal const pill = 27 * plateScale_;                           // over the winning card
  qreal const foot = bottom - std::max(7.0, 3.5 * scale() + 1);  // clear of its ring
  // A smaller row is narrower too, and may stand between plates that a larger one would have to stay under.
  for (qreal height = 0.8 * unit_; height >= 0.3 * unit_; height -= 0.02 * unit_) {
    qreal const half = (input_.players * (height * 2 / 3 + rowGap())) / 2;
    QRectF const row(cloth_.x() - half, foot - height - pill, 2 * half, height + pill);
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
    trickY_ = foot - height / 2 - std::max(0.0, (row.top() - highest) / 2);
    return true;
  }
  return false;
}

}  // namespace giaguaro
