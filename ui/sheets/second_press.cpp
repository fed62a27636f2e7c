#include "ui/sheets/second_press.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace giaguaro {

SecondPress::SecondPress(QWidget* owner) : QObject(owner), owner_(owner) {}

void SecondPress::start() {
  since_.start();
  qApp->installEventFilter(this);
}

void SecondPress::end() { qApp->removeEventFilter(this); }

// True: it was meant for what has gone.
bool SecondPress::eventFilter(QObject* watched, QEvent* event) {
  if (since_.elapsed() >= moment_) {
    end();
    return false;
  }
  if (!watched->isWidgetType() || static_cast<QWidget*>(watched)->window() != owner_->window()) return false;
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return true;
    case QEvent::KeyPress: break;
    default: return false;
  }
  int const key = static_cast<QKeyEvent*>(event)->key();
  bool const onward = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
  if (!onward) end();
  return onward;
}

}  // namespace giaguaro
