#include "ui/toolkit/focus_in.h"

#include <QWidget>

namespace giaguaro {

bool focusIn(QWidget& part) {
  for (QWidget* widget = part.nextInFocusChain(); widget != &part; widget = widget->nextInFocusChain()) {
    bool const reached = part.isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
                         (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (!reached) continue;
    widget->setFocus(Qt::TabFocusReason);
    return true;
  }
  return false;
}

}  // namespace giaguaro
