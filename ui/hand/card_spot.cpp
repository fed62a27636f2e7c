#include "ui/hand/card_spot.h"

namespace giaguaro {

std::vector<Seen::Pile> pilesShown(TableScene const& scene, Seat seat) {
  auto const index = static_cast<std::size_t>(seat);
  if (index >= scene.seen.seats.size()) return {};
  std::vector<Seen::Pile> piles = scene.seen.seats[index].piles;
  for (Seen::Pile& pile : piles)
    if (pile.turned && scene.resting) pile = {.covered = true};
  return piles;
}

std::vector<CardSpot> cardSpots(TableScene const& scene) {
  std::vector<CardSpot> spots;
  for (Card const card : scene.seen.hand)
    if (!scene.isInTray(card)) spots.push_back({.card = card, .place = static_cast<int>(spots.size())});
  if (!scene.seen.hasPiles()) return spots;
  for (int i = 0; i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, i);
    bool const own = seat == scene.viewer;
    std::vector<Seen::Pile> const piles = pilesShown(scene, seat);
    for (std::size_t place = 0; place < piles.size(); ++place) {
      Seen::Pile const& pile = piles[place];
      if (!pile.top.valid()) continue;
      spots.push_back({.card = pile.top,
                       .row = own ? CardSpot::Row::own : CardSpot::Row::other,
                       .place = static_cast<int>(place),
                       .lower = i == 0,
                       .coversOne = pile.covered,
                       .justTurned = pile.turned});
    }
  }
  return spots;
}

}  // namespace giaguaro
