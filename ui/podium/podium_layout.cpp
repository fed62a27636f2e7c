#include "ui/podium/podium_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace giaguaro {
namespace {

constexpr std::array blockHigh{244.0, 206.0, 190.0};  // of the places
constexpr qreal widestBlock = 174, blocksWide = 560, blockGap = 3;
constexpr qreal firstFace = 140, otherFace = 108;
constexpr qreal faceOfBlock = 0.82;  // at most, of a block's width
constexpr qreal faceInBlock = 8;     // so far it stands in it
constexpr qreal fanAbove = 16, fanRadius = 221, fanCard = 162;
constexpr qreal roomHigh = 534;  // from the fan's top to the foot
constexpr qreal fanReach = 292;  // from its middle to either side
constexpr qreal plateWide = 190, plateHigh = 58, plateGap = 14, platesUnder = 20, platesOver = 18;
constexpr qreal largest = 2.6;

// The best in the middle, then by turns to its left and its right.
std::vector<std::size_t> acrossOf(std::size_t blocks) {
  std::vector<std::size_t> across;
  for (std::size_t i = 0; i < blocks; ++i)
    i % 2 == 1 ? void(across.insert(across.begin(), i)) : across.push_back(i);
  return across;
}

}  // namespace

PodiumLayout PodiumLayout::of(QRectF const& room, std::vector<int> const& places) {
  PodiumLayout layout;
  layout.spots.resize(places.size());
  auto const blocks =
      static_cast<std::size_t>(std::ranges::count_if(places, [](int place) { return place <= lastPlace; }));
  std::size_t const plates = places.size() - blocks;
  qreal const below = plates > 0 ? platesUnder + plateHigh + platesOver : 10;
  qreal const count = static_cast<qreal>(std::max<std::size_t>(1, blocks));
  qreal const blockWide = std::min(widestBlock, blocksWide / count);
  std::vector<std::size_t> const across = acrossOf(blocks);
  // How far to the right of the middle those stand who have won.
  qreal off = 0;
  int winners = 0;
  for (std::size_t i = 0; i < across.size(); ++i) {
    if (places[across[i]] > 1) continue;
    off += (static_cast<qreal>(i) + 0.5 - count / 2) * blockWide;
    ++winners;
  }
  off /= std::max(1, winners);
  qreal const s = std::min(
      {room.width() / (2 * (fanReach + std::abs(off) / 2)), room.height() / (roomHigh + below), largest});
  layout.scale = s;
  // Neither at the ceiling nor at the floor where there is more room than that.
  qreal const spare = room.height() - s * (roomHigh + below);
  layout.foot = room.bottom() - s * below - spare * 0.4;
  if (blocks == 0) return layout;

  qreal const wide = blockWide * s;
  // The fan leans to one side, the blocks to the other.
  qreal const middle = room.center().x() - off * s / 2;
  qreal left = middle - count * wide / 2;
  for (std::size_t const seat : across) {
    auto const place = static_cast<std::size_t>(places[seat] - 1);
    Spot& spot = layout.spots[seat];
    qreal const high = blockHigh[place] * s;
    spot.block = QRectF(left, layout.foot - high, wide, high).adjusted(0, 0, -blockGap * s, 0);
    qreal const face = std::min((place == 0 ? firstFace : otherFace) * s, wide * faceOfBlock);
    spot.face =
        QRectF(spot.block.center().x() - face / 2, spot.block.top() + faceInBlock * s - face, face, face);
    left += wide;
  }
  layout.fan = {QPointF(middle + off * s, layout.foot - (blockHigh[0] - fanAbove) * s), fanRadius * s,
                fanCard * s};

  qreal const row = static_cast<qreal>(plates) * (plateWide + plateGap) - plateGap;
  qreal at = room.center().x() - row * s / 2;
  for (std::size_t seat = blocks; seat < places.size(); ++seat) {
    Spot& spot = layout.spots[seat];
    spot.onBlock = false;
    spot.block = QRectF(at, layout.foot + platesUnder * s, plateWide * s, plateHigh * s);
    qreal const inset = 5 * s;
    spot.face = QRectF(spot.block.topLeft() + QPointF(inset, inset),
                       QSizeF(spot.block.height() - 2 * inset, spot.block.height() - 2 * inset));
    at += (plateWide + plateGap) * s;
  }
  return layout;
}

}  // namespace giaguaro
