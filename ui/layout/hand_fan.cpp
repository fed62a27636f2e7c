#include "ui/layout/hand_fan.h"

#include <algorithm>
#include <numeric>

namespace giaguaro {
namespace {

constexpr qreal wider = 1.6;   // where cards stand at two heights, against the others
constexpr qreal pause = 1.45;  // before another suit

}  // namespace

std::vector<qreal> HandFan::steps() const {
  if (cards < 2) return {};
  auto const count = static_cast<std::size_t>(cards - 1);
  qreal const apart = card + gap;
  qreal const room = strip - card;
  if ((cards - 1) * apart <= room) return std::vector<qreal>(count, apart);

  // Where so many stand beside others that not all indices would show, all lie alike.
  std::vector<qreal> steps;
  for (bool const suits : {true, false}) {
    std::vector<qreal> parts;
    for (int i = 0; i + 1 < cards; ++i)
      parts.push_back(isBorder(i) ? wider : suits && isParted(i) ? pause : 1);
    steps = inParts(parts);
    if (std::ranges::min(steps) >= index) break;
    steps.assign(count, std::min(covering, room / (cards - 1)));
  }
  clearWhole(steps);
  return steps;
}

// The room shared out in such parts; what would be wider than covers a lower index is left to the others.
std::vector<qreal> HandFan::inParts(std::vector<qreal> const& parts) const {
  qreal const room = strip - card;
  qreal const all = std::accumulate(parts.begin(), parts.end(), 0.0);
  qreal capped = 0;
  qreal rest = 0;
  for (qreal const part : parts)
    (part * room / all >= covering ? capped : rest) += part * room / all >= covering ? covering : part;
  std::vector<qreal> steps;
  for (qreal const part : parts)
    steps.push_back(part * room / all >= covering ? covering
                                                  : std::min(covering, part * (room - capped) / rest));
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
