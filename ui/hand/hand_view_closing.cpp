// The hand closes where a card has gone from it, and opens where one comes back and where cards may be played.
#include <algorithm>
#include <utility>

#include "ui/hand/hand_view.h"
#include "ui/motion/motion.h"

namespace giaguaro {
namespace {

constexpr Travel::Time closingTime{160};

}  // namespace

void HandView::setPace(MotionPace pace) {
  pace_ = pace;
  finishClosing();
}

// Who stands out of the rest, which lie closer by that.
void HandView::noteStands(bool gathering) {
  bool const some =
      !gathering && std::ranges::count(cards_, CardButton::Stand::barred, &CardButton::stand) > 0;
  higher_ = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    bool const standsOut = some && cards_[i]->stand() == CardButton::Stand::free;
    cards_[i]->setStandingOut(standsOut);
    if (standsOut && spots_[i].row == CardSpot::Row::hand) higher_ |= std::uint64_t{1} << spots_[i].place;
  }
}

// Its middle as it is seen, in the table.
QPointF HandView::placeOf(CardButton const& button) const {
  return QPointF(pos() + button.pos()) + button.middle();
}

std::vector<HandView::Place> HandView::places() const {
  std::vector<Place> places;
  for (CardButton const* button : cards_) places.push_back({button, placeOf(*button)});
  return places;
}

// The cards stand as they are to stand, and have not been put in their new places yet. Where nothing has changed those that
// are on their way go on.
void HandView::noteWays(std::vector<Place> const& before, bool gathering) {
  bool const same = std::ranges::equal(cards_, before, [this](CardButton const* button, Place const& place) {
    return button == place.button && placeOf(*button) == place.at;
  });
  if (same) return;
  setOuts_.clear();
  for (CardButton const* button : cards_) {
    auto const found = std::ranges::find(before, button, &Place::button);
    bool const isNew = found == before.end();
    // One that comes back from the tray flies by itself.
    if ((isNew && !gathering) || pace_ == MotionPace::off || !isVisible()) {
      setOuts_.clear();
      return finishClosing();
    }
    setOuts_.push_back(isNew ? std::nullopt : std::optional(found->at));
  }
}

// They are in their new places; a table of another size has been laid anew.
void HandView::closeUp() {
  std::vector<std::optional<QPointF>> const setOuts = std::exchange(setOuts_, {});
  homes_.clear();
  for (CardButton const* button : cards_) homes_.push_back(button->pos());
  if (setOuts.size() != cards_.size()) {
    if (isClosing()) showClosing();
    return;
  }
  asides_.clear();
  for (std::size_t i = 0; i < cards_.size(); ++i)
    asides_.push_back(setOuts[i] ? (*setOuts[i] - placeOf(*cards_[i])).toPoint() : QPoint());
  closing_.setStartValue(0.0);
  closing_.setEndValue(1.0);
  closing_.setDuration(static_cast<int>(atPace(closingTime, pace_).count()));
  closing_.stop();  // one that runs would go on from where it is
  closing_.start();
  showClosing();
}

void HandView::showClosing() {
  if (asides_.size() != cards_.size() || homes_.size() != cards_.size()) return;
  double const way = wayAfter(closing_.currentValue().toDouble());
  for (std::size_t i = 0; i < cards_.size(); ++i)
    cards_[i]->move(homes_[i] + (QPointF(asides_[i]) * (1 - way)).toPoint());
  update();
}

void HandView::finishClosing() {
  // At its end it stops, and says so.
  if (isClosing()) closing_.setCurrentTime(closing_.duration());
}

}  // namespace giaguaro
