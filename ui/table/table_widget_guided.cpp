// What the guide wants to know of the table when it speaks there: where things lie, and what was tried in vain.
#include <algorithm>
#include <utility>

#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::setTried(Action const& action) { hand_->setTried(action); }

bool TableWidget::unpick() { return hand_->unpick(); }

std::vector<QRectF> TableWidget::cardsOnCloth() const {
  std::vector<QRectF> cards;
  for (Seen::PlayedCard const& played : trick_.cards) cards.push_back(layout_.trickCardBounds(played.seat));
  for (SpreadPlace const& place : spreadPlaces_) cards.push_back(place.area);
  for (BubblePlace const& place : bubblePlaces_) cards.push_back(place.bounds());
  return cards;
}

std::vector<QRect> TableWidget::notToBeCovered() const {
  std::vector<QRect> parts;
  if (layout_.input().cards > 0) parts.push_back(layout_.handArea().toAlignedRect());
  if (dock_->isVisible()) parts.push_back(dock_->paper().toAlignedRect());
  return parts;
}

QRect TableWidget::overHand() const {
  // Where there are rows of piles, they and the trick are what it is about: it stands over all of that.
  if (PileLayout const* const piles = layout_.piles(); piles != nullptr)
    return QRectF(0, 0, width(), piles->row(false).top() - layout_.margin()).toAlignedRect();
  constexpr qreal asking = 168;  // a little more than what asks is high
  constexpr qreal least = 420;   // and as wide as its words need
  qreal const bottom = layout_.handArea().top() - 6 * layout_.plateScale();
  QRectF room(0, bottom - asking * windowScale(), width(), asking * windowScale());
  QRectF between = room;
  for (Seat seat = 0; seat < static_cast<Seat>(layout_.input().players); ++seat) {
    QRectF const plate = layout_.plate(seat);
    if (seat == layout_.input().bottom || !plate.intersects(room)) continue;
    if (plate.center().x() < room.center().x())
      between.setLeft(std::max(between.left(), plate.right() + layout_.margin()));
    else
      between.setRight(std::min(between.right(), plate.left() - layout_.margin()));
  }
  // Else over those plates, too, from edge to edge.
  if (between.width() < least * windowScale()) between = room.adjusted(4, 0, -4, 0);
  return between.toAlignedRect();
}

void TableWidget::setAsked(bool asked) {
  if (std::exchange(asked_, asked) == asked) return;
  motion_->finish();
  relayout();
  update();
}

QRectF TableWidget::placeOf(Action const& action) const {
  if (dock_->isOpen())
    if (QRectF const choice = dock_->placeOf(action); !choice.isNull()) return choice;
  bool const card = action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
  if (!card) return {};
  for (Seen::PlayedCard const& played : trick_.cards)
    if (played.card == action.card()) return layout_.trickCardBounds(played.seat);
  return hand_->placeOf(action.card());
}

}  // namespace giaguaro
