// The table's cards on their way: which set out when a scene follows, from where to where, and what is not
// shown at rest while it is on its way.
#include <algorithm>

#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

constexpr qreal plateCard = 0.36;  // the height of a card at its player's plate, against one of the trick

}  // namespace

void TableWidget::setMotion(MotionPace pace) { motion_->setPace(pace); }

Pose TableWidget::poseOf(Place const& place) const {
  switch (place.kind) {
    case Place::Kind::trick: {
      TableLayout::Spot const spot = layout_.trickCard(place.seat);
      return {spot.centre, layout_.trickCardHeight(), spot.turn};
    }
    case Place::Kind::hand:
      if (QRectF const at = hand_->placeOf(place.card); !at.isNull()) return {at.center(), layout_.unit(), 0};
      break;
    case Place::Kind::plate: break;
  }
  return {layout_.plate(place.seat).center(), plateCard * layout_.trickCardHeight(), 0};
}

// While the last scene is still shown: cards of the hand and of the trick set out from where they lie.
std::vector<Flight> TableWidget::setOut(TableScene const& next) {
  Motion motion = motion_->pace() == MotionPace::off ? Motion{} : Motion::between(scene_, next);
  if (!motion.goesOn) motion_->finish();
  std::vector<Flight> flights;
  if (!isVisible()) return flights;
  for (Travel const& travel : motion.travels) {
    bool const lies = travel.from.kind != Place::Kind::plate;
    flights.push_back({travel, lies ? poseOf(travel.from) : Pose{}});
  }
  return flights;
}

// Everything is in its new place.
void TableWidget::fly(std::vector<Flight> flights) {
  for (Flight& flight : flights) {
    Travel const& travel = flight.travel;
    if (travel.from.kind == Place::Kind::plate) flight.from = poseOf(travel.from);
    flight.to = poseOf(travel.to);
    bool const trick = travel.from.kind == Place::Kind::trick || travel.to.kind == Place::Kind::trick;
    flight.picture = trick ? layout_.trickCardHeight() : layout_.unit();
  }
  // As they lie in a trick: from left to right.
  std::ranges::stable_sort(flights, {}, [](Flight const& flight) {
    return flight.travel.from.kind == Place::Kind::trick ? flight.from.centre.x() : 0;
  });
  motion_->fly(std::move(flights), Deck::of(scene_.seen.deck));
  motion_->aim([this](Flight& flight) {
    flight.to = poseOf(flight.travel.to);
    Card const card = flight.travel.card;
    switch (flight.travel.to.kind) {
      case Place::Kind::trick: return std::ranges::count(trick_.cards, card, &Seen::PlayedCard::card) > 0;
      case Place::Kind::hand: return std::ranges::count(scene_.seen.hand, card) > 0;
      case Place::Kind::plate: break;
    }
    return true;
  });
  showAtRest();
}

void TableWidget::showAtRest() {
  TrickView lying = trick_.without(motion_->cardsOnTheirWayTo(Place::Kind::trick), lying_);
  if (lying != lying_) update(trickArea().toAlignedRect());
  lying_ = std::move(lying);
  hand_->setAway(motion_->cardsOnTheirWayTo(Place::Kind::hand));
}

}  // namespace giaguaro
