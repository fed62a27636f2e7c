#include "ui/drawing/window_scale.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace giaguaro {
namespace {

constexpr QSizeF drawnWindow(1600, 900);
constexpr double largestScale = 2.6;
constexpr double scaleSteps = 20;  // from one scale to twice it; fewer changes while a window is dragged

double scaleInForce = 1;

// Of one that was rounded: no scale is under 1, so the length as drawn is found again.
int followed(int length, double before) {
  return length == QWIDGETSIZE_MAX ? length : scaled(std::round(length / before));
}

// A line stays one.
int followedSide(int side, double before) { return side <= 1 ? side : followed(side, before); }

QMargins followed(QMargins const& margins, double before) {
  return {followed(margins.left(), before), followed(margins.top(), before),
          followed(margins.right(), before), followed(margins.bottom(), before)};
}

// What lies within comes first: a layout without a gap of its own has that of the one round it.
void rescale(QLayout& layout, double before) {
  for (int i = 0; i < layout.count(); ++i) {
    QLayoutItem* const item = layout.itemAt(i);
    if (item->layout() != nullptr) rescale(*item->layout(), before);
    QSpacerItem* const space = item->spacerItem();
    if (space == nullptr) continue;
    QSize const size = space->sizeHint();
    QSizePolicy const policy = space->sizePolicy();
    space->changeSize(followed(size.width(), before), followed(size.height(), before),
                      policy.horizontalPolicy(), policy.verticalPolicy());
  }
  layout.setContentsMargins(followed(layout.contentsMargins(), before));
  auto* const grid = qobject_cast<QGridLayout*>(&layout);
  if (grid == nullptr) {
    layout.setSpacing(followed(layout.spacing(), before));
  } else {
    grid->setHorizontalSpacing(followed(grid->horizontalSpacing(), before));
    grid->setVerticalSpacing(followed(grid->verticalSpacing(), before));
  }
  layout.invalidate();
}

void rescale(QWidget& widget, double before) {
  QSize const least = widget.minimumSize();
  QSize const most = widget.maximumSize();
  // Growing, the greatest size first, shrinking the least: or one would hold the other back.
  widget.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
  widget.setMinimumSize(followedSide(least.width(), before), followedSide(least.height(), before));
  widget.setMaximumSize(followedSide(most.width(), before), followedSide(most.height(), before));
  widget.setContentsMargins(followed(widget.contentsMargins(), before));
  if (auto* const button = qobject_cast<QAbstractButton*>(&widget))
    button->setIconSize(
        {followed(button->iconSize().width(), before), followed(button->iconSize().height(), before)});
  if (auto* const field = qobject_cast<QLineEdit*>(&widget))
    field->setTextMargins(followed(field->textMargins(), before));
  if (widget.layout() != nullptr) rescale(*widget.layout(), before);
}

}  // namespace

double scaleFor(QSize const& window) {
  double const larger =
      std::min(window.width() / drawnWindow.width(), window.height() / drawnWindow.height());
  constexpr double rounding = 1e-9;
  return std::clamp(std::floor(larger * scaleSteps + rounding) / scaleSteps, 1.0, largestScale);
}

double windowScale() { return scaleInForce; }
void setWindowScale(double scale) { scaleInForce = scale; }

int scaled(double length) { return static_cast<int>(std::lround(scaledReal(length))); }
double scaledReal(double length) { return length * scaleInForce; }

QMargins scaledMargins(int left, int top, int right, int bottom) {
  return {scaled(left), scaled(top), scaled(right), scaled(bottom)};
}

void rescaleFrom(double before, QWidget* window) {
  for (QWidget* widget : window->findChildren<QWidget*>())
    if (!widget->isWindow()) rescale(*widget, before);
}

}  // namespace giaguaro
