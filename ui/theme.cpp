#include "ui/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace giaguaro {
namespace {

constexpr std::array roles{&Theme::ground,   &Theme::ground2,    &Theme::cloth,  &Theme::cloth2,
                           &Theme::rail,     &Theme::railedge,   &Theme::plate,  &Theme::plateedge,
                           &Theme::onplate,  &Theme::onplate2,   &Theme::accent, &Theme::chrome,
                           &Theme::onchrome, &Theme::chromerule, &Theme::panel,  &Theme::onpanel,
                           &Theme::onpanel2, &Theme::rule,       &Theme::head,   &Theme::soft,
                           &Theme::best,     &Theme::bestedge,   &Theme::token,  &Theme::ontoken,
                           &Theme::veil,     &Theme::warn,       &Theme::gain};

struct Colours {
  char const* id;
  std::array<QRgb, roles.size()> values;  // in the order of `roles`
  bool plain;
};

// clang-format off
constexpr std::array themes{
    Colours{"green",
     {0x2E211F, 0x1B1312, 0x357457, 0x1F573D, 0x6B452B, 0x3C2617, 0x10291E, 0x071710,
      0xFCF8EE, 0xC9DACE, 0xEBC063, 0xF1EBDC, 0x20242B, 0xCFC5AA, 0xFBF7EC, 0x20242B,
      0x5C5A50, 0xD9D0BA, 0x1F5A40, 0xF1EAD8, 0xE2EBD8, 0x2E6B4C, 0xFCF8EE, 0x20242B,
      0x0C2218, 0xF39A7B, 0x1B6462},
     false},
    Colours{"wine",
     {0x351017, 0x240A0F, 0x8C3341, 0x611C28, 0x6B452B, 0x3C2617, 0x2C0D13, 0x180609,
      0xFCF8EE, 0xE6CFCB, 0xEBC063, 0xF3EADD, 0x20242B, 0xD6C3AF, 0xFCF6EC, 0x20242B,
      0x62564F, 0xDECFBC, 0x8A1F2D, 0xF4E9DA, 0xF2DFD6, 0x8A1F2D, 0xFCF8EE, 0x20242B,
      0x240A0F, 0xF39A7B, 0x22507E},
     false},
    Colours{"night",
     {0x10161D, 0x0A0E13, 0x33455A, 0x1D2937, 0x4A3526, 0x231811, 0x0C1218, 0x04070A,
      0xF3EEE2, 0xB9C4CE, 0xEBC063, 0x1A2129, 0xECE7DA, 0x333D48, 0x1F262E, 0xECE7DA,
      0xB3B7B6, 0x39434E, 0xEBC063, 0x28313B, 0x22382F, 0x79BD97, 0xEFE9DA, 0x20242B,
      0x0A0E13, 0xF39A7B, 0x85C6D0},
     false},
    Colours{"linen",
     {0xC9BB9B, 0xB9A985, 0xEFE6D0, 0xDACDAD, 0x8A6541, 0x4A3219, 0xFCF8EE, 0x5E4A2C,
      0x20242B, 0x56524A, 0x8A4B08, 0xF6F1E4, 0x20242B, 0xD5CBB2, 0xFDFAF2, 0x20242B,
      0x5C5A50, 0xDDD4BF, 0x22507E, 0xF3ECDB, 0xE0E9EE, 0x22507E, 0x20242B, 0xFCF8EE,
      0x8F8468, 0x9C2F16, 0x22507E},
     false},
    Colours{"contrast",
     {0x000000, 0x000000, 0x00281A, 0x00281A, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF,
      0xFFFFFF, 0xFFFFFF, 0xFFD83A, 0x000000, 0xFFFFFF, 0xFFFFFF, 0x000000, 0xFFFFFF,
      0xFFFFFF, 0xFFFFFF, 0xFFD83A, 0x000000, 0x000000, 0xFFD83A, 0xFFFFFF, 0x000000,
      0x000000, 0xFFB08A, 0xFFD83A},
     true},
};
// clang-format on

// Of WCAG 2: from 0 to 1, and from 1 to 21.
double luminance(QColor const& colour) {
  auto const linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(QColor const& one, QColor const& other) {
  auto const [least, most] = std::minmax({luminance(one), luminance(other)});
  return (most + 0.05) / (least + 0.05);
}

// Black on white, or nearly, is usual for a page; on windows and buttons it is somebody's wish.
bool isHighContrast(QPalette const& system) {
  constexpr double least = 19;
  constexpr std::array pairs{std::pair(QPalette::Window, QPalette::WindowText),
                             std::pair(QPalette::Base, QPalette::Text),
                             std::pair(QPalette::Button, QPalette::ButtonText)};
  return std::ranges::all_of(pairs, [&system](auto const& pair) {
    return contrast(system.color(pair.first), system.color(pair.second)) >= least;
  });
}

}  // namespace

Theme Theme::following(QPalette const& system) {
  if (isHighContrast(system)) return named(QStringLiteral("contrast"));
  bool const dark = luminance(system.color(QPalette::Window)) < luminance(system.color(QPalette::WindowText));
  return named(dark ? QStringLiteral("night") : QStringLiteral("green"));
}

Theme Theme::named(QString const& id) {
  auto const found =
      std::ranges::find_if(themes, [&](Colours const& colours) { return id == QLatin1String(colours.id); });
  Colours const& colours = found != themes.end() ? *found : themes.front();
  Theme theme;
  theme.id = QString::fromLatin1(colours.id);
  theme.plain = colours.plain;
  for (std::size_t i = 0; i < roles.size(); ++i) theme.*roles[i] = QColor(colours.values[i]);
  return theme;
}

QStringList Theme::offered() {
  QStringList ids;
  for (Colours const& colours : themes) ids << QString::fromLatin1(colours.id);
  return ids;
}

QColor Theme::loss() const { return panel.lightnessF() > 0.5F ? red() : QColor(0xF0, 0x95, 0x8C); }

QColor Theme::onLoss() const { return loss().lightnessF() > 0.6F ? ink() : paper(); }

QColor Theme::onAccent() const { return accent.lightnessF() > 0.5F ? ink() : paper(); }

QPalette Theme::palette() const {
  QPalette palette;
  palette.setColor(QPalette::Window, chrome);
  palette.setColor(QPalette::WindowText, onchrome);
  palette.setColor(QPalette::Base, panel);
  palette.setColor(QPalette::AlternateBase, soft);
  palette.setColor(QPalette::Text, onpanel);
  palette.setColor(QPalette::PlaceholderText, onpanel2);
  palette.setColor(QPalette::Button, soft);
  palette.setColor(QPalette::ButtonText, onpanel);
  palette.setColor(QPalette::BrightText, accent);
  palette.setColor(QPalette::ToolTipBase, panel);
  palette.setColor(QPalette::ToolTipText, onpanel);
  palette.setColor(QPalette::Highlight, bestedge);
  palette.setColor(QPalette::HighlightedText, bestedge.lightnessF() > 0.5F ? ink() : paper());
  palette.setColor(QPalette::Link, head);
  palette.setColor(QPalette::LinkVisited, head);
  palette.setColor(QPalette::Light, mixed(chrome, Qt::white, 0.5));
  palette.setColor(QPalette::Midlight, soft);
  palette.setColor(QPalette::Mid, chromerule);
  palette.setColor(QPalette::Dark, onpanel2);
  palette.setColor(QPalette::Shadow, plateedge);
  for (auto const role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, mixed(palette.color(QPalette::Active, role), chrome, 0.55));
  return palette;
}

QColor mixed(QColor const& under, QColor const& over, double opacity) {
  auto const channel = [&](int a, int b) {
    return static_cast<int>(std::lround(a * (1 - opacity) + b * opacity));
  };
  return QColor(channel(under.red(), over.red()), channel(under.green(), over.green()),
                channel(under.blue(), over.blue()));
}

}  // namespace giaguaro
