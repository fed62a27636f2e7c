// The table's cards on their way: which set out when a scene follows, from where to where, and what is not
// shown at rest while it is on its way. How long they take: ui/motion/motion.h.
#include <algorithm>
#include <utility>

#include "ui/hand_end/hand_end_view.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::setMotion(MotionPace pace) {
  motion_->setPace(pace);
  end_->setPace(pace);
  hand_->setPace(pace);
  mark_.stop();
}

Pose TableWidget::poseOf(CardPlace const& place) const {
  switch (place.kind) {
    case CardPlace::Kind::trick: {
      TableLayout::Spot const spot = layout_.trickCard(place.seat);
      return {spot.centre, layout_.trickCardHeight(), spot.turn};
    }
    case CardPlace::Kind::hand:
      if (QRectF const at = hand_->placeOf(place.card); !at.isNull())
        return {at.center(), layout_.unit(), hand_->turnOf(place.card)};
      break;
    case CardPlace::Kind::tray:
      if (QRectF const at = dock_->placeOf({Action::Kind::discard, place.card.code}); !at.isNull())
        return {at.center(), at.height(), 0};
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
  return poseAtSeat(place.seat, false);
}

// In the middle of the fan that a seat holds, or on the pile of its tricks.
Pose TableWidget::poseAtSeat(Seat seat, bool taken) const {
  if (taken) return {layout_.tricksPile(seat), layout_.tricksHeight(), 90};
  bool const open =
      seat == layout_.input().bottom && (!layout_.input().watching || layout_.piles() != nullptr);
  return {open ? layout_.plate(seat).center() : layout_.fan(seat), layout_.fanHeight(), 0};
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
  auto const goal = [this](Travel const& travel) {
    bool const taken = travel.from.kind == CardPlace::Kind::trick && travel.to.kind == CardPlace::Kind::plate;
    return taken ? poseAtSeat(travel.to.seat, true) : poseOf(travel.to);
  };
  for (Flight& flight : flights) {
    Travel const& travel = flight.travel;
    if (travel.from.kind == CardPlace::Kind::plate) flight.from = poseOf(travel.from);
    flight.to = goal(travel);
    bool const taken = travel.from.kind == CardPlace::Kind::trick && travel.to.kind == CardPlace::Kind::plate;
    if (taken)
      flight.gathered = {.centre = layout_.trickCentre(), .height = layout_.trickCardHeight(), .turn = 0};
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
  motion_->aim([&](Flight& flight) {
    flight.to = goal(flight.travel);
    Card const card = flight.travel.card;
    switch (flight.travel.to.kind) {
      case CardPlace::Kind::trick: return std::ranges::count(trick_.cards, card, &Seen::PlayedCard::card) > 0;
      case CardPlace::Kind::hand: return hand_->holds(card);
      case CardPlace::Kind::tray: return dock_->trayHolds(card);
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
  showMark(std::exchange(lying_, std::move(lying)));
  std::vector<Card> turning = motion_->cardsOnTheirWayTo(CardPlace::Kind::cloth);
  if (turning != turning_)
    for (SpreadPlace const& place : spreadPlaces_) update(layout_.withShadow(place.area).toAlignedRect());
  turning_ = std::move(turning);
  std::vector<Card> away = motion_->cardsOnTheirWayTo(CardPlace::Kind::hand);
  std::vector<Card> onPiles = motion_->cardsOnTheirWayTo(CardPlace::Kind::pile);
  away.insert(away.end(), onPiles.begin(), onPiles.end());
  hand_->setAway(away);
  dock_->setAway(motion_->cardsOnTheirWayTo(CardPlace::Kind::tray));
  showDealing();
  showHeld();
}

// A card has come that wins the trick: its ring and its pill fade in.
void TableWidget::showMark(TrickView const& before) {
  if (lying_.winner == before.winner || motion_->pace() == MotionPace::off) return;
  if (std::ranges::count(lying_.cards, lying_.winner, &Seen::PlayedCard::seat) == 0 || lying_.past) return;
  mark_.setStartValue(0.0);
  mark_.setEndValue(1.0);
  mark_.setDuration(static_cast<int>(atPace(Motion::mark, motion_->pace()).count()));
  mark_.start();
}

// Nobody speaks, and nothing is asked, before the deal has landed.
void TableWidget::showDealing() {
  bool const deals = motion_->deals();
  if (std::exchange(dealing_, deals) == deals) return;
  for (BubblePlace const& place : bubblePlaces_) update(touchedBy(place));
  if (!dock_->isOpen()) return;
  dock_->setVisible(!dealing_);
  if (!dealing_ && hasFocus()) dock_->focusChosen();
}

void TableWidget::showHeld() {
  std::vector<HeldCards> held = HeldCards::of(scene_);
  for (HeldCards& each : held) {
    int const coming = std::min(motion_->backsOnTheirWayTo(each.seat), Motion::packets);
    each.fan = each.fan * (Motion::packets - coming) / Motion::packets;
    if (motion_->takes(each.seat)) each.tricks = std::max(0, each.tricks - 1);
  }
  for (HeldCards const& each : held)
    if (std::ranges::count(heldCards_, each) == 0)
      update(HeldCards::bounds(each.seat, layout_).toAlignedRect());
  heldCards_ = std::move(held);
}

}  // namespace giaguaro
