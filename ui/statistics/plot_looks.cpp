#include "ui/statistics/plot_looks.h"

#include <algorithm>
#include <array>

namespace giaguaro {

namespace {

struct Inks {
  char const* theme;
  QRgb own, first, second;
};

constexpr std::array inks{
    Inks{"green", 0x2E6B4C, 0x22507E, 0x8A5A12}, Inks{"wine", 0x8A1F2D, 0x22507E, 0x8A5A12},
    Inks{"night", 0x79BD97, 0xA6AEF5, 0xE0B25A}, Inks{"linen", 0x22507E, 0x2E6B4C, 0x8A5A12},
    Inks{"contrast", 0xFFD83A, 0x7CC4FF, 0xFFFFFF}};

Inks const& inksOf(Theme const& theme) {
  auto const found =
      std::ranges::find_if(inks, [&](Inks const& each) { return theme.id == QLatin1String(each.theme); });
  return found == inks.end() ? inks.front() : *found;
}

}  // namespace

PlotLook ownLook(Theme const& theme) { return {QColor(inksOf(theme).own), 3, {}, PlotLook::Shape::disc}; }

// The strongest is always drawn alike, and the one before it; any other is the quiet one.
PlotLook levelLook(Theme const& theme, int nth, int count) {
  Inks const& own = inksOf(theme);
  if (nth == count - 1) return {QColor(own.second), 2, {2, 3.5}, PlotLook::Shape::square};
  if (nth == count - 2) return {QColor(own.first), 2, {7, 4}, PlotLook::Shape::lozenge};
  return {theme.onpanel2, 2, {10, 3, 2, 3}, PlotLook::Shape::triangle};
}

}  // namespace giaguaro
