#include "ui/statistics/figure_tile.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int tileHigh = 74;
constexpr int tileWide = 180;
constexpr Length tileInset{16};
constexpr Length tileRight{10};
constexpr double valueSize = 25;
constexpr double leadingValue = 28;
constexpr double labelSize = 13;
constexpr double noteSize = 12;
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
  bool const filled = leading_ && figure_.isGood;
  QColor const inkOnIt = filled ? palette().color(QPalette::HighlightedText) : theme_.onpanel;
  painter.setPen(QPen(filled ? theme_.bestedge : theme_.rule, scaledReal(1.2)));
  painter.setBrush(filled ? theme_.bestedge : figure_.isGood ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box, scaledReal(10), scaledReal(10));
  // The number, what it is, and of how much, one under the other: so all tiles are alike, however long their words are.
  QRect const room = rect().adjusted(tileInset, scaled(8), -tileRight, scaled(-8));
  auto const write = [&](int baseline, QString const& text, double size, bool bold, QColor const& ink) {
    painter.setFont(typeface(sizeFor(text, size, leastSize, bold, room.width()), bold));
    painter.setPen(ink);
    painter.drawText(room.left(), baseline,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
  };
  int const foot = room.bottom() - scaled(1);
  int const line = measure(16);
  write(foot - 2 * line - scaled(2), shownValue(), leading_ ? leadingValue : valueSize, true, inkOnIt);
  write(foot - line, figure_.label, labelSize, leading_, inkOnIt);
  write(foot, figure_.note, noteSize, false, filled ? inkOnIt : theme_.onpanel2);
}

}  // namespace giaguaro
