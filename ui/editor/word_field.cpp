#include "ui/editor/word_field.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include "ui/drawing/field_style.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {

QColor refusalInk(Theme const& theme) {
  bool const dark = theme.panel.lightness() < 128;
  return dark ? QColor(0xFF, 0x9A, 0x8F) : Theme::red();
}

void paintRefusal(QPainter& painter, QPointF const& middle, double radius, Theme const& theme) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(refusalInk(theme));
  painter.drawPolygon(QPolygonF{middle + QPointF(0, -radius), middle + QPointF(radius, 0),
                                middle + QPointF(0, radius), middle + QPointF(-radius, 0)});
  painter.setPen(theme.panel);
  painter.setFont(typeface(radius * 1.15, true));
  painter.drawText(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   QStringLiteral("!"));
}

WordField::WordField(QWidget* parent) : QLineEdit(parent) {
  FieldStyle::giveTo(*this);
  setTypeface(this, 15);
  setTextMargins(scaled(6), 0, scaled(6), 0);
  connect(this, &QLineEdit::cursorPositionChanged, this, qOverload<>(&QWidget::update));
}

void WordField::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void WordField::setRefused(int start, int length) {
  start_ = start;
  length_ = length;
  update();
}

void WordField::setWrong(bool wrong) {
  wrong_ = wrong;
  update();
}

void WordField::setChecked(bool checked) {
  checked_ = checked;
  update();
}

// Where a character begins: the text may have been moved to the left, as the cursor tells. Laid out as the field does it:
// the widths of single characters do not add up to that of their line.
double WordField::edgeOf(int character) const {
  QTextLayout layout(text(), font(), this);
  layout.beginLayout();
  QTextLine const line = layout.createLine();
  layout.endLayout();
  // Its rectangle is wider than the cursor, by as much on both sides.
  QRectF const cursor(cursorRect());
  return cursor.center().x() + line.cursorToX(character) - line.cursorToX(cursorPosition());
}

void WordField::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (checked_ && !text().isEmpty()) {
    auto const last = static_cast<int>(text().size());
    double const from = edgeOf(last - 1);
    double const to = edgeOf(last);
    double const below = (height() + fontMetrics().height()) / 2.0;
    if (to < width() - scaled(2)) {
      painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
      painter.drawLine(QPointF(from, below), QPointF(to, below));
    }
  }
  if (length_ == 0 && !wrong_) return;
  QColor const red = refusalInk(theme_);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(red, scaledReal(2)));
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                          scaledReal(6), scaledReal(6));
  if (length_ == 0) return;
  painter.setClipRect(rect().adjusted(scaled(4), 0, scaled(-4), 0));
  double const from = edgeOf(start_);
  double const to = edgeOf(start_ + length_);
  double const base = (height() + fontMetrics().height()) / 2.0 - 1;
  QPainterPath wave(QPointF(from, base));
  double up = -2;
  for (double x = from; x < to; x += scaledReal(4), up = -up)
    wave.quadTo(x + scaledReal(2), base + scaledReal(2) * up, x + scaledReal(4), base);
  painter.setPen(QPen(red, scaledReal(1.6)));
  painter.drawPath(wave);
}

}  // namespace giaguaro
