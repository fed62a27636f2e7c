// Where everything stands on a podium: a block for each of the first three places, as high as the place is good, equal
// ones alike; faces on them, a fan of cards behind the first, and a small plate for everybody else. Measures at scale 1, as
// drawn, from the foot of the blocks; all of it shrinks and grows with the room.
#pragma once

#include <QRectF>
#include <vector>

namespace giaguaro {

struct PodiumLayout {
  // Boxes in the room's coordinates, one for each seat in the order given.
  struct Spot {
    bool onBlock = true;  // else `block` is its plate
    QRectF block{};       // without its ledge
    QRectF face{};
  };
  struct Fan {
    QPointF pivot{};   // about which its cards are turned
    qreal radius = 0;  // from there to the middle of a card
    qreal cardHigh = 0;
  };

  qreal scale = 1;
  qreal foot = 0;  // of all blocks
  std::vector<Spot> spots{};
  Fan fan{};

  static constexpr int fanCards = 7;
  static constexpr qreal fanStep = 15.5;  // degrees from one card to the next
  static constexpr int lastPlace = 3;     // that has a block
  static constexpr qreal ledgeHigh = 16, ledgeAside = 6;
  static constexpr qreal ring = 5;  // round a face

  // `places` of the seats, the best (1) first.
  static PodiumLayout of(QRectF const& room, std::vector<int> const& places);
};

}  // namespace giaguaro
