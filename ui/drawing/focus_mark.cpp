#include "ui/drawing/focus_mark.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QWidget>

namespace giaguaro {
namespace {

bool isModifier(int key) {
  return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
         key == Qt::Key_AltGr;
}

// By what the program was last told something, keys or mouse.
class KeyWatch : public QObject {
 public:
  explicit KeyWatch(QObject* parent) : QObject(parent) { parent->installEventFilter(this); }

  bool goesByKeys() const { return byKeys_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    switch (event->type()) {
      case QEvent::ShortcutOverride:  // of a shortcut there is no more
      case QEvent::KeyPress:
        if (!isModifier(static_cast<QKeyEvent*>(event)->key())) follow(true);
        break;
      case QEvent::MouseButtonPress: follow(false); break;
      default: break;
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  void follow(bool byKeys) {
    if (byKeys == byKeys_) return;
    byKeys_ = byKeys;
    // A row, or a list, may show the focus of what it lies in.
    if (QWidget* const focus = QApplication::focusWidget()) focus->window()->update();
  }

  bool byKeys_ = false;
};

}  // namespace

bool showsFocus(QWidget const& widget) {
  static QPointer<KeyWatch> watch;
  if (!watch) watch = new KeyWatch(qApp);
  return widget.hasFocus() && watch->goesByKeys();
}

}  // namespace giaguaro
