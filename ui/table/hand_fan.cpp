#include "ui/table/hand_fan.h"

#include <algorithm>

namespace giaguaro {
namespace {

constexpr int few = 5;             // so many lie side by side
constexpr qreal moreOpenly = 1.6;  // at most, against the lower ones
constexpr qreal pictured = 0.4;    // of a card's width: its index, and some of its picture

}  // namespace

std::vector<qreal> HandFan::steps() const {
  if (cards < 2) return {};
  qreal const apart = card + gap;
  qreal const room = strip - card;
  if (cards <= few && (cards - 1) * apart <= room) return std::vector<qreal>(cards - 1U, apart);

  int borders = 0;
  int high = 0;  // steps between two of the higher ones
  for (int i = 0; i + 1 < cards; ++i) {
    if (isBorder(i))
      ++borders;
    else if (isHigher(i))
      ++high;
  }
  int const low = cards - 1 - borders - high;
  if (borders == 0) return std::vector<qreal>(cards - 1U, std::min(covering, room / (cards - 1)));

  qreal const inside = room - borders * apart;
  qreal border = apart;
  qreal wide = covering;
  qreal narrow = covering;
  if (inside < (low + high) * index) {
    // So many stand beside others of another height that not all indices would show.
    border = wide = narrow = std::min(covering, room / (cards - 1));
  } else {
    if (high > 0) wide = std::min(covering, moreOpenly * inside / (low + moreOpenly * high));
    if (low > 0) narrow = std::min(covering, (inside - high * wide) / low);
    // Not at the cost of the lower ones' pictures.
    qreal const least = std::max(index, std::min(pictured * card, inside / (low + high)));
    if (high > 0 && low > 0 && narrow < least) {
      narrow = least;
      wide = (inside - low * narrow) / high;
    }
    if (high * apart + low * narrow <= inside) wide = apart;
  }

  std::vector<qreal> steps;
  for (int i = 0; i + 1 < cards; ++i) steps.push_back(isBorder(i) ? border : isHigher(i) ? wide : narrow);
  return steps;
}

}  // namespace giaguaro
