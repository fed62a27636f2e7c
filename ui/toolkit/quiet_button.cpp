#include "ui/toolkit/quiet_button.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length quietAside{3};  // of the words, with room for the ring
constexpr Length framedAside{11};
constexpr int quietLeast = 24, framedLeast = 30;
constexpr int quietMark = 16;
constexpr Length quietMarkGap{5};

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

void QuietButton::setMark(Glyphs* glyphs, QString const& name) {
  if (glyphs_ == nullptr) connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  glyphs_ = glyphs;
  mark_ = name;
  updateGeometry();
  update();
}

void QuietButton::setFlush() {
  flush_ = true;
  updateGeometry();
}

void QuietButton::setFramed(bool framed) {
  if (framed_ == framed) return;
  framed_ = framed;
  updateGeometry();
}

void QuietButton::setPlain() {
  plain_ = true;
  update();
}

void QuietButton::setFramedPart(bool first, bool last) {
  first_ = first;
  last_ = last;
  setFramed();
}

int QuietButton::aside() const { return framed_ ? framedAside : flush_ ? 0 : quietAside; }

int QuietButton::markRoom() const { return glyphs_ == nullptr ? 0 : measure(quietMark) + quietMarkGap; }

QSize QuietButton::sizeHint() const {
  QFontMetrics const metrics(typeface(textSize_, strong_));
  return {metrics.horizontalAdvance(text()) + markRoom() + aside() + (framed_ ? framedAside : quietAside),
          qMax(measure(framed_ ? framedLeast : quietLeast), metrics.height() + scaled(6))};
}

void QuietButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = typeface(textSize_, strong_);
  bool const touched = underMouse() || isDown();
  font.setUnderline(!framed_ && (touched || (glyphs_ == nullptr && !plain_)));
  QColor const ink = touched || framed_ ? theme_.onpanel : strong_ || plain_ ? theme_.head : theme_.onpanel2;
  if (framed_) {
    painter.setPen(QPen(mixed(theme_.rule, theme_.onpanel2, theme_.plain ? 0 : 0.6), scaledReal(1)));
    painter.setBrush(isDown()       ? mixed(theme_.soft, Qt::black, 0.14)
                     : underMouse() ? mixed(theme_.soft, theme_.bestedge, 0.10)
                                    : theme_.soft);
    // Where the frame goes on its end lies outside.
    double const half = scaledReal(0.6);
    double const on = scaledReal(12);
    painter.drawRoundedRect(QRectF(rect()).adjusted(first_ ? half : -on, half, last_ ? -half : on, -half),
                            scaledReal(7), scaledReal(7));
    if (!first_) {
      painter.setPen(QPen(theme_.rule, scaledReal(1)));
      painter.drawLine(QPointF(half, scaledReal(6)), QPointF(half, height() - scaledReal(6)));
    }
    painter.setBrush(Qt::NoBrush);
  }
  if (glyphs_ != nullptr) {
    int const side = measure(quietMark);
    painter.drawPixmap(QPointF(aside(), (height() - side) / 2.0),
                       glyphs_->mark(mark_, side, devicePixelRatioF(), ink));
  }
  painter.setFont(font);
  painter.setPen(ink);
  painter.drawText(rect().adjusted(markRoom() + aside(), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
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
