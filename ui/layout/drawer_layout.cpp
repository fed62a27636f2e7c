#include "ui/layout/drawer_layout.h"

#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>

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
constexpr std::array drawerWidths{1.0, 1.3, 1.6};  // of its plate's
constexpr qreal widthOfFew = 1.3;                  // so wide, rather in a row more than in small tags
constexpr int mostRagged = 3;  // tags that a row may have fewer than the longest, for whole suits
constexpr int mostRows = 4;
constexpr qreal leastShared = 0.25;   // with its plate's width
constexpr qreal suitsApart = 5;       // between two suits of a row, where there is room
constexpr qreal moreForSuits = 1.15;  // so much wider may a row be in which no suit is broken
constexpr qreal fromRail = 9;         // of the cloth, at the table's scale

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

  // Neither on the rail nor beyond it.
  bool isOnCloth(QRectF const& area) const {
    qreal const reach = clothReach(area);
    qreal const middle = layout_.clothCentre().x();
    return area.left() >= middle - reach - 0.01 && area.right() <= middle + reach + 0.01;
  }

  // The fewest rows in which the largest hand can lie.
  int fewestRows() const { return rowsAt(most_, drawerScales.back(), widthOfFew); }

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

  qreal clothReach(QRectF const& area) const {
    return layout_.clothReach(area.top(), area.bottom()) - fromRail * layout_.scale();
  }

  QRectF tokensOf(Seat seat) const {
    auto const index = static_cast<std::size_t>(seat);
    int const count = index < tokens_.size() ? tokens_[index] : 0;
    return count > 0 ? layout_.tokens(seat, count) : QRectF();
  }

  // How many tags lie in each of so many rows: as many in each.
  static std::vector<int> evenRows(SpreadShape const& shape, int rows) {
    int const count = shape.cards + shape.faceDown;
    int const columns = (count + rows - 1) / rows;
    std::vector<int> lengths;
    for (int left = count; left > 0; left -= columns) lengths.push_back(std::min(columns, left));
    return lengths;
  }
  // Or whole suits; empty: a row would become too long by that, or much of another stay empty.
  std::vector<int> rowsOfSuits(SpreadShape const& shape, int rows, qreal tagScale) const {
    int const count = shape.cards + shape.faceDown;
    std::vector<int> groups;
    for (int i = 0, begin = 0; i < count; ++i) {
      bool const ends = i >= shape.faceDown && (shape.parted >> (i - shape.faceDown) & 1U) != 0;
      if (!ends && i + 1 < count) continue;
      groups.push_back(i + 1 - begin);
      begin = i + 1;
    }
    std::vector<int> best;
    for (unsigned cuts = 0; groups.size() <= 8 && cuts < 1U << (groups.size() - 1); ++cuts) {
      std::vector<int> lengths{0};
      for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0 && (cuts >> (i - 1) & 1U) != 0) lengths.push_back(0);
        lengths.back() += groups[i];
      }
      if (std::ssize(lengths) != rows) continue;
      if (best.empty() || std::ranges::max(lengths) < std::ranges::max(best)) best = std::move(lengths);
    }
    if (best.empty()) return {};
    auto const [shortest, longest] = std::ranges::minmax(best);
    bool const fits =
        longest - shortest <= mostRagged && rowWidth(longest, tagScale) <= moreForSuits * inner(shape.seat);
    return fits ? best : std::vector<int>();
  }
  qreal rowWidth(int tags, qreal tagScale) const { return tags * step(tagScale).width() - tagsApart * p_; }
  qreal inner(Seat seat) const { return wide_ * layout_.plate(seat).width() - 2 * drawerInset * p_; }

  // Rows of tags from (0, 0), with suits a little apart where there is room.
  std::vector<QRectF> tagsIn(SpreadShape const& shape, std::vector<int> const& rows, qreal tagScale) const {
    std::vector<QRectF> found;
    int first = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      auto const parts = [&](int tag) {
        return tag >= shape.faceDown && (shape.parted >> (tag - shape.faceDown) & 1U) != 0;
      };
      int gaps = 0;
      for (int i = 0; i + 1 < rows[row]; ++i) gaps += parts(first + i) ? 1 : 0;
      qreal const spare = inner(shape.seat) - rowWidth(rows[row], tagScale);
      qreal const gap = gaps > 0 ? std::clamp(spare / gaps, 0.0, suitsApart * p_) : 0;
      qreal x = 0;
      for (int i = 0; i < rows[row]; ++i) {
        found.emplace_back(QPointF(x, static_cast<qreal>(row) * step(tagScale).height()),
                           tagSize * tagScale * p_);
        x += step(tagScale).width() + (parts(first + i) ? gap : 0);
      }
      first += rows[row];
    }
    return found;
  }

  std::optional<SpreadPlace> drawer(SpreadShape const& shape, bool hangs, Way way, qreal tagScale,
                                    std::vector<QRectF> const& taken) const {
    QRectF const plate = layout_.plate(shape.seat);
    int const count = shape.cards + shape.faceDown;
    int const fewest = rowsAt(count, tagScale, wide_);
    for (int rows = fewest; rows <= (way == Way::tidy ? fewest : mostRows); ++rows)
      for (std::vector<int> const& lengths : {rowsOfSuits(shape, rows, tagScale), evenRows(shape, rows)}) {
        if (lengths.empty()) continue;
        std::vector<QRectF> const tags = tagsIn(shape, lengths, tagScale);
        QSizeF size;
        for (QRectF const& tag : tags) size = size.expandedTo({tag.right(), tag.bottom()});
        qreal const high = size.height() + (outwards + inwards) * p_;
        qreal const narrow = size.width() + 2 * drawerInset * p_;
        // What is wider than its plate reaches from its far end towards the table's middle.
        bool const mirrored = layout_.mirrored(shape.seat);
        qreal const whole = std::max(plate.width(), narrow);
        QRectF const wide(mirrored ? plate.right() - whole : plate.left(),
                          hangs ? plate.bottom() : plate.top() - high, whole, high);
        for (QRectF const& area : areas(plate, wide, narrow, mirrored, way, taken)) {
          SpreadPlace place = filled(shape, area, size.width(), tags, hangs ? inwards : outwards);
          if (isFree(place, plate, tokensOf(shape.seat), taken)) return place;
        }
      }
    return std::nullopt;
  }

  // As wide as its tags, under the plate's middle or where its tokens leave it room; or else as the plate, whose tokens then
  // hang under it.
  std::vector<QRectF> areas(QRectF const& plate, QRectF const& wide, qreal narrow, bool mirrored, Way way,
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
    // Best of all off the rail, as long as one sees whose they are.
    QRectF inside = found.front();
    qreal const reach = clothReach(inside);
    qreal const middle = layout_.clothCentre().x();
    if (2 * reach > narrow) {
      inside.moveLeft(std::clamp(inside.left(), middle - reach, middle + reach - narrow));
      qreal const shared = std::min(inside.right(), plate.right()) - std::max(inside.left(), plate.left());
      if (shared >= leastShared * plate.width()) found.insert(found.begin(), inside);
    }
    return found;
  }

  SpreadPlace filled(SpreadShape const& shape, QRectF const& area, qreal wide,
                     std::vector<QRectF> const& tags, qreal above) const {
    SpreadPlace place;
    place.area = area;
    place.tags = place.drawer = true;
    QPointF const first(area.center().x() - wide / 2, area.top() + above * p_);
    for (std::size_t i = 0; i < tags.size(); ++i)
      (std::cmp_less(i, shape.faceDown) ? place.backs : place.cards).push_back(tags[i].translated(first));
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
  std::pair<std::ptrdiff_t, std::ptrdiff_t> most;
  auto const look = [&](std::span<qreal const> scales, int rows) {
    for (Directions const& directions :
         {Directions{}, Directions{.lower = false}, Directions{.middle = false, .lower = false}})
      for (auto const way : {DrawerSearch::Way::tidy, DrawerSearch::Way::anyhow})
        for (qreal const scale : scales)
          for (qreal const wide : drawerWidths) {
            if (isTight(layout) && (scale > mostWhereTight || (wide > 1 && scale > 1))) continue;
            std::vector<SpreadPlace> places = search.all(directions, way, scale, wide, rows);
            std::pair const found(std::ranges::count(places, true, &SpreadPlace::drawer),
                                  std::ranges::count_if(places, [&search](SpreadPlace const& place) {
                                    return place.drawer && search.isOnCloth(place.area);
                                  }));
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
