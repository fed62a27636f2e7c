// The table's cards on their way: which set out when a scene follows, from where to where, and what is not
// shown at rest while it is on its way. How long they take: ui/table/motion.h.
#include <algorithm>

#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

constexpr qreal plateCard = 0.36;  // the height of a card at its player's plate, against one of the trick

}  // namespace

void TableWidget::setMotion(MotionPace pace) { motion_->setPace(pace); }

Pose TableWidget::poseOf(CardPlace const& place) const {
  switch (place.kind) {
    case CardPlace::Kind::trick: {
      TableLayout::Spot const spot = layout_.trickCard(place.seat);
      return {spot.centre, layout_.trickCardHeight(), spot.turn};
    }
    case CardPlace::Kind::hand:
      if (QRectF const at = hand_->placeOf(place.card); !at.isNull()) return {at.center(), layout_.unit(), 0};
      break;
    case CardPlace::Kind::cloth:
      if (QRectF const at = placeOnCloth(place); !at.isNull()) return {at.center(), at.height(), 0};
      break;
    case CardPlace::Kind::pile:
      if (PileLayout const* const piles = layout_.piles()) {
        QRectF const at = piles->top(layout_.isOwnRow(place.seat), place.index);
        return {at.center(), at.height(), 0};
      }
      break;
    case CardPlace::Kind::plate: break;
  }
  return {layout_.plate(place.seat).center(), plateCard * layout_.trickCardHeight(), 0};
}

// Open, or face down; null where there is no such card, or only its tag.
QRectF TableWidget::placeOnCloth(CardPlace const& place) const {
  auto index = static_cast<std::size_t>(place.index);
  for (std::size_t i = 0; i < spreads_.size() && i < spreadPlaces_.size(); ++i) {
    SpreadPlace const& lying = spreadPlaces_[i];
    if (spreads_[i].seat != place.seat || (lying.tags && place.seat == nobody)) continue;
    auto const open = std::ranges::find(spreads_[i].cards, place.card) - spreads_[i].cards.begin();
    if (static_cast<std::size_t>(open) < lying.cards.size())
      return lying.cards[static_cast<std::size_t>(open)];
    if (index < lying.backs.size()) return lying.backs[index];
    index -= lying.backs.size();
  }
  return {};
}

// While the last scene is still shown: cards of the hand and of the trick set out from where they lie.
std::vector<Flight> TableWidget::setOut(TableScene const& next) {
  Motion motion = motion_->pace() == MotionPace::off ? Motion{} : Motion::between(scene_, next);
  if (!motion.goesOn) motion_->finish();
  std::vector<Flight> flights;
  if (!isVisible()) return flights;
  for (Travel const& travel : motion.travels) {
    bool const lies = travel.from.kind != CardPlace::Kind::plate;
    flights.push_back({travel, lies ? poseOf(travel.from) : Pose{}});
  }
  return flights;
}

// Everything is in its new place.
void TableWidget::fly(std::vector<Flight> flights) {
  for (Flight& flight : flights) {
    Travel const& travel = flight.travel;
    if (travel.from.kind == CardPlace::Kind::plate) flight.from = poseOf(travel.from);
    flight.to = poseOf(travel.to);
    bool const trick = travel.from.kind == CardPlace::Kind::trick || travel.to.kind == CardPlace::Kind::trick;
    bool const cloth = travel.to.kind == CardPlace::Kind::cloth;
    bool const pile = travel.to.kind == CardPlace::Kind::pile;
    flight.picture = pile    ? flight.to.height
                     : cloth ? std::max(flight.from.height, flight.to.height)
                     : trick ? layout_.trickCardHeight()
                             : layout_.unit();
  }
  // As they lie in a trick: from left to right.
  std::ranges::stable_sort(flights, {}, [](Flight const& flight) {
    return flight.travel.from.kind == CardPlace::Kind::trick ? flight.from.centre.x() : 0;
  });
  motion_->fly(std::move(flights), Deck::of(scene_.seen.deck));
  motion_->aim([this](Flight& flight) {
    flight.to = poseOf(flight.travel.to);
    Card const card = flight.travel.card;
    switch (flight.travel.to.kind) {
      case CardPlace::Kind::trick: return std::ranges::count(trick_.cards, card, &Seen::PlayedCard::card) > 0;
      case CardPlace::Kind::hand: return std::ranges::count(scene_.seen.hand, card) > 0;
      case CardPlace::Kind::pile: return hand_->holds(card);
      case CardPlace::Kind::cloth: return !placeOnCloth(flight.travel.to).isNull();
      case CardPlace::Kind::plate: break;
    }
    return true;
  });
  showAtRest();
}

void TableWidget::showAtRest() {
  TrickView lying = trick_.without(motion_->cardsOnTheirWayTo(CardPlace::Kind::trick), lying_);
  if (lying != lying_) update(trickArea().toAlignedRect());
  lying_ = std::move(lying);
  std::vector<Card> turning = motion_->cardsOnTheirWayTo(CardPlace::Kind::cloth);
  if (turning != turning_)
    for (SpreadPlace const& place : spreadPlaces_) update(place.area.adjusted(-6, -6, 6, 8).toAlignedRect());
  turning_ = std::move(turning);
  std::vector<Card> away = motion_->cardsOnTheirWayTo(CardPlace::Kind::hand);
  std::vector<Card> onPiles = motion_->cardsOnTheirWayTo(CardPlace::Kind::pile);
  away.insert(away.end(), onPiles.begin(), onPiles.end());
  hand_->setAway(away);
}

}  // namespace giaguaro
