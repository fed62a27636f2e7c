// Several people at one screen: the curtain between them.
#include "ui/table/table_widget.h"
#include "ui/toolkit/stage.h"
#include "ui/window/curtain.h"
#include "ui/window/main_window.h"

namespace giaguaro {

// Beneath it everything is as nobody may see more of; it can be neither clicked nor reached by keyboard.
void MainWindow::showCurtain() {
  bool const hangs = scene_.curtain != nobody;
  if (hangs && curtain_ == nullptr) {
    curtain_ = new Curtain(glyphs_, room_);
    curtain_->setTheme(theme_);
    connect(curtain_, &Curtain::lifted, this, &MainWindow::seatTaken);
  }
  if (curtain_ == nullptr) return;
  bool const hung = !curtain_->isHidden();
  if (hangs) {
    table_->announce({});  // what was said may have been for the last person's ears
    curtain_->setScene(scene_, wording_);
    curtain_->raise();
  }
  if (hangs == hung) return;
  curtain_->setVisible(hangs);
  room_->setGroundEnabled(!hangs);
  focusHome();
}

bool MainWindow::isCurtained() const { return scene_.curtain != nobody; }

}  // namespace giaguaro
