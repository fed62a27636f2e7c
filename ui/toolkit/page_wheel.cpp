#include "ui/toolkit/page_wheel.h"

#include <QEvent>
#include <QWidget>

namespace giaguaro {
namespace {

// An event that is ignored goes on to the field's parents.
class WheelRefusal : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel) return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
  }
};

}  // namespace

void leaveWheelToPage(QWidget* field) {
  field->setFocusPolicy(Qt::StrongFocus);  // nor does it bring the focus here
  field->installEventFilter(new WheelRefusal(field));
}

}  // namespace giaguaro
