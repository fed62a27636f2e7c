#include "ui/toolkit/quiet_button.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/toolkit/focus_mark.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length quietAside{3};  // of the words, with room for the ring
constexpr int quietLeast = 24;

}  // namespace

QuietButton::QuietButton(double textSize, QWidget* parent) : QPushButton(parent), textSize_(textSize) {
  setTypeface(this, textSize);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
}

void QuietButton::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void QuietButton::setTextSize(double size) {
  textSize_ = size;
  setTypeface(this, size, strong_);
  updateGeometry();
}

void QuietButton::setStrong() {
  strong_ = true;
  setTypeface(this, textSize_, true);
  updateGeometry();
}

QSize QuietButton::sizeHint() const {
  QFontMetrics const metrics(typeface(textSize_, strong_));
  return {metrics.horizontalAdvance(text()) + 2 * quietAside,
          qMax(measure(quietLeast), metrics.height() + scaled(6))};
}

void QuietButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = typeface(textSize_, strong_);
  font.setUnderline(true);
  painter.setFont(font);
  painter.setPen(underMouse() || isDown() ? theme_.onpanel : strong_ ? theme_.head : theme_.onpanel2);
  painter.drawText(rect(), Qt::AlignCenter, text());
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(2), scaled(-1), scaled(-2)),
                          scaledReal(4), scaledReal(4));
}

// Enter presses it like Space does.
void QuietButton::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QPushButton::keyPressEvent(event);
  // Ctrl+Enter is the sheet's, wherever the focus is.
  if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
