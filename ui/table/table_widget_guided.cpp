// What the guide wants to know of the table when it speaks there: where things lie, and what was tried in vain.
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
