#include "ui/club/clock_ring.h"

#include <algorithm>

#include "core/rules/club.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal faceInset = 29;
constexpr qreal ringRadius = 31.6;
constexpr QSizeF tabSize(44, 21);
constexpr int dots = 24;

constexpr int wholeCircle = 360 * 16;
constexpr int noon = 90 * 16;

QPointF faceOf(TurnClock const& clock, TableLayout const& layout) {
  QRectF const box = layout.plate(clock.seat);
  qreal const in = faceInset * layout.plateScale();
  return {layout.mirrored(clock.seat) ? box.right() - in : box.left() + in, box.center().y()};
}

void paintArc(QPainter& painter, QRectF const& circle, TurnClock const& clock, QColor const& ink,
              qreal width) {
  int const left = clock.whole > 0 ? wholeCircle * clock.left / clock.whole : 0;
  painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
  painter.drawArc(circle, noon, left);  // against the clock from the top: what is gone opens behind the hand
}

void paintNotches(QPainter& painter, QRectF const& circle, TurnClock const& clock, QColor const& ink,
                  qreal width) {
  int const notch = wholeCircle / club::warnedSeconds;
  int const gap = notch / 8;
  painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
  for (int i = 0; i < std::min(clock.left, club::warnedSeconds); ++i)
    painter.drawArc(circle, noon + i * notch + gap, notch - 2 * gap);
}

}  // namespace

void ClockRing::paintDots(QPainter& painter, QPointF const& centre, qreal radius, qreal width,
                          QColor const& ink) {
  QRectF const circle(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
  painter.setBrush(Qt::NoBrush);
  for (int i = 0; i < dots; ++i) painter.drawArc(circle, wholeCircle * i / dots, 1);
}

bool ClockRing::warns(TurnClock const& clock) {
  return clock.isOn() && !clock.waits && clock.left <= club::warnedSeconds;
}

QString ClockRing::words(int seconds) { return tr("%n second(s)", nullptr, seconds); }

QString ClockRing::briefly(int seconds) { return tr("%1 s", "seconds, in short").arg(seconds); }

QRectF ClockRing::bounds(TurnClock const& clock, TableLayout const& layout) {
  if (!clock.isOn()) return {};
  qreal const p = layout.plateScale();
  qreal const reach = (ringRadius + 5) * p;
  QPointF const face = faceOf(clock, layout);
  QRectF const ring(face - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
  return ring.adjusted(-2, -2, 2, tabSize.height() / 2 * p + 2)
      .united(layout.plate(clock.seat).adjusted(-8 * p, -8 * p, 8 * p, 8 * p));
}

void ClockRing::paint(QPainter& painter, TurnClock const& clock, CardPainter const& cards,
                      TableLayout const& layout) {
  if (!clock.isOn()) return;
  Theme const& theme = cards.theme();
  qreal const p = layout.plateScale();
  bool const warns = ClockRing::warns(clock);
  qreal const radius = ringRadius * p;
  qreal const width = (warns ? 6 : 4) * p;
  QPointF const centre = faceOf(clock, layout);
  QRectF const circle(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.plate, width + 2 * p));
  painter.drawEllipse(circle);
  QColor const ink = warns ? theme.warn : theme.accent;
  if (clock.waits) {
    paintDots(painter, centre, radius, 3 * p, theme.onplate2);
  } else {
    painter.setPen(QPen(mixed(theme.plate, ink, 0.28), width));
    painter.drawEllipse(circle);
    painter.setPen(QPen(theme.plate, width + 0.6 * p));
    if (warns) painter.drawEllipse(circle);
    if (warns)
      paintNotches(painter, circle, clock, ink, width);
    else
      paintArc(painter, circle, clock, ink, width);
  }

  if (!clock.waits) return;
  QSizeF const size = tabSize * p;
  QRectF const tab(QPointF(centre.x() - size.width() / 2, centre.y() + radius - size.height() / 2), size);
  painter.setPen(QPen(theme.plate, 1.8 * p));
  painter.setBrush(theme.token);
  painter.drawRoundedRect(tab, tab.height() / 2, tab.height() / 2);
  cards.mark(painter, QStringLiteral("pause"), tab.center(), 15 * p, theme.ontoken);
}

}  // namespace giaguaro
