#include "ui/sheets/stage.h"

#include <QChildEvent>
#include <QResizeEvent>

namespace giaguaro {

void Stage::setGround(QWidget* ground) {
  ground_ = ground;
  ground_->lower();
  updateGeometry();
}

void Stage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  for (QObject* child : children())
    if (auto* widget = qobject_cast<QWidget*>(child)) widget->setGeometry(rect());
}

void Stage::childEvent(QChildEvent* event) {
  QWidget::childEvent(event);
  if (event->added())
    if (auto* widget = qobject_cast<QWidget*>(event->child())) widget->setGeometry(rect());
}

}  // namespace giaguaro
