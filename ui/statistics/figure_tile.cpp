#include "ui/statistics/figure_tile.h"

#include <QPainter>
#include <algorithm>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

namespace {

constexpr int tileHigh = 68;
constexpr int tileWide = 230;
constexpr Length tileInset{16};
constexpr Length tileRight{10};
constexpr Length besideValue{9};
constexpr double valueSize = 22;
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
  QStringList said{figure.label, figure.value, figure.note};
  said.removeAll(QString());
  setAccessibleName(said.join(QStringLiteral(", ")));
  setToolTip(accessibleName());
  update();
}

QSize FigureTile::sizeHint() const {
  int const over =
      textWidth(shownValue(), valueSize, true) + besideValue + textWidth(figure_.label, leastSize);
  int const needs = std::max(over, textWidth(figure_.note, leastSize)) + tileInset + tileRight + scaled(2);
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
  painter.setPen(QPen(figure_.isFirst ? theme_.bestedge : theme_.rule, scaledReal(1.2)));
  painter.setBrush(figure_.isFirst ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  QRect const room = rect().adjusted(tileInset, scaled(6), -tileRight, scaled(-7));
  int const upper = room.height() * 58 / 100;
  QRect const over(room.left(), room.top(), room.width(), upper);
  QString const value = shownValue();
  painter.setFont(typeface(valueSize, true));
  painter.setPen(theme_.onpanel);
  painter.drawText(over, Qt::AlignLeft | Qt::AlignVCenter, value);
  int const beside = painter.fontMetrics().horizontalAdvance(value) + besideValue;
  QRect const label = over.adjusted(beside, scaled(3), 0, 0);
  painter.setFont(typeface(sizeFor(figure_.label, 13, leastSize, false, label.width())));
  painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(figure_.label, Qt::ElideRight, label.width()));
  painter.setPen(theme_.onpanel2);
  QRect const under = room.adjusted(0, upper, 0, 0);
  painter.setFont(typeface(sizeFor(figure_.note, 12, leastSize, false, under.width())));
  painter.drawText(under, Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(figure_.note, Qt::ElideRight, under.width()));
}

}  // namespace giaguaro
