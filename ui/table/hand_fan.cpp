#include "ui/table/hand_fan.h"

#include <algorithm>
#include <numeric>

namespace giaguaro {
namespace {

constexpr qreal moreOpenly = 1.6;  // at most, against the lower ones
constexpr qreal pictured = 0.4;    // of a card's width: its index, and some of its picture
constexpr qreal parted = 0.09;     // of a card's width: so much more where a suit ends

}  // namespace

std::vector<qreal> HandFan::steps() const {
  if (cards < 2) return {};
  qreal const apart = card + gap;
  qreal const room = strip - card;
  if ((cards - 1) * apart <= room) return std::vector<qreal>(cards - 1U, apart);

  int borders = 0;
  int high = 0;  // steps between two of the higher ones
  for (int i = 0; i + 1 < cards; ++i) {
    if (isBorder(i))
      ++borders;
    else if (isHigher(i))
      ++high;
  }
  int const low = cards - 1 - borders - high;
  if (borders == 0) {
    std::vector<qreal> steps(cards - 1U, std::min(covering, room / (cards - 1)));
    partSuits(steps);
    return steps;
  }

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
  partSuits(steps);
  return steps;
}

// What a suit's last card shows more, the others show less, all together. Only where cards overlap, and where they lie no
// wider than so that a lower index is covered whole.
void HandFan::partSuits(std::vector<qreal>& steps) const {
  auto const overlaps = [&](std::size_t i) { return steps[i] < card; };
  auto const ends = [&](std::size_t i) { return (last >> i & 1) != 0 && overlaps(i); };
  int wider = 0;
  int others = 0;
  qreal most = parted * card;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!overlaps(i)) continue;
    ++(ends(i) ? wider : others);
    most = std::min(most, ends(i) ? covering - steps[i] : most);
  }
  if (wider == 0) return;
  qreal const used = std::accumulate(steps.begin(), steps.end(), card);
  qreal const spare = std::max(0.0, strip - used);
  qreal narrowest = card;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (overlaps(i) && !ends(i)) narrowest = std::min(narrowest, steps[i]);
  // Of what they need, the room that is left comes first; then what the others can give.
  qreal const given = others > 0 ? std::max(0.0, narrowest - index) * others : 0;
  qreal const more = std::clamp((spare + given) / wider, 0.0, std::max(0.0, most));
  qreal const less = others > 0 ? std::max(0.0, more * wider - spare) / others : 0;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (overlaps(i)) steps[i] += ends(i) ? more : -less;
}

}  // namespace giaguaro
