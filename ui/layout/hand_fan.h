// How far apart the cards of a hand lie, from left to right. Where there is room they lie side by side. Else all are
// equally far apart; but half as much again of a card shows whose right neighbour stands at another height, because only one
// of the two may be played, or is of another suit: the hand is parted there, and yet one hand. Where there is no room for
// that they are equally far apart as well. On single cards, of which something is said, none lies. Pure geometry; all lengths are logical pixels.
#pragma once

#include <QtGlobal>
#include <cstdint>
#include <vector>

namespace giaguaro {

struct HandFan {
  int cards = 0;
  std::uint64_t higher = 0;  // of each, from the lowest bit: whether it stands higher than the rest
  std::uint64_t whole = 0;   // likewise: whether nothing lies on it
  std::uint64_t parted = 0;  // likewise: whether its right neighbour begins another suit
  qreal strip = 0;           // the width that there is
  qreal card = 100;          // a card's
  qreal covering = 80;       // the widest step with which the next card covers the lower index whole
  qreal index = 20;          // and the narrowest one with which the upper index shows
  qreal gap = 6;             // between cards that lie side by side

  // From each card's left edge to the next one's; one fewer than there are cards.
  std::vector<qreal> steps() const;

 private:
  void clearWhole(std::vector<qreal>& steps) const;
  bool isHigher(int place) const { return (higher >> place & 1) != 0; }
  bool isBorder(int place) const { return isHigher(place) != isHigher(place + 1); }
  bool isParted(int place) const { return (parted >> place & 1) != 0; }
  std::vector<qreal> inParts(std::vector<qreal> const& parts) const;
};

}  // namespace giaguaro
