#include "ui/layout/hand_fan.h"

#include <algorithm>
#include <numeric>

namespace giaguaro {
namespace {

constexpr qreal parted = 0.09;  // of a card's width: so much more where a suit ends
constexpr qreal wider = 1.6;    // where cards stand at two heights, against the others

}  // namespace

std::vector<qreal> HandFan::steps() const {
  if (cards < 2) return {};
  qreal const apart = card + gap;
  qreal const room = strip - card;
  if ((cards - 1) * apart <= room) return std::vector<qreal>(cards - 1U, apart);

  int borders = 0;
  for (int i = 0; i + 1 < cards; ++i) borders += isBorder(i) ? 1 : 0;
  int const others = cards - 1 - borders;
  std::vector<qreal> steps(cards - 1U, std::min(covering, room / (cards - 1)));
  qreal inside = room / (others + wider * borders);
  qreal const border = std::min(covering, wider * inside);
  if (others > 0) inside = std::min(covering, (room - borders * border) / others);
  // Where so many stand beside others of another height that not all indices would show, all lie alike.
  if (borders > 0 && inside >= index)
    for (int i = 0; i + 1 < cards; ++i) steps[static_cast<std::size_t>(i)] = isBorder(i) ? border : inside;
  clearWhole(steps);
  partSuits(steps);
  return steps;
}

// They take their whole width, and the others share what is left; not where an index would be covered by that.
void HandFan::clearWhole(std::vector<qreal>& steps) const {
  auto const isWhole = [this](std::size_t i) { return (whole >> i & 1) != 0; };
  qreal taken = 0;
  qreal others = 0;
  int clear = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    (isWhole(i) ? taken : others) += isWhole(i) ? card + gap : steps[i];
    clear += isWhole(i) ? 1 : 0;
  }
  if (clear == 0 || others <= 0) return;
  qreal const less = std::min(1.0, (strip - card - taken) / others);
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (!isWhole(i) && steps[i] * less < index) return;
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = isWhole(i) ? card + gap : steps[i] * less;
}

// What a suit's last card shows more, the others show less, all together. Only where cards overlap, and where they lie no
// wider than so that a lower index is covered whole.
void HandFan::partSuits(std::vector<qreal>& steps) const {
  auto const overlaps = [&](std::size_t i) { return steps[i] < card; };
  auto const ends = [&](std::size_t i) { return (last >> i & 1) != 0 && overlaps(i); };
  int ending = 0;
  int others = 0;
  qreal most = parted * card;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!overlaps(i)) continue;
    ++(ends(i) ? ending : others);
    most = std::min(most, ends(i) ? covering - steps[i] : most);
  }
  if (ending == 0) return;
  qreal const used = std::accumulate(steps.begin(), steps.end(), card);
  qreal const spare = std::max(0.0, strip - used);
  qreal narrowest = card;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (overlaps(i) && !ends(i)) narrowest = std::min(narrowest, steps[i]);
  // Of what they need, the room that is left comes first; then what the others can give.
  qreal const given = others > 0 ? std::max(0.0, narrowest - index) * others : 0;
  qreal const more = std::clamp((spare + given) / ending, 0.0, std::max(0.0, most));
  qreal const less = others > 0 ? std::max(0.0, more * ending - spare) / others : 0;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (overlaps(i)) steps[i] += ends(i) ? more : -less;
}

}  // namespace giaguaro
