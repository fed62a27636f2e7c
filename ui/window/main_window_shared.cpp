// Several people at one screen: the curtain between them, and what is done only if all of them agree.
#include <algorithm>

#include "ui/table/table_widget.h"
#include "ui/window/agreement_sheet.h"
#include "ui/window/curtain.h"
#include "ui/window/main_window.h"
#include "ui/window/stage.h"

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

bool MainWindow::isShared() const { return std::ranges::count_if(scene_.people, &Person::human) > 1; }

void MainWindow::doIfAgreed(QString const& deed, void (MainWindow::*wanted)()) {
  if (!isShared()) return emit(this->*wanted)();
  if (agreement_ == nullptr) {
    agreement_ = new AgreementSheet(centre_);
    agreement_->setTheme(theme_);
    connect(agreement_, &AgreementSheet::givenUp, this, [this] { uncover(agreement_); });
  }
  disconnect(agreement_, &AgreementSheet::agreed, this, nullptr);
  connect(agreement_, &AgreementSheet::agreed, this, [this, wanted] {
    uncover(agreement_);
    emit(this->*wanted)();
  });
  agreement_->ask(deed, scene_.people);
  cover(agreement_);
  agreement_->focusFirst();
}

}  // namespace giaguaro
