// A table of two with piles before each: what TableLayout takes from PileLayout.
#include <algorithm>

#include "ui/layout/table_layout.h"

namespace giaguaro {

// The unit is the hand's card height, as everywhere.
void TableLayout::placePiles() {
  piles_ = PileLayout({.table = input_.size,
                       .windowScale = input_.windowScale,
                       .plateScale = plateScale_,
                       .margin = margin_,
                       .hand = !input_.watching,
                       .playing = input_.playing});
  unit_ = input_.watching ? 1.3 * piles_.pileHeight() : piles_.handHeight();
  handTop_ = piles_.handTop() - lift();
  arc_.room = 0;  // under the rail there is none
  fanHand(piles_.handRight() - piles_.handLeft());
  cloth_ = piles_.cloth().center();
  handX_ = (piles_.handLeft() + piles_.handRight()) / 2;
  axes_ = piles_.cloth().size() / 2;
  youTop_ = piles_.plate(true).top();
  trickY_ = piles_.band().center().y();
}

// Over the card where the band is high enough, else before both cards of the trick.
QRectF TableLayout::pillBesidePiles(Seat seat, QSizeF const& size) const {
  QRectF const card = trickCardBounds(seat);
  QRectF pill(QPointF(card.center().x() - size.width() / 2, card.top() - size.height() - 1), size);
  if (piles_.pillOver()) return pill;
  pill.moveTop(card.center().y() - size.height() / 2);
  for (Seat const each : {Seat{0}, Seat{1}})
    pill.moveRight(std::min(pill.right(), trickCardBounds(each).left() - 3));
  return pill;
}

// Before the tricks that were taken.
qreal TableLayout::besideYouEnds() const {
  return input_.piles ? piles_.takenArea(true).left() - 10 * plateScale_ : input_.size.width() - margin_;
}

TableLayout::DockSpace TableLayout::dockBetweenPiles(QSizeF wanted) const {
  QRectF const band = piles_.band();
  QSizeF const full = wanted * plateScale_;
  QSizeF const size(std::min(full.width(), band.width() - 16), std::min(full.height(), band.height() - 2));
  bool const narrow = size.width() < full.width() || full.height() + 4 > band.height();
  return {QRectF(QPointF(cloth_.x() - size.width() / 2, band.center().y() - size.height() / 2), size),
          narrow};
}

}  // namespace giaguaro
