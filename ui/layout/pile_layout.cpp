#include "ui/layout/pile_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/layout/card_lift.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal platesAbove = 79;  // the plates at the top, and what is kept clear of them
constexpr QSizeF plateOfTwo(226, 58);
constexpr qreal wordsOfTwo = 120;  // words do not shrink as far as plates do
constexpr qreal edgePlate = 230;   // the width of those at the table's edge
constexpr qreal leastPlate = 150;
constexpr qreal dockRoom = 212;  // what a dock likes to have
constexpr qreal leastDockRoom = 136;

constexpr int steps = 12;
constexpr qreal peekPart = 9.0 / 97;
constexpr qreal sideBySide = 1.11;   // from a pile to the next, in widths of a card
constexpr qreal overlapping = 1.72;  // card heights of a pile, in columns: of each the index is free
constexpr qreal readable = 62;       // smaller ones overlap rather
constexpr qreal quiet = 0.145;       // of the table's height no pile is higher
constexpr qreal leastPile = 58;
constexpr qreal leastHand = 1.2, usualHand = 1.45, mostHand = 1.6;  // its cards, in heights of a pile
constexpr qreal pillOfTwo = 25;
constexpr qreal aroundTrickOfTwo = 14;
constexpr qreal clearOfRows = 2;
constexpr qreal tokensUnder = 22;    // a plate
constexpr qreal underOwnPlate = 32;  // and what is paid, where there is a hand
constexpr qreal wordsUnderTricks = 20;
constexpr qreal tricksRise = 30;  // of the last trick that was taken over the first

qreal partWay(qreal low, qreal high, qreal part) { return low + (high - low) * part; }

}  // namespace

// As comfortable as the height allows: first the rooms between shrink, then the cards.
PileLayout::PileLayout(PileLayoutInput const& input) : input_(input) {
  qreal const p = input.plateScale;
  rail_ = 12 * std::min(p, 1.2 * input.windowScale);
  widestColumn_ = std::floor((input.table.width() - 2 * (input.margin + rail_ + 7)) / columns * 2) / 2;
  qreal const wide = std::min(widestColumn_ / sideBySide * 3 / 2, quiet * input.table.height());
  qreal const most = std::max(wide, std::min(readable * std::max(p, 0.9), overlapping * widestColumn_));
  for (int step = steps; step >= 0; --step) {
    share(static_cast<qreal>(step) / steps, most);
    if (pile_ >= 0.985 * most) break;
  }
}

void PileLayout::share(qreal comfort, qreal most) {
  qreal const p = input_.plateScale;
  qreal const height = input_.table.height();
  qreal const size = std::max(p, widestColumn_ / 72);  // rooms grow with the cards, too
  qreal const clothTop = input_.margin + platesAbove * p;
  qreal const gap = partWay(2, 7, comfort) * size;  // from the cloth to the highest card of the hand
  qreal const foot = input_.hand ? partWay(0.06, 0.075, comfort) : 0;
  qreal const handPart = partWay(leastHand, usualHand, comfort);
  // Of a card of the hand, in its own heights: with its foot, and as high as it rises.
  qreal const handRoom = input_.hand ? 1 + foot + cardLift::playableAttended : 0;
  qreal const leaping = input_.playing ? cardLift::onPileAttended : 0;
  // Without a hand the lower plate has what the upper one has.
  qreal const below = input_.hand ? gap : clothTop;
  qreal const aroundTrick = aroundTrickOfTwo * std::max(p, 1.0);
  qreal const band = input_.playing ? pillOfTwo * p + aroundTrick + 2 * clearOfRows
                                    : (partWay(leastDockRoom, dockRoom, comfort) + 12) * p;
  qreal const rows = 2 * (1 + peekPart) + leaping;
  qreal const parts = rows + handPart * (handRoom + (input_.playing ? 1 : 0)) + (input_.playing ? 0 : 0.16);
  // Between the rail and a row, where there may be a mark on a card that lies alone.
  qreal padding = partWay(3, 10, comfort) * size;
  qreal fixed = 0;
  for (int i = 0; i < 3; ++i) {
    if (i > 0) padding = std::max(padding, (markHeight + 1.5) * p - peek());
    fixed = clothTop + 2 * (rail_ + padding) + below;
    pile_ = (height - fixed - band) / parts;
    // Rather a dock that is a little low than cards that cannot be read.
    if (!input_.playing) pile_ = std::max(pile_, std::min(leastPile * p, (height - fixed) / (parts + 1)));
    pile_ = std::round(std::min(pile_, most));
  }
  column_ = std::min(widestColumn_, sideBySide * 2 / 3 * pile_);
  // What is left over is the hand's and the trick's, which are of one size, and then the band's.
  hand_ = input_.hand ? handPart * pile_ : 0;
  if (input_.playing && input_.hand)
    hand_ = std::clamp((height - fixed - band - rows * pile_) / (1 + handRoom), hand_, mostHand * pile_);
  hand_ = std::round(hand_);
  handTop_ = height - (input_.hand ? std::round(foot * hand_) + hand_ : 0);
  qreal const clothBottom =
      input_.hand ? handTop_ - gap - cardLift::playableAttended * hand_ : height - below;
  cloth_ = QRectF(input_.margin, clothTop, input_.table.width() - 2 * input_.margin, clothBottom - clothTop);
  otherTop_ = clothTop + rail_ + padding + peek();
  ownTop_ = clothBottom - rail_ - padding - peek() - pile_;
  band_ = QRectF(cloth_.left() + rail_, otherTop_ + pile_ + clearOfRows, cloth_.width() - 2 * rail_, 0);
  // While nothing is played there may be tokens on the cards.
  band_.setBottom(ownTop_ - (input_.playing ? pile_ * cardLift::onPileAttended : 14 * p) - clearOfRows);
  // With a pill over it, where it is large enough under that.
  qreal const underPill = band_.height() - pillOfTwo * p - aroundTrick;
  pillOver_ = underPill >= 0.98 * leastHand * pile_;
  trick_ =
      std::min(input_.hand ? hand_ : mostHand * pile_, pillOver_ ? underPill : band_.height() - aroundTrick);
}

QRectF PileLayout::top(bool own, int pile) const {
  qreal const width = pile_ * 2 / 3;
  qreal const first = input_.table.width() / 2 - column_ * (columns - 1) / 2.0 - width / 2;
  return {first + pile * column_, own ? ownTop_ : otherTop_, width, pile_};
}

QPointF PileLayout::besideAlone(QRectF const& card, bool own, qreal plateScale) {
  qreal const aside = (markHeight / 2 + 1) * plateScale;
  return {card.center().x(), own ? card.bottom() + aside : card.top() - aside};
}

QRectF PileLayout::takenArea(bool own) const {
  qreal const p = input_.plateScale;
  QRectF const all = row(own);
  QSizeF const size(takenHeight(), takenHeight() * 2 / 3 + (tricksRise + wordsUnderTricks) * p);
  qreal const aside = 6 * p;
  return {QPointF(own ? all.right() - aside - size.width() : all.left() + aside,
                  band_.center().y() - size.height() / 2),
          size};
}

QPointF PileLayout::taken(bool own) const {
  QRectF const area = takenArea(own);
  return {area.center().x(), area.bottom() - wordsUnderTricks * input_.plateScale - takenHeight() / 3};
}

QRectF PileLayout::beneath(bool own, int pile) const {
  return top(own, pile).translated(0, own ? peek() : -peek());
}

QRectF PileLayout::row(bool own) const {
  QRectF const all = top(own, 0).united(top(own, columns - 1));
  qreal const above = input_.playing ? pile_ * cardLift::onPileAttended : 14 * input_.plateScale;
  return own ? all.adjusted(0, -above, 0, peek()) : all.adjusted(0, -peek(), 0, 0);
}

// The upper one no wider than the two plates at the table's edge leave it.
QRectF PileLayout::plate(bool own) const {
  qreal const p = input_.plateScale;
  bool const besideHand = own && input_.hand;
  qreal const room = besideHand ? input_.table.width() / 3.3
                                : input_.table.width() - 2 * (input_.margin + edgePlate * p + 5);
  qreal const wanted = plateOfTwo.width() * p + wordsOfTwo * std::max(0.0, input_.windowScale - p);
  QSizeF const size(std::min(wanted, std::max(leastPlate * p, room)), plateOfTwo.height() * p);
  qreal const middle = (input_.table.width() - size.width()) / 2;
  if (!own) return {QPointF(middle, input_.margin), size};
  // With what stands under it in the middle of what is free.
  qreal const high = size.height() + (besideHand ? underOwnPlate : tokensUnder) * p;
  qreal const top = besideHand ? handTop_ : cloth_.bottom();
  qreal const free = input_.table.height() - top - high;
  return {QPointF(besideHand ? aside() : middle, top + std::max(0.0, free / 2)), size};
}

QPointF PileLayout::trick(bool own) const {
  qreal const down = pillOver_ ? (pillOfTwo * input_.plateScale + 2) / 2 : 0;
  QPointF const centre(input_.table.width() / 2, band_.center().y() + down);
  return centre + QPointF(own ? 0.38 : -0.38, 0) * trick_;
}

}  // namespace giaguaro
