#include "ui/layout/drawer_layout.h"

#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace giaguaro {
namespace {

constexpr qreal drawerGap = 5;  // round everything

// At plate scale 1.
constexpr qreal drawerInset = 3;  // at its ends
constexpr qreal outwards = 6.5;   // where tokens hang from it
constexpr qreal inwards = 3;      // towards the plate
constexpr std::array drawerScales{1.6, 1.4, 1.25, 1.12, 1.0};
constexpr std::size_t largeScales = 3;  // so many of them
constexpr qreal mostWhereTight = 1.25;
constexpr std::array drawerWidths{1.0, 1.3};  // of its plate's
constexpr int mostRows = 4;
constexpr qreal leastShared = 0.25;  // with its plate's width

// Where the plates leave little of the cloth free, larger tags would take that too.
bool isTight(TableLayout const& layout) {
  return layout.input().size.width() < 4.2 * layout.plate(layout.input().bottom).width();
}

bool isOpenHand(SpreadShape const& shape) {
  return shape.seat != nobody && shape.titleWidth <= 0 && shape.cards > 0;
}

// Which of the seats in the upper half, in the middle and in the lower half have drawers that hang.
struct Directions {
  bool middle = true;
  bool lower = true;

  bool hangs(TableLayout const& layout, Seat seat) const {
    qreal const down = std::sin(qDegreesToRadians(layout.angle(seat)));
    return down < -0.1 || (down < 0.1 ? middle : lower);
  }
};

class DrawerSearch {
 public:
  DrawerSearch(TableLayout const& layout, std::span<SpreadShape const> spreads,
               SpreadNeighbours const& neighbours)
      : layout_(layout), spreads_(spreads), tokens_(neighbours.tokens), p_(layout.plateScale()) {
    SpreadNeighbours withoutTokens = neighbours;
    withoutTokens.tokens.clear();
    taken_ = takenOn(layout, withoutTokens);
    for (SpreadShape const& shape : spreads_)
      if (isOpenHand(shape)) most_ = std::max(most_, shape.cards + shape.faceDown);
    for (int i = 0; i < layout.input().players; ++i)
      if (auto const seat = static_cast<Seat>(i); std::ranges::none_of(
              spreads_, [seat](SpreadShape const& shape) { return isOpenHand(shape) && shape.seat == seat; }))
        taken_.push_back(tokensOf(seat));
  }

  bool hasHands() const { return most_ > 0; }

  // Within its width and in as few rows as there can be, or else beside what is in the way there.
  enum class Way : std::uint8_t { tidy, anyhow };

  // The fewest rows in which the largest hand can lie.
  int fewestRows() const { return rowsAt(most_, drawerScales.back(), drawerWidths.back()); }

  // With all tags at this size, and all drawers so much wider than their plates, where there is room; empty: there would be
  // more rows than that.
  std::vector<SpreadPlace> all(Directions const& directions, Way way, qreal tagScale, qreal wide, int rows) {
    wide_ = wide;
    std::vector<SpreadPlace> found(spreads_.size());
    std::vector<QRectF> taken = taken_;
    if (rowsAt(most_, tagScale, wide) > rows) return {};
    for (std::size_t i = 0; i < spreads_.size(); ++i) {
      SpreadShape const& shape = spreads_[i];
      if (!isOpenHand(shape)) continue;
      std::optional<SpreadPlace> place =
          drawer(shape, directions.hangs(layout_, shape.seat), way, tagScale, taken);
      if (!place) continue;
      taken.push_back(place->area);
      QRectF const tokens = tokensOf(shape.seat);
      taken.push_back(tokens.translated(0, tokensDrop(*place, tokens)));
      found[i] = std::move(*place);
    }
    return found;
  }

 private:
  QSizeF step(qreal tagScale) const { return (tagSize * tagScale + QSizeF(tagsApart, tagsApart)) * p_; }
  int rowsAt(int cards, qreal tagScale, qreal wide) const {
    qreal const plate = layout_.plate(layout_.input().bottom == 0 ? Seat{1} : Seat{0}).width();
    qreal const inner = wide * plate - 2 * drawerInset * p_;
    int const columns = std::max(1, static_cast<int>((inner + tagsApart * p_) / step(tagScale).width()));
    return (cards + columns - 1) / columns;
  }

  QRectF tokensOf(Seat seat) const {
    auto const index = static_cast<std::size_t>(seat);
    int const count = index < tokens_.size() ? tokens_[index] : 0;
    return count > 0 ? layout_.tokens(seat, count) : QRectF();
  }

  std::optional<SpreadPlace> drawer(SpreadShape const& shape, bool hangs, Way way, qreal tagScale,
                                    std::vector<QRectF> const& taken) const {
    QRectF const plate = layout_.plate(shape.seat);
    int const count = shape.cards + shape.faceDown;
    int const fewest = rowsAt(count, tagScale, wide_);
    for (int rows = fewest; rows <= (way == Way::tidy ? fewest : mostRows); ++rows) {
      int const columns = (count + rows - 1) / rows;
      QSizeF const tags(columns * step(tagScale).width() - tagsApart * p_,
                        rows * step(tagScale).height() - tagsApart * p_);
      qreal const high = tags.height() + (outwards + inwards) * p_;
      qreal const narrow = std::min(wide_ * plate.width(), tags.width() + 2 * drawerInset * p_);
      // What is wider than its plate reaches from its far end towards the table's middle.
      bool const mirrored = layout_.mirrored(shape.seat);
      qreal const whole = std::max(plate.width(), narrow);
      QRectF const wide(mirrored ? plate.right() - whole : plate.left(),
                        hangs ? plate.bottom() : plate.top() - high, whole, high);
      for (QRectF const& area : areas(wide, narrow, mirrored, way, taken)) {
        SpreadPlace place = filled(shape, area, tags, columns, tagScale, hangs ? inwards : outwards);
        if (isFree(place, plate, tokensOf(shape.seat), taken)) return place;
      }
    }
    return std::nullopt;
  }

  // As wide as its tags, under the plate's middle or where its tokens leave it room; or else as the plate, whose tokens then
  // hang under it.
  std::vector<QRectF> areas(QRectF const& wide, qreal narrow, bool mirrored, Way way,
                            std::vector<QRectF> const& taken) const {
    qreal const spare = wide.width() - narrow;
    std::vector<qreal> xs{spare / 2, mirrored ? spare : 0, mirrored ? 0 : spare};
    if (way == Way::anyhow) {
      // Partly beside the plate, touching what is in the way.
      qreal const most = narrow - leastShared * wide.width();
      for (QRectF const& each : taken)
        for (qreal const x : {each.left() - drawerGap - narrow, each.right() + drawerGap})
          if (x - wide.left() >= -most && x - wide.left() <= spare + most) xs.push_back(x - wide.left());
      std::ranges::stable_sort(xs.begin() + 3, xs.end(), {},
                               [&](qreal x) { return std::abs(x - spare / 2); });
    }
    std::vector<QRectF> found;
    for (qreal const x : xs) found.emplace_back(wide.left() + x, wide.top(), narrow, wide.height());
    found.insert(found.begin() + 3, wide);
    return found;
  }

  SpreadPlace filled(SpreadShape const& shape, QRectF const& area, QSizeF const& tags, int columns,
                     qreal tagScale, qreal above) const {
    SpreadPlace place;
    place.area = area;
    place.tags = place.drawer = true;
    QPointF const first(area.center().x() - tags.width() / 2, area.top() + above * p_);
    for (int i = 0; i < shape.cards + shape.faceDown; ++i) {
      auto const [row, column] = std::div(i, columns);
      QPointF const at(column * step(tagScale).width(), row * step(tagScale).height());
      (i < shape.faceDown ? place.backs : place.cards).emplace_back(first + at, tagSize * tagScale * p_);
    }
    return place;
  }

  // The plate's tokens hang from the drawer, or else beside it.
  bool isFree(SpreadPlace const& place, QRectF const& plate, QRectF const& tokens,
              std::vector<QRectF> const& taken) const {
    qreal const drop = tokens.isNull() ? 0 : tokensDrop(place, tokens);
    if (!tokens.isNull() && drop == 0 && place.area.adjusted(-2, 0, 2, 0).intersects(tokens)) return false;
    QRectF const hanging = tokens.translated(0, drop);
    if (drop > 0 && std::ranges::any_of(taken, [&](QRectF const& each) {
          return each != plate && each != tokens && each.intersects(hanging);
        }))
      return false;
    qreal const edge = layout_.margin() * 0.6;
    if (!QRectF(QPointF(), layout_.input().size).adjusted(edge, edge, -edge, -edge).contains(place.area))
      return false;
    qreal const almost = drawerGap - 0.01;  // what stands exactly at the gap is free
    QRectF const around = place.area.adjusted(-almost, -almost, almost, almost);
    return std::ranges::none_of(taken,
                                [&](QRectF const& each) { return each != plate && each.intersects(around); });
  }

  TableLayout const& layout_;
  std::span<SpreadShape const> spreads_;
  std::vector<int> tokens_;
  std::vector<QRectF> taken_;
  qreal p_;
  qreal wide_ = 1;
  int most_ = 0;
};

}  // namespace

std::vector<SpreadPlace> placeDrawers(TableLayout const& layout, std::span<SpreadShape const> spreads,
                                      SpreadNeighbours const& neighbours) {
  DrawerSearch search(layout, spreads, neighbours);
  if (!search.hasHands() || layout.piles() != nullptr) return {};
  std::vector<SpreadPlace> best;
  std::ptrdiff_t most = 0;
  auto const look = [&](std::span<qreal const> scales, int rows) {
    for (Directions const& directions :
         {Directions{}, Directions{.lower = false}, Directions{.middle = false, .lower = false}})
      for (auto const way : {DrawerSearch::Way::tidy, DrawerSearch::Way::anyhow})
        for (qreal const scale : scales)
          for (qreal const wide : drawerWidths) {
            if (isTight(layout) && (scale > mostWhereTight || (wide > 1 && scale > 1))) continue;
            std::vector<SpreadPlace> places = search.all(directions, way, scale, wide, rows);
            std::ptrdiff_t const found = std::ranges::count(places, true, &SpreadPlace::drawer);
            if (found <= most) continue;
            most = found;
            best = std::move(places);
          }
  };
  // Rather large in any direction than small, and rather small than in more rows.
  std::span<qreal const> const scales(drawerScales);
  look(scales.first(largeScales), search.fewestRows());
  look(scales.subspan(largeScales), search.fewestRows());
  look(scales, mostRows);
  return best;
}

qreal tokensDrop(SpreadPlace const& drawer, QRectF const& tokens) {
  bool const within = drawer.area.left() <= tokens.left() && drawer.area.right() >= tokens.right();
  bool const hangs = drawer.area.bottom() > tokens.bottom();
  return drawer.drawer && hangs && within ? drawer.area.height() : 0;
}

}  // namespace giaguaro
