// Where the focus goes among the cards of the hand.
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "ui/hand/hand_view.h"

namespace giaguaro {

namespace {

bool isFree(CardButton const* button) { return button->stand() == CardButton::Stand::free; }

}  // namespace

bool HandView::focusCard(int index) {
  if (cards_.empty()) return false;
  auto const last = static_cast<int>(cards_.size()) - 1;
  cards_[static_cast<std::size_t>(std::clamp(index, 0, last))]->setFocus(Qt::OtherFocusReason);
  return true;
}

void HandView::focusOn(Card card) {
  if (CardButton* const button = buttonOf(card)) button->setFocus(Qt::OtherFocusReason);
}

bool HandView::hasFreeCard() const { return std::ranges::any_of(cards_, isFree); }

bool HandView::focusFirst() {
  int const place = std::min(place_, static_cast<int>(cards_.size()));
  auto const onward = std::find_if(cards_.begin() + place, cards_.end(), isFree);
  if (onward != cards_.end()) return focusCard(static_cast<int>(onward - cards_.begin()));
  auto const back = std::find_if(cards_.rend() - place, cards_.rend(), isFree);
  return focusCard(back != cards_.rend() ? static_cast<int>(cards_.rend() - back) - 1 : place);
}

bool HandView::focusEnd(bool last) {
  if (!focusFirst()) return false;
  auto const focused = std::ranges::find_if(cards_, &CardButton::hasFocus);
  auto const most = static_cast<int>(cards_.size());
  if (focused != cards_.end()) moveFocus(**focused, last ? most : -most);
  return true;
}

void HandView::letFocusGo() {
  auto const focused = std::ranges::find_if(cards_, &CardButton::hasFocus);
  if (focused == cards_.end()) return;
  place_ = static_cast<int>(focused - cards_.begin());
  parentWidget()->setFocus(Qt::OtherFocusReason);
}

void HandView::letIdleFocusGo() {
  auto const focused = std::ranges::find_if(cards_, &CardButton::hasFocus);
  if (focused != cards_.end() && (*focused)->stand() != CardButton::Stand::free) letFocusGo();
}

// Along its row.
void HandView::moveFocus(CardButton const& from, int by) {
  auto const at = std::ranges::find(cards_, &from);
  if (at == cards_.end()) return;
  int const level = spotOf(from).level();
  int const first = static_cast<int>(std::ranges::find(spots_, level, &CardSpot::level) - spots_.begin());
  int const count = static_cast<int>(std::ranges::count(spots_, level, &CardSpot::level));
  focusCard(std::clamp(static_cast<int>(at - cards_.begin()) + by, first, first + count - 1));
  for (CardButton const* button : cards_)
    if (button->hasFocus() && button != &from && button->stand() == CardButton::Stand::barred)
      emit stopped(actionOf(*button), by < 0 ? -1 : 1);
}

// To the nearest card of the next row that has any.
void HandView::changeRow(CardButton const& from, int by) {
  for (int level = spotOf(from).level() - by; level >= 0 && level <= 2; level -= by) {
    CardButton* nearest = nullptr;
    int least = width();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (spots_[i].level() != level) continue;
      int const far = std::abs(cards_[i]->geometry().center().x() - from.geometry().center().x());
      if (nearest != nullptr && far >= least) continue;
      nearest = cards_[i];
      least = far;
    }
    if (nearest != nullptr) return nearest->setFocus(Qt::OtherFocusReason);
  }
}

void HandView::skipFocus(CardButton const& from, int by) {
  auto const at = std::ranges::find(cards_, &from);
  auto const count = static_cast<int>(cards_.size());
  for (int i = static_cast<int>(at - cards_.begin()) + by; i >= 0 && i < count; i += by) {
    auto const stand = cards_[static_cast<std::size_t>(i)]->stand();
    if (stand == CardButton::Stand::barred || isReadOnly(*cards_[static_cast<std::size_t>(i)])) continue;
    focusCard(i);
    return;
  }
}

// From a card that has gone to the tray to its neighbour, which may go next.
void HandView::passFocusOn(TableScene const& scene) {
  auto const focused = std::ranges::find_if(cards_, &CardButton::hasFocus);
  if (focused == cards_.end() || !scene.isInTray((*focused)->card())) return;
  auto const at = focused - cards_.begin();
  CardButton* next = nullptr;
  auto nearest = std::numeric_limits<std::ptrdiff_t>::max();
  for (CardButton* const button : cards_) {
    if (scene.isInTray(button->card()) || spotOf(*button).row != CardSpot::Row::hand) continue;
    auto const offered = std::ranges::find(
        scene.seen.offers, Action{Action::Kind::discard, button->card().code}, &Offer::action);
    bool const barred = offered == scene.seen.offers.end() || !offered->legal();
    // One that may go, however far it is; of two as near, the one at the right, which takes the place that is left.
    auto const way = std::ranges::find(cards_, button) - cards_.begin() - at;
    auto const far = 2 * std::abs(way) - (way > 0 ? 1 : 0) + (barred ? 1000 : 0);
    if (far >= nearest) continue;
    nearest = far;
    next = button;
  }
  if (next != nullptr) next->setFocus(Qt::OtherFocusReason);
}

}  // namespace giaguaro
