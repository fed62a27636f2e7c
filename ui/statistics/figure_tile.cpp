#include "ui/statistics/figure_tile.h"

#include <QPainter>
#include <algorithm>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

namespace {

constexpr int tileHigh = 86;
constexpr int tileWide = 180;
constexpr Length tileInset{16};
constexpr Length tileRight{10};
constexpr double valueSize = 28;
constexpr double leastSize = 11;

// As large as the room lets it be.
double sizeFor(QString const& text, double size, double least, bool bold, int room) {
  while (size > least && textWidth(text, size, bold) > room) size -= 0.5;
  return size;
}

}  // namespace

FigureTile::FigureTile(QWidget* parent) : QWidget(parent) {
  setAccessibleRole(this, QAccessible::StaticText);
}

void FigureTile::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void FigureTile::setFigure(CountedFigure const& figure) {
  figure_ = figure;
  QStringList said{figure.label, figure.value, figure.note, figure.whole};
  said.removeAll(QString());
  setAccessibleName(said.join(QStringLiteral(", ")));
  setToolTip(accessibleName());
  update();
}

QSize FigureTile::sizeHint() const {
  int const needs = std::max({textWidth(shownValue(), valueSize, true), textWidth(figure_.label, leastSize),
                              textWidth(figure_.note, leastSize)}) +
                    tileInset + tileRight + scaled(2);
  return {std::max(measure(tileWide), needs), measure(tileHigh)};
}

QString FigureTile::shownValue() const {
  return figure_.value.isEmpty() ? QStringLiteral("\u2013") : figure_.value;
}

void FigureTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box =
      QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6));
  painter.setPen(QPen(theme_.rule, scaledReal(1.2)));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  // The number, what it is, and of how much.
  QRect const room = rect().adjusted(tileInset, scaled(5), -tileRight, scaled(-8));
  int const high = room.height();
  auto const write = [&](int top, int bottom, QString const& text, double size, bool bold,
                         QColor const& ink) {
    painter.setFont(typeface(sizeFor(text, size, leastSize, bold, room.width()), bold));
    painter.setPen(ink);
    painter.drawText(QRect(room.left(), room.top() + top, room.width(), bottom - top),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
  };
  int const first = high * 50 / 100;
  int const second = high * 76 / 100;
  write(0, first, shownValue(), valueSize, true, theme_.onpanel);
  write(first, second, figure_.label, 13, false, theme_.onpanel);
  write(second, high, figure_.note, 12, false, theme_.onpanel2);
}

}  // namespace giaguaro
