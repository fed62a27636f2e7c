#include "ui/statistics/figure_tile.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int tileHigh = 84;
constexpr int tileWide = 176;
constexpr Length tileInset{20};
constexpr Length tileRight{12};
constexpr double valueSize = 26;
constexpr double leadingValue = 32;
constexpr double labelSize = 14;
constexpr double noteSize = 13;
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
  // The number, what it is, and of how much, one under the other: so all tiles are alike, however long their words are.
  QRect const room = rect().adjusted(tileInset, scaled(8), -tileRight, scaled(-9));
  auto const write = [&](int baseline, QString const& text, double size, bool bold, QColor const& ink) {
    painter.setFont(typeface(sizeFor(text, size, leastSize, bold, room.width()), bold));
    painter.setPen(ink);
    painter.drawText(room.left(), baseline,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
  };
  int const foot = room.bottom() - scaled(2);
  int const line = measure(17);
  write(foot - 2 * line - scaled(3), shownValue(), leading_ ? leadingValue : valueSize, true,
        figure_.isGood ? theme_.accent : theme_.onplate);
  write(foot - line, figure_.label, labelSize, leading_, theme_.onplate);
  write(foot, figure_.note, noteSize, false, theme_.onplate2);
}

}  // namespace giaguaro
