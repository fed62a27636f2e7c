// How fast cards move in the window.
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::setMotion(MotionPace pace) { table_->setMotion(pace); }

}  // namespace giaguaro
