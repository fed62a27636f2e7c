#include "ui/editor/editor_body.h"

#include <QPainter>

namespace giaguaro {

EditorBody::EditorBody(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void EditorBody::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void EditorBody::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  emit resized();
}

void EditorBody::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_.panel); }

}  // namespace giaguaro
