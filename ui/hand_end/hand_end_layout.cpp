#include "ui/hand_end/hand_end_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr QSizeF barCount(404, 118), plainCount(404, 72);
constexpr qreal countRowsWidth = 400;  // between the tricks at the sides
constexpr qreal countRowsHead = 50;
constexpr qreal countRowHeights[] = {42, 39, 35, 31, 28};  // the first that has room
constexpr qreal countRowsFoot = 10, countRowsAside = 12;
constexpr qreal rowsTitle = 23, leastRowsTitle = 18, rowsTitleLeading = 25;
constexpr qreal tallestCard = 132, leastCalled = 54;
constexpr qreal asideStep = 0.31, fewStep = 0.38;  // of a card's height, from one put aside to the next
constexpr int fewAside = 5;
constexpr qreal cardsApart = 22;
constexpr qreal pillHeight = 25, wordsHeight = 20, wordsGap = 5;
constexpr qreal paidHeight = 26;
constexpr qreal paidGap = 7;
constexpr qreal onEdge = 6;  // of what is paid, on the plate itself
constexpr qreal stripHeight = 106, stripBelow = 7;
constexpr qreal chipStep = 290, leastChipStep = 27;
constexpr qreal mostTurn = 4;  // degrees
constexpr qreal figureSize = 56, leastFigureSize = 19;
constexpr qreal keyCardHeight = 38, betweenKeyCards = 5, beforeKeyCards = 12;
constexpr qreal afterFigure = 20;
constexpr qreal goOnHeight = 26, goOnAside = 34, goOnGap = 10;
constexpr qreal largeGoOn = 38, largeGoOnAside = 52;

qreal wordsWidth(QFont const& face, QString const& words, qreal pixels, bool bold) {
  return std::ceil(textWidth(face, {pixels, bold, {}}, words));
}

std::vector<QRectF> platesOf(TableLayout const& table, std::span<int const> tokens) {
  std::vector<QRectF> taken{table.contractPlate(), table.scorePlate()};
  for (int i = 0; i < table.input().players; ++i) {
    auto const seat = static_cast<Seat>(i);
    taken.push_back(table.plate(seat));
    if (static_cast<std::size_t>(i) < tokens.size() && tokens[static_cast<std::size_t>(i)] > 0)
      taken.push_back(table.tokens(seat, tokens[static_cast<std::size_t>(i)]));
  }
  return taken;
}

// Of the tricks that were taken, with room round them; where seats have rows of cards there are none.
std::vector<QRectF> pilesOf(TableLayout const& table) {
  std::vector<QRectF> piles;
  if (table.piles() != nullptr) return piles;
  qreal const half = table.tricksHeight();
  for (Seat seat = 0; seat < static_cast<Seat>(table.input().players); ++seat) {
    QPointF const at = table.tricksPile(seat);
    piles.emplace_back(at - QPointF(half, half), QSizeF(2 * half, 2 * half));
  }
  return piles;
}

bool isFree(QRectF const& box, std::vector<QRectF> const& taken) {
  return std::ranges::none_of(taken, [&box](QRectF const& each) { return each.intersects(box); });
}

// Over rows it is what the eye is led to: in the face of titles, in two lines where it would be too small for that in one.
void breakTitle(HandEndLayout& layout, HandEnd const& end, QFont const& face) {
  qreal const p = layout.scale;
  layout.title = {end.title};
  layout.titleFace = face;
  layout.titleLeading = rowsTitleLeading * p;
  if (end.rows.empty()) return;
  qreal const room = (countRowsWidth - 2 * HandEndLayout::inset) * p;
  QFont const serif = titleface(rowsTitle);
  auto const sizeFor = [&](QStringList const& lines) {
    qreal size = rowsTitle * p;
    for (QString const& line : lines)
      size = std::min(size, sizeThatFits(serif, {size, true, {}}, line, room));
    return size;
  };
  if (sizeFor(layout.title) < leastRowsTitle * p) layout.title = inTwoLines(end.title);
  qreal const size = sizeFor(layout.title);
  layout.titleFace = serif;
  layout.titleFace.setPixelSize(static_cast<int>(std::lround(size)));
}

QSizeF sizeOfCount(HandEnd const& end, qsizetype titleLines, qreal rowHeight) {
  if (!end.rows.empty())
    return {countRowsWidth, countRowsHead + rowsTitleLeading * static_cast<qreal>(titleLines - 1) +
                                countRowsFoot + rowHeight * static_cast<qreal>(end.rows.size())};
  return end.bar.total > 0 ? barCount : plainCount;
}

void placeCount(HandEndLayout& layout, HandEnd const& end, TableLayout const& table,
                std::span<int const> tokens) {
  QSizeF wanted;
  QRectF box;
  for (qreal const high : countRowHeights) {
    wanted = sizeOfCount(end, layout.title.size(), high);
    TableLayout::DockSpace const space = table.dock(wanted, tokens);
    box = space.rect;
    if (!space.narrow || end.rows.empty()) break;
  }
  box.setTop(std::max(box.top(), box.bottom() - wanted.height() * layout.scale));
  if (table.piles() != nullptr) {
    // Rows of piles that are empty now lie above and below it.
    box.setHeight(wanted.height() * layout.scale);
    box.moveCenter({box.center().x(), table.besideMiddle()});
  }
  layout.count = box;
  if (end.rows.empty()) return;
  qreal const p = layout.scale;
  QRectF const room =
      box.adjusted(countRowsAside * p,
                   countRowsHead * p + layout.titleLeading * static_cast<qreal>(layout.title.size() - 1),
                   -countRowsAside * p, -countRowsFoot * p);
  qreal const step = room.height() / static_cast<qreal>(end.rows.size());
  for (std::size_t i = 0; i < end.rows.size(); ++i)
    layout.rows.emplace_back(room.left(), room.top() + static_cast<qreal>(i) * step, room.width(), step);
}

// The figure is as wide as it will be, so that the words beside it stand still.
void placeWords(HandEndLayout& layout, HandEnd const& end, QFont const& face) {
  qreal const p = layout.scale;
  QRectF const& box = layout.count;
  layout.wordsLeft = box.left() + HandEndLayout::inset * p;
  bool const counted = end.bar.total > 0;
  if (counted) {
    layout.figureFace = titleface(figureSize);
    layout.figureFace.setPixelSize(static_cast<int>(std::lround(std::max(leastFigureSize, figureSize * p))));
    layout.wordsLeft +=
        QFontMetricsF(layout.figureFace).horizontalAdvance(QString::number(end.bar.value)) + afterFigure * p;
  }
  layout.wordsRight = box.right() - HandEndLayout::inset * p;
  if (end.keyCards.empty()) return;
  QSizeF const card = QSizeF(keyCardHeight * 2 / 3, keyCardHeight) * p;
  qreal const step = card.width() + betweenKeyCards * p;
  qreal x = layout.wordsRight - step * static_cast<qreal>(end.keyCards.size()) + betweenKeyCards * p;
  // Rather none than half a title.
  qreal const room = x - beforeKeyCards * p - layout.wordsLeft;
  if (!textFits(face, {15 * p, true, {}}, end.title, room)) return;
  layout.wordsRight = x - beforeKeyCards * p;
  for (std::size_t i = 0; i < end.keyCards.size(); ++i, x += step)
    layout.keyCards.emplace_back(QPointF(x, box.top() + 21 * p), card);
}

void placeGoOn(HandEndLayout& layout, HandEnd const& end, TableLayout const& table,
               std::vector<QRectF> const& taken, QFont const& face) {
  qreal const p = layout.scale;
  Seat const bottom = table.input().bottom;
  QRectF const room = QRectF(QPointF(), table.input().size).adjusted(0, 0, -table.margin(), 0);
  qreal const wide = wordsWidth(face, end.goOn, 13 * p, true) + goOnAside * p;
  // Beside the lowest plate and what its seat is paid; where that stands between rows of piles, beside the count.
  qreal left = table.besideYou() + 10 * p;
  qreal middle = table.plate(bottom).center().y();
  for (std::size_t i = 0; i < end.payments.size(); ++i)
    if (end.payments[i].seat == bottom && !layout.paid[i].isNull()) left = layout.paid[i].right() + 12 * p;
  if (table.piles() != nullptr) {
    left = layout.count.right() + 14 * p;
    middle = layout.count.center().y();
  }
  qreal const large = wordsWidth(face, end.goOn, 15 * p, true) + largeGoOnAside * p;
  for (auto const& [size, text] :
       {std::pair(QSizeF(large, largeGoOn * p), 15 * p), std::pair(QSizeF(wide, goOnHeight * p), 13 * p)}) {
    QRectF const place(QPointF(left, middle - size.height() / 2), size);
    if (!room.contains(place) || !isFree(place, taken) || !isFree(place, pilesOf(table)) ||
        place.intersects(layout.count))
      continue;
    layout.goOn = place;
    layout.goOnText = text;
    return;
  }
  qreal const title = textWidth(face, {tightText(), true, {}, tightText()}, end.title);
  qreal const right = layout.wordsRight;
  if (!layout.keyCards.empty() || layout.wordsLeft + title + (goOnGap * p) + wide > right) return;
  layout.goOn = {right - wide, layout.count.top() + (end.bar.total > 0 ? 12 : 11) * p, wide, goOnHeight * p};
  layout.goOnText = 13 * p;
}

// On the upper edge of its plate, at the corner towards the middle: the one place for all seats, so that the eye finds each.
QRectF docked(QRectF const& plate, bool mirrored, QSizeF const& size, qreal scale) {
  qreal const middle = mirrored ? plate.left() + 38 * scale : plate.right() - 38 * scale;
  return {QPointF(middle - size.width() / 2, plate.top() + onEdge * scale - size.height()), size};
}

// Docked on its plate; beside the lowest, over which the count lies. Where that is another's, wherever it is clear of each
// plate and of all piles.
void placePaid(HandEndLayout& layout, HandEnd const& end, TableLayout const& table,
               std::vector<QRectF> const& plates, QFont const& face) {
  qreal const p = layout.scale;
  std::vector<QRectF> const piles = pilesOf(table);
  for (HandEnd::Payment const& each : end.payments) {
    if (!each.gain && !each.loss) {
      layout.paid.emplace_back();  // a nought says nothing that is not said beside it
      continue;
    }
    QSizeF const size(wordsWidth(face, each.figure, 15 * p, true) + 24 * p, paidHeight * p);
    QRectF const plate = table.plate(each.seat);
    auto const around = [&](qreal x, qreal y) {
      return QRectF(QPointF(x - size.width() / 2, y - size.height() / 2), size);
    };
    qreal const far = table.mirrored(each.seat) ? plate.left() + 46 * p : plate.right() - 46 * p;
    qreal const near = table.mirrored(each.seat) ? plate.right() - 70 * p : plate.left() + 70 * p;
    qreal const off = (paidGap + paidHeight / 2) * p;
    qreal const aside = 8 * p + size.width() / 2;
    QRectF const rightOf = around(plate.right() + aside, plate.center().y());
    QRectF const leftOf = around(plate.left() - aside, plate.center().y());
    // Beside a plate at the table's upper edge rather than under it: there lies what is shown of the hand.
    std::vector<QRectF> places{docked(plate, table.mirrored(each.seat), size, p),
                               around(far, plate.top() - off), around(near, plate.top() - off), rightOf,
                               around(far, plate.bottom() + off), around(near, plate.bottom() + off), leftOf,
                               // Where all that is another's, on the edge.
                               around(far, plate.top() - p), around(near, plate.top() - p),
                               around(far, plate.bottom() + 7 * p), around(near, plate.bottom() + 7 * p)};
    if (each.seat == table.input().bottom && table.piles() == nullptr)
      places.insert(places.begin(),
                    around(table.besideYou() + 10 * p + size.width() / 2, plate.center().y()));
    // Beside the hand's end it stands where it would be said whose turn it is.
    if (each.seat == table.input().bottom && table.piles() != nullptr)
      places.insert(places.begin(), around(plate.left() + 14 * p + size.width() / 2,
                                           table.piles()->underPlate(true) + size.height() / 2));
    auto const stands = [&](QRectF const& place) {
      return QRectF(QPointF(), table.input().size).contains(place) && !place.intersects(layout.count) &&
             isFree(place, layout.paid) && std::ranges::none_of(plates, [&](QRectF const& other) {
               return other != plate && other.intersects(place);
             });
    };
    auto found = std::ranges::find_if(
        places, [&](QRectF const& place) { return stands(place) && isFree(place, piles); });
    if (found == places.end()) found = std::ranges::find_if(places, stands);  // rather on a pile than nowhere
    layout.paid.push_back(found != places.end() ? *found : QRectF());
  }
}

// The called card, and beside it those put aside, as high as there is room over the count.
void placeCards(HandEndLayout& layout, HandEnd const& end, TableLayout const& table,
                std::vector<QRectF> const& taken, QFont const& face) {
  if (!end.called.valid() && end.aside.empty()) return;
  qreal const p = layout.scale;
  bool const both = end.called.valid() && !end.aside.empty();
  qreal const below = (wordsHeight + 2 * wordsGap) * p;
  qreal const holder = end.called.valid() ? wordsWidth(face, end.holder, 12.5 * p, false) + 28 * p : 0;
  qreal const aside = end.aside.empty() ? 0 : wordsWidth(face, end.asideTitle, 12.5 * p, false) + 28 * p;
  auto const count = static_cast<qreal>(end.aside.size());
  // On the cloth, if there is any room there.
  qreal const rail = table.clothCentre().y() - table.clothAxes().height();
  qreal const top = std::max(table.margin(), rail + 8 * p);
  qreal const asideAway = end.aside.size() <= fewAside ? fewStep : asideStep;
  for (qreal height = tallestCard * p; height >= leastCalled * p; height -= 4 * p) {
    qreal const width = height * 2 / 3;
    qreal const fan = end.aside.empty() ? 0 : height * (2.0 / 3 + asideAway * (count - 1) + 0.12);
    qreal const left = std::max(width, holder);
    qreal const right = fan;  // its title lies below the plates, where there is room
    qreal const whole = (end.called.valid() ? left : 0) + right + (both ? cardsApart * p : 0);
    qreal const bottom = layout.count.top() - below;
    QRectF const room(table.clothCentre().x() - whole / 2, bottom - height, whole, height);
    // The middle ones of the fan stand higher than the outermost.
    if (room.top() < top || !isFree(room.adjusted(-6 * p, end.aside.empty() ? 0 : -4 * p, 6 * p, 0), taken))
      continue;
    if (end.called.valid()) {
      qreal const middle = room.left() + left / 2;
      layout.called = {middle - width / 2, bottom - height, width, height};
      layout.holder = {middle - holder / 2, bottom + wordsGap * p, holder, wordsHeight * p};
    }
    if (end.aside.empty()) return;
    qreal const middle = room.right() - right / 2;
    qreal const first = middle - fan / 2 + 0.06 * height;
    for (std::size_t i = 0; i < end.aside.size(); ++i) {
      qreal const place = count > 1 ? 2 * static_cast<qreal>(i) / (count - 1) - 1 : 0;  // -1 … 1
      layout.aside.emplace_back(first + static_cast<qreal>(i) * asideAway * height,
                                bottom - height - 4 * p + 4 * p * std::abs(place), height * 2 / 3, height);
      layout.turns.push_back(mostTurn * place);
    }
    qreal const clear = end.called.valid() ? layout.holder.right() + 8 * p : 0;
    // Rather none than one that lies on a plate.
    for (qreal const x : {std::max(middle - aside / 2, clear), std::max(room.right() - aside, clear)}) {
      QRectF const title(x, bottom + wordsGap * p, aside, wordsHeight * p);
      if (!isFree(title, taken)) continue;
      layout.asideTitle = title;
      break;
    }
    return;
  }
}

void placeStrip(HandEndLayout& layout, HandEnd const& end, TableLayout const& table, QFont const& face) {
  qreal const p = layout.scale;
  QSizeF const size = table.input().size;
  qreal const margin = table.margin();
  // Where the hand was, beside its plate if that stands there.
  PileLayout const* const piles = table.piles();
  bool const besidePlate = piles != nullptr && !table.input().watching;
  qreal const left = besidePlate ? piles->handLeft() : margin;
  layout.strip = {left, size.height() - (stripBelow + stripHeight) * p, size.width() - margin - left,
                  stripHeight * p};
  qreal const title =
      std::min(wordsWidth(face, end.tricksTitle, 13 * p, true) + 52 * p, layout.strip.width());
  layout.stripTitle = {layout.strip.center().x() - title / 2, layout.strip.top() - pillHeight * p / 2 - 2 * p,
                       title, pillHeight * p};
  auto const count = static_cast<int>(end.tricks.size());
  qreal const room = layout.strip.width() - 16 * p;
  layout.twoRows = room / std::max(1, count) < leastChipStep * p;
  int const rows = layout.twoRows ? 2 : 1;
  int const each = (count + rows - 1) / rows;
  qreal const step = std::min(chipStep * p, room / std::max(1, each));
  qreal const top = 14 * p;
  qreal const height = (layout.strip.height() - top - 4 * p) / rows;
  for (int i = 0; i < count; ++i) {
    int const row = i / each;
    int const inRow = std::min(each, count - row * each);
    qreal const x = layout.strip.width() / 2 + (i % each - inRow / 2.0) * step;
    layout.tricks.emplace_back(x, top + row * height, step, height);
  }
}

}  // namespace

HandEndLayout HandEndLayout::of(HandEnd const& end, TableLayout const& table, std::span<int const> tokens,
                                QFont const& face) {
  HandEndLayout layout;
  layout.scale = table.plateScale();
  std::vector<QRectF> taken = platesOf(table, tokens);
  breakTitle(layout, end, face);
  placeCount(layout, end, table, tokens);
  placeWords(layout, end, face);
  placePaid(layout, end, table, taken, face);
  taken.insert(taken.end(), layout.paid.begin(), layout.paid.end());
  placeGoOn(layout, end, table, taken, face);
  taken.push_back(layout.goOn);
  placeCards(layout, end, table, taken, face);
  placeStrip(layout, end, table, face);
  return layout;
}

}  // namespace giaguaro
