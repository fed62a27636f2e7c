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
constexpr qreal sideBySide = 1.2;    // from a pile to the next, in widths of a card
constexpr qreal overlapping = 1.72;  // card heights of a pile, in columns: of each the index is free
constexpr qreal readable = 62;       // smaller ones overlap rather
constexpr qreal quiet = 0.131;       // of the table's height no pile is higher
constexpr qreal leastPile = 58;
constexpr qreal largestTrick = 2.2;  // of its cards, in heights of a pile
constexpr qreal otherPart = 0.86;    // of the other's piles
constexpr qreal leastOther = 56;
constexpr qreal pillOfTwo = 25;
constexpr qreal tokensUnder = 22;    // a plate
constexpr qreal underOwnPlate = 32;  // and what is paid, where there is a hand

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
  qreal const padding = partWay(3, 12, comfort) * size;  // between the rail and a row
  qreal const gap = partWay(2, 7, comfort) * size;       // from the cloth to the highest card of the hand
  qreal const foot = input_.hand ? partWay(0.06, 0.075, comfort) : 0;
  qreal const handPart = input_.hand ? partWay(1.2, 1.5, comfort) : 0;
  qreal const rising = cardLift::playableAttended * handPart;
  qreal const leaping = input_.playing ? cardLift::onPileAttended : 0;
  qreal const bandPart = partWay(2.1, 2.9, comfort);
  // Without a hand the lower plate has what the upper one has.
  qreal const below = input_.hand ? gap : clothTop;
  qreal const fixed = clothTop + 2 * (rail_ + padding) + below;
  qreal const band = input_.playing ? 0 : (partWay(leastDockRoom, dockRoom, comfort) + 12) * p;
  qreal const parts = (1 + otherPart) * (1 + peekPart) + leaping + (input_.playing ? bandPart : 0.16) +
                      handPart * (1 + foot) + rising;
  pile_ = (height - fixed - band) / parts;
  // Rather a dock that is a little low than cards that cannot be read.
  if (!input_.playing) pile_ = std::max(pile_, std::min(leastPile * p, (height - fixed) / (parts + 1)));
  pile_ = std::round(std::min(pile_, most));  // what is left over is the band's
  other_ = std::round(std::max(otherPart * pile_, std::min(pile_, leastOther)));
  column_ = std::min(widestColumn_, sideBySide * 2 / 3 * pile_);
  otherColumn_ = std::min(widestColumn_, sideBySide * 2 / 3 * other_);
  hand_ = std::round(handPart * pile_);
  handTop_ = height - (input_.hand ? std::round(foot * hand_) + hand_ : 0);
  qreal const clothBottom = input_.hand ? handTop_ - gap - rising * pile_ : height - below;
  cloth_ = QRectF(input_.margin, clothTop, input_.table.width() - 2 * input_.margin, clothBottom - clothTop);
  otherTop_ = clothTop + rail_ + padding + peekPart * other_;
  ownTop_ = clothBottom - rail_ - padding - (1 + peekPart) * pile_;
  qreal const hanging = input_.playing ? 8 * p : 2;  // on the foot of a card that was turned
  band_ = QRectF(cloth_.left() + rail_, otherTop_ + other_ + hanging, cloth_.width() - 2 * rail_, 0);
  // While nothing is played there may be tokens on the cards.
  band_.setBottom(ownTop_ - (input_.playing ? pile_ * cardLift::onPileAttended : 14 * p) - 2);
  // As large as leaves room for a pill over it, where that is large enough.
  qreal const aroundTrick = 12 * std::max(p, 1.0);
  qreal const underPill = band_.height() - pillOfTwo * p - aroundTrick;
  pillOver_ = underPill >= 1.2 * pile_;
  trick_ = std::min(largestTrick * pile_, pillOver_ ? underPill : band_.height() - aroundTrick);
}

QRectF PileLayout::top(bool own, int pile) const {
  qreal const height = pileHeight(own);
  qreal const width = height * 2 / 3;
  qreal const first = input_.table.width() / 2 - column(own) * (columns - 1) / 2.0 - width / 2;
  return {first + pile * column(own), own ? ownTop_ : otherTop_, width, height};
}

QRectF PileLayout::beneath(bool own, int pile) const {
  return top(own, pile).translated(0, own ? peek(own) : -peek(own));
}

QRectF PileLayout::row(bool own) const {
  QRectF const all = top(own, 0).united(top(own, columns - 1));
  qreal const above = input_.playing ? pile_ * cardLift::onPileAttended : 14 * input_.plateScale;
  return own ? all.adjusted(0, -above, 0, peek(own)) : all.adjusted(0, -peek(own), 0, 0);
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
