// Sees to it that a window is used by the mouse alone, or by keys alone, and that a key which does something
// goes to a widget that can be seen.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QWidget>

namespace giaguaro::test {

class InputWatch : public QObject {
 public:
  InputWatch() { qApp->installEventFilter(this); }

  int mouseEvents() const { return mouse_; }
  int keyEvents() const { return keys_; }
  // Of the widgets that were given Space or Enter and could not be seen.
  QStringList const& unseen() const { return unseen_; }

  bool eventFilter(QObject* watched, QEvent* event) override {
    switch (event->type()) {
      case QEvent::MouseButtonPress:
      case QEvent::MouseButtonRelease:
      case QEvent::MouseMove:
      case QEvent::Wheel: ++mouse_; break;
      case QEvent::KeyPress:
        ++keys_;
        if (auto* widget = qobject_cast<QWidget*>(watched)) look(*widget, *static_cast<QKeyEvent*>(event));
        break;
      default: break;
    }
    return false;
  }

 private:
  void look(QWidget const& widget, QKeyEvent const& event) {
    int const key = event.key();
    bool const does = key == Qt::Key_Space || key == Qt::Key_Return;
    if (!does || &widget != QApplication::focusWidget()) return;
    if (!widget.isVisible() || widget.visibleRegion().isEmpty()) unseen_ << widget.objectName();
  }

  int mouse_ = 0;
  int keys_ = 0;
  QStringList unseen_;
};

}  // namespace giaguaro::test
