// The window's fonts follow the user's while it is there. What was laid out in words of the old size is laid
// out anew as after a change of language.
#include <QApplication>
#include <QEvent>

#include "ui/help/help_window.h"
#include "ui/toolkit/typeface.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::followFont() {
  for (QWidget* window : {static_cast<QWidget*>(this), static_cast<QWidget*>(help_.get())}) {
    if (window == nullptr) continue;
    renewTypefaces(window);
    QEvent anew(QEvent::LanguageChange);
    QApplication::sendEvent(window, &anew);
  }
}

}  // namespace giaguaro
