#include "ui/toolkit/fold_heading.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double textSize = 15;
constexpr int indent = 18;      // as that of a heading
constexpr int headingRing = 4;  // room round the words for the focus

}  // namespace

FoldHeading::FoldHeading(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::toggled, this, qOverload<>(&QWidget::update));
}

void FoldHeading::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void FoldHeading::setOpensUpwards() {
  opensUpwards_ = true;
  update();
}

QSize FoldHeading::sizeHint() const {
  return {measure(indent) + textWidth(text(), textSize, true) + 2 * headingRing,
          QFontMetrics(typeface(textSize, true)).height() + 2 * headingRing};
}

void FoldHeading::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.head);
  QPointF const middle(scaled(5), height() / 2.0);
  double const down = opensUpwards_ ? -1 : 1;
  if (isChecked())
    painter.drawPolygon(QPolygonF({middle + down * QPointF(scaledReal(-5), scaledReal(-3)),
                                   middle + down * QPointF(scaledReal(5), scaledReal(-3)),
                                   middle + down * QPointF(0, scaledReal(5))}));
  else
    painter.drawPolygon(
        QPolygonF({middle + QPointF(scaledReal(-3), scaledReal(-6)), middle + QPointF(scaledReal(5), 0),
                   middle + QPointF(scaledReal(-3), scaledReal(6))}));

  QFont font = typeface(textSize, true);
  font.setUnderline(underMouse());
  painter.setFont(font);
  painter.setPen(theme_.head);
  painter.drawText(QRect(measure(indent), 0, width() - measure(indent), height()),
                   Qt::AlignVCenter | Qt::AlignLeft, text());
  if (!showsFocus(*this)) return;
  double const right = measure(indent) + textWidth(text(), textSize, true) + headingRing;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(
      QRectF(measure(indent) - headingRing, 1, right - measure(indent) + headingRing, height() - scaled(2)),
      scaledReal(5), scaledReal(5));
}

void FoldHeading::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
    return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
