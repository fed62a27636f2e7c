// What the guide wants to know of the table when it speaks there: where things lie, and what was tried in vain.
#include <algorithm>

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

QRect TableWidget::overHand() const {
  // Where there are rows of piles, they and the trick are what it is about: it stands over all of that.
  if (PileLayout const* const piles = layout_.piles(); piles != nullptr)
    return QRectF(0, 0, width(), piles->row(false).top() - layout_.margin()).toAlignedRect();
  // Over the trick too, where it has room there: what is asked hangs on these cards.
  constexpr qreal asking = 136;  // a little more than what asks is high
  qreal top = layout_.clothCentre().y();
  for (Seen::PlayedCard const& played : trick_.cards)
    top = std::min(top, layout_.trickCardBounds(played.seat).top() - 4 * layout_.plateScale());
  bool const isFree = top >= asking * windowScale();
  return QRectF(0, 0, width(), isFree ? top : layout_.clothCentre().y()).toAlignedRect();
}

QRectF TableWidget::placeOf(Action const& action) const {
  if (dock_->isOpen() && !dock_->isTray())
    if (QRectF const choice = dock_->placeOf(action); !choice.isNull()) return choice;
  bool const card = action.kind == Action::Kind::play || action.kind == Action::Kind::discard;
  if (!card) return {};
  for (Seen::PlayedCard const& played : trick_.cards)
    if (played.card == action.card()) return layout_.trickCardBounds(played.seat);
  return hand_->placeOf(action.card());
}

}  // namespace giaguaro
