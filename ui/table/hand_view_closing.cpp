// The hand closes where a card has gone from it.
#include <algorithm>
#include <utility>

#include "ui/table/hand_view.h"
#include "ui/table/motion.h"

namespace giaguaro {
namespace {

constexpr Travel::Time closingTime{160};

}  // namespace

void HandView::setPace(MotionPace pace) {
  pace_ = pace;
  finishClosing();
}

// Before the cards are put in their new places.
void HandView::noteGap(std::vector<CardButton*> const& held) {
  if (held == cards_) return;
  finishClosing();
  lefts_.clear();
  bool const fewer = held.size() < cards_.size() && std::ranges::all_of(held, [this](CardButton* button) {
                       return std::ranges::count(cards_, button) > 0;
                     });
  if (!fewer || pace_ == MotionPace::off || !isVisible()) return;
  for (CardButton const* button : held) lefts_.push_back(x() + button->x());
}

// They are in their new places; a table of another size has been laid anew.
void HandView::closeUp() {
  std::vector<int> const lefts = std::exchange(lefts_, {});
  homes_.clear();
  for (CardButton const* button : cards_) homes_.push_back(button->pos());
  if (lefts.size() != cards_.size()) {
    if (isClosing()) showClosing();
    return;
  }
  asides_.clear();
  for (std::size_t i = 0; i < cards_.size(); ++i) asides_.push_back(lefts[i] - x() - homes_[i].x());
  closing_.setStartValue(0.0);
  closing_.setEndValue(1.0);
  closing_.setDuration(static_cast<int>(atPace(closingTime, pace_).count()));
  closing_.start();
  showClosing();
}

void HandView::showClosing() {
  if (asides_.size() != cards_.size() || homes_.size() != cards_.size()) return;
  double const way = wayAfter(closing_.currentValue().toDouble());
  for (std::size_t i = 0; i < cards_.size(); ++i)
    cards_[i]->move(homes_[i] + QPoint(static_cast<int>(asides_[i] * (1 - way)), 0));
  update();
}

void HandView::finishClosing() {
  // At its end it stops, and says so.
  if (isClosing()) closing_.setCurrentTime(closing_.duration());
}

}  // namespace giaguaro
