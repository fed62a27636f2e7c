#include "ui/layout/hand_fan.h"

#include <algorithm>

namespace giaguaro {
namespace {

constexpr qreal wider = 1.6;  // where cards stand at two heights, against the others

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

}  // namespace giaguaro
