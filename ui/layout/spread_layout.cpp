#include "ui/layout/spread_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "ui/layout/drawer_layout.h"

namespace giaguaro {
namespace {

constexpr qreal spreadGap = 5;   // round everything
constexpr qreal leastCard = 56;  // smaller ones cannot be read: tags can
constexpr int longestPile = 3;   // backs that are drawn of a pile

// At plate scale 1.
constexpr qreal layoutPillHeight = 25;
constexpr qreal layoutPillPadding = 14;
constexpr qreal layoutPillGap = 5;
constexpr qreal trayPadding = 8;
constexpr qreal trayTitle = 19;
constexpr qreal titleLine = 16;  // what a second one adds
constexpr std::array tagScales{1.25, 1.0};

// The parts of one way to lay a spread, about (0, 0), and what is lost by it against the best.
struct Draft {
  SpreadPlace place;
  qreal loss = 0;
};

QRectF unitedAll(SpreadPlace const& place) {
  QRectF all = place.title;
  for (auto const* list : {&place.backs, &place.cards})
    for (QRectF const& each : *list) all = all.united(each);
  return all;
}

void moveBy(SpreadPlace& place, QPointF const& by) {
  place.area.translate(by);
  if (!place.title.isNull()) place.title.translate(by);
  for (auto* list : {&place.backs, &place.cards})
    for (QRectF& each : *list) each.translate(by);
}

// Whole cards in a row, `step` apart, under their title.
SpreadPlace rowOfCards(SpreadShape const& shape, qreal height, qreal step, bool folded, qreal plateScale) {
  SpreadPlace place;
  place.folded = folded;
  QSizeF const card(std::round(height * 2 / 3), std::round(height));
  qreal x = 0;
  if (shape.cards > 0 && shape.faceDown > 0) {
    // A pile; the open cards lie beside it.
    int const thick = std::min(shape.faceDown, longestPile);
    for (int i = 0; i < thick; ++i) place.backs.emplace_back(QPointF(x + 2.0 * i, -1.5 * i), card);
    x += card.width() + 2.0 * thick + 0.12 * height;
  } else {
    for (int i = 0; i < shape.faceDown; ++i) place.backs.emplace_back(QPointF(x + i * step, 0), card);
  }
  for (int i = 0; i < shape.cards; ++i) place.cards.emplace_back(QPointF(x + i * step, 0), card);
  QRectF const cards = unitedAll(place);
  if (shape.titleWidth > 0) {
    QSizeF const pill(((folded ? shape.foldedWidth : shape.titleWidth) + 2 * layoutPillPadding) * plateScale,
                      (layoutPillHeight + (folded ? titleLine : 0)) * plateScale);
    place.title = QRectF(QPointF(cards.center().x() - pill.width() / 2,
                                 cards.top() - layoutPillGap * plateScale - pill.height()),
                         pill);
  }
  place.area = unitedAll(place);
  return place;
}

// Tags in rows on a tray, under a line of words.
SpreadPlace trayOfTags(SpreadShape const& shape, int rows, qreal tagScale, bool folded, qreal plateScale) {
  SpreadPlace place;
  place.tags = true;
  place.folded = folded;
  int const count = shape.cards + shape.faceDown;
  int const columns = (count + rows - 1) / rows;
  qreal const p = plateScale;
  QSizeF const tag = tagSize * tagScale * p;
  QSizeF const step(tag.width() + tagsApart * p, tag.height() + tagsApart * p);
  qreal const wide =
      std::max(columns * step.width() - tagsApart * p, (folded ? shape.foldedWidth : shape.titleWidth) * p);
  qreal const top = shape.titleWidth > 0 ? (trayTitle + (folded ? titleLine : 0)) * p : 0;
  for (int i = 0; i < count; ++i) {
    int const row = i / columns;
    int const column = i % columns;
    (i < shape.faceDown ? place.backs : place.cards)
        .emplace_back(QPointF(column * step.width(), top + row * step.height()), tag);
  }
  if (shape.titleWidth > 0) place.title = QRectF(0, 0, wide, top);
  place.area = QRectF(0, 0, wide, top + rows * step.height() - tagsApart * p)
                   .adjusted(-trayPadding * p, -trayPadding * p * 0.7, trayPadding * p, trayPadding * p);
  return place;
}

// Every way to lay its tags, at one size. A tray about as wide as a plate looks best.
std::vector<Draft> trays(SpreadShape const& shape, qreal tagScale, bool folded, qreal plateScale,
                         qreal plate) {
  std::vector<Draft> found;
  for (int rows = 1; rows <= 4; ++rows) {
    if (rows > 1 && shape.cards + shape.faceDown <= 4 * (rows - 1)) continue;
    SpreadPlace tray = trayOfTags(shape, rows, tagScale, folded, plateScale);
    qreal const wide = std::max(0.0, tray.area.width() / plate - 1.2);
    found.push_back({std::move(tray), 0.06 * rows + 0.9 * wide});
  }
  return found;
}

// The height of a card on the cloth where there is room for it.
qreal spreadCardHeight(TableLayout const& layout, int cards) {
  if (PileLayout const* const piles = layout.piles()) return piles->pileHeight();
  return std::round((cards > 2 ? 0.65 : 0.72) * layout.unit());
}

// Every way to lay it, the best first.
std::vector<Draft> drafts(TableLayout const& layout, SpreadShape const& shape) {
  std::vector<Draft> found;
  qreal const p = layout.plateScale();
  qreal const best = spreadCardHeight(layout, shape.cards);
  bool const row = (shape.cards > 0 ? shape.cards : shape.faceDown) > 1;
  qreal const plate = layout.plate(layout.input().bottom).width();
  // Between rows of piles there is little room: rather tags than cards that lie much over each other.
  bool const tagsWillDo = layout.piles() != nullptr && shape.cards > 0;
  for (bool const folded : {false, true}) {
    if (folded && shape.foldedWidth <= 0) continue;
    qreal const fold = folded ? 0.25 : 0;
    for (qreal const size : {1.0, 0.92, 0.85, 0.78, 0.72})
      for (qreal const step : {0.95, 0.72, 0.52, 0.36}) {
        qreal const height = best * size;
        if (shape.seat != nobody || height < leastCard || (!row && step < 0.9)) continue;
        found.push_back({rowOfCards(shape, height, step * height * 2 / 3, folded, p),
                         fold + 3.2 * (1 - size) + 4 * (0.95 - step) * (0.95 - step)});
      }
    // Tags before a seat, and where there is no room for cards.
    qreal const last = shape.seat != nobody ? 0 : tagsWillDo ? 1.2 : 4;
    for (qreal const scale : tagScales)
      for (Draft& tray : trays(shape, scale, folded, p, plate)) {
        tray.loss += fold + last + 1.6 * (tagScales.front() - scale);
        found.push_back(std::move(tray));
      }
  }
  std::ranges::stable_sort(found, {}, &Draft::loss);
  return found;
}

// Where one would look for it.
QPointF anchor(TableLayout const& layout, SpreadShape const& shape, bool trick) {
  qreal const unit = layout.unit();
  if (shape.seat != nobody) {
    QRectF const plate = layout.plate(shape.seat);
    // A little towards the middle: before the seat, not behind it.
    QPointF const inward = layout.clothCentre() - plate.center();
    qreal const far = std::max(1.0, std::hypot(inward.x(), inward.y()));
    return plate.center() + inward * (0.45 * unit / far);
  }
  // Between rows of piles in the middle of what the trick leaves free at the left: at the right stand words.
  if (PileLayout const* const piles = layout.piles()) {
    qreal const left = piles->row(true).left();
    qreal const right = layout.trickCardBounds(layout.input().bottom == 0 ? Seat{1} : Seat{0}).left();
    return {(left + right) / 2, piles->band().center().y()};
  }
  QPointF const centre = layout.clothCentre();
  return {centre.x(), layout.margin() + (trick ? 0.45 : 0.8) * unit};
}

class SpreadSearch {
 public:
  SpreadSearch(TableLayout const& layout, std::vector<QRectF> taken)
      : unit_(layout.unit()),
        table_(QRectF(QPointF(), layout.input().size)
                   .adjusted(layout.margin() * 0.6, layout.margin() * 0.6, -layout.margin() * 0.6,
                             -layout.margin() * 0.6)),
        taken_(std::move(taken)) {
    if (PileLayout const* const piles = layout.piles()) table_ = piles->band();
  }

  std::optional<SpreadPlace> best(std::vector<Draft> const& drafts, QPointF const& wanted) const {
    std::optional<SpreadPlace> found;
    qreal least = std::numeric_limits<qreal>::max();
    for (Draft const& draft : drafts) {
      if (draft.loss >= least) continue;
      QSizeF const size = draft.place.area.size();
      std::optional<QPointF> const at = nearest(size, wanted, least - draft.loss);
      if (!at) continue;
      least = draft.loss + distance(*at, size, wanted);
      found = draft.place;
      moveBy(*found, *at - draft.place.area.topLeft());
    }
    return found;
  }

  void take(QRectF const& area) { taken_.push_back(area); }

 private:
  // In card heights; sideways costs a little more, since most stand in the middle.
  qreal distance(QPointF const& at, QSizeF const& size, QPointF const& wanted) const {
    qreal const across = at.x() + size.width() / 2 - wanted.x();
    qreal const down = at.y() + size.height() / 2 - wanted.y();
    return std::hypot(1.15 * across, down) / unit_;
  }

  bool isFree(QRectF const& area) const {
    constexpr qreal almost = spreadGap - 0.01;  // what stands exactly at the gap is free
    QRectF const around = area.adjusted(-almost, -almost, almost, almost);
    return std::ranges::none_of(taken_, [&](QRectF const& each) { return each.intersects(around); });
  }

  // The nearest free place touches, in each direction, what is in the way, or else lies as wanted. None where
  // it is not nearer than `within`.
  std::optional<QPointF> nearest(QSizeF const& size, QPointF const& wanted, qreal within) const {
    std::optional<QPointF> found;
    QRectF const& room = table_;
    qreal const right = room.right() - size.width();
    qreal const bottom = room.bottom() - size.height();
    if (right < room.left() || bottom < room.top()) return found;
    std::vector<qreal> xs{std::clamp(wanted.x() - size.width() / 2, room.left(), right)};
    std::vector<qreal> ys{std::clamp(wanted.y() - size.height() / 2, room.top(), bottom)};
    auto const add = [](std::vector<qreal>& list, qreal value, qreal least, qreal most) {
      if (value >= least && value <= most) list.push_back(value);
    };
    for (QRectF const& each : taken_) {
      for (qreal const x : {each.right() + spreadGap, each.left() - spreadGap - size.width()})
        add(xs, x, room.left(), right);
      for (qreal const y : {each.bottom() + spreadGap, each.top() - spreadGap - size.height()})
        add(ys, y, room.top(), bottom);
    }
    qreal least = within;
    for (qreal const y : ys)
      for (qreal const x : xs) {
        qreal const far = distance({x, y}, size, wanted);
        if (far >= least || !isFree(QRectF(QPointF(x, y), size))) continue;
        least = far;
        found = QPointF(x, y);
      }
    return found;
  }

  qreal unit_;
  QRectF table_;
  std::vector<QRectF> taken_;
};

// How far apart whole cards lie there, and how high they are; empty: they are none.
QSizeF laidSize(SpreadPlace const& place) {
  std::vector<QRectF> const& row = place.cards.empty() ? place.backs : place.cards;
  if (place.tags || row.empty()) return {};
  return {row.size() > 1 ? row[1].left() - row[0].left() : row[0].width(), row[0].height()};
}

auto countLaid(std::vector<SpreadPlace> const& places) {
  return std::ranges::count_if(places,
                               [](SpreadPlace const& each) { return !each.area.isNull() && !each.tags; });
}

// The smallest of those on the cloth; empty: they are as large as each other.
QSizeF leastLaid(std::span<SpreadShape const> spreads, std::vector<SpreadPlace> const& places) {
  QSizeF least;
  bool apart = false;
  for (std::size_t i = 0; i < spreads.size(); ++i) {
    QSizeF const size = laidSize(places[i]);
    if (spreads[i].seat != nobody || size.isEmpty()) continue;
    apart = apart || (!least.isEmpty() && size != least);
    least = least.isEmpty() ? size : least.boundedTo(size);
  }
  return apart ? least : QSizeF();
}

// Each at its best, one after the other. Whole cards on the cloth no larger than `most`; empty: as large as they can be.
std::vector<SpreadPlace> layAll(TableLayout const& layout, std::span<SpreadShape const> spreads, bool trick,
                                SpreadSearch search, std::vector<SpreadPlace> places, QSizeF const& most) {
  // Several on the cloth lie beside each other.
  auto const onCloth = static_cast<int>(std::ranges::count(spreads, nobody, &SpreadShape::seat));
  int before = 0;
  for (std::size_t i = 0; i < spreads.size(); ++i) {
    SpreadShape const& shape = spreads[i];
    SpreadPlace& place = places[i];
    if (place.drawer) continue;
    QPointF wanted = anchor(layout, shape, trick);
    if (shape.seat == nobody) wanted.rx() += (before++ - (onCloth - 1) / 2.0) * 1.75 * layout.unit();
    if (shape.cards + shape.faceDown > 0) {
      std::vector<Draft> ways = drafts(layout, shape);
      if (shape.seat == nobody && !most.isEmpty())
        std::erase_if(ways, [&most](Draft const& each) {
          QSizeF const size = laidSize(each.place);
          return size.width() > most.width() + 0.5 || size.height() > most.height() + 0.5;
        });
      place = search.best(ways, wanted).value_or(place);
    }
    if (!place.area.isNull()) search.take(place.area);
  }
  return places;
}

}  // namespace

std::vector<QRectF> takenOn(TableLayout const& layout, SpreadNeighbours const& neighbours) {
  std::vector<QRectF> found{layout.contractPlate(), layout.scorePlate()};
  qreal const p = layout.plateScale();
  QSizeF const size = layout.input().size;
  for (int i = 0; i < layout.input().players; ++i) {
    auto const seat = static_cast<Seat>(i);
    found.push_back(layout.plate(seat));
    auto const index = static_cast<std::size_t>(i);
    if (index < neighbours.tokens.size() && neighbours.tokens[index] > 0)
      found.push_back(layout.tokens(seat, neighbours.tokens[index]));
    if (index < neighbours.fans.size() && neighbours.fans[index]) found.push_back(layout.fanBox(seat));
    if (!neighbours.trick) continue;
    found.push_back(layout.trickCardBounds(seat));
    found.push_back(layout.pill(seat, neighbours.pillWidth));
  }
  // The whole strip of the hand with what stands over its cards, however many are left.
  QRectF const hand = layout.handArea();
  if (qreal const above = 16 * p; !hand.isNull())
    found.emplace_back(0, hand.top() - above, size.width(), size.height() - hand.top() + above);
  if (PileLayout const* const rows = layout.piles())
    for (bool const own : {false, true}) found.push_back(rows->row(own));
  // Beside the lowest plate stand a line of text and, one day, a button.
  QRectF const you = layout.plate(layout.input().bottom);
  bool const piles = layout.piles() != nullptr;
  bool const said = neighbours.trick || (!piles && (neighbours.beside || layout.input().players > 5));
  if (!neighbours.quiet && said) {
    qreal const left = piles ? layout.besideYou() : you.right();
    found.emplace_back(left, layout.besideMiddle() - you.height() / 2, size.width() - left, you.height());
  }
  if (!neighbours.dock.isNull()) {
    qreal const clear = 8 * p;
    found.push_back(neighbours.dock.adjusted(-clear, -clear, clear, clear));
  }
  return found;
}

std::vector<SpreadPlace> placeSpreads(TableLayout const& layout, std::span<SpreadShape const> spreads,
                                      SpreadNeighbours const& neighbours) {
  SpreadSearch search(layout, takenOn(layout, neighbours));
  std::vector<SpreadPlace> places = placeDrawers(layout, spreads, neighbours);
  places.resize(spreads.size());
  for (std::size_t i = 0; i < spreads.size(); ++i)
    if (places[i].drawer) {
      auto const index = static_cast<std::size_t>(spreads[i].seat);
      int const count = index < neighbours.tokens.size() ? neighbours.tokens[index] : 0;
      QRectF const tokens = layout.tokens(spreads[i].seat, count);
      search.take(places[i].area);
      search.take(tokens.translated(0, tokensDrop(places[i], tokens)));
    }
  std::vector<SpreadPlace> laid = layAll(layout, spreads, neighbours.trick, search, places, {});
  QSizeF const least = leastLaid(spreads, laid);
  if (least.isEmpty()) return laid;
  std::vector<SpreadPlace> alike = layAll(layout, spreads, neighbours.trick, search, places, least);
  return leastLaid(spreads, alike).isEmpty() && countLaid(alike) == countLaid(laid) ? alike : laid;
}

}  // namespace giaguaro
