// What the table paints: all that is no widget of its own.
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>
#include <utility>

#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::paintEvent(QPaintEvent* event) {
  qreal const ratio = devicePixelRatioF();
  // Moved to a screen with other pixels.
  if (ratio != ratio_) QTimer::singleShot(0, this, [this] { relayout(); });
  QPainter painter(this);
  QRect const dirty = event->rect();
  felt_->paint(painter, dirty);

  CardPainter const cards(*art_, theme_, ratio);
  Deck const& deck = Deck::of(scene_.seen.deck);
  auto const touched = [event](QRectF const& part) {
    return event->region().intersects(part.toAlignedRect());
  };
  for (HeldCards const& held : heldCards_)
    if (touched(HeldCards::bounds(held.seat, layout_))) held.paint(painter, cards, layout_, deck);
  piles_.paint(painter, cards, layout_, deck, font());
  if (touched(trickArea())) {
    bool const comes = mark_.state() == QAbstractAnimation::Running;
    lying_.paint(painter, cards, layout_, deck, font(), comes ? mark_.currentValue().toReal() : 1);
  }
  qreal const p = layout_.plateScale();
  for (auto const& [plate, box] :
       {std::pair(&contract_, layout_.contractPlate()), std::pair(&score_, layout_.scorePlate())})
    if (touched(layout_.withShadow(box))) plate->paint(painter, cards, box, p, deck, font());
  for (SeatPlate const& plate : plates_) {
    SpreadPlace const drawer = drawerOf(plate.seat);
    if (touched(plate.bounds(layout_, drawer))) plate.paint(painter, cards, layout_, deck, font(), drawer);
  }
  for (std::size_t i = 0; i < spreads_.size() && i < spreadPlaces_.size(); ++i)
    if (touched(layout_.withShadow(spreadPlaces_[i].area)))
      spreads_[i].paint(painter, cards, spreadPlaces_[i], layout_, deck, font(), turning_);
  paintClub(painter, cards);
  if (focusedSeat_ != nobody) {
    QRectF const ring = layout_.plate(focusedSeat_).adjusted(-4, -4, 4, 4);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.onplate, 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
  }
  for (std::size_t i = 0; i < bubbles_.size() && i < bubblePlaces_.size() && !dealing_; ++i)
    if (touched(touchedBy(bubblePlaces_[i]))) bubbles_[i].paint(painter, bubblePlaces_[i], p, font());
  paintSeatNumbers(painter);
}

// Wherever a trick's cards, their suit on the cloth, its pill and the line beside the lowest plate may be.
QRectF TableWidget::trickArea() const {
  QRectF const you = layout_.plate(scene_.bottom);
  qreal const left = std::min(you.right(), layout_.besideYou());
  QRectF area(left, layout_.besideMiddle() - you.height() / 2, layout_.input().size.width() - left,
              1.5 * you.height());
  qreal const p = layout_.plateScale();
  qreal const below = std::max(12 * p, CardPainter::shadowReach(layout_.trickCardHeight()).y());
  for (int seat = 0; seat < scene_.seen.players; ++seat)
    area = area.united(
        layout_.trickCardBounds(static_cast<Seat>(seat)).adjusted(-70 * p, -40 * p, 70 * p, below));
  for (TrickView const* trick : {&trick_, &lying_})
    if (trick->winner != nobody) area = area.united(trick->pillPlace(layout_, font()).adjusted(-3, -3, 3, 3));
  return area.united(layout_.clothSuit().adjusted(-3, -3, 3, 3));
}

}  // namespace giaguaro
