#include "ui/layout/table_layout.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/cards/deck_rewriter.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr QSizeF plateSize(190, 58);
constexpr QSizeF youSize(200, 58);
constexpr QSizeF edgeSize(230, 74);
constexpr qreal tokenStep = 29;
constexpr qreal ownLight = 22;      // round the lowest plate, when it is one's turn
constexpr qreal tokenBeside = 21;   // a token's centre left of the lowest plate
constexpr qreal tokenFromTop = 11;  // and under its upper edge: a pile of tricks lies below
constexpr qreal tokenDrop = 8;      // a token's centre under the plate's lower edge
constexpr qreal tokenInset = 30;    // of the outermost token from the plate's inner end

// The usual unit, and the plate scales that it gives: they grow with it from the least to the first of the
// large ones, and on tables that are larger than a full HD screen's on to the last.
constexpr qreal smallestUnit = 80;
constexpr qreal wideUnit = 260;
constexpr qreal largestUnit = 400;
constexpr qreal leastScale = 0.85;
constexpr qreal wideScale = 1.3;
constexpr qreal largestScale = 1.6;

constexpr qreal widestNarrowDock = 300;
constexpr qreal tallestNarrowDock = 216;

qreal usualUnit(QSizeF const& table, qreal windowScale) {
  return std::round(std::clamp(std::min(0.215 * table.height(), 0.19 * table.width()),
                               smallestUnit * windowScale, largestUnit * windowScale));
}

qreal usualScale(qreal unit) {
  if (unit <= wideUnit) return std::clamp(unit / 150, leastScale, wideScale);
  return wideScale + (largestScale - wideScale) * (unit - wideUnit) / (largestUnit - wideUnit);
}

constexpr qreal handFoot = 0.07;  // of a card's height, from a straight row's lower edge to the table's
// Where the course of a hand lies under the table, and not a line of words: a little more, and the row bends less.
constexpr qreal footOfOpen = 0.085;
constexpr qreal flatOfOpen = 0.04;

// Words do not shrink as far as plates do.
constexpr qreal wordsRoom = 66;

bool overlapAcross(QRectF const& a, qreal left, qreal right) { return a.left() < right && a.right() > left; }

}  // namespace

QSizeF TableLayout::plateSizeOf(Seat seat) const {
  QSizeF const size = (seat == input_.bottom ? youSize : plateSize) * plateScale_;
  return size + QSizeF(isWide() ? wordsRoom * std::max(0.0, input_.windowScale - plateScale_) : 0, 0);
}

// From the table's edge. Of six each has the sign of its pair beside its face.
qreal TableLayout::besidePlates() const {
  return margin_ + (input_.players > 5 && isWide() ? 6 * plateScale_ : 0);
}

// There is room for a little more than what must stand there.
bool TableLayout::isWide() const { return input_.size.width() >= 4 * plateSize.width() * plateScale_; }

TableLayout::TableLayout(TableLayoutInput const& input) : input_(input) {
  place(1);
  if (input.piles) {
    placePiles();
    return;
  }
  if (input.cardSize != 1) grow();
  growTrick();
}

void TableLayout::place(qreal cardSize) {
  qreal const width = input_.size.width();
  qreal const height = input_.size.height();
  qreal const usual = usualUnit(input_.size, input_.windowScale);
  qreal const plates = usualScale(usual / input_.windowScale) * input_.windowScale;
  margin_ = std::round(0.08 * usual);
  unit_ = std::round(usual * cardSize);
  if (input_.largeIndices) unit_ = std::min(unit_, std::floor(mostWithLargeIndices(width - 2 * handAside())));
  // A larger system font makes larger plates, as far as three of them still stand side by side.
  qreal const mostText = std::max(1.0, width / (3.3 * plateSize.width()) / plates);
  plateScale_ = plates * std::clamp(input_.textScale, 1.0, std::min(1.5, mostText));

  if (input_.watching) {
    youTop_ = height - margin_ - (plateSize.height() + tokenDrop + 13) * plateScale_;
    handTop_ = youTop_ + 0.3 * unit_;
  } else {
    qreal const foot = input_.open ? footOfOpen : handFoot;
    qreal const row = height - foot * unit_ - unit_ - lift();
    handTop_ = row - HandArc::risePart * unit_;
    // With its light clear of playable cards.
    qreal const above = std::max(cardLift::playableAttended * unit_, ownLight * plateScale_);
    youTop_ = row - above - youSize.height() * plateScale_;
    qreal const flat = input_.open ? flatOfOpen : 0;
    arc_.room = (handFoot + HandArc::risePart - HandArc::footPart - flat) * unit_;
  }
  qreal const strip = width - 2 * handAside() - input_.covered;
  fanHand(strip);
  handX_ = std::min(width / 2, handAside() + strip - handWidth() / 2);

  qreal const top = margin_ + 70 * plateScale_;
  qreal const bottom = handTop_ + (0.23 + (input_.watching ? 0 : HandArc::risePart)) * unit_;
  cloth_ = {width / 2, (top + bottom) / 2};
  axes_ = {width / 2 - 62 * scale(), (bottom - top) / 2};
  trickY_ = (top + 10 * scale() + youTop_) / 2 + 8 * scale();
  trickPart_ = input_.open ? trickAmongOpen : usualTrick;
  // Its lowest card ends where a larger one would.
  trickY_ += (usualTrick - trickPart_) * (0.5 + 0.5 / usualTrick) * unit_;
  // Nor does it reach the plate under it where the table is low.
  if (input_.open) trickY_ = std::min(trickY_, youTop_ - 0.5 * (1 + trickPart_) * unit_ - 4);
}

qreal TableLayout::angle(Seat seat) const {
  int const players = std::max(1, input_.players);
  int const after = ((seat - input_.bottom) % players + players) % players;
  qreal const turn = 360.0 * after / players;
  return std::fmod(90 + (input_.anticlockwise ? 360 - turn : turn), 360);
}

bool TableLayout::mirrored(Seat seat) const {
  return seat != input_.bottom && std::cos(qDegreesToRadians(angle(seat))) > 0.1;
}

QRectF TableLayout::plate(Seat seat) const {
  if (input_.piles) return piles_.plate(isOwnRow(seat));
  if (seat == input_.bottom) {
    QSizeF const size = plateSizeOf(seat);
    return {QPointF(cloth_.x() - size.width() / 2, youTop_), size};
  }
  QSizeF const size = plateSizeOf(seat);
  qreal const across = std::cos(qDegreesToRadians(angle(seat)));
  qreal const down = std::sin(qDegreesToRadians(angle(seat)));
  // Straight across: between the two plates at the table's edge.
  if (std::abs(across) <= 0.1) return {QPointF(cloth_.x() - size.width() / 2, margin_), size};

  qreal x = cloth_.x() + axes_.width() * 1.06 * across - size.width() / 2;
  qreal y = cloth_.y() + axes_.height() * 0.93 * down - size.height() / 2;
  qreal const clear = 0.98 * unit_;  // of the table's middle, where the trick lies
  x = across < 0 ? std::min(x, cloth_.x() - clear - size.width()) : std::max(x, cloth_.x() + clear);
  qreal const aside = besidePlates();
  x = std::clamp(x, aside, std::max(aside, input_.size.width() - aside - size.width()));
  // Of six the lower ones leave the line beside the lowest plate free.
  if (input_.players > 5) y = std::min(y, youTop_ - size.height() - (tokenDrop + 15) * plateScale_);
  y = std::max(y, margin_ + (edgeSize.height() + 3) * plateScale_);
  return {QPointF(x, y), size};
}

QPointF TableLayout::token(Seat seat, int index, int count) const {
  QRectF const at = plate(seat);
  // Of the lowest plate beside it, where the hand's cards lie under it.
  if (seat == input_.bottom && !input_.piles && !input_.watching)
    return {at.left() - (tokenBeside + index * tokenStep) * plateScale_,
            at.top() + tokenFromTop * plateScale_};
  qreal const x = mirrored(seat) ? at.left() + (tokenInset + index * tokenStep) * plateScale_
                                 : at.right() - (tokenInset + (count - 1 - index) * tokenStep) * plateScale_;
  return {x, at.bottom() + tokenDrop * plateScale_};
}

QRectF TableLayout::tokens(Seat seat, int count) const {
  if (count <= 0) return {};
  qreal const radius = tokenRadius() + 1;
  QPointF const first = token(seat, 0, count);
  QPointF const last = token(seat, count - 1, count);
  return QRectF(first, last).normalized().adjusted(-radius, -radius, radius, radius);
}

QRectF TableLayout::contractPlate() const { return {QPointF(margin_, margin_), edgeSize * plateScale_}; }

QRectF TableLayout::scorePlate() const {
  QSizeF const size = edgeSize * plateScale_;
  return {QPointF(input_.size.width() - margin_ - size.width(), margin_), size};
}

// On an ellipse that draws in where it rises, so that with five seats the two cards on each side of the table
// lie beside each other and not one over the other.
TableLayout::Spot TableLayout::trickCard(Seat seat) const {
  if (input_.piles) return {piles_.trick(isOwnRow(seat)), 0};
  if (inRow()) return spotInRow(seat);
  qreal const across = std::cos(qDegreesToRadians(angle(seat)));
  qreal const down = std::sin(qDegreesToRadians(angle(seat)));
  // Few cards lie closer, or they would be so many islands.
  qreal const wide = input_.players > 4 ? 1.04 : 0.84;
  qreal x = unit_ * across * (wide - 0.65 * down * down);
  qreal y = 0.50 * unit_ * down;
  // Two seats over each other on either side: the upper card lies nearer to the middle.
  if (input_.players == 6 && std::abs(across) > 0.1) {
    x = unit_ * (across < 0 ? -1 : 1) * (down < 0 ? 0.64 : 1.34);
    y = unit_ * (down < 0 ? -0.29 : 0.21);
  }
  // Larger cards want the same room between them.
  x *= trickPart_ / usualTrick;
  y *= trickPart_ / usualTrick;
  // Clear of the plates at both sides.
  qreal const most =
      input_.size.width() / 2 - besidePlates() - plateSizeOf(seat).width() - 0.375 * trickPart_ * unit_ - 6;
  x = std::clamp(x, -std::max(most, 0.6 * unit_), std::max(most, 0.6 * unit_));
  if (input_.open) x = clearOfDrawers(x, trickY_ + y);
  return {QPointF(cloth_.x() + x, trickY_ + y), 7 * across * (down < 0 ? 1 : -0.6)};
}

QRectF TableLayout::trickCardBounds(Seat seat) const {
  Spot const spot = trickCard(seat);
  qreal const turn = qDegreesToRadians(std::abs(spot.turn));
  qreal const height = trickCardHeight() + 7 * scale();
  qreal const width = trickCardHeight() * 2 / 3 + 7 * scale();
  QSizeF const box(width * std::cos(turn) + height * std::sin(turn),
                   width * std::sin(turn) + height * std::cos(turn));
  return {spot.centre - QPointF(box.width() / 2, box.height() / 2), box};
}

QRectF TableLayout::clothSuit() const {
  if (input_.piles || inRow()) return {};
  qreal radius = 0.17 * unit_;
  for (Seat seat = 0; seat < static_cast<Seat>(input_.players); ++seat) {
    QRectF const card = trickCardBounds(seat);
    QPointF const nearest(std::clamp(cloth_.x(), card.left(), card.right()),
                          std::clamp(trickY_, card.top(), card.bottom()));
    radius = std::min(radius, std::hypot(nearest.x() - cloth_.x(), nearest.y() - trickY_));
  }
  return radius < 0.05 * unit_ ? QRectF()
                               : QRectF(cloth_.x() - radius, trickY_ - radius, 2 * radius, 2 * radius);
}

void TableLayout::fanHand(qreal strip) {
  qreal const cardWidth = handCardSize().width();
  // Where they overlap the next one covers the lower index whole: what would be left of it are specks.
  qreal const covering = std::min(0.56 * unit_, cardWidth * (1 - indexColumn(input_.largeIndices)));
  HandFan const fan{.cards = input_.cards,
                    .higher = input_.higher,
                    .whole = input_.whole,
                    .parted = input_.parted,
                    .strip = strip,
                    .card = cardWidth,
                    .covering = covering,
                    .index = cardWidth * indexColumn(input_.largeIndices),
                    .gap = 0.04 * unit_};
  steps_ = fan.steps();
  step_ = steps_.empty() ? fan.covering : *std::ranges::min_element(steps_);
  arc_.width = handWidth();
  arc_.card = cardWidth;
}

qreal TableLayout::handWidth() const {
  return std::accumulate(steps_.begin(), steps_.end(), handCardSize().width());
}

qreal TableLayout::handStep(int index) const {
  auto const place = static_cast<std::size_t>(index);
  return place < steps_.size() ? steps_[place] : handCardSize().width();
}

// From the hand's middle to the card's.
qreal TableLayout::acrossHand(int index) const {
  qreal before = 0;
  for (int i = 0; i < index; ++i) before += handStep(i);
  return before + (handCardSize().width() - handWidth()) / 2;
}

QRectF TableLayout::handCard(int index) const {
  qreal const across = acrossHand(index);
  return {QPointF(handX_ + across - handCardSize().width() / 2, handTop_ + lift() + arc_.drop(across)),
          handCardSize()};
}

QPointF TableLayout::fan(Seat seat) const {
  QRectF const at = plate(seat);
  qreal const p = plateScale_;
  if (at.top() < fanHeight()) return {at.left() + 58 * p, at.bottom() + 7 * p};
  // Between its face and its tokens.
  if (fanHangs(seat)) return {at.left() + (mirrored(seat) ? 110 : 80) * p, at.bottom() + 7 * p};
  return {overPlate(seat), at.top() - 7 * p};
}

// Towards the table's middle, where a fan stands over the plate.
qreal TableLayout::overPlate(Seat seat) const {
  QRectF const at = plate(seat);
  // In the lower half so far in that it does not reach beyond the plate, where a dock may stand.
  bool const lower = std::sin(qDegreesToRadians(angle(seat))) > 0.1;
  qreal const in = (lower && isWide() ? 52 : 34) * plateScale_;
  return mirrored(seat) ? at.left() + in : at.right() - in;
}

bool TableLayout::fanHangs(Seat seat) const {
  QRectF const at = plate(seat);
  QPointF const over(overPlate(seat), at.top());
  QRectF const fan(over - QPointF(0.8, 0.5) * fanHeight(), QSizeF(1.6, 0.5) * fanHeight());
  return at.top() < fanHeight() || fan.intersects(contractPlate()) || fan.intersects(scorePlate());
}

QRectF TableLayout::fanBox(Seat seat) const {
  qreal const shown = 0.72 * fanHeight();
  qreal const top = fanHangs(seat) ? plate(seat).bottom() : plate(seat).top() - shown;
  return {fan(seat).x() - fanHeight(), top, 2 * fanHeight(), shown};
}

QPointF TableLayout::tricksPile(Seat seat) const {
  if (input_.piles) return piles_.taken(isOwnRow(seat));
  QRectF const at = plate(seat);
  qreal const p = plateScale_;
  if (seat == input_.bottom) return {at.left() - 36 * p, at.top() + 38 * p};
  qreal const down = std::sin(qDegreesToRadians(angle(seat)));
  if (down > -0.5) {
    QPointF const beside =
        offTheRail({mirrored(seat) ? at.left() - 32 * p : at.right() + 32 * p, at.top() + 38 * p});
    QSizeF const size(36 * p, 22 * p);
    QRectF const pile(beside - QPointF(size.width() / 2, size.height() / 2), size);
    if (!trickCardBounds(seat).intersects(pile)) return beside;
    return offTheRail({at.left() + (mirrored(seat) ? 124 : 66) * p, at.bottom() + 30 * p});
  }
  if (at.top() < fanHeight()) return offTheRail({at.left() + 124 * p, at.bottom() + 34 * p});
  return offTheRail({at.left() + (mirrored(seat) ? 124 : 66) * p, at.bottom() + 44 * p});
}

qreal TableLayout::clothReach(qreal top, qreal bottom) const {
  qreal const far = std::max(std::abs(top - cloth_.y()), std::abs(bottom - cloth_.y())) / axes_.height();
  return far < 1 ? axes_.width() * std::sqrt(1 - far * far) : 0;
}

QPointF TableLayout::offTheRail(QPointF pile) const {
  qreal const high = 16 * plateScale_;
  qreal const aside = 24 * plateScale_ + 6 * scale();
  qreal const most = clothReach(pile.y() - high, pile.y() + high) - aside;
  if (most <= 0) return pile;
  pile.setX(std::clamp(pile.x(), cloth_.x() - most, cloth_.x() + most));
  return pile;
}

qreal TableLayout::besideYou() const {
  // On a table of piles the trick lies between.
  if (input_.piles) return trickCardBounds(input_.bottom).right() + 2;
  return plate(input_.bottom).right() + (input_.talks ? 10 * plateScale_ + 2 * talkRadius() : 0);
}

QPointF TableLayout::talkButton() const {
  QRectF const you = plate(input_.bottom);
  return {you.right() + 10 * plateScale_ + talkRadius(), you.center().y()};
}

QRectF TableLayout::handArea() const {
  if (input_.watching) return {};
  if (input_.cards == 0) return QRectF(cloth_.x(), handTop_, 0, unit_ + lift());
  int const last = input_.cards - 1;
  QRectF const ends =
      boundsTurned(handCard(0), handTurn(0)).united(boundsTurned(handCard(last), handTurn(last)));
  return {QPointF(ends.left(), handTop_), QPointF(ends.right(), ends.bottom())};
}

std::vector<QRectF> TableLayout::obstacles(std::span<int const> tokens) const {
  std::vector<QRectF> found{contractPlate(), scorePlate()};
  for (int seat = 0; seat < input_.players; ++seat) {
    if (seat == input_.bottom) continue;
    QRectF taken = plate(static_cast<Seat>(seat));
    found.push_back(taken);
    auto const index = static_cast<std::size_t>(seat);
    if (index < tokens.size() && tokens[index] > 0)
      found.push_back(this->tokens(static_cast<Seat>(seat), tokens[index]));
  }
  return found;
}

qreal TableLayout::across(Seat seat) const {
  // Two seats may stand over each other: the lower one comes first.
  return std::cos(qDegreesToRadians(angle(seat))) - 0.01 * std::sin(qDegreesToRadians(angle(seat)));
}

TableLayout::DockSpace TableLayout::dock(QSizeF wanted, std::span<int const> tokens) const {
  if (input_.piles) return dockBetweenPiles(wanted);
  std::vector<QRectF> const taken = obstacles(tokens);
  qreal const gap = 6;
  QSizeF const full = wanted * plateScale_;
  // A little nearer to the lowest plate, or to those at its sides, where that makes the difference.
  for (qreal const beside : {10.0, 3.0})
    for (qreal const above : {15 * plateScale_, 8 * plateScale_}) {
      QRectF const wide(QPointF(cloth_.x() - full.width() / 2, youTop_ - above - full.height()), full);
      QRectF const breathing = wide.adjusted(-beside, -gap, beside, 0);
      bool const fits =
          breathing.top() >= 0 && breathing.left() >= 0 &&
          std::ranges::none_of(taken, [&](QRectF const& each) { return each.intersects(breathing); });
      if (fits) return {wide, false};
    }

  // Else the width, of those that leave it height enough, that gives it the most room.
  qreal const bottom = youTop_ - 8;
  qreal const larger = input_.windowScale;
  QRectF best;
  for (qreal width = widestNarrowDock * larger; width >= narrowestDock * larger; width -= 4 * larger) {
    qreal const tallest = tallestNarrowDock * larger;
    QRectF room(cloth_.x() - width / 2, bottom - tallest, width, tallest);
    for (QRectF const& each : taken)
      if (overlapAcross(each, room.left() - gap, room.right() + gap))
        room.setTop(std::max(room.top(), each.bottom() + gap));
    if (best.isNull() || room.width() * room.height() > best.width() * best.height()) best = room;
  }
  return {best, true};
}

}  // namespace giaguaro
