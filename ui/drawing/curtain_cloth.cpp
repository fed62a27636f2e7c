#include "ui/drawing/curtain_cloth.h"

#include <QPainterPath>
#include <algorithm>
#include <array>

#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length valanceDrop{34};
constexpr Length valanceSag{104};

// The cloth where the lamp does not reach: its own colour, deeper. A brown shade would make it dirty.
QColor shaded(Theme const& theme, double part) {
  bool const pale = theme.cloth2.lightnessF() > 0.5F;
  return mixed(theme.cloth2, pale ? theme.ground2 : QColor(3, 18, 11), pale ? 1.4 * part : part);
}

// Shade that lies over it.
QColor darkOn(Theme const& theme, int alpha) {
  QColor dark = theme.cloth2.lightnessF() > 0.5F ? theme.railedge : QColor(3, 18, 11);
  dark.setAlpha(alpha);
  return dark;
}

// A seam hangs from here to the lower edge, and sways a little on its way.
void sway(QPainterPath& path, double x, double from, double to, double by) {
  double const bend = (to - from) / 3;
  path.cubicTo(x + by, from + bend, x - by, to - bend, x + by / 2, to);
}

// Each fold is round: light on its back, towards the lamp, and dark in the seam where it meets the next.
void paintFolds(QPainter& painter, QSize size, Theme const& theme) {
  painter.fillRect(QRect({}, size),
                   theme.plain ? mixed(theme.ground, theme.cloth2, 0.6) : shaded(theme, 0.4));
  if (theme.plain) return;
  QColor const deep = shaded(theme, 0.5);
  QColor const middle = shaded(theme, 0.2);
  QColor const light = mixed(theme.cloth2, theme.cloth, 0.42);
  constexpr std::array widths{64, 52, 76, 58, 68, 48};
  double const bottom = size.height();
  double x = -scaledReal(20);
  for (std::size_t i = 0; x < size.width(); ++i) {
    double const wide = scaledReal(widths[i % widths.size()]);
    double const by = scaledReal(i % 2 == 0 ? 7 : -6);
    double const nextBy = scaledReal(i % 2 == 0 ? -6 : 7);
    QPainterPath fold(QPointF(x, 0));
    sway(fold, x, 0, bottom, by);
    fold.lineTo(x + wide + nextBy / 2, bottom);
    sway(fold, x + wide, bottom, 0, nextBy);
    fold.closeSubpath();
    QLinearGradient round(QPointF(x, 0), QPointF(x + wide, 0));
    round.setColorAt(0, deep);
    round.setColorAt(0.16, middle);
    round.setColorAt(0.40, light);
    round.setColorAt(0.56, mixed(middle, light, 0.55));
    round.setColorAt(0.84, mixed(middle, deep, 0.5));
    round.setColorAt(1, deep);
    painter.fillPath(fold, round);
    x += wide;
  }
}

void paintValance(QPainter& painter, QSize size, Theme const& theme) {
  int const swags = std::max(4, size.width() / scaled(160));
  double const wide = static_cast<double>(size.width()) / swags;
  auto const swag = [&](double left, double drop, double sag) {
    QPainterPath path(QPointF(left, 0));
    path.lineTo(left + wide, 0);
    path.lineTo(left + wide, drop);
    path.quadTo(left + wide / 2, sag, left, drop);
    path.closeSubpath();
    return path;
  };
  // Half a swag at either side, so that no tassel is cut.
  for (int i = 0; i <= swags; ++i) {
    double const left = (i - 0.5) * wide;
    if (!theme.plain)
      painter.fillPath(swag(left, valanceDrop + scaledReal(6), valanceSag + scaledReal(12)),
                       QColor(0, 0, 0, 56));
    painter.setPen(QPen(theme.plain ? theme.plateedge : theme.ground2, scaledReal(1.8)));
    QLinearGradient cloth(QPointF(left, 0), QPointF(left, valanceSag));
    cloth.setColorAt(0, theme.plain ? theme.cloth2 : shaded(theme, 0.25));
    cloth.setColorAt(1, theme.plain ? theme.cloth2 : mixed(theme.cloth2, theme.cloth, 0.55));
    painter.setBrush(cloth);
    painter.drawPath(swag(left, valanceDrop, valanceSag));
    painter.setBrush(Qt::NoBrush);
    for (double const part : {0.34, 0.64}) {
      if (theme.plain) break;
      QPainterPath crease(QPointF(left, valanceDrop * part));
      crease.quadTo(left + wide / 2, valanceSag * part * 1.08, left + wide, valanceDrop * part);
      painter.strokePath(crease, QPen(QColor(3, 18, 11, 70), scaledReal(1.6)));
    }
    QPainterPath cord(QPointF(left, valanceDrop - scaledReal(4)));
    cord.quadTo(left + wide / 2, valanceSag - scaledReal(5), left + wide, valanceDrop - scaledReal(4));
    painter.strokePath(cord, QPen(theme.accent, scaledReal(3.2)));
  }
  for (int i = 0; i < swags; ++i) {
    double const x = (i + 0.5) * wide;
    painter.setPen(QPen(theme.ground2, scaledReal(1.6)));
    painter.setBrush(theme.accent);
    painter.drawPolygon(QPolygonF({{x - scaledReal(7), scaledReal(24)},
                                   {x + scaledReal(7), scaledReal(24)},
                                   {x + scaledReal(9), scaledReal(58)},
                                   {x - scaledReal(9), scaledReal(58)}}));
    painter.drawLine(QPointF(x - scaledReal(3), scaledReal(38)), QPointF(x - scaledReal(3), scaledReal(56)));
    painter.drawLine(QPointF(x + scaledReal(3), scaledReal(38)), QPointF(x + scaledReal(3), scaledReal(56)));
    painter.drawEllipse(QPointF(x, scaledReal(24)), scaledReal(8), scaledReal(8));
    painter.setBrush(theme.ground2);
    painter.drawEllipse(QPointF(x, scaledReal(24)), scaledReal(3), scaledReal(3));
  }
}

// In shade under the valance and towards the floor.
void paintCurtainShade(QPainter& painter, QSize size, Theme const& theme) {
  QLinearGradient shade(QPointF(0, 0), QPointF(0, size.height()));
  shade.setColorAt(0, darkOn(theme, 70));
  shade.setColorAt(0.25, darkOn(theme, 0));
  shade.setColorAt(0.8, darkOn(theme, 0));
  shade.setColorAt(1, darkOn(theme, 96));
  painter.fillRect(QRect({}, size), shade);
}

// From the upper left, as on the table, on folds and valance alike.
void paintCurtainLight(QPainter& painter, QSize size, Theme const& theme) {
  QRadialGradient lamp(QPointF(size.width() * 0.32, size.height() * 0.25), size.width() * 0.75);
  lamp.setColorAt(0, QColor(255, 231, 174, 26));
  lamp.setColorAt(1, darkOn(theme, 64));
  painter.fillRect(QRect({}, size), lamp);
}

}  // namespace

void paintCurtain(QPainter& painter, QSize size, Theme const& theme) {
  paintFolds(painter, size, theme);
  if (!theme.plain) paintCurtainShade(painter, size, theme);
  paintValance(painter, size, theme);
  if (!theme.plain) paintCurtainLight(painter, size, theme);
}

}  // namespace giaguaro
