#include "ui/statistics/figure_tile.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int tileHigh = 64;
constexpr Length labelGap{9};  // between the number and what it is
constexpr int tileWide = 180;
constexpr Length tileInset{16};
constexpr Length tileRight{10};
constexpr double valueSize = 24;
constexpr double leadingValue = 32;
constexpr double leastValue = 20;  // beside words that are long
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

void FigureTile::setLeading(bool leading) {
  if (std::exchange(leading_, leading) != leading) update();
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
  int const needs =
      std::max(textWidth(shownValue(), leastValue, true) + labelGap + textWidth(figure_.label, leastSize),
               textWidth(figure_.note, leastSize)) +
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
  bool const filled = leading_ && figure_.isGood;
  QColor const inkOnIt = filled ? palette().color(QPalette::HighlightedText) : theme_.onpanel;
  painter.setPen(QPen(filled ? theme_.bestedge : theme_.rule, scaledReal(1.2)));
  painter.setBrush(filled ? theme_.bestedge : figure_.isGood ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  // The number with what it is beside it on one line, and of how much under them.
  QRect const room = rect().adjusted(tileInset, scaled(8), -tileRight, scaled(-8));
  int const base = room.top() + room.height() * 52 / 100;
  auto const write = [&](int left, int baseline, QString const& text, double size, bool bold,
                         QColor const& ink) {
    int const wide = room.right() + 1 - left;
    painter.setFont(typeface(sizeFor(text, size, leastSize, bold, wide), bold));
    painter.setPen(ink);
    painter.drawText(left, baseline, painter.fontMetrics().elidedText(text, Qt::ElideRight, wide));
  };
  int const label = textWidth(figure_.label, leastSize) + labelGap;
  double const size =
      sizeFor(shownValue(), leading_ ? leadingValue : valueSize, leastValue, true, room.width() - label);
  write(room.left(), base, shownValue(), size, true, inkOnIt);
  int const words = room.left() + textWidth(shownValue(), size, true) + labelGap;
  // Strong where there is room for that.
  bool const strong = leading_ && words + textWidth(figure_.label, leastSize, true) <= room.right();
  write(words, base, figure_.label, leading_ ? 15 : 14, strong, inkOnIt);
  write(room.left(), room.bottom() - scaled(4), figure_.note, 14, false, filled ? inkOnIt : theme_.onpanel2);
}

}  // namespace giaguaro
