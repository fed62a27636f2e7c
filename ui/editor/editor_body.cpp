#include "ui/editor/editor_body.h"

#include <QPainter>

#include "ui/drawing/window_scale.h"

namespace giaguaro {

EditorBody::EditorBody(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void EditorBody::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void EditorBody::setTextBox(QRect const& box) {
  textBox_ = box;
  update();
}

void EditorBody::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  emit resized();
}

void EditorBody::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.panel);
  painter.setPen(QPen(theme_.rule, scaledReal(1)));
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(
      QRectF(textBox_).adjusted(scaledReal(0.5), scaledReal(0.5), scaledReal(-0.5), scaledReal(-0.5)),
      scaledReal(8), scaledReal(8));
}

}  // namespace giaguaro
