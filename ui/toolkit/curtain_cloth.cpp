#include "ui/toolkit/curtain_cloth.h"

#include <QPainterPath>
#include <algorithm>

#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length valanceDrop{34};
constexpr Length valanceSag{104};
constexpr Length fold{64};

void paintFolds(QPainter& painter, QSize size, Theme const& theme) {
  QColor const dark = mixed(theme.ground, theme.cloth2, 0.6);
  painter.fillRect(QRect({}, size), dark);
  if (theme.plain) return;
  QColor const light = mixed(theme.cloth2, theme.cloth, 0.2);
  QColor const seam = theme.ground;
  double const bottom = size.height();
  for (int x = 0; x <= size.width(); x += fold) {
    QPainterPath path(QPointF(x + scaledReal(6), 0));
    path.cubicTo(x + scaledReal(2), scaledReal(240), x + scaledReal(16), bottom - scaledReal(240),
                 x + scaledReal(8), bottom);
    path.lineTo(x + scaledReal(30), bottom);
    path.cubicTo(x + scaledReal(36), bottom - scaledReal(240), x + scaledReal(24), scaledReal(240),
                 x + scaledReal(28), 0);
    path.closeSubpath();
    painter.fillPath(path, light);
    QPainterPath line(QPointF(x + scaledReal(46), 0));
    line.cubicTo(x + scaledReal(50), scaledReal(240), x + scaledReal(42), bottom - scaledReal(240),
                 x + scaledReal(48), bottom);
    painter.strokePath(line, QPen(seam, scaledReal(2)));
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
  for (int i = 0; i < swags; ++i) {
    double const left = i * wide;
    if (!theme.plain)
      painter.fillPath(swag(left, valanceDrop + scaledReal(6), valanceSag + scaledReal(12)),
                       QColor(0, 0, 0, 56));
    painter.setPen(QPen(theme.plain ? theme.plateedge : theme.ground2, scaledReal(1.8)));
    painter.setBrush(theme.cloth2);
    painter.drawPath(swag(left, valanceDrop, valanceSag));
    QPainterPath cord(QPointF(left, valanceDrop - scaledReal(4)));
    cord.quadTo(left + wide / 2, valanceSag - scaledReal(5), left + wide, valanceDrop - scaledReal(4));
    painter.strokePath(cord, QPen(theme.accent, scaledReal(3.2)));
  }
  for (int i = 0; i <= swags; ++i) {
    double const x = i * wide;
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

}  // namespace

void paintCurtain(QPainter& painter, QSize size, Theme const& theme) {
  paintFolds(painter, size, theme);
  paintValance(painter, size, theme);
}

}  // namespace giaguaro
