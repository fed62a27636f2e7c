#include "ui/layout/bubble_layout.h"

#include <algorithm>

namespace giaguaro {
namespace {

constexpr qreal bubbleGap = 4;  // round everything

// At plate scale 1.
constexpr qreal faceCentre = 29;         // a face's centre from its end of the plate
constexpr qreal tailTip = 5;             // of a tail, before the plate
constexpr qreal tailWidth = 16;          // where it leaves the box
constexpr qreal layoutCorner = 10;       // of the box, which no tail leaves
constexpr std::array tails{20.0, 13.0};  // from the plate to the box, the nicest first

// Over and under a face: how far along the box its tail leaves it.
constexpr std::array alongs{0.24, 0.5, 0.76, 0.12, 0.88};

class BubbleSearch {
 public:
  BubbleSearch(TableLayout const& layout, BubbleNeighbours const& neighbours)
      : layout_(layout),
        p_(layout.plateScale()),
        table_(QRectF(QPointF(), layout.input().size).adjusted(bubbleGap, bubbleGap, -bubbleGap, -bubbleGap)),
        taken_(takenOn(layout, neighbours.table)) {
    for (QRectF const& spread : neighbours.spreads)
      if (!spread.isNull()) taken_.push_back(spread);
    // Beside the lowest plate stands a line on how to go on.
    QRectF const you = layout.plate(layout.input().bottom);
    taken_.emplace_back(you.right(), you.top(), layout.input().size.width() - you.right(), you.height());
    QSizeF const pile(46 * p_, 34 * p_);
    for (int seat = 0; seat < layout.input().players; ++seat)
      piles_.emplace_back(
          layout.tricksPile(static_cast<Seat>(seat)) - QPointF(pile.width() / 2, pile.height() / 2), pile);
  }

  // Clear of the tricks that somebody has taken; but rather on them than nowhere.
  BubblePlace best(BubbleShape const& shape) {
    BubblePlace const clear = find(shape, piles_);
    return clear.box.isNull() ? find(shape, {}) : clear;
  }

 private:
  enum class Side : std::uint8_t { over, outside, under, inside };

  BubblePlace find(BubbleShape const& shape, std::vector<QRectF> const& piles) {
    std::vector<std::pair<QSizeF, bool>> sizes{{shape.line * p_, false}};
    if (!shape.folded.isEmpty()) sizes.insert(sizes.begin(), {shape.folded * p_, true});
    for (Side const side : {Side::over, Side::under, Side::inside, Side::outside})
      for (auto const& [size, folded] : sizes)
        for (qreal const tail : tails)
          for (qreal const along : alongs) {
            BubblePlace place = at(shape.seat, side, size, tail * p_, along);
            place.folded = folded;
            if (!isFree(place) || !isClear(place, piles)) continue;
            taken_.push_back(place.bounds());
            return place;
          }
    return {};
  }

  BubblePlace at(Seat seat, Side side, QSizeF const& size, qreal tail, qreal along) const {
    QRectF const plate = layout_.plate(seat);
    bool const mirrored = layout_.mirrored(seat);
    qreal const half = tailWidth * p_ / 2;
    BubblePlace place;
    if (side == Side::over || side == Side::under) {
      bool const over = side == Side::over;
      qreal const x = mirrored ? plate.right() - faceCentre * p_ : plate.left() + faceCentre * p_;
      qreal const leaves = std::clamp((mirrored ? 1 - along : along) * size.width(), layoutCorner * p_ + half,
                                      size.width() - layoutCorner * p_ - half);
      place.box = QRectF(
          QPointF(x - leaves, over ? plate.top() - tail - size.height() : plate.bottom() + tail), size);
      qreal const edge = over ? place.box.bottom() : place.box.top();
      place.tail = {QPointF(x - half, edge),
                    QPointF(x, over ? plate.top() - tailTip * p_ : plate.bottom() + tailTip * p_),
                    QPointF(x + half, edge)};
      return place;
    }
    bool const right = mirrored == (side == Side::outside);  // of the plate
    qreal const y = plate.center().y();
    // From the middle a little up or down, and no farther than a tail can leave it.
    qreal const spare = std::max(0.0, size.height() / 2 - layoutCorner * p_ - half);
    place.box = QRectF(QPointF(right ? plate.right() + tail : plate.left() - tail - size.width(),
                               y - size.height() / 2 + (along - 0.5) * 2 * spare),
                       size);
    qreal const edge = right ? place.box.left() : place.box.right();
    place.tail = {QPointF(edge, y - half * 0.8),
                  QPointF(right ? plate.right() + tailTip * p_ : plate.left() - tailTip * p_, y),
                  QPointF(edge, y + half * 0.8)};
    return place;
  }

  bool isFree(BubblePlace const& place) const {
    if (!table_.contains(place.box)) return false;
    QRectF const around = place.box.adjusted(-bubbleGap, -bubbleGap, bubbleGap, bubbleGap);
    QRectF const all = place.bounds();
    return std::ranges::none_of(
        taken_, [&](QRectF const& each) { return each.intersects(around) || each.intersects(all); });
  }

  static bool isClear(BubblePlace const& place, std::vector<QRectF> const& piles) {
    QRectF const all = place.bounds();
    return std::ranges::none_of(piles, [&](QRectF const& pile) { return pile.intersects(all); });
  }

  TableLayout const& layout_;
  qreal p_;
  QRectF table_;
  std::vector<QRectF> taken_;
  std::vector<QRectF> piles_;
};

}  // namespace

QRectF BubblePlace::bounds() const {
  if (box.isNull()) return {};
  QRectF all = box;
  for (QPointF const& point : tail) {
    all.setLeft(std::min(all.left(), point.x()));
    all.setRight(std::max(all.right(), point.x()));
    all.setTop(std::min(all.top(), point.y()));
    all.setBottom(std::max(all.bottom(), point.y()));
  }
  return all;
}

std::vector<BubblePlace> placeBubbles(TableLayout const& layout, std::span<BubbleShape const> bubbles,
                                      BubbleNeighbours const& neighbours) {
  std::vector<BubblePlace> places;
  if (bubbles.empty()) return places;
  BubbleSearch search(layout, neighbours);
  for (BubbleShape const& bubble : bubbles) places.push_back(search.best(bubble));
  return places;
}

}  // namespace giaguaro
