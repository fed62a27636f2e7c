// "The rest is mine": asked once more before anything is played.
#include "ui/window/confirm_sheet.h"
#include "ui/window/main_window.h"
#include "ui/window/stage.h"

namespace giaguaro {

void MainWindow::confirmClaim() {
  if (claimSheet_ == nullptr) {
    claimSheet_ = new ConfirmSheet(centre_);
    claimSheet_->setTheme(theme_);
    connect(claimSheet_, &ConfirmSheet::givenUp, this, [this] { uncover(claimSheet_); });
    connect(claimSheet_, &ConfirmSheet::confirmed, this, [this] {
      uncover(claimSheet_);
      emit claimWanted();
    });
  }
  claimSheet_->ask(
      tr("Are all the tricks that are left yours?"),
      tr("If it is certain that nobody can stop you, whatever the others hold, the rest is played "
         "at once. Else the hand goes on."),
      tr("Claim the rest"));
  cover(claimSheet_);
  claimSheet_->focusButton();
}

}  // namespace giaguaro
