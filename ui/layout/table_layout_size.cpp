// Cards of another size than is usual: as near to what was wished as they can be with nothing on anything else.
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "ui/cards/deck_rewriter.h"
#include "ui/layout/table_layout.h"

namespace giaguaro {
namespace {

constexpr qreal leastDock = 125;       // what is enough
constexpr QSizeF trickDock(504, 170);  // in the middle of a trick
constexpr int sizeSteps = 10;
constexpr qreal leastUnit = 108;   // cards on the cloth are smaller yet, and are to be read
constexpr int mostCards = 30;      // in a hand of three players
constexpr int manyCards = 24;      // of more of them
constexpr int fewCards = 15;       // of six
constexpr qreal widestPill = 150;  // at plate scale 1

int largestHand(int players) { return players <= 3 ? mostCards : players > 5 ? fewCards : manyCards; }

bool isApart(QRectF const& rect, QRectF const& you, std::vector<QRectF> const& around) {
  return !rect.intersects(you) &&
         std::ranges::none_of(around, [&](QRectF const& each) { return each.intersects(rect); });
}

}  // namespace

// Towards what was wished as far as there is room. The number of cards does not matter here, or they would
// grow while they are played.
void TableLayout::grow() {
  for (int part = sizeSteps; part > 0; --part) {
    TableLayout worst;
    worst.input_ = input_;
    worst.input_.covered = 0;
    worst.input_.higher = 0;
    worst.input_.whole = 0;
    worst.input_.parted = 0;
    worst.input_.cards = largestHand(input_.players);
    qreal const size = 1 + (input_.cardSize - 1) * part / sizeSteps;
    worst.place(size);
    if (!worst.isClear() || !worst.isTrickClear()) continue;
    place(size);
    return;
  }
}

// The cards that everybody looks at are larger as far as there is room, and most on a large table; on a small one what is said
// among six wants the room, and hands that lie open do.
void TableLayout::growTrick() {
  qreal const usual = trickPart_;
  qreal const most = input_.windowScale > 1 ? 1.2 : input_.players > 5 || input_.open ? 1.0 : 1.15;
  for (qreal const larger : {1.2, 1.15, 1.1, 1.05, 1.0}) {
    if (larger > most) continue;
    trickPart_ = usual * larger;
    if (isTrickClear()) return;
  }
}

// The card height with which the largest hand there may be shows all its indices within this width.
qreal TableLayout::mostWithLargeIndices(qreal width) const {
  return width * 3 / 2 / (1 + (largestHand(input_.players) - 1) * indexColumn(true));
}

bool TableLayout::isClear() const {
  std::vector<int> const tokens(static_cast<std::size_t>(std::max(1, input_.players)), usualTokens);
  std::vector<QRectF> const around = obstacles(tokens);
  QRectF const table(QPointF(), input_.size);
  QRectF const you = plate(input_.bottom);
  auto const isFree = [&](QRectF const& rect) { return table.contains(rect) && isApart(rect, you, around); };
  // Those that stand around are not held against each other: a plate and its tokens touch.
  for (QRectF const& plate : around)
    if (!table.contains(plate) || plate.intersects(you)) return false;
  // Of each card its index stays uncovered.
  qreal const leastStep = handCardSize().width() * indexColumn(input_.largeIndices);
  if (!input_.watching && (!isFree(handArea()) || (input_.cards > 1 && step_ < leastStep))) return false;
  DockSpace const space = dock(usualDock, tokens);
  return space.rect.width() >= narrowestDock && space.rect.height() >= leastDock &&
         (input_.cardSize > 1 || unit_ >= leastUnit);
}

bool TableLayout::isTrickClear() const {
  std::vector<int> const tokens(static_cast<std::size_t>(std::max(1, input_.players)), usualTokens);
  std::vector<QRectF> const around = obstacles(tokens);
  QRectF const table(QPointF(), input_.size);
  QRectF const you = plate(input_.bottom);
  auto const isFree = [&](QRectF const& rect) { return table.contains(rect) && isApart(rect, you, around); };
  for (int i = 0; i < input_.players; ++i) {
    auto const seat = static_cast<Seat>(i);
    QRectF const bounds = trickCardBounds(seat);
    for (int k = 0; k < input_.players; ++k)
      if (plate(static_cast<Seat>(k)).intersects(bounds)) return false;
    if (contractPlate().intersects(bounds) || scorePlate().intersects(bounds) ||
        !isFree(pill(seat, widestPill)))
      return false;
    // No index of the trick lies under another card.
    QSizeF const size(trickCardHeight() * 2 / 3, trickCardHeight());
    QPointF const centre = trickCard(seat).centre;
    qreal const part = input_.largeIndices ? 2 : 1;
    QRectF const index(
        centre - QPointF(size.width() / 2, size.height() / 2),
        QSizeF(size.width() * indexColumn(input_.largeIndices), size.height() * 88 * part / 360));
    for (int k = 0; k < input_.players; ++k)
      if (trickCard(static_cast<Seat>(k)).centre.x() > centre.x() &&
          trickCardBounds(static_cast<Seat>(k)).intersects(index))
        return false;
  }
  // What is asked in the middle of a trick leaves it room, too.
  std::vector<int> const few(tokens.size(), 1);
  DockSpace const asked = dock(trickDock, few);
  TableLayout row = *this;
  return asked.narrow || row.standInRow(asked.rect.top(), few);
}

// Hands that lie open hang from the plates of the upper half, and reach towards the trick.
qreal TableLayout::clearOfDrawers(qreal x, qreal y) const {
  qreal const half = trickPart_ * unit_ / 2 + 6;
  qreal const wide = half * 2 / 3 + 6;
  for (int i = 0; i < input_.players; ++i) {
    auto const seat = static_cast<Seat>(i);
    if (seat == input_.bottom || std::sin(qDegreesToRadians(angle(seat))) > -0.1) continue;
    QRectF const taken = plate(seat).adjusted(0, 0, 0, openHand * plateScale_);
    QRectF const card(cloth_.x() + x - wide, y - half, 2 * wide, 2 * half);
    if (!taken.intersects(card) || std::abs(taken.center().x() - cloth_.x()) < 1) continue;
    x = taken.center().x() > cloth_.x() ? std::min(x, taken.left() - cloth_.x() - wide)
                                        : std::max(x, taken.right() - cloth_.x() + wide);
  }
  return x;
}

}  // namespace giaguaro
